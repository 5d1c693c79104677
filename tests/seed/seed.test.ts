// @vitest-environment node

import type { Centre } from '@mocks/centre/centre';
import { balanceAt, balanceOf, memberAccount, postingsOf, trialBalance } from '@mocks/centre/kernel/accounts/ledger';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { findPersonByZjhm, findUnitByDwzh, persons } from '@mocks/centre/kernel/people';
import type { Actor } from '@mocks/centre/kernel/transaction';
import { projectsOfDeveloper } from '@mocks/centre/loans/developers/project-views';
import { depositEntries } from '@mocks/centre/members/deposit-entries';
import { balanceHistoryOf, completeness, depositAccount, loansOfPerson } from '@mocks/centre/members/person-views';
import { unitCompleteness, unitConsents, unitInfo } from '@mocks/centre/members/unit/unit-views';
import { todos } from '@mocks/centre/office/cases';
import { seedPeople, seedUnits } from '@mocks/seed/people';
import { beforeAll, describe, expect, it } from 'vitest';
import { daysBetween } from '@/domain/dates';
import { isBankCard } from '@/domain/identity/bank-card';
import { isIdNumber } from '@/domain/identity/id-number';
import { centreOn, GUO_LEI, LIU_YANG, MA_XIAOYAN, person, ZHANG_JIANGUO } from '../centre/fixture';
import { DEVELOPERS, OPERATORS, PEOPLE, UNITS } from '../people';

let centre: Centre;
beforeAll(async () => {
  centre = await centreOn();
});

describe('people', () => {
  it.each(Object.values(PEOPLE))('$xingming', async ({ zjhm, grzh, xingming, sjhm }) => {
    const found = await centre.transact((tx) => findPersonByZjhm(tx, zjhm));
    expect(found).toMatchObject({ grzh, xingming, sjhm });
  });

  it.each([
    [PEOPLE.张建国, '0'],
    [PEOPLE.李晓梅, '1'],
    [PEOPLE.王志强, '2'],
  ])('$xingming: how complete the information is', async (one, status) => {
    expect(await centre.transact((tx) => completeness(tx, person(one)))).toMatchObject({ status });
  });

  it('have the cards, loans and balances that tests speak of', async () => {
    for (const one of [PEOPLE.张建国, PEOPLE.刘洋, PEOPLE.周凯]) {
      expect(seedPeople.find(({ zjhm }) => zjhm === one.zjhm)?.bankCard?.yhzh).toBe(one.yhzh);
    }
    for (const one of [PEOPLE.张建国, PEOPLE.何静, PEOPLE.郭磊]) {
      expect(await centre.transact((tx) => loansOfPerson(tx, person(one)))).toMatchObject([{ dkzh: one.dkzh }]);
    }
    const { grzhye } = await centre.transact((tx) => depositAccount(tx, LIU_YANG));
    expect(grzhye).toBe(PEOPLE.刘洋.grzhye);
  });

  it('have ID numbers and cards that stand any check', () => {
    for (const { zjhm, bankCard } of seedPeople) {
      expect(isIdNumber(zjhm), zjhm).toBe(true);
      if (bankCard) expect(isBankCard(bankCard.yhzh), bankCard.yhzh).toBe(true);
    }
  });

  it('all have ID and account numbers of their own', async () => {
    const all = await centre.transact((tx) => [...persons(tx.store).values()]);
    expect(new Set(all.map(({ zjhm }) => zjhm)).size).toBe(all.length);
    expect(all.every(({ zjhm }) => isIdNumber(zjhm))).toBe(true);
    expect(all.length).toBeGreaterThan(10_040);
  });
});

