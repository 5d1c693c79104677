// @vitest-environment node

import { addMaterial } from '@mocks/centre/cases/materials/materials';
import { arrearsOf } from '@mocks/centre/certificates/unit-certificates';
import { moveClock } from '@mocks/centre/daily-jobs';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import { unitOf } from '@mocks/centre/kernel/people';
import { type Actor, BusinessError, type Transaction } from '@mocks/centre/kernel/transaction';
import { depositComparison } from '@mocks/centre/members/deposit-comparison';
import { depositEntries } from '@mocks/centre/members/deposit-entries';
import { closingConditions } from '@mocks/centre/members/unit/unit-closing';
import { unitInfo } from '@mocks/centre/members/unit/unit-views';
import { judge, submit } from '@mocks/centre/office/applications';
import { caseDetail, caseRowsPage, todos, withdrawCase } from '@mocks/centre/office/cases';
import { review } from '@mocks/centre/office/review';
import { listDemands } from '@mocks/centre/public/complaints/demand-replies';
import { owedRows } from '@mocks/centre/remittance/back-pay';
import { plannedDebit, setInstruction } from '@mocks/centre/remittance/debit/standing-instruction';
import { instructions } from '@mocks/centre/remittance/debit/standing-record';
import { standingState } from '@mocks/centre/remittance/list/list-views';
import { backPaymentsOf } from '@mocks/centre/remittance/list/records';
import { rosterOfDueMonth } from '@mocks/centre/remittance/list/roster-views';
import { endEarly, listReliefs } from '@mocks/centre/remittance/relief-views';
import { beforeEach, describe, expect, it } from 'vitest';
import { deferralAdvice } from '@/domain/deposit/unit-terms';
import { fenOf, moneyText, toYuan } from '@/domain/money';
import { OPERATORS, PEOPLE, UNITS } from '../../people';
import { centrePerTest } from '../fixture';
import { PNG } from '../loan-fixture';
import { ACCOUNT, HUAXIA, handIn } from '../remittance-world';
import { sendRows } from '../submit';

const centre = centrePerTest();

beforeEach(async () => {
  // The unit files each month itself.
  await at((tx) => setInstruction(tx, HUAXIA, { zt: '1', zhbh: ACCOUNT }));
  await at((tx) => setInstruction(tx, HUAXIA, { zt: '0', zhbh: '' }));
});

const at = <T>(work: (tx: Transaction) => T) => centre.transact(work);
const to = (now: string) => at((tx) => moveClock(tx, { now }));
const remit = () => at((tx) => handIn(tx, { hjfs: '02', zhbh: ACCOUNT }));

function put(tx: Transaction, ywlx: string, more: Record<string, string>): string {
  const ywlsh = issueNumber(tx, HUAXIA, ywlx);
  for (const wjlxId of ['0208', '0209']) addMaterial(tx, HUAXIA, { ywlsh, wjlxId, name: '决议.png', bytes: PNG });
  const why = { qksm: '订单减少', jyhylx: '1', jyrq: tx.today(), zgzs: '48', tyrs: '25', qunianrypjgz: '6000.00' };
  submit(tx, HUAXIA, { ywlx, ywlsh, ywwd: '0101', cns: '1', hjyy: '02', ...why, ...more });
  return ywlsh;
}

function deferred(tx: Transaction, sqhjksny: string, sqhjjsny: string, jhbjrq = '2027-06-30'): string {
  const ywlsh = put(tx, 'GJ0206', { sqhjksny, sqhjjsny, jhbjrq });
  review(tx, { ywlsh, result: 'approve', opinion: '同意' });
  return ywlsh;
}

function madeUp(tx: Transaction, rows: readonly object[], more: Record<string, string> = {}) {
  const ywlsh = issueNumber(tx, HUAXIA, 'GJ0202');
  const { pcbh } = sendRows(tx, HUAXIA, 'GJ0202', rows, ywlsh);
  addMaterial(tx, HUAXIA, { ywlsh, wjlxId: '0210', name: '工资.png', bytes: PNG });
  const usual = { bjfs: '01', bjyy: '03', hjfs: '02', sqzsje: '', zhbh: ACCOUNT, ywwd: '0101', cns: '1' };
  return submit(tx, HUAXIA, { ywlx: 'GJ0202', ywlsh, pcbh, ...usual, ...more });
}

