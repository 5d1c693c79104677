// @vitest-environment node

import { answerTwoPerson, proposeTwoPerson } from '@mocks/centre/access/two-person';
import { addPart, closeBatch, openBatch } from '@mocks/centre/cases/batches';
import { cases } from '@mocks/centre/cases/case-states';
import { addMaterial } from '@mocks/centre/cases/materials/materials';
import type { Centre } from '@mocks/centre/centre';
import { depositFacts } from '@mocks/centre/certificates/deposit-certificate';
import { moveClock } from '@mocks/centre/daily-jobs';
import { paidMonths } from '@mocks/centre/kernel/account-figures';
import { type Desk, Refusal } from '@mocks/centre/kernel/desk';
import { balanceOf, memberAccount, trialBalance } from '@mocks/centre/kernel/ledger';
import { listMessages } from '@mocks/centre/kernel/messages';
import { issueNumber } from '@mocks/centre/kernel/numbers';
import { findPersonByZjhm, persons, unitOf, units } from '@mocks/centre/kernel/people';
import { endedAfter, onTerms } from '@mocks/centre/kernel/spans';
import { listAdjustments } from '@mocks/centre/members/adjustment-records';
import { baseMembers } from '@mocks/centre/members/bases/base-members';
import { incomingMember, remindFormerUnit } from '@mocks/centre/members/incoming-member';
import { depositAccount } from '@mocks/centre/members/person-views';
import { ratioSums } from '@mocks/centre/members/ratio-change';
import { unitInfo } from '@mocks/centre/members/unit-views';
import { judge, submit } from '@mocks/centre/office/applications';
import { caseDetail, caseRowsPage, todos } from '@mocks/centre/office/cases';
import { review } from '@mocks/centre/office/review';
import { owedRows } from '@mocks/centre/remittance/back-pay';
import { endEarly, listReliefs } from '@mocks/centre/remittance/relief-views';
import { bookedRoster, dueRoster } from '@mocks/centre/remittance/roster';
import { remittanceStart } from '@mocks/centre/remittance/roster-views';
import { availablePending } from '@mocks/centre/remittance/settle';
import { setInstruction } from '@mocks/centre/remittance/standing';
import { beforeEach, describe, expect, it } from 'vitest';
import { toYuan } from '@/domain/money';
import { baseInMonth, monthlySum } from '@/domain/unit-terms';
import { OPERATORS, PEOPLE, UNITS } from '../../people';
import { centreOn, person } from '../fixture';
import { sendRows } from '../hand-in';
import { PNG } from '../loan-fixture';
import { ACCOUNT, HUAXIA, handIn } from '../remittance-world';

const PAGE = { page: 1, size: 20 };
const LIU_YANG = person(PEOPLE.刘洋);
const { dwzh } = HUAXIA;

let centre: Centre;
beforeEach(async () => {
  centre = await centreOn();
  // The unit files each month itself.
  await centre.transact((desk) => setInstruction(desk, HUAXIA, { zt: '1', zhbh: ACCOUNT }));
  await centre.transact((desk) => setInstruction(desk, HUAXIA, { zt: '0', zhbh: '' }));
});

const RATIO = { tzhdwjcbl: '10', tzhgrjcbl: '8', sxny: '2027-01', tzyy: '经营困难' };
const RESOLUTION = {
  qksm: '订单减少',
  jyhylx: '1',
  jyrq: '2026-11-10',
  zgzs: '48',
  tyrs: '25',
  qunianrypjgz: '6000.00',
};
const LOWER = { sqdwjcbl: '5', sqgrjcbl: '6', sqksny: '2026-12', sqjsny: '2027-01', jdyy: '02', ...RESOLUTION };
const DEFERRED = { sqhjksny: '2026-12', sqhjjsny: '2027-01', hjyy: '02', jhbjrq: '2027-06-30', ...RESOLUTION };

/** Handed in with the papers it may need. */
function apply(desk: Desk, ywlx: string, values: Record<string, string>) {
  const ywlsh = issueNumber(desk, HUAXIA, ywlx);
  if (ywlx !== 'GJ0204') {
    for (const wjlxId of ['0208', '0209']) addMaterial(desk, HUAXIA, { ywlsh, wjlxId, name: '决议.png', bytes: PNG });
  }
  return submit(desk, HUAXIA, { ywlx, ywlsh, ywwd: '0101', cns: '1', ...values });
}

function approved(desk: Desk, ywlx: string, values: Record<string, string>): string {
  const { ywlsh, ywzt } = apply(desk, ywlx, values);
  if (ywzt === '98') review(desk, { ywlsh, result: 'approve', opinion: '同意' });
  return ywlsh;
}

function said(work: () => unknown): string {
  try {
    work();
  } catch (refusal) {
    if (refusal instanceof Refusal) return Object.values(refusal.fieldErrors ?? {})[0] ?? refusal.message;
    throw refusal;
  }
  return '';
}