describe('张建国', () => {
  it('worked for two employers under one account', async () => {
    const { list, total } = await centre.transact((tx) =>
      depositEntries(tx, ZHANG_JIANGUO, { gjmxlx: '01', page: 1, size: 100 }),
    );
    expect(total).toBe(41);
    expect(list.map(({ hjny, dwmc, dwfse, grfse, fse }) => [hjny, dwmc, dwfse, grfse, fse])).toEqual(
      expect.arrayContaining([
        ['2023-07', '蓝天科技有限公司', '1560.00', '1560.00', '3120.00'],
        ['2024-12', '蓝天科技有限公司', '1704.00', '1704.00', '3408.00'],
        ['2025-01', '华夏精密制造有限公司', '1872.00', '1872.00', '3744.00'],
        ['2026-11', '华夏精密制造有限公司', '2160.00', '2160.00', '4320.00'],
      ]),
    );
  });

  it('has real interest of each 30 June, by the day', async () => {
    const { list } = await centre.transact((tx) =>
      depositEntries(tx, ZHANG_JIANGUO, { gjmxlx: '09', page: 1, size: 10 }),
    );
    expect(list.map(({ jzrq }) => jzrq)).toEqual(['2026-06-30', '2025-06-30', '2024-06-30']);
    const account = memberAccount(ZHANG_JIANGUO.grzh);
    const postings = await centre.transact((tx) => postingsOf(tx.store, account));
    for (const { jzrq, fse } of list) {
      const year = Number(jzrq.slice(0, 4));
      // Worked out again another way: the balance of every single day, summed up.
      let products = 0n;
      const days = daysBetween(`${year - 1}-07-01`, `${year}-07-01`);
      for (let day = 0; day < days; day += 1) {
        for (const { entry, line } of postings) {
          if (entry.kind === '09' && entry.date === jzrq) continue;
          if (daysBetween(entry.date, `${year - 1}-07-01`) + day >= 0) products += line.fen;
        }
      }
      const hundredths = (products * 15n * 10n) / (1000n * 360n);
      const fen = (hundredths + 5n) / 10n;
      expect(fse).toBe(`${fen / 100n}.${String(fen % 100n).padStart(2, '0')}`);
    }
  });

  it('repays a loan by its schedule', async () => {
    const [loan] = await centre.transact((tx) => loansOfPerson(tx, ZHANG_JIANGUO));
    expect(loan).toMatchObject({
      htdkje: '600000.00',
      dqyhje: PEOPLE.张建国.yhje,
      htdkqx: 240,
      syqs: 223,
      zxll: '2.600',
      dkzhzt: '1',
      xqhkrq: '2026-12-20',
      yqfx: '0.00',
    });
    // Balance after 17 instalments by the closed formula, within the rounding of 17 interests.
    const growth = (1 + 0.026 / 12) ** 17;
    const closed = 600_000 * growth - 3208.73 * ((growth - 1) / (0.026 / 12));
    expect(Math.abs(Number(loan?.dkye) - closed)).toBeLessThan(0.1);
  });
});

it('郭磊 is overdue with a penalty by the day', async () => {
  const [loan] = await centre.transact((tx) => loansOfPerson(tx, GUO_LEI));
  expect(loan).toMatchObject({ dkzhzt: '2', syqs: 45 });
  // Three instalments of 5,271.46, 70, 40 and 9 days late at 2.1 % × 1.5 / 360, each half up: 32.29 + 18.45 + 4.15.
  expect(Number(loan?.yqbj) + Number(loan?.yqlx)).toBeCloseTo(15_814.38, 2);
  expect(loan?.yqfx).toBe('54.89');
});

it('马晓燕 has paid two months', async () => {
  const account = await centre.transact((tx) => depositAccount(tx, MA_XIAOYAN));
  expect(account).toMatchObject({ lxzcjcys: 2, jzny: '2026-11', yjce: '1680.00', khrq: '2026-10-10' });
});

it('what waits for 李晓梅, 王志强 and 新城餐饮 is their own information, and what their unit has not confirmed', async () => {
  const waiting = async (actor: Actor) =>
    (await centre.transact((tx) => todos(tx, actor))).map(({ ywlx, title }) => [ywlx, title]);
  expect(await waiting(person(PEOPLE.李晓梅))).toEqual([['GJ0302', '完善个人基本信息']]);
  expect(await waiting({ kind: 'unit', dwzh: UNITS.新城餐饮.dwzh })).toEqual([
    ['GJ0103', '完善单位关键信息'],
    ['', '确认单位结息对账单'],
  ]);
  expect(await waiting(person(PEOPLE.王志强))).toEqual([['', '完善个人关键信息']]);
  expect(await waiting({ kind: 'developer', kfsbh: DEVELOPERS.安居置业.kfsbh })).toEqual([]);
});