function said(work: () => unknown): string {
  try {
    work();
  } catch (refusal) {
    if (refusal instanceof BusinessError) return Object.values(refusal.fieldErrors)[0] ?? refusal.message;
    throw refusal;
  }
  return '';
}

/** Of December and January put off, to be made up until the end of June. */
const HJSM = '缓缴至2027-01：2027-02起恢复按月汇缴，缓缴的月份自2027-02起、于2027-06-30当日24时前补缴';

const rowsOf = (tx: Transaction) => listReliefs(tx, HUAXIA, { page: 1, size: 9 }).list;
const owed = () => at((tx) => owedRows(tx, unitOf(tx, HUAXIA)));
const paidUntil = () => at((tx) => unitInfo(tx, HUAXIA).jzny);

describe('缴至年月 of a unit', () => {
  it('goes on over months put off once they are made up for everybody, and certificates reach as far', async () => {
    await at((tx) => deferred(tx, '2026-12', '2027-01'));
    await to('2027-02-02');
    const rows = await owed();
    await at((tx) => madeUp(tx, rows.slice(1)));
    expect(await paidUntil()).toBe('2026-11');
    await at((tx) => madeUp(tx, rows.slice(0, 1)));
    expect(await paidUntil()).toBe('2027-01');
    const period = { tjksny: '2026-11', tjjsny: '2027-01' };
    const wrong = await at(
      (tx) => judge(tx, HUAXIA, { ywlx: 'GJ0209', zmlx: '21', zmyt: '2', zmgs: 'PDF', ...period }).cw ?? {},
    );
    expect(wrong).not.toHaveProperty('tjjsny');
    // It goes on from there as from any month.
    expect(await at((tx) => unitInfo(tx, HUAXIA).dwyhjny)).toBe('2027-02');
    expect((await remit()).ywzt).toBe('99');
    expect(await paidUntil()).toBe('2027-02');
  });

  it('is not behind a month that was remitted before they are made up', async () => {
    await at((tx) => deferred(tx, '2026-12', '2026-12'));
    await to('2027-01-05');
    await remit();
    const rows = await owed();
    await at((tx) => madeUp(tx, rows));
    expect(await paidUntil()).toBe('2027-01');
  });
});

describe('the months made up', () => {
  it('are begun with every month that each member lacks, also where another one between them is made up', async () => {
    await at((tx) => deferred(tx, '2026-12', '2027-02'));
    await to('2027-03-02');
    const whole = await owed();
    const [one] = whole;
    await at((tx) => madeUp(tx, [{ ...one, bjksny: '2027-01', bjjsny: '2027-01' }]));
    const rows = await owed();
    expect(rows.filter(({ grzh }) => grzh === one?.grzh).map(({ bjksny, bjjsny }) => [bjksny, bjjsny])).toEqual([
      ['2026-12', '2026-12'],
      ['2027-02', '2027-02'],
    ]);
    const wbje = (await at(rowsOf))[0]?.wbje;
    await at((tx) => {
      const twice = rows.map((row) => ({ ...row, bjksny: '2026-12', bjjsny: row.bjjsny ?? '' }));
      expect(said(() => madeUp(tx, [...rows.slice(0, 1), ...twice.slice(0, 1)]))).toEqual(
        expect.stringMatching(new RegExp(`（${one?.grzh}）：2026-12重复出现，请修改明细后重新提交$`)),
      );
      const { ywlsh } = madeUp(tx, rows);
      const { je, sqnr } = caseDetail(tx, HUAXIA, { ywlsh });
      expect(je).toBe(wbje);
      expect(sqnr).toContainEqual(expect.objectContaining({ label: '补缴人数', value: '48人' }));
      // Each row says its own months alone.
      const [first, second] = caseRowsPage(tx, HUAXIA, { ywlsh, page: 1, size: 99, cx: '' }).list;
      expect(first?.slice(1, 3)).toEqual([one?.grzh, '2026-12']);
      expect(second?.slice(1, 3)).toEqual([one?.grzh, '2027-02']);
      expect(first?.[5]).toBe(second?.[5]);
    });
    expect(await owed()).toEqual([]);
  });

  it.each(['taken back', 'refused'])(
    'stay what a case was about that was %s, after another one has paid them',
    async (how) => {
      await at((tx) => deferred(tx, '2026-12', '2026-12'));
      await to('2027-01-05');
      const rows = (await owed()).slice(0, 2);
      await at((tx) => {
        const wage = { bjyy: how === 'refused' ? '04' : '03', hjfs: '03', zhbh: '' };
        const { ywlsh } = madeUp(tx, rows, wage);
        const amounts = () =>
          caseRowsPage(tx, HUAXIA, { ywlsh, page: 1, size: 9, cx: '' }).list.map((cells) => cells[5]);
        const before = amounts();
        expect(before).toHaveLength(2);
        expect(before).not.toContain('¥0.00');
        if (how === 'refused') review(tx, { ywlsh, result: 'refuse', opinion: '材料不符' });
        else withdrawCase(tx, HUAXIA, { ywlsh });
        madeUp(tx, rows);
        expect(amounts()).toEqual(before);
      });
    },
  );
});

