// @vitest-environment node

import { cases } from '@mocks/centre/cases/case-states';
import { moveClock } from '@mocks/centre/daily-jobs';
import { countedMonths } from '@mocks/centre/kernel/accounts/account-figures';
import { interestDue } from '@mocks/centre/kernel/accounts/deposit-interest';
import { balanceOf, memberAccount, post, postingsOf, trialBalance } from '@mocks/centre/kernel/accounts/ledger';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { persons, units } from '@mocks/centre/kernel/people';
import { ownerOf, type Transaction } from '@mocks/centre/kernel/transaction';
import { reliefs } from '@mocks/centre/kernel/unit/unit-reliefs';
import { depositAccount } from '@mocks/centre/members/person-views';
import { judge } from '@mocks/centre/office/applications';
import { caseDetail, todos } from '@mocks/centre/office/cases';
import { review } from '@mocks/centre/office/review';
import { deaths } from '@mocks/centre/registers/life-registers';
import { setRegister } from '@mocks/centre/registers/register-queries';
import { expect, it } from 'vitest';
import { shiftMonth } from '@/domain/dates';
import { moneyText } from '@/domain/money';
import { PEOPLE, UNITS } from '../../../people';
import { AYIGULI, centrePerTest, LIU_YANG, refusalOf, WU_GUIFANG } from '../../fixture';
import { bankOf, paidSince, send } from '../../flexible-fixture';

const { grzh, zjhm } = PEOPLE.阿依古丽;
const HUAXIA = UNITS.华夏精密.dwzh;
const LANTIAN = UNITS.蓝天科技.dwzh;
const OLD = '100000000900';
const TO_UNIT = { zylx: '1', zrdwzh: HUAXIA, zysxny: '2026-12', kkzt: '1' };
const wu = PEOPLE.吴桂芳.grzh;
const TO_FLEXIBLE = {
  zylx: '2',
  zysxny: '2026-12',
  yjce: '1000.00',
  grjcbl: '20',
  kkyhdm: '102',
  kkzh: '6222020200000020905',
  kkr: '10',
};

const centre = centrePerTest();

const run = <T>(work: (tx: Transaction) => T) => centre.transact(work);
const unmet = (tx: Transaction, actor = AYIGULI) =>
  judge(tx, actor, { ywlx: 'GJ0803' })
    .tj.filter(({ mz }) => !mz)
    .map(({ tjbh }) => tjbh);

/** A sealed account of hers from before, with 10,000.00 in it since 1 July. */
function another(tx: Transaction, more: object = {}): void {
  const own = persons(tx.store).get(grzh);
  if (!own) throw new Error('nobody');
  const spans = [{ dwzh: LANTIAN, from: '2020-01', to: '2021-12', base: 500_000n, dwjcbl: '12', grjcbl: '12' }];
  persons(tx.store).put(OLD, { ...own, grzh: OLD, zjhm, grzhzt: '02', spans, roles: [], passwordHash: '', ...more });
  const lines = [
    { account: memberAccount(OLD), fen: 1_000_000n },
    { account: 'opening', fen: -1_000_000n },
  ];
  post(tx.store, { id: 'old', date: tx.today(), kind: '99', zhaiyao: '年初余额', ywlsh: '', lines });
}