const messageTitles = (desk: Desk): string[] =>
  listMessages(desk, HUAXIA, { page: 1, size: 50 }).list.map(({ title }) => title);

const remit = (desk: Desk) => handIn(desk, { hjfs: '02', zhbh: ACCOUNT });
const monthly = (desk: Desk) => {
  const { dwjcbl, grjcbl, dwyjce, gryjce } = depositAccount(desk, LIU_YANG);
  return { dwjcbl, grjcbl, dwyjce, gryjce };
};

describe('a change of terms above the unit’s own limit', () => {
  const WU = { ...HUAXIA, operator: OPERATORS.吴晓东.jbrzjhm };
  const SEALED = { grzh: PEOPLE.刘洋.grzh, xingming: '刘洋', fcyy: '03', fcny: '2026-12', lzrq: '' };

  it.each([
    ['lower ratios', 'GJ0204', { ...RATIO, tzhdwjcbl: '9', tzhgrjcbl: '9' }],
    ['a relief', 'GJ0205', LOWER],
    ['months put off', 'GJ0206', DEFERRED],
  ])('waits for the second operator: %s', (_, ywlx, values) =>
    centre.transact((desk) => {
      proposeTwoPerson(desk, WU, { zt: '0', xe: '1000.00' });
      answerTwoPerson(desk, { ...HUAXIA, operator: OPERATORS.邢芳.jbrzjhm }, { ty: '1' });
      const { ywlsh } = apply(desk, ywlx, values);
      expect(caseDetail(desk, WU, { ywlsh }).ztsm?.mc).toBe('待单位复核');
    }),
  );

  it('counts by how much a month moves, not by what it comes to; so does a sealing', () =>
    centre.transact((desk) => {
      proposeTwoPerson(desk, WU, { zt: '0', xe: '50000.00' });
      answerTwoPerson(desk, { ...HUAXIA, operator: OPERATORS.邢芳.jbrzjhm }, { ty: '1' });
      expect(apply(desk, 'GJ0204', { ...RATIO, tzhdwjcbl: '11', tzhgrjcbl: '12' }).ywzt).toBe('99');
      proposeTwoPerson(desk, WU, { zt: '0', xe: '2000.00' });
      answerTwoPerson(desk, { ...HUAXIA, operator: OPERATORS.邢芳.jbrzjhm }, { ty: '1' });
      const ywlsh = issueNumber(desk, HUAXIA, 'GJ0305');
      const { pcbh } = sendRows(desk, HUAXIA, 'GJ0305', [SEALED], ywlsh);
      submit(desk, HUAXIA, { ywlx: 'GJ0305', ywlsh, ywwd: '0101', cns: '1', pcbh });
      expect(caseDetail(desk, WU, { ywlsh }).ztsm?.mc).toBe('待单位复核');
    }));
});

describe('the terms of a month', () => {
  const lower = (sqdwjcbl: string) => ({ ...LOWER, ywlx: 'GJ0205', ywwd: '0101', cns: '1', sqdwjcbl, sqgrjcbl: '5' });
  const cheaper = (desk: Desk) =>
    submit(desk, HUAXIA, {
      ...RATIO,
      ywlx: 'GJ0204',
      ywlsh: issueNumber(desk, HUAXIA, 'GJ0204'),
      ywwd: '0101',
      cns: '1',
    });

  it('hardship lies below the ratios of each of its months, not of the first one alone', () =>
    centre.transact((desk) => {
      cheaper(desk);
      expect(judge(desk, HUAXIA, lower('11')).cw).toEqual({ sqdwjcbl: '申请比例应低于现比例（10%）' });
      expect(judge(desk, HUAXIA, { ...lower('11'), sqjsny: '2026-12' }).cw).toEqual({});
      expect(judge(desk, HUAXIA, lower('9')).cw).toEqual({});
    }));

  it('a unit at the least ratio already is told so before the form, with what else there is', () =>
    centre.transact((desk) => {
      const least = () => judge(desk, HUAXIA, { ywlx: 'GJ0205' }).tj.find(({ tjbh }) => tjbh === 'DWBL');
      expect(least()).toMatchObject({ mz: true });
      const unit = units(desk.store).get(HUAXIA.dwzh);
      if (unit) units(desk.store).put(unit.dwzh, { ...unit, dwjcbl: '5' });
      expect(least()).toMatchObject({ mz: false, sjz: '5%', xyb: '已按最低比例缴存，仍有困难的可以申请缓缴' });
      expect(said(() => apply(desk, 'GJ0205', LOWER))).toContain('单位缴存比例已是最低的5%，不能再降低');
    }));

  it('the page reckons with the bases of the month, as the centre does', () =>
    centre.transact((desk) => {
      const member = persons(desk.store).get(PEOPLE.刘洋.grzh);
      if (!member) throw new Error('刘洋 is no member');
      const spans = onTerms(member.spans, { from: '2027-01', base: 2_000_000n });
      persons(desk.store).put(member.grzh, { ...member, spans });
      const { list } = baseMembers(desk, HUAXIA, { page: 1, size: 100, sxny: '' });
      const unit = unitInfo(desk, HUAXIA);
      for (const month of ['2026-12', '2027-01']) {
        const term = { from: month, dwjcbl: '5', grjcbl: '5' };
        const bases = list.filter(({ grzhzt }) => grzhzt !== '02').map((one) => baseInMonth(one, month));
        const { former } = ratioSums(desk.store, unitOf(desk, HUAXIA), term);
        expect(monthlySum(bases, unit.dwjcbl, unit.grjcbl)).toBe(former);
      }
    }));
});