describe('the day on which it was to be made up', () => {
  const texts = () => at((tx) => readOutbox(tx).map(({ text }) => text ?? ''));
  const asked = () => at((tx) => todos(tx, HUAXIA).find(({ title }) => title.startsWith('缓缴到期补缴')));

  it('is reminded of before and after it, demanded, and gone once it is paid: home, list, letters and SMS say the same', async () => {
    await at((tx) => deferred(tx, '2026-12', '2026-12', '2027-02-10'));
    await to('2027-01-05');
    await remit();
    await to('2027-02-03');
    const money = moneyText(UNITS.华夏精密.hjje);
    expect((await texts())[0]).toBe(
      `【住房公积金】贵单位（华夏精密制造有限公司）2026-12缓缴的${money}尚未补缴，请于2027-02-10当日24时前办理补缴。`,
    );
    await to('2027-02-05');
    await remit();
    await to('2027-02-10');
    expect(await at(rowsOf)).toMatchObject([{ zt: '3' }]);
    expect(await asked()).toMatchObject({
      title: '缓缴到期补缴',
      sxsm: expect.stringContaining('请于2027-02-10当日24时前办理'),
    });
    const letters = () => at((tx) => listDemands(tx, HUAXIA, { zt: '', page: 1, size: 9 }).list);
    expect(await letters()).toEqual([]);
    await to('2027-02-12');
    expect(await asked()).toMatchObject({
      title: '缓缴到期补缴：已逾期2天',
      sxsm: `2026-12缓缴的${money}尚未补缴，应于2027-02-10前补缴，请尽快办理`,
    });
    expect(await at(rowsOf)).toMatchObject([{ zt: '7', wbje: UNITS.华夏精密.hjje }]);
    const said = await texts();
    expect(said).toContain(
      `【住房公积金】贵单位（华夏精密制造有限公司）2026-12缓缴的${money}尚未补缴，计划补缴日期2027-02-10已过，请尽快办理补缴。`,
    );
    expect(said.join()).toContain(
      `贵单位（华夏精密制造有限公司）2026-12缓缴的住房公积金${money}尚未补缴，中心已送达催缴提醒`,
    );
    expect(await letters()).toMatchObject([
      { lx: '1', qj: '2026-12', wjje: UNITS.华夏精密.hjje, lj: '/dwwt/jcyw/dw_bj?qj=1&bjfs=01&bjyy=03' },
    ]);
    expect(await at((tx) => arrearsOf(tx, HUAXIA))).toContain('尚未补缴');
    // A part of it leaves the rest, and the next letter says so.
    const rows = await owed();
    const { hjje } = await at((tx) => {
      madeUp(tx, rows.slice(0, 1));
      return backPaymentsOf(tx.store, HUAXIA.dwzh).at(-1)?.figures ?? { hjje: 0n };
    });
    expect(await letters()).toMatchObject([{ sjje: toYuan(hjje), wjje: toYuan(fenOf(UNITS.华夏精密.hjje) - hjje) }]);
    await to('2027-02-27');
    expect((await letters()).map(({ lx }) => lx)).toEqual(['2', '1']);
    expect(await at((tx) => todos(tx, HUAXIA))).toContainEqual(
      expect.objectContaining({
        title: expect.stringContaining('责令限期缴存通知书'),
        sxsm: expect.stringContaining(
          `尚欠${moneyText(fenOf(UNITS.华夏精密.hjje) - hjje)}，请于2027-03-14当日24时前缴清`,
        ),
        lj: '/dwwt/cxyw/cjws',
      }),
    );
    await at((tx) => madeUp(tx, rows.slice(1)));
    expect((await letters()).map(({ zt }) => zt)).toEqual(['3', '3']);
    expect(await at(rowsOf)).toMatchObject([{ zt: '4' }]);
    expect((await at((tx) => todos(tx, HUAXIA))).filter(({ title }) => /补缴|限期/.test(title))).toEqual([]);
  });

  it('until it is over members read that a month is put off, and nothing of it is due; then that it is not paid', async () => {
    const LIU: Actor = { kind: 'person', grzh: PEOPLE.刘洋.grzh };
    await at((tx) => deferred(tx, '2026-12', '2026-12', '2027-02-10'));
    const shown = () =>
      at((tx) => ({
        entries: depositEntries(tx, LIU, { page: 1, size: 9 }),
        compared: depositComparison(tx, LIU, { nd: '2026', page: 1, size: 9 }).list[0],
      }));
    await to('2027-01-20');
    const before = await shown();
    expect(before.entries).toMatchObject({ wjny: [], hjyf: ['2026-12'] });
    expect(before.compared).toMatchObject({ wjny: [], hjyf: ['2026-12'], ce: '0.00' });
    await to('2027-02-11');
    expect((await shown()).compared?.wjny).toContain('2026-12');
  });
});