it('to an employer: nothing is debited any more, the unit pays in once it reopens, and the number stays', () =>
  run((tx) => {
    const before = balanceOf(tx.store, memberAccount(grzh));
    const { ywlsh, ywzt } = send(tx, AYIGULI, 'GJ0803', TO_UNIT);
    expect(ywzt).toBe('99');
    const dwmc = units(tx.store).get(HUAXIA)?.dwmc;
    expect(caseDetail(tx, AYIGULI, { ywlsh })).toMatchObject({ ywmc: '灵活就业转单位缴存' });
    // The receipt has it too.
    expect(caseDetail(tx, AYIGULI, { ywlsh }).sqnr).toContainEqual({ label: '转移余额', value: moneyText(before) });
    expect(caseDetail(tx, AYIGULI, { ywlsh }).lc.at(-1)?.yj).toContain(`账户自2026-12起转入${dwmc}`);
    const person = persons(tx.store).get(grzh);
    expect(person).toMatchObject({ grzhzt: '02', roles: ['grjcry'] });
    expect(postingsOf(tx.store, memberAccount(grzh)).at(-1)).toMatchObject({
      entry: { kind: '06', dwzh: HUAXIA },
      line: { fen: 0n },
    });
    expect(balanceOf(tx.store, memberAccount(grzh))).toBe(before);
    const [told] = listMessages(tx, { kind: 'unit', dwzh: HUAXIA }, { page: 1, size: 1 }).list;
    expect(told).toMatchObject({
      title: '职工账户转入',
      nr: `阿依古丽·买买提（${grzh}）已将本人的账户转入贵单位，账户封存；录用该职工的，自2026-12起办理启封并缴存；转移确认单在“转入转出记录”中下载。`,
      lj: `/dwwt/jcyw/grzh_qf?grzh=${grzh}`,
      ljmc: '办理启封',
    });
    const waiting = () => todos(tx, { kind: 'unit', dwzh: HUAXIA }).filter(({ ywlx }) => ywlx === 'GJ0304');
    expect(waiting()).toMatchObject([{ title: '阿依古丽·买买提：请办理启封', lj: `/dwwt/jcyw/grzh_qf?grzh=${grzh}` }]);
    moveClock(tx, { now: '2027-01-20' });
    expect(paidSince(tx, grzh, '2026-12')).toEqual([]);
    // The unit pays in from the next month on: one month in between ends no row.
    const sealed = persons(tx.store).get(grzh);
    if (!sealed) throw new Error('nobody');
    const span = { dwzh: HUAXIA, from: '2027-02', base: 600_000n, dwjcbl: '12', grjcbl: '12' };
    persons(tx.store).put(grzh, { ...sealed, grzhzt: '01', spans: [...sealed.spans, span] });
    expect(unmet(tx)).toEqual(['ZYLX']);
    expect(waiting()).toEqual([]);
  }));

it.each([
  ['2027-01', 1, 34],
  ['2027-02', 2, 1],
])('a row of months goes on over one month in between, not over two: from %s', (from, _, months) =>
  run((tx) => {
    send(tx, AYIGULI, 'GJ0803', TO_UNIT);
    const lines = [
      { account: memberAccount(grzh), fen: 100n },
      { account: 'opening', fen: -100n },
    ];
    moveClock(tx, { now: `${from}-20` });
    post(tx.store, {
      id: 'first',
      date: tx.today(),
      kind: '01',
      zhaiyao: '汇缴',
      ywlsh: '',
      hjny: from,
      dwzh: HUAXIA,
      lines,
    });
    expect(depositAccount(tx, AYIGULI).lxzcjcys).toBe(months);
  }),
);

it('the month that is on is still the worker’s own, and what is prepaid beyond it goes back', () =>
  run((tx) => {
    const money = bankOf(tx, grzh);
    moveClock(tx, { now: '2026-12-03' });
    send(tx, AYIGULI, 'GJ0815', { jflx: '1', ksny: '2026-12', jsny: '2027-02', zffs: '1' });
    const { ywlsh } = send(tx, AYIGULI, 'GJ0803', { ...TO_UNIT, zysxny: '2027-01' });
    expect(caseDetail(tx, AYIGULI, { ywlsh }).lc.at(-1)?.yj).toContain('预缴的2,400.00元退回扣款账户');
    moveClock(tx, { now: '2027-03-20' });
    expect(paidSince(tx, grzh, '2026-12')).toEqual([['2026-12', '01', 120_000n]]);
    expect(money - bankOf(tx, grzh)).toBe(120_000n);
    expect(trialBalance(tx.store)).toBe(0n);
  }));

it('a sealed account with an employer goes on with the own deposits, debited from the month agreed', () =>
  run((tx) => {
    const { ywlsh, ywzt } = send(tx, WU_GUIFANG, 'GJ0803', TO_FLEXIBLE);
    expect(ywzt).toBe('99');
    // The case says all that a clerk may return or refuse, the base reckoned too.
    const rows = caseDetail(tx, WU_GUIFANG, { ywlsh }).sqnr.map(({ label, value }) => [label, value]);
    expect(rows.slice(2, 9)).toEqual([
      ['转入后月缴存额', '1,000.00元'],
      ['缴存比例', '20%'],
      ['核定缴存基数', '5,000.00元'],
      ['扣款银行', '中国工商银行'],
      ['扣款账号', '6222***********0905'],
      ['约定扣款日', '每月10日'],
      ['生效年月', '2026-12'],
    ]);
    expect(persons(tx.store).get(wu)).toMatchObject({ grzhzt: '01', roles: ['grjcry', 'lhjyjczgry'] });
    moveClock(tx, { now: '2027-01-11' });
    expect(paidSince(tx, wu, '2026-12')).toEqual([
      ['2026-12', '01', 100_000n],
      ['2027-01', '01', 100_000n],
    ]);
    expect(trialBalance(tx.store)).toBe(0n);
  }));