describe('a month that is overdue', () => {
  it('is not paid on a lower ratio, by hardship or by choice; the one after it may be', async () => {
    // December is due on 15 December and nobody remits it.
    await centre.transact((desk) => moveClock(desk, { now: '2026-12-20' }));
    await centre.transact((desk) => {
      const asked = { ywlx: 'GJ0205', ywwd: '0101', cns: '1', ...LOWER };
      const late = '2026-12的汇缴期限已过，不能再申请降低缴存比例，请先汇缴；以后的月份可以申请';
      expect(judge(desk, HUAXIA, asked).cw).toEqual({ sqksny: late });
      expect(judge(desk, HUAXIA, { ...asked, sqksny: '2027-01' }).cw).toEqual({});
      const chosen = { ywlx: 'GJ0204', ywwd: '0101', cns: '1', ...RATIO, sxny: '2026-12' };
      expect(judge(desk, HUAXIA, chosen).cw).toMatchObject({ sxny: expect.stringContaining('不能再申请下调比例') });
      expect(judge(desk, HUAXIA, { ...chosen, tzhdwjcbl: '12', tzhgrjcbl: '12' }).cw).not.toHaveProperty('sxny');
    });
  });
});

describe('other ratios', () => {
  it('count from their month on: in the list, in the account and for the unit, not a day before', async () => {
    const before = await centre.transact(monthly);
    await centre.transact((desk) => {
      const ywlsh = approved(desk, 'GJ0204', RATIO);
      expect(cases(desk.store).get(ywlsh)?.ywzt).toBe('99');
      expect(monthly(desk)).toEqual(before);
      // Who is opened for the month of the other ratios does not count in the present month's total, nor do those ratios.
      const now = unitInfo(desk, HUAXIA);
      expect(now).toMatchObject({ dwjcbl: '12', grjcbl: '12', yjceny: '2026-11' });
      expect(now.hxjcbl).toEqual([{ qsny: '2027-01', dwjcbl: '10', grjcbl: '8' }]);
      const former = toYuan(bookedRoster(desk.store, dwzh, '2026-11')?.figures.hjje ?? 0n);
      expect(now.yjcezj).toBe(former);
      const member = persons(desk.store).get(PEOPLE.刘洋.grzh);
      if (!member) throw new Error('no member');
      const later = { dwzh, from: '2027-01', base: 800_000n, dwjcbl: '10', grjcbl: '8' };
      persons(desk.store).put('99', { ...member, grzh: '99', zjhm: '', spans: [later] });
      expect(unitInfo(desk, HUAXIA).yjcezj).toBe(former);
      persons(desk.store).delete('99');
      expect(remittanceStart(desk, HUAXIA)).toMatchObject({ hjny: '2026-12', jcbl: { dwjcbl: '12', grjcbl: '12' } });
      const rows = caseRowsPage(desk, HUAXIA, { ywlsh, page: 1, size: 2000 });
      expect(rows.total).toBe(48);
      remit(desk);
      expect(remittanceStart(desk, HUAXIA)).toMatchObject({ hjny: '2027-01', jcbl: { dwjcbl: '10', grjcbl: '8' } });
      const { figures } = dueRoster(desk.store, dwzh, '2027-01');
      const december = bookedRoster(desk.store, dwzh, '2026-12')?.figures;
      // 10 of 12 parts of the unit's, 8 of 12 of the members': to the fen for each member, so within a fen each.
      const near = (is: bigint, parts: bigint, of = 0n) => is * 12n - of * parts;
      expect(Number(near(figures.dwhjje, 10n, december?.dwhjje))).toBeLessThan(48 * 12);
      expect(Number(near(figures.dwhjje, 10n, december?.dwhjje))).toBeGreaterThan(-48 * 12);
      expect(Number(near(figures.grhjje, 8n, december?.grhjje))).toBeLessThan(48 * 12);
      expect(listAdjustments(desk, HUAXIA, { ksny: '', jsny: '', ...PAGE }).list[0]).toMatchObject({
        ywlx: 'GJ0204',
        sxny: '2027-01',
        fsrs: 48,
        ywzt: '99',
      });
    });
    await centre.transact((desk) => moveClock(desk, { now: '2027-01-02' }));
    await centre.transact((desk) => {
      const { base = 0n } = persons(desk.store).get(PEOPLE.刘洋.grzh)?.spans.at(-1) ?? {};
      const yuan = (percent: bigint) => (base * percent + 50n) / 100n;
      const now = monthly(desk);
      expect(now).toMatchObject({ dwjcbl: '10', grjcbl: '8' });
      expect(now.dwyjce.replace('.', '')).toBe(String(yuan(10n)));
      expect(now.gryjce.replace('.', '')).toBe(String(yuan(8n)));
      expect(unitInfo(desk, HUAXIA)).toMatchObject({ dwjcbl: '10', grjcbl: '8' });
    });
  });

  it.each([
    [{ tzhdwjcbl: '13' }, '缴存比例应在5%至12%之间，以1%为一档'],
    [{ tzhdwjcbl: '7.5' }, '缴存比例应在5%至12%之间，以1%为一档'],
    [{ tzhdwjcbl: '12', tzhgrjcbl: '12' }, '调整前后比例一致，无需调整'],
    [{ sxny: '2026-11' }, '生效年月应大于等于应汇缴年月'],
    [{ sxny: '2027-07' }, '新年度上下限尚未公布，生效年月应在本缴存年度内'],
    [{ tzyy: '' }, '请输入调整原因'],
  ])('%j: %s', (change, sentence) =>
    centre.transact((desk) => expect(said(() => apply(desk, 'GJ0204', { ...RATIO, ...change }))).toBe(sentence)),
  );

  it('once the month that is due lies behind the year whose limits are known, it is said before the form is filled in', async () => {
    const month = () =>
      centre.transact((desk) => (judge(desk, HUAXIA, { ywlx: 'GJ0204' }).tj ?? []).find(({ tjbh }) => tjbh === 'SXX'));
    expect(await month()).toMatchObject({ mz: true, sjz: '应汇缴2026-12' });
    await centre.transact((desk) => {
      const unit = unitOf(desk, HUAXIA);
      units(desk.store).put(dwzh, { ...unit, jzny: '2027-06' });
    });
    expect(await month()).toMatchObject({ mz: false, sjz: '应汇缴2027-07，新年度上下限尚未公布' });
    await centre.transact((desk) =>
      expect((judge(desk, HUAXIA, { ywlx: 'GJ0203' }).tj ?? []).find(({ tjbh }) => tjbh === 'SXX')?.mz).toBe(false),
    );
  });

  it('may be lowered once in a deposit year, and raised again', () =>
    centre.transact((desk) => {
      const first = approved(desk, 'GJ0204', { ...RATIO, sxny: '2026-12' });
      expect(said(() => apply(desk, 'GJ0204', { ...RATIO, tzhdwjcbl: '9' }))).toBe(
        `本缴存年度已下调过比例（${first}），每个缴存年度只能下调一次，可以上调`,
      );
      approved(desk, 'GJ0204', { ...RATIO, tzhdwjcbl: '12', tzhgrjcbl: '12', tzyy: '' });
      expect(dueRoster(desk.store, dwzh, '2027-01').figures.hjje).toBeGreaterThan(
        dueRoster(desk.store, dwzh, '2026-12').figures.hjje,
      );
    }));
});