it('a month that is put off is made up after it, or after it was ended early: both businesses say so', async () => {
  await at((tx) => deferred(tx, '2026-12', '2027-01'));
  await to('2027-01-05');
  const row = (await owed())[0] ?? { grzh: PEOPLE.刘洋.grzh, xingming: '刘洋', bjjs: '' };
  await at((tx) => {
    const asked = { ...row, bjksny: '2026-12', bjjsny: '2026-12' };
    expect(said(() => madeUp(tx, [asked]))).toBe(`2026-12至2027-01已批准缓缴：${deferralAdvice('2027-01')}`);
    const lines = judge(tx, HUAXIA, { ywlx: 'GJ0201' }).tj ?? [];
    expect(lines.find(({ tjbh }) => tjbh === 'DWZT')).toMatchObject({ mz: false, xyb: deferralAdvice('2027-01') });
    expect(lines.find(({ tjbh }) => tjbh === 'HJNY')).toMatchObject({ sjz: '目前没有应汇缴的月份' });
  });
});

describe('ended early', () => {
  it('on a day on which the month of it cannot be paid in time any more, it goes on with the next one, as was said before', async () => {
    const ywlsh = await at((tx) => deferred(tx, '2026-12', '2027-03'));
    await to('2027-02-20');
    await at((tx) => {
      // What the question says before: three months, of which the last one is not over yet.
      const tqbje = toYuan(3n * fenOf(UNITS.华夏精密.hjje));
      expect(rowsOf(tx)).toMatchObject([{ hfny: '2027-03', hfjzrq: '2027-03-15', tqbje }]);
      expect(said(() => endEarly(tx, HUAXIA, { ywlsh, hfny: '2027-02' }))).toBe(
        '现在提前结束的，2027-03起恢复按月汇缴，请重新确认',
      );
      expect(endEarly(tx, HUAXIA, { ywlsh, hfny: '2027-03' })).toMatchObject({
        ksny: '2026-12',
        jsny: '2027-02',
        hfny: '',
      });
      const sent = readOutbox(tx).map(({ to: phone, text }) => `${phone} ${text}`);
      expect(sent).toContain(
        `${OPERATORS.吴晓东.jbrsjhm} 【住房公积金】贵单位（华夏精密制造有限公司）已提前结束缓缴，2027-03起恢复按月汇缴（请于2027-03-15当日24时前缴款），2026-12至2027-02缓缴的月份请自2027-03起、于2027-06-30当日24时前办理补缴。`,
      );
      // Who was told until when hears that it is sooner.
      expect(sent.filter((one) => one.startsWith(`${PEOPLE.刘洋.sjhm} `)).join()).toMatch(
        /提前结束2026-12至2027-03的缓缴，2027-03起恢复按月缴存住房公积金，2026-12至2027-02缓缴的月份计划于2027-06-30前补缴/,
      );
    });
    await to('2027-03-01');
    const { yj } = await at((tx) => unitInfo(tx, HUAXIA));
    expect(yj).toMatchObject({ hjny: '2027-03', jzrq: '2027-03-15', yqyf: [] });
  });

  it('in its last month, whose last day is over, there is nothing left to end', async () => {
    const ywlsh = await at((tx) => deferred(tx, '2026-12', '2027-02'));
    await to('2027-02-20');
    await at((tx) => {
      expect(rowsOf(tx)).toMatchObject([{ zt: '2', hfny: '' }]);
      expect(said(() => endEarly(tx, HUAXIA, { ywlsh, hfny: '2027-02' }))).toContain(
        '2027-03起恢复按月汇缴，无需提前结束',
      );
    });
  });

  it('before it begins it does not begin, and the members hear it', async () => {
    const ywlsh = await at((tx) => deferred(tx, '2026-12', '2027-03'));
    await at((tx) => {
      expect(endEarly(tx, HUAXIA, { ywlsh, hfny: '2026-12' })).toMatchObject({ zt: '5' });
      expect(
        readOutbox(tx)
          .map(({ text }) => text)
          .join(),
      ).toContain('2026-12起恢复按月缴存住房公积金。有异议');
    });
  });
});