it('a sealed account of one’s own comes in with the interest to date; both ledgers say so, and it is closed', () =>
  run((tx) => {
    another(tx);
    moveClock(tx, { now: '2026-12-21' });
    const before = balanceOf(tx.store, memberAccount(grzh));
    const interest = interestDue(postingsOf(tx.store, memberAccount(OLD)), '2026-12-21');
    // 10,000.00 × 1.5 % / 360 × 30 days.
    expect(interest).toBe(1250n);
    expect(judge(tx, AYIGULI, { ywlx: 'GJ0803', zylx: '3', zczh: OLD }).xe).toMatchObject({ kytqe: '10012.50' });
    expect(send(tx, AYIGULI, 'GJ0803', { zylx: '3', zczh: OLD }).ywzt).toBe('99');
    expect(balanceOf(tx.store, memberAccount(grzh)) - before).toBe(1_001_250n);
    expect(balanceOf(tx.store, memberAccount(OLD))).toBe(0n);
    expect(postingsOf(tx.store, memberAccount(OLD)).map(({ entry, line }) => [entry.kind, line.fen])).toEqual([
      ['99', 1_000_000n],
      ['12', 1250n],
      ['06', -1_001_250n],
    ]);
    expect(postingsOf(tx.store, memberAccount(grzh)).at(-1)?.entry).toMatchObject({
      kind: '06',
      zhaiyao: '封存账户并入',
    });
    expect(persons(tx.store).get(OLD)?.grzhzt).toBe('03');
    // Nothing is left to earn interest, nor is what was earned paid twice.
    expect(interestDue(postingsOf(tx.store, memberAccount(OLD)), '2027-07-01')).toBe(0n);
    expect(unmet(tx)).toEqual([]);
    expect(judge(tx, AYIGULI, { ywlx: 'GJ0803', zylx: '3', zczh: OLD }).cw).toEqual({
      zylx: '请选择转移类型',
      zczh: '请选择并入的账户',
    });
    expect(trialBalance(tx.store)).toBe(0n);
  }));

it('months of the account that came in count once each, in the row they were paid in', () =>
  run((tx) => {
    another(tx);
    const own = persons(tx.store).get(grzh);
    if (!own) throw new Error('nobody');
    const [first = ''] = countedMonths(tx.store, own).map(({ month }) => month);
    const before = depositAccount(tx, AYIGULI);
    // Three months right before her first one, one of them paid again in it, and one of long ago.
    for (const hjny of [shiftMonth(first, -2), shiftMonth(first, -1), first, '2015-03']) {
      const lines = [
        { account: memberAccount(OLD), fen: 120_000n, unitFen: 60_000n },
        { account: 'opening', fen: -120_000n },
      ];
      const entry = { id: `old:${hjny}`, date: tx.today(), kind: '01', zhaiyao: '汇缴', ywlsh: '', dwzh: LANTIAN };
      post(tx.store, { ...entry, hjny, lines });
    }
    expect(send(tx, AYIGULI, 'GJ0803', { zylx: '3', zczh: OLD }).ywzt).toBe('99');
    const after = depositAccount(tx, AYIGULI);
    expect(after.ljjcys - before.ljjcys).toBe(3);
    expect(after.lxzcjcys - before.lxzcjcys).toBe(2);
    expect(after.jzny).toBe(before.jzny);
    const closed = persons(tx.store).get(OLD);
    expect(closed && countedMonths(tx.store, closed)).toHaveLength(4);
  }));

it.each<[string, object, Record<string, string>]>([
  ['no such unit', { zrdwzh: '1999999999' }, { zrdwzh: '未查询到该单位，请核对单位账号' }],
  ['the collective itself', { zrdwzh: '9000000000' }, { zrdwzh: '未查询到该单位，请核对单位账号' }],
  ['without ending the debits', { kkzt: '' }, { kkzt: '请勾选停止扣款' }],
  ['a month that is paid', { zysxny: '2026-11' }, { zysxny: '请选择生效年月' }],
])('to an employer, %s', async (_, more, errors) => {
  expect(await run((tx) => judge(tx, AYIGULI, { ywlx: 'GJ0803', ...TO_UNIT, ...more }).cw)).toEqual(errors);
});