describe('with other ratios agreed for the month already', () => {
  const NEXT = { ...RATIO, tzhgrjcbl: '10', sxny: '2026-12' };
  const wrong = (desk: Desk, values: object) =>
    judge(desk, HUAXIA, { ...NEXT, tzyy: '', ...values, ywlx: 'GJ0204' }).cw;

  it('a raise is a raise, back to what holds now as well, and a second lowering is refused before it is handed in', () =>
    centre.transact((desk) => {
      const first = approved(desk, 'GJ0204', NEXT);
      for (const ratio of ['11', '12']) {
        const { cns: _, ywwd: __, ...faults } = wrong(desk, { tzhdwjcbl: ratio, tzhgrjcbl: ratio }) ?? {};
        expect(faults).toEqual({});
      }
      expect(wrong(desk, { tzhdwjcbl: '10', tzhgrjcbl: '10' })).toMatchObject({
        tzhdwjcbl: '调整前后比例一致，无需调整',
      });
      expect(wrong(desk, { tzhdwjcbl: '9' })).toMatchObject({ tzhdwjcbl: expect.stringContaining(first) });
    }));

  it('a raise does not use up the lowering of the year', () =>
    centre.transact((desk) => {
      const raise = { ...NEXT, sxny: '2027-01', tzhdwjcbl: '11', tzhgrjcbl: '11' };
      units(desk.store).put(dwzh, { ...unitOf(desk, HUAXIA), ratios: [{ from: '', dwjcbl: '10', grjcbl: '10' }] });
      approved(desk, 'GJ0204', raise);
      expect(said(() => apply(desk, 'GJ0204', { ...raise, tzhdwjcbl: '9', tzhgrjcbl: '9' }))).toBe('');
    }));
});