it('a month whose last day is over is not put off after the fact', async () => {
  await to('2026-12-20');
  const asked = { jhbjrq: '2027-06-30', sqhjjsny: '2027-02' };
  expect(await at((tx) => said(() => put(tx, 'GJ0206', { ...asked, sqhjksny: '2026-12' })))).toBe(
    '2026-12逾期未缴，请先缴清，再申请缓缴以后的月份',
  );
});

describe('缓缴 of an account', () => {
  it('begins with its month: approved before, the account is normal and home says which months are put off', async () => {
    await at((tx) => deferred(tx, '2026-12', '2027-01'));
    await at((tx) => {
      expect(rowsOf(tx)).toMatchObject([{ zt: '1' }]);
      const { dwzhzt, dwyhjny, yj, wyjsm } = unitInfo(tx, HUAXIA);
      expect([dwzhzt, dwyhjny, yj]).toEqual(['01', '2026-12', undefined]);
      expect(wyjsm).toBe('2026-12至2027-01已批准缓缴，目前没有应汇缴的月份');
      expect(unitInfo(tx, HUAXIA).hjsm).toBe(HJSM);
      expect(said(() => handIn(tx, { hjfs: '02', zhbh: ACCOUNT }))).toBe('2026-12已批准缓缴，不能办理汇缴');
    });
    await to('2026-12-01');
    expect(await at((tx) => unitInfo(tx, HUAXIA))).toMatchObject({
      dwzhzt: '03',
      wyjsm: '单位正在缓缴，目前没有应汇缴的月份',
      hjsm: HJSM,
    });
    await to('2027-02-01');
    expect(await at((tx) => unitInfo(tx, HUAXIA))).toMatchObject({ dwzhzt: '01', hjsm: '' });
  });

  it('a debit that would fall into it is not announced', async () => {
    await at((tx) => setInstruction(tx, HUAXIA, { zt: '1', zhbh: ACCOUNT }));
    await at((tx) => deferred(tx, '2026-12', '2027-01'));
    await at((tx) => {
      expect(plannedDebit(tx, unitOf(tx, HUAXIA))).toBe('');
      expect(standingState(tx, HUAXIA)).toMatchObject({ scrq: '2027-02-15' });
    });
  });
});