it('a unit whose account is not in order takes nobody in', async () => {
  const cw = await run((tx) => {
    const unit = units(tx.store).get(HUAXIA);
    if (unit) units(tx.store).put(HUAXIA, { ...unit, dwzhzt: '05' });
    return judge(tx, AYIGULI, { ywlx: 'GJ0803', ...TO_UNIT }).cw;
  });
  expect(cw).toEqual({ zrdwzh: '转入单位账户状态异常，不能转入' });
});

it('a withdrawal under way, a frozen account, and an employer who pays in stand against it', async () => {
  const { message } = await refusalOf(
    run((tx) => {
      const { ywlsh } = send(tx, AYIGULI, 'GJ0815', { jflx: '1', ksny: '2026-12', jsny: '2026-12', zffs: '1' });
      const blank = cases(tx.store).get(ywlsh);
      if (!blank) throw new Error('no case');
      cases(tx.store).put('open', {
        ...blank,
        ywlsh: 'open',
        ywlx: 'TQ0107',
        owner: ownerOf({ kind: 'person', grzh }),
        ywzt: '98',
      });
      return send(tx, AYIGULI, 'GJ0803', TO_UNIT);
    }),
  );
  expect(message).toBe('存在在途提取业务，暂不能转移');
  expect(
    await run((tx) => {
      const person = persons(tx.store).get(grzh);
      if (person) persons(tx.store).put(grzh, { ...person, frozenFen: 100n });
      return unmet(tx);
    }),
  ).toEqual(['DJ']);
  expect(await run((tx) => unmet(tx, LIU_YANG))).toEqual(['ZYLX']);
});

/** One more month with the account's unit, which was put off and is not made up. */
function putOff(tx: Transaction, account: string, month: string): string {
  const own = persons(tx.store).get(account);
  const span = own?.spans.at(-1);
  if (!own || !span) throw new Error('nobody');
  const { dwzh } = span;
  persons(tx.store).put(account, { ...own, spans: [...own.spans, { ...span, from: month, to: month }] });
  const relief = { ywlsh: 'hj', dwzh, lx: 'hj' as const, ksny: month, jsny: month, pzwh: '', dwjcbl: '', grjcbl: '' };
  reliefs(tx.store).put('hj', { ...relief, jhbjrq: '2027-06-30' });
  return units(tx.store).get(dwzh)?.dwmc ?? '';
}

it.each([
  ['the own deposits', WU_GUIFANG, wu, TO_FLEXIBLE],
  ['a merged account', AYIGULI, OLD, { zylx: '3', zczh: OLD }],
])(
  'months put off that nobody has made up are said before the account goes to %s, and in the case',
  (_, actor, from, values) =>
    run((tx) => {
      if (from === OLD) another(tx);
      expect(judge(tx, actor, { ywlx: 'GJ0803', ...values }).xe?.mx.find(({ key }) => key === 'wjny')).toBeUndefined();
      const dwmc = putOff(tx, from, '2026-11');
      const said = `${dwmc}尚未为您缴存2026-11，转出后不能再在网厅补缴`;
      const { xe } = judge(tx, actor, { ywlx: 'GJ0803', ...values });
      expect(xe?.mx.find(({ key }) => key === 'wjny')?.value).toContain(said);
      const { ywlsh, ywzt } = send(tx, actor, 'GJ0803', values);
      expect(ywzt).toBe('99');
      const shown = caseDetail(tx, actor, { ywlsh }).sqnr.find(({ label }) => label === '原单位未缴的月份');
      expect(shown?.value).toContain(said);
    }),
);

it('comes to nothing at the approval for a holder who is registered as dead by then', () =>
  run((tx) => {
    setRegister(tx.store, '死亡登记', false);
    const { ywlsh, ywzt } = send(tx, AYIGULI, 'GJ0803', TO_UNIT);
    expect(ywzt).toBe('98');
    setRegister(tx.store, '死亡登记', true);
    deaths(tx.store).put(zjhm, { zjhm, swrq: '2026-11-20' });
    expect(review(tx, { ywlsh, result: 'approve', opinion: '' }).ywzt).toBe('81');
    expect(persons(tx.store).get(grzh)?.grzhzt).toBe('01');
  }));