describe('a lower ratio for a time', () => {
  it('holds for its months, then the former one comes back by itself', async () => {
    await centre.transact((desk) => {
      const ywlsh = apply(desk, 'GJ0205', LOWER).ywlsh;
      const before = dueRoster(desk.store, dwzh, '2026-12').figures.hjje;
      review(desk, { ywlsh, result: 'approve', opinion: '同意' });
      expect(
        cases(desk.store)
          .get(ywlsh)
          ?.lc.map(({ jdmc }) => jdmc)
          .slice(-2),
      ).toEqual(['中心审核', '管委会批准']);
      const sums = ['2026-12', '2027-01', '2027-02'].map((month) => dueRoster(desk.store, dwzh, month).figures.hjje);
      expect(sums[0]).toBe(sums[1]);
      expect(sums[0]).toBeLessThan(before);
      expect(sums[2]).toBe(before);
      expect(listReliefs(desk, HUAXIA, PAGE).list).toMatchObject([
        { lx: 'jd', ksny: '2026-12', jsny: '2027-01', zt: '1' },
      ]);
      expect(said(() => apply(desk, 'GJ0205', LOWER))).toContain('已批准降低比例');
      expect(said(() => apply(desk, 'GJ0204', RATIO))).toContain('执行降低的缴存比例');
    });
    await centre.transact((desk) => moveClock(desk, { now: '2026-12-05' }));
    expect(await centre.transact(monthly)).toMatchObject({ dwjcbl: '5', grjcbl: '6' });
    await centre.transact((desk) => moveClock(desk, { now: '2027-02-01' }));
    expect(await centre.transact(monthly)).toMatchObject({ dwjcbl: '12', grjcbl: '12' });
  });

  it.each([
    [{ sqdwjcbl: '4' }, '申请单位比例不能低于5%'],
    [{ sqdwjcbl: '12' }, '申请比例应低于现比例（12%）'],
    [{ sqjsny: '2027-12' }, '执行期限不能超过12个月'],
    [{ sqjsny: '2026-11' }, '执行终止年月不能早于执行起始年月'],
    [{ tyrs: '24' }, '同意人数应超过职工总数的二分之一（至少25人）'],
    [{ tyrs: '49' }, '同意人数不能大于职工总数（48人）'],
    [{ jyrq: '2026-05-20' }, '决议日期应在最近6个月之内，请重新决议'],
  ])('%j: %s', (change, sentence) =>
    centre.transact((desk) => expect(said(() => apply(desk, 'GJ0205', { ...LOWER, ...change }))).toBe(sentence)),
  );

  it('is prolonged at the same ratio: nobody is told that it ends, and the ratio agreed before comes back after the whole', async () => {
    const MORE = { ...LOWER, sqksny: '2027-02', sqjsny: '2027-03', jyrq: '2027-01-05' };
    const first = await centre.transact((desk) => approved(desk, 'GJ0205', LOWER));
    await centre.transact((desk) => moveClock(desk, { now: '2027-01-06' }));
    const second = await centre.transact((desk) => {
      // As hardship goes, a prolonged ratio is compared with the one that would come back, and may not be higher than it.
      expect(said(() => apply(desk, 'GJ0205', { ...MORE, sqdwjcbl: '12' }))).toBe('申请比例应低于现比例（12%）');
      expect(unitInfo(desk, HUAXIA).hxjcbl).toEqual([{ qsny: '2027-02', dwjcbl: '12', grjcbl: '12' }]);
      return approved(desk, 'GJ0205', MORE);
    });
    await centre.transact((desk) => {
      expect(unitInfo(desk, HUAXIA).hxjcbl).toEqual([{ qsny: '2027-04', dwjcbl: '12', grjcbl: '12' }]);
      expect(listReliefs(desk, HUAXIA, PAGE).list.map(({ ywlsh, zt }) => [ywlsh, zt])).toEqual([
        [second, '1'],
        [first, '6'],
      ]);
    });
    await centre.transact((desk) => moveClock(desk, { now: '2027-02-05' }));
    expect(await centre.transact(monthly)).toMatchObject({ dwjcbl: '5', grjcbl: '6' });
    const titles = () => centre.transact((desk) => messageTitles(desk));
    expect((await titles()).filter((title) => title.includes('期满'))).toEqual(['降低缴存比例即将期满']);
    await centre.transact((desk) => moveClock(desk, { now: '2027-04-01' }));
    expect(await centre.transact(monthly)).toMatchObject({ dwjcbl: '12', grjcbl: '12' });
    expect((await titles()).filter((title) => title.includes('期满'))).toEqual([
      '降低缴存比例已期满',
      '降低缴存比例即将期满',
      '降低缴存比例即将期满',
    ]);
  });

  it('is not registered for a month that was remitted while it was read', () =>
    centre.transact((desk) => {
      const { ywlsh } = apply(desk, 'GJ0205', LOWER);
      expect(remit(desk).ywzt).toBe('99');
      expect(review(desk, { ywlsh, result: 'approve', opinion: '同意' })).toMatchObject({
        ywzt: '80',
        sbyy: { yy: '2026-12已经汇缴，执行起始年月应大于等于应汇缴年月（2027-01）' },
      });
      expect(listReliefs(desk, HUAXIA, PAGE).total).toBe(0);
      expect(unitInfo(desk, HUAXIA).hxjcbl).toEqual([]);
    }));

  it('needs the resolution and the accounts of last year', () =>
    centre.transact((desk) => {
      const ywlsh = issueNumber(desk, HUAXIA, 'GJ0205');
      const values = { ywlx: 'GJ0205', ywlsh, ywwd: '0101', cns: '1', ...LOWER };
      expect(said(() => submit(desk, HUAXIA, values))).toContain('决议');
    }));
});