describe('缓缴记录', () => {
  it('says until its end what follows, of the last one where it is prolonged', async () => {
    await at((tx) => deferred(tx, '2026-12', '2027-01'));
    const follows = () => at((tx) => rowsOf(tx).map(({ qmsm }) => qmsm));
    expect(await follows()).toEqual(['2027-02起恢复按月汇缴，缓缴的月份自2027-02起、于2027-06-30当日24时前补缴']);
    await to('2027-01-06');
    await at((tx) => deferred(tx, '2027-02', '2027-03', '2027-09-30'));
    const last = '2027-04起恢复按月汇缴，缓缴的月份自2027-04起、于2027-09-30当日24时前补缴';
    expect(await follows()).toEqual([last, '']);
    expect(await at((tx) => unitInfo(tx, HUAXIA).hjsm)).toBe(`缓缴至2027-03：${last}`);
    await to('2027-04-02');
    expect(await follows()).toEqual(['', '']);
  });

  it('counts what can be remitted in time no more, while it runs too: what ending it early would leave', async () => {
    await at((tx) => deferred(tx, '2026-12', '2027-01'));
    await to('2026-12-10');
    expect(await at(rowsOf)).toMatchObject([{ zt: '2', wbje: '0.00' }]);
    await to('2026-12-31');
    const { hjje } = UNITS.华夏精密;
    expect(await at(rowsOf)).toMatchObject([{ zt: '2', wbje: hjje, tqbje: hjje, hfny: '2027-01' }]);
    await to('2027-01-06');
    expect(await at(rowsOf)).toMatchObject([{ zt: '2', wbje: UNITS.华夏精密.hjje, xhj: '' }]);
  });

  it('what is made up stays made up while another deferral follows it', async () => {
    await at((tx) => deferred(tx, '2026-12', '2026-12'));
    await to('2027-01-05');
    const rows = await owed();
    await at((tx) => madeUp(tx, rows));
    await at((tx) => deferred(tx, '2027-01', '2027-02'));
    const states = () => at((tx) => rowsOf(tx).map(({ ksny, zt }) => [ksny, zt]));
    for (const [day, zt] of [
      ['2027-01-05', '2'],
      ['2027-02-03', '2'],
      ['2027-03-02', '3'],
    ] as const) {
      await to(day);
      expect(await states()).toEqual([
        ['2027-01', zt],
        ['2026-12', '4'],
      ]);
    }
  });
});

describe('while months are put off, and after', () => {
  it('a month from before that is overdue is demanded further, step by step; none that is put off', async () => {
    await at((tx) => deferred(tx, '2027-01', '2027-06', '2027-12-31'));
    await to('2027-01-17');
    const letters = await at((tx) => listDemands(tx, HUAXIA, { zt: '', page: 1, size: 9 }).list);
    expect(letters.map(({ lx, qj, sdrq }) => [lx, qj, sdrq])).toEqual([
      ['3', '2026-12', '2027-01-17'],
      ['2', '2026-12', '2027-01-01'],
      ['1', '2026-12', '2026-12-16'],
    ]);
  });

  it('the pre-check of a remittance names the early end, and no month that would be due', async () => {
    await at((tx) => deferred(tx, '2026-12', '2027-01'));
    const { tj } = await at((tx) => judge(tx, HUAXIA, { ywlx: 'GJ0201' }));
    expect(tj.filter(({ mz }) => !mz)).toMatchObject([
      { tjbh: 'DWZT', xyb: expect.stringContaining('提前结束缓缴'), lj: '/dwwt/cxyw/hjjbjl' },
    ]);
    expect(tj.find(({ tjbh }) => tjbh === 'HJNY')?.sjz).toBe('目前没有应汇缴的月份');
  });

  it('the first list after says with which month it is compared, on page and case; others say last month', async () => {
    const start = await at((tx) => rosterOfDueMonth(tx, HUAXIA, { hjny: '2026-12', hjksfs: '2' }));
    expect(start.syny).toBe('');
    await at((tx) => deferred(tx, '2026-12', '2027-01'));
    await to('2027-02-05');
    const first = await at((tx) => rosterOfDueMonth(tx, HUAXIA, { hjny: '2027-02', hjksfs: '2' }));
    expect(first.syny).toBe('2026-11');
    const { ywlsh } = await remit();
    const { sqnr } = await at((tx) => caseDetail(tx, HUAXIA, { ywlsh }));
    expect(sqnr.map(({ label }) => label)).toContain('上次汇缴（2026-11）');
  });

  it('a unit that ends owes the months put off: they are made up, and in the deferral it is ended first', async () => {
    await at((tx) => deferred(tx, '2026-12', '2027-01'));
    await to('2026-12-20');
    const line = () =>
      at((tx) => closingConditions({ tx, actor: HUAXIA, ywlsh: '' }).find(({ tjbh }) => tjbh === 'QJYF'));
    expect(await line()).toMatchObject({ sjz: '2026-12有职工尚未缴存', lj: '/dwwt/cxyw/hjjbjl' });
    await to('2027-02-05');
    await remit();
    expect(await line()).toMatchObject({ sjz: '2026-12、2027-01有职工尚未缴存', lj: '/dwwt/jcyw/dw_bj' });
    const rows = await owed();
    expect((await at((tx) => madeUp(tx, rows))).ywzt).toBe('99');
    expect(await line()).toMatchObject({ mz: true, sjz: '没有' });
  });
});