it('the balance history ends at the balance', async () => {
  const [points, account] = await centre.transact((tx) => [
    balanceHistoryOf(tx, LIU_YANG),
    depositAccount(tx, LIU_YANG),
  ]);
  expect(points[0]?.ny).toBe('2023-07');
  expect(points).toHaveLength(41);
  expect(points.at(-1)).toEqual({ ny: '2026-11', grzhye: account.grzhye });
  const june = await centre.transact((tx) => balanceAt(tx.store, memberAccount(LIU_YANG.grzh), '2026-06-30'));
  expect(points.find(({ ny }) => ny === '2026-06')?.grzhye).toBe(
    `${june / 100n}.${String(june % 100n).padStart(2, '0')}`,
  );
});

it('tells of the last weeks, not of years', async () => {
  const box = await centre.transact((tx) => listMessages(tx, ZHANG_JIANGUO, { page: 1, size: 50 }));
  expect(box.list[0]).toMatchObject({ title: '还款已扣划', fssj: '2026-11-20 09:00:00', ydzt: '0' });
  expect(box.list.map((message) => message.nr)).toContain('您2026-11的住房公积金4,320.00元已入账，余额243,552.13元。');
  expect(box.total).toBeLessThan(10);
  expect(box.wdsl).toBe(box.total);
});

describe('units', () => {
  it('have 48 and 10,000 members', async () => {
    const info = (dwzh: string) => centre.transact((tx) => unitInfo(tx, { kind: 'unit', dwzh }));
    expect(await info(UNITS.华夏精密.dwzh)).toMatchObject({
      dwmc: '华夏精密制造有限公司',
      dwjcrs: 48,
      jzny: '2026-11',
      zsye: '0.00',
    });
    expect(await info(UNITS.东方云商.dwzh)).toMatchObject({ dwmc: '东方云商集团', dwjcrs: 10_000, dwyhjny: '2026-12' });
  });

  it.each(Object.values(UNITS))('$dwmc', async ({ dwmc, dwzh }) => {
    expect(await centre.transact((tx) => findUnitByDwzh(tx, dwzh))).toMatchObject({ dwmc });
  });

  it('have the credit codes that tests speak of', async () => {
    for (const { dwzh, tyshxydm } of [UNITS.华夏精密, UNITS.启明教育, UNITS.融资担保]) {
      expect(await centre.transact((tx) => findUnitByDwzh(tx, dwzh))).toMatchObject({ tyshxydm });
    }
  });

  it('are acted for by the operators that tests speak of', () => {
    const all = seedUnits.flatMap(({ operator, operators = [] }) => [
      operator,
      ...operators.map(({ jbrxm, jbrzjhm, jbrsjhm }) => ({ jbrxm, jbrzjhm, jbrsjhm })),
    ]);
    for (const one of Object.values(OPERATORS)) expect(all).toContainEqual(one);
  });

  it('show what is missing', async () => {
    const unit = { kind: 'unit', dwzh: UNITS.新城餐饮.dwzh } as const;
    expect(await centre.transact((tx) => unitCompleteness(tx, unit))).toMatchObject({
      status: '2',
      qsx: [{ xm: '法定代表人' }],
    });
    expect(await centre.transact((tx) => unitConsents(tx, unit))).toMatchObject({ sftyxy: '1', sfqr: '0' });
    const good = { kind: 'unit', dwzh: UNITS.华夏精密.dwzh } as const;
    expect(await centre.transact((tx) => unitConsents(tx, good))).toEqual({ sftyxy: '1', sfqr: '1', tysj: '' });
  });

  it('the developer has five projects', async () => {
    const projects = await centre.transact((tx) =>
      projectsOfDeveloper(tx, { kind: 'developer', kfsbh: DEVELOPERS.安居置业.kfsbh }),
    );
    expect(projects).toHaveLength(5);
  });
});

it.each(['2026-11-21', '2026-11-14', '2026-06-30', '2027-01-01', '2028-02-29'])(
  'balances and stands whole when first started on %s',
  async (day) => {
    const started = await centreOn(day);
    const [sum, account, newcomer] = await started.transact((tx) => [
      trialBalance(tx.store),
      depositAccount(tx, person(PEOPLE.刘洋)),
      depositAccount(tx, MA_XIAOYAN),
    ]);
    expect(sum).toBe(0n);
    expect(account.lxzcjcys).toBeGreaterThan(80);
    expect(newcomer.lxzcjcys).toBe(2);
    const big = await started.transact((tx) => balanceOf(tx.store, memberAccount('130000000000')));
    expect(big).toBeGreaterThan(0n);
  },
);