describe('months that are put off', () => {
  it('are not remitted, not overdue and end no row; after them it goes on, and they are made up', async () => {
    const consecutive = (desk: Desk) => {
      const member = findPersonByZjhm(desk, PEOPLE.刘洋.zjhm);
      if (!member) throw new Error('no member');
      return paidMonths(desk.store, member, desk.today()).consecutive;
    };
    const run = await centre.transact(consecutive);
    await centre.transact((desk) => {
      approved(desk, 'GJ0206', DEFERRED);
      // The state begins with its month.
      expect(units(desk.store).get(dwzh)?.dwzhzt).toBe('01');
      expect(said(() => remit(desk))).toContain('2026-12已批准缓缴，不能办理汇缴');
      expect(unitInfo(desk, HUAXIA)).toMatchObject({ dwyhjny: '2026-12' });
    });
    await centre.transact((desk) => moveClock(desk, { now: '2027-01-20' }));
    await centre.transact((desk) => {
      expect(unitInfo(desk, HUAXIA).yj).toBeUndefined();
      expect(consecutive(desk)).toBe(run);
      expect(todos(desk, HUAXIA).filter(({ title }) => title.includes('缓缴'))).toEqual([]);
    });
    await centre.transact((desk) => moveClock(desk, { now: '2027-02-03' }));
    await centre.transact((desk) => {
      expect(units(desk.store).get(dwzh)?.dwzhzt).toBe('01');
      expect(unitInfo(desk, HUAXIA)).toMatchObject({ dwyhjny: '2027-02' });
      // Who was put off has not left: nobody is added to the list of February.
      expect(dueRoster(desk.store, dwzh, '2027-02').figures).toMatchObject({ zjrs: expect.any(Number), syrs: 48 });
      expect(remit(desk).ywzt).toBe('99');
      const owed = owedRows(desk, units(desk.store).get(dwzh) as never);
      expect(owed).toHaveLength(48);
      expect(owed[0]).toMatchObject({ bjksny: '2026-12', bjjsny: '2027-01', bjjs: '' });
      expect(todos(desk, HUAXIA).find(({ title }) => title === '缓缴到期补缴')).toMatchObject({
        rq: '2027-06-30',
        lj: '/dwwt/jcyw/dw_bj?qj=1&bjfs=01&bjyy=03',
      });
      expect(listReliefs(desk, HUAXIA, PAGE).list[0]).toMatchObject({ zt: '3', syys: 0 });
      expect(trialBalance(desk.store)).toBe(0n);
    });
  });

  it('are prolonged: put off without a word of an end, owed once all of them are over, and ended from the last one', async () => {
    const MORE = { ...DEFERRED, sqhjksny: '2027-02', sqhjjsny: '2027-03', jhbjrq: '2027-09-30', jyrq: '2027-01-05' };
    const first = await centre.transact((desk) => approved(desk, 'GJ0206', DEFERRED));
    await centre.transact((desk) => moveClock(desk, { now: '2027-01-06' }));
    const second = await centre.transact((desk) => {
      const ywlsh = approved(desk, 'GJ0206', MORE);
      expect(said(() => endEarly(desk, HUAXIA, { ywlsh: first, hfny: '' }))).toBe(
        '该缓缴已延期至2027-03，请先结束延期的部分',
      );
      return ywlsh;
    });
    const states = () =>
      centre.transact((desk) =>
        listReliefs(desk, HUAXIA, PAGE).list.map(({ ywlsh, zt, wbje }) => [ywlsh, zt, wbje !== '0.00']),
      );
    const owed = () => centre.transact((desk) => todos(desk, HUAXIA).filter(({ title }) => title.includes('缓缴')));
    await centre.transact((desk) => moveClock(desk, { now: '2027-02-20' }));
    // Of the one that runs, the month that can be remitted in time no more.
    expect(await states()).toEqual([
      [second, '2', true],
      [first, '6', true],
    ]);
    expect(await owed()).toEqual([]);
    expect(await centre.transact((desk) => units(desk.store).get(dwzh)?.dwzhzt)).toBe('03');
    expect((await centre.transact(messageTitles)).filter((title) => title.includes('缓缴已期满'))).toEqual([]);
    await centre.transact((desk) => moveClock(desk, { now: '2027-04-02' }));
    await centre.transact((desk) => {
      expect(units(desk.store).get(dwzh)?.dwzhzt).toBe('01');
      expect(unitInfo(desk, HUAXIA).dwyhjny).toBe('2027-04');
    });
    expect(await owed()).toMatchObject([{ rq: '2027-09-30', sxsm: expect.stringContaining('2026-12至2027-03缓缴的') }]);
    expect((await states()).map(([, zt]) => zt)).toEqual(['3', '3']);
    // What a member reads in the account is what their certificate says.
    await centre.transact((desk) => {
      const { lxzcjcys, jzny } = depositAccount(desk, LIU_YANG);
      const facts = new Map(depositFacts(desk, LIU_YANG).map(({ label, value }) => [label, value]));
      expect([facts.get('连续缴存月数'), facts.get('缴至年月')]).toEqual([`${lxzcjcys}个月`, jzny]);
      expect(jzny).toBe('2026-11');
      expect(lxzcjcys).toBeGreaterThan(0);
    });
  });

  it('are owed one by one until each is paid: neither a month paid between nor one still to be remitted hides them', async () => {
    const rows = () =>
      centre.transact((desk) =>
        listReliefs(desk, HUAXIA, PAGE).list.map(({ ksny, zt, wbje, xhj }) => [ksny, zt, wbje, xhj]),
      );
    const asked = () =>
      centre.transact((desk) =>
        todos(desk, HUAXIA)
          .filter(({ title }) => title === '缓缴到期补缴')
          .map(({ rq }) => rq),
      );
    await centre.transact((desk) => approved(desk, 'GJ0206', { ...DEFERRED, sqhjjsny: '2026-12' }));
    await centre.transact((desk) => moveClock(desk, { now: '2027-01-05' }));
    await centre.transact((desk) => {
      expect(remit(desk).ywzt).toBe('99');
      const again = { sqhjksny: '2027-03', sqhjjsny: '2027-03', jhbjrq: '2027-08-31', jyrq: '2027-01-04' };
      approved(desk, 'GJ0206', { ...DEFERRED, ...again });
    });
    await centre.transact((desk) => moveClock(desk, { now: '2027-04-02' }));
    const whole = toYuan(await centre.transact(({ store }) => dueRoster(store, dwzh, '2027-02').figures.hjje));
    // February is not remitted: what was put off after it is owed, and cannot be made up before it.
    expect(await rows()).toEqual([
      ['2027-03', '3', whole, '2027-02'],
      ['2026-12', '3', whole, ''],
    ]);
    expect(await asked()).toEqual(['2027-06-30']);
    await centre.transact((desk) => expect(remit(desk).ywzt).toBe('99'));
    expect(await rows()).toEqual([
      ['2027-03', '3', whole, ''],
      ['2026-12', '3', whole, ''],
    ]);
    expect(await asked()).toEqual(['2027-06-30', '2027-08-31']);
  });

  it('stay with the unit: a member goes to another one, either way, only once they are made up, and the unit is asked to', async () => {
    await centre.transact((desk) => approved(desk, 'GJ0206', DEFERRED));
    await centre.transact((desk) => moveClock(desk, { now: '2027-02-03' }));
    await centre.transact((desk) => {
      expect(remit(desk).ywzt).toBe('99');
      const { grzh, zjhm, xingming } = PEOPLE.刘洋;
      const going = { zjhm: grzh, xingming, zyfx: '2', zrdwzh: UNITS.蓝天科技.dwzh, grjcjs: '', zysxny: '2027-03' };
      const { pcbh } = openBatch(desk, HUAXIA, {
        ywlx: 'GJ0306',
        ywlsh: issueNumber(desk, HUAXIA, 'GJ0306'),
        parts: 1,
      });
      const owed = '2026-12、2027-01';
      expect(said(() => addPart(desk, HUAXIA, { pcbh, no: 1, rows: [going] }))).toBe(
        `本单位尚未为该职工缴存${owed}，请先补缴`,
      );
      const member = persons(desk.store).get(grzh);
      const spans = member ? endedAfter(member.spans, '2027-02') : [];
      if (member) persons(desk.store).put(grzh, { ...member, grzhzt: '02', spans });
      const lantian = { kind: 'unit' as const, dwzh: UNITS.蓝天科技.dwzh };
      const coming = () => incomingMember(desk, unitOf(desk, lantian), { zjhm, xingming });
      expect(coming()).toMatchObject({ column: 'zjhm', why: `原单位尚未缴存${owed}，请联系原单位补缴后办理` });
      expect(remindFormerUnit(desk, lantian, { zjhm, xingming }).xyb).toMatch(
        /提醒原单位补缴；原单位缴清后，再办理转入$/,
      );
      expect(messageTitles(desk)).toContain('请为离职职工缴清缴存');
      const rows = [{ grzh, xingming, bjksny: '2026-12', bjjsny: '2027-01', bjjs: '' }];
      const ywlsh = issueNumber(desk, HUAXIA, 'GJ0202');
      const back = openBatch(desk, HUAXIA, { ywlx: 'GJ0202', ywlsh, parts: 1 });
      addPart(desk, HUAXIA, { ...back, no: 1, rows });
      closeBatch(desk, HUAXIA, back.pcbh);
      const paid = { bjfs: '01', bjyy: '03', hjfs: '02', zhbh: ACCOUNT, ywwd: '0101', cns: '1' };
      expect(submit(desk, HUAXIA, { ywlx: 'GJ0202', ywlsh, ...back, ...paid }).ywzt).toBe('99');
      expect(coming()).toMatchObject({ found: { from: dwzh } });
    });
  });

  it('put off again while they are made up: the month that is due does not go back to them', async () => {
    await centre.transact((desk) => approved(desk, 'GJ0206', { ...DEFERRED, sqhjjsny: '2026-12' }));
    await centre.transact((desk) => moveClock(desk, { now: '2027-01-05' }));
    await centre.transact((desk) => {
      expect(unitInfo(desk, HUAXIA).dwyhjny).toBe('2027-01');
      approved(desk, 'GJ0206', { ...DEFERRED, sqhjksny: '2027-01', sqhjjsny: '2027-02', jyrq: '2027-01-04' });
      expect(unitInfo(desk, HUAXIA)).toMatchObject({ dwzhzt: '03', dwyhjny: '2027-01' });
    });
  });

  it('may be ended early: this month is remitted again', async () => {
    const ywlsh = await centre.transact((desk) => approved(desk, 'GJ0206', DEFERRED));
    await centre.transact((desk) => moveClock(desk, { now: '2027-01-04' }));
    await centre.transact((desk) => {
      expect(endEarly(desk, HUAXIA, { ywlsh, hfny: '2027-01' })).toMatchObject({ jsny: '2026-12', zt: '3' });
      expect(endEarly(desk, HUAXIA, { ywlsh, hfny: '2027-01' })).toMatchObject({ jsny: '2026-12' });
      expect(unitInfo(desk, HUAXIA)).toMatchObject({ dwzhzt: '01', dwyhjny: '2027-01' });
      expect(remit(desk).ywzt).toBe('99');
    });
  });

  it('an automatic debit leaves them alone', async () => {
    const before = await centre.transact((desk) => {
      setInstruction(desk, HUAXIA, { zt: '1', zhbh: ACCOUNT });
      approved(desk, 'GJ0206', DEFERRED);
      return balanceOf(desk.store, memberAccount(PEOPLE.刘洋.grzh));
    });
    await centre.transact((desk) => moveClock(desk, { now: '2027-01-31' }));
    expect(await centre.transact((desk) => balanceOf(desk.store, memberAccount(PEOPLE.刘洋.grzh)))).toBe(before);
    expect(await centre.transact((desk) => availablePending(desk.store, dwzh))).toBeGreaterThanOrEqual(0n);
  });

  it.each([
    [{ sqhjjsny: '2027-12' }, '缓缴期限不能超过12个月'],
    [{ sqhjksny: '2026-11' }, '缓缴起始年月应大于等于应汇缴年月（2026-12）'],
    [{ jhbjrq: '2027-01-31' }, '计划补缴日期应在缓缴期满（2027-01-31）之后'],
    [{ jhbjrq: '2028-02-01' }, '计划补缴日期应在缓缴期满后12个月之内（不晚于2028-01-31）'],
    [{ hjyy: '01' }, '请输入上年亏损额'],
    [{ qunianrypjgz: '六千' }, '上年人均月工资格式不正确'],
  ])('%j: %s', (change, sentence) =>
    centre.transact((desk) => expect(said(() => apply(desk, 'GJ0206', { ...DEFERRED, ...change }))).toBe(sentence)),
  );
});