describe('a deferral whose first month is paid before it is answered', () => {
  const MONTHS = { sqhjksny: '2026-12', sqhjjsny: '2027-02', jhbjrq: '2027-06-30' };
  const warned = (more: object = {}) =>
    at((tx) => judge(tx, HUAXIA, { ywlx: 'GJ0206', ...MONTHS, ...more }).tsxx ?? []);

  it('is warned of before it is handed in: by debit, or by its last day; a later first month is not', async () => {
    await to('2026-12-07');
    const way = '早于承诺办结日2026-12-21：请先按月汇缴，或从2027-01起申请缓缴';
    expect(await warned()).toEqual([`2026-12应于2026-12-15当日24时前汇缴，${way}`]);
    // Without an instruction of its own the agreement of the counter debits the month.
    await at((tx) => instructions(tx.store).delete(HUAXIA.dwzh));
    expect(await warned()).toEqual([`2026-12将于2026-12-15自动扣款，${way}`]);
    expect(await warned({ sqhjksny: '2027-01' })).toEqual([]);
  });

  it('begins with the first unpaid month, and case, paper, message and SMS say so; the opinion stays', async () => {
    const ywlsh = await at((tx) => put(tx, 'GJ0206', MONTHS));
    await remit();
    await at((tx) => review(tx, { ywlsh, result: 'approve', opinion: '材料齐全' }));
    const { lc, sqnr } = await at((tx) => caseDetail(tx, HUAXIA, { ywlsh }));
    const effect = '2027-01至2027-02缓缴（2026-12已经汇缴，不缓缴）';
    expect(lc.at(-1)?.yj).toContain(effect);
    expect(lc.map(({ yj }) => yj).join()).toContain('材料齐全');
    expect(sqnr).toContainEqual(expect.objectContaining({ label: '缓缴期限', value: '2027-01至2027-02，2个月' }));
    expect(await at(rowsOf)).toMatchObject([{ ksny: '2027-01', jsny: '2027-02' }]);
    const told = await at((tx) => readOutbox(tx).map(({ text = '' }) => text));
    expect(told.some((text) => text.includes(effect))).toBe(true);
    expect(told.some((text) => text.includes('经批准缓缴2027-01至2027-02'))).toBe(true);
  });

  it('of that month alone nothing is left: not registered, with the opinion in its course', async () => {
    const ywlsh = await at((tx) => put(tx, 'GJ0206', { ...MONTHS, sqhjjsny: '2026-12' }));
    await remit();
    await at((tx) => review(tx, { ywlsh, result: 'approve', opinion: '材料齐全' }));
    const { lc, ywzt } = await at((tx) => caseDetail(tx, HUAXIA, { ywlsh }));
    expect(ywzt).toBe('80');
    expect(lc.map(({ yj }) => yj).join()).toContain('材料齐全');
    expect(await at(rowsOf)).toEqual([]);
  });
});
