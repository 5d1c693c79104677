import { signaturesOf } from '@mocks/centre/cases/signatures/signatures';
import { moveClock } from '@mocks/centre/daily-jobs';
import { setDebitSwitch } from '@mocks/centre/kernel/accounts/bank';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { persons } from '@mocks/centre/kernel/people';
import type { Actor, Transaction } from '@mocks/centre/kernel/transaction';
import { loanDetail, repaymentPlan } from '@mocks/centre/loans/applications/loan-views';
import { fillCards } from '@mocks/centre/loans/card';
import { drawable, drawLoans } from '@mocks/centre/loans/deposit-draws';
import { movementsOf } from '@mocks/centre/loans/loan-movements';
import { loanSchedule } from '@mocks/centre/loans/loans';
import { activeOffset } from '@mocks/centre/loans/offset/loan-offsets';
import { prepaidIn } from '@mocks/centre/loans/repayment/repayment-orders';
import { judge } from '@mocks/centre/office/applications';
import { caseDetail, withdrawCase } from '@mocks/centre/office/cases';
import { claims } from '@mocks/centre/withdrawals/claims';
import { describe, expect, it } from 'vitest';
import { toYuan } from '@/domain/money';
import { PEOPLE } from '../../../people';
import { balance, expectBalanced, lastRow, loanOf, owed, stateOf, told } from '../../books';
import { centrePerTest, FENG_JUN, GUO_LEI, HE_JING, ZHANG_JIANGUO } from '../../fixture';
import { offsetBy } from '../../loan-fixture';
import { handIn as handInAtOnce, handInSigned, refused, signInvited } from '../../submit';

/** What of an account nobody has asked for yet, but the fen that a withdrawal in part leaves. */
const payable = (store: Transaction['store'], grzh: string) => drawable(store, grzh) - 1n;
const ZHANG_LOAN = PEOPLE.张建国.dkzh;
const FENG_LOAN = '20240300000003';
const GUO_LOAN = PEOPLE.郭磊.dkzh;
const MONDAY = '2026-11-23';

const centre = centrePerTest();

const row = ({ grzh }: { grzh: string }, bctqje: string) => ({ grzh, bctqje });
const handIn = (tx: Transaction, actor: Actor, values: Record<string, unknown>) =>
  handInSigned(tx, actor, 'GD0605', { cns: '1', hkr: MONDAY, thfs: '01', ...values });

const zhang = (more: object = {}) => ({ dkzh: ZHANG_LOAN, hklx: '2', tqry: [row(ZHANG_JIANGUO, '20000.00')], ...more });
const couple = (his: string, hers: string, more: object = {}) => ({
  dkzh: FENG_LOAN,
  hklx: '2',
  tqry: [row(FENG_JUN, his), row(HE_JING, hers)],
  ...more,
});

describe('one person', () => {
  it.each(['01', '02'])(
    'pays part ahead out of the account on the day, and the plan follows (thfs %s)',
    async (thfs) => {
      await centre.transact((tx) => {
        const [had, before] = [balance(tx, ZHANG_JIANGUO), owed(tx, ZHANG_LOAN)];
        const { ywlsh, ywzt } = handIn(tx, ZHANG_JIANGUO, zhang({ thfs }));
        expect([ywzt, balance(tx, ZHANG_JIANGUO), owed(tx, ZHANG_LOAN)]).toEqual(['02', had, before]);
        moveClock(tx, { now: MONDAY });
        // 20,000.00 / (1 + 2.6 % × 3 / 360) = 19,995.67.
        expect(stateOf(tx, ZHANG_JIANGUO, ywlsh)).toBe('99');
        expect(had - balance(tx, ZHANG_JIANGUO)).toBe(2_000_000n);
        expect(before - owed(tx, ZHANG_LOAN)).toBe(1_999_567n);
        const last = movementsOf(tx.store, loanOf(tx, ZHANG_LOAN)).at(-1);
        expect(last).toMatchObject({ dkywmxlx: '05', fen: 2_000_000n, interest: 433n, hkly: '2', ywlsh });
        expect(lastRow(tx, ZHANG_JIANGUO)).toMatchObject({
          entry: { kind: '11', zhaiyao: '公积金提取还贷', ywlsh },
          line: { fen: -2_000_000n },
        });
        const coming = loanSchedule(loanOf(tx, ZHANG_LOAN)).slice(17);
        expect(coming.reduce((sum, one) => sum + one.principal, 0n)).toBe(owed(tx, ZHANG_LOAN));
        expect(coming.length === 223).toBe(thfs === '01');
        const plan = repaymentPlan(tx, ZHANG_JIANGUO, { dkzh: ZHANG_LOAN, page: 1, size: 0 }).list;
        const remarks = plan.flatMap(({ dqqc, beizhu }) => (beizhu ? [[dqqc, beizhu]] : []));
        expect(remarks).toEqual([[18, '本期之前提前归还本金19,995.67元']]);
        expect(prepaidIn(tx.store, { dkzh: ZHANG_LOAN }, '2026')).toBe(1);
        expectBalanced(tx);
      });
    },
  );

  it('the whole with the rest from the card: both in one row, the offset ends, and each is told', async () => {
    await centre.transact((tx) => {
      offsetBy(tx, ZHANG_JIANGUO, ZHANG_LOAN);
      const { ywlsh } = handIn(tx, ZHANG_JIANGUO, zhang({ hklx: '3' }));
      moveClock(tx, { now: MONDAY });
      expect(owed(tx, ZHANG_LOAN)).toBe(0n);
      // 566,983.00 with three days of interest, 122.85; 20,000.00 of it from the account.
      const last = movementsOf(tx.store, loanOf(tx, ZHANG_LOAN)).at(-1);
      expect(last).toMatchObject({ dkywmxlx: '06', fen: 56_710_585n, interest: 12_285n, hkly: '3' });
      expect(caseDetail(tx, ZHANG_JIANGUO, { ywlsh })).toMatchObject({
        ywzt: '99',
        je: '567105.85',
        bldx: { lj: `/grwt/zmSys/zmyw/jq_zm?dkzh=${ZHANG_LOAN}`, mc: '开具结清证明' },
      });
      expect(activeOffset(tx.store, ZHANG_LOAN)).toBeUndefined();
      // The contract ran for 240 months; what is left of the plan says where it ended.
      expect(loanDetail(tx, ZHANG_JIANGUO, ZHANG_LOAN)).toMatchObject({ dqrq: '2045-06-20', jqrq: MONDAY });
      const plan = repaymentPlan(tx, ZHANG_JIANGUO, { dkzh: ZHANG_LOAN, page: 1, size: 0 }).list;
      expect(plan.at(-1)).toMatchObject({ dqqc: 17, beizhu: '本期之后提前结清，归还本金566,983.00元' });
      const said = told(tx, ZHANG_JIANGUO);
      expect(said).toContain('从公积金账户提取20,000.00元，从尾号1374的还款卡扣款547,105.85元');
      expect(said).toContain('您的公积金账户提取20,000.00元，已用于偿还贷款20250600000001，账户余额');
      expectBalanced(tx);
    });
  });

  it('郭磊 pays what is overdue, though his card is empty', async () => {
    await centre.transact((tx) => {
      // 15,814.38 with the penalties of 73, 43 and 12 days would be tomorrow's; on Monday 72, 42 and 11: 33.21 + 19.37 + 5.07.
      const { tj, xe } = judge(tx, GUO_LEI, {
        ywlx: 'GD0605',
        dkzh: GUO_LOAN,
        hklx: '1',
        hkr: MONDAY,
        tqry: [row(GUO_LEI, '15872.03')],
      });
      expect(tj.every(({ mz }) => mz)).toBe(true);
      expect([xe?.kytqe, xe?.mx?.[1]?.value]).toEqual(['15872.03', '0.00元']);
      handIn(tx, GUO_LEI, { dkzh: GUO_LOAN, hklx: '1', tqry: [row(GUO_LEI, '15872.03')] });
      moveClock(tx, { now: MONDAY });
      expect(loanOf(tx, GUO_LOAN)).toMatchObject({ paid: 18, missed: [] });
      const rows = movementsOf(tx.store, loanOf(tx, GUO_LOAN)).slice(-3);
      expect(rows.map(({ dkywmxlx, hkly }) => [dkywmxlx, hkly])).toEqual([
        ['05', '2'],
        ['05', '2'],
        ['05', '2'],
      ]);
      expectBalanced(tx);
    });
  });
});

describe('several people', () => {
  it('each signs, each account gives its share, and what it gave is its own business', async () => {
    const { ywlsh } = await centre.transact((tx) => {
      const [loan] = drawLoans(tx, FENG_JUN);
      expect(loan?.tqry.map(({ xingming, kytqe }) => [xingming, kytqe !== ''])).toEqual([
        ['冯军', true],
        ['何静', false],
      ]);
      return handIn(tx, FENG_JUN, couple('12000', '8000'));
    });
    await centre.transact((tx) => {
      const [his, hers, before] = [balance(tx, FENG_JUN), balance(tx, HE_JING), owed(tx, FENG_LOAN)];
      expect(stateOf(tx, FENG_JUN, ywlsh)).toBe('06');
      moveClock(tx, { now: MONDAY });
      expect(balance(tx, HE_JING)).toBe(hers);
      signInvited(tx, HE_JING, ywlsh);
      expect(stateOf(tx, FENG_JUN, ywlsh)).toBe('99');
      expect([his - balance(tx, FENG_JUN), hers - balance(tx, HE_JING)]).toEqual([1_200_000n, 800_000n]);
      // Paid until 28 October: 25 days. 20,000.00 / (1 + 2.6 % × 25 / 360) = 19,963.95.
      expect(before - owed(tx, FENG_LOAN)).toBe(1_996_395n);
      expect(told(tx, HE_JING, 1)).toContain('（借款人冯*）');
      expectBalanced(tx);
    });
  });

  it('the spouse may apply, and the borrower agrees to what becomes of the loan', async () => {
    await centre.transact((tx) => {
      const { ywlsh, ywzt } = handIn(tx, HE_JING, couple('', '10000'));
      expect(ywzt).toBe('06');
      expect(signaturesOf(tx, ywlsh).map(({ xingming, qmsf }) => [xingming, qmsf])).toContainEqual(['冯军', '借款人']);
      signInvited(tx, FENG_JUN, ywlsh);
      expect(stateOf(tx, HE_JING, ywlsh)).toBe('02');
    });
  });

  it('by the spouse, with the rest from the borrower’s card: he hears whatever she hears of it', async () => {
    const settle = { dkzh: FENG_LOAN, hklx: '3', tqry: [row(HE_JING, '10000')], hkr: '2026-11-27' };
    const said = (tx: Transaction) => told(tx, FENG_JUN, 1);
    await centre.transact((tx) => {
      const { ywlsh } = handIn(tx, HE_JING, settle);
      signInvited(tx, FENG_JUN, ywlsh);
      expect(said(tx)).toMatch(
        /^何\*为您的贷款20240300000003申请的公积金提取还贷已受理（\d+），将于2026-11-27从.*尾号\d{4}的还款卡扣款/,
      );
      moveClock(tx, { now: '2026-11-24' });
      expect(said(tx)).toMatch(/申请人何\*）将于2026-11-27还款，约[\d,.]+元从还款卡扣款，请备足款项。$/);
      moveClock(tx, { now: '2026-11-27' });
      expect(stateOf(tx, HE_JING, ywlsh)).toBe('99');
      expect(said(tx)).toMatch(/^何\*为您的贷款20240300000003申请的公积金提取还贷（\d{20}）已办结：.*贷款已结清/);
      expect(listMessages(tx, FENG_JUN, { page: 1, size: 1 }).list[0]?.ljmc).toBe('开具结清证明');
      // The certificate is the borrower's.
      expect(caseDetail(tx, HE_JING, { ywlsh }).bldx).toBeUndefined();
    });
  });

  it('at the same moment nobody uses the loan or the money twice', async () => {
    await centre.transact((tx) => {
      const { ywlsh } = handIn(tx, FENG_JUN, couple('12000', '8000'));
      const free = payable(tx.store, HE_JING.grzh);
      expect(balance(tx, HE_JING) - free).toBe(800_001n);
      const again = refused(() => handIn(tx, HE_JING, couple('', '10000')));
      expect(again.message).toContain('该贷款已有正在办理的公积金提取还贷（2026-11-23还款）');
      const byCard = refused(() => handInAtOnce(tx, FENG_JUN, 'GD0602', { dkzh: FENG_LOAN, hklx: '3', yhkr: MONDAY }));
      expect(byCard.message).toContain('该贷款已有正在办理的公积金提取还贷');
      // It lapses unsigned: the money is free again, and the loan may be repaid.
      moveClock(tx, { now: '2026-12-01' });
      expect(stateOf(tx, FENG_JUN, ywlsh)).toBe('86');
      expect(balance(tx, HE_JING) - payable(tx.store, HE_JING.grzh)).toBe(1n);
      expect(handIn(tx, HE_JING, couple('', '10000', { hkr: '2026-12-02' })).ywzt).toBe('06');
    });
  });
});

describe('refused', () => {
  it.each([
    [{ tqry: [] }, 'tqry', '请输入本次提取金额，至少一人'],
    [{ tqry: [row(ZHANG_JIANGUO, '9999.99')] }, 'tqry', '部分提前还款金额不能低于10,000.00元'],
    [{ tqry: [row(ZHANG_JIANGUO, '两万')] }, 'tqry.0.bctqje', '无效金额'],
    [{ tqry: [row(ZHANG_JIANGUO, '-1')] }, 'tqry.0.bctqje', '无效金额'],
    [{ tqry: [row(HE_JING, '20000')] }, 'tqry', '提取人员不在可选范围内'],
    [{ tqry: [row(ZHANG_JIANGUO, '10000'), row(ZHANG_JIANGUO, '10000')] }, 'tqry', '提取人员不在可选范围内'],
    [{ hklx: '1' }, 'hklx', '该贷款没有逾期款项'],
    [{ hkr: '2026-12-20' }, 'hkr', '请选择还款日'],
    [{ cns: '' }, 'cns', '请勾选承诺书'],
    [{ dkzh: GUO_LOAN }, 'dkzh', '贷款账号不在可选范围内'],
  ])('%j at %s', async (odd, field, message) => {
    await centre.transact((tx) => {
      expect(refused(() => handIn(tx, ZHANG_JIANGUO, zhang(odd))).fieldErrors[field]).toBe(message);
    });
  });

  it('more than there is: the own figure is said, another one’s is not', async () => {
    await centre.transact((tx) => {
      const much = toYuan(balance(tx, FENG_JUN) + 1n);
      const own = refused(() => handIn(tx, FENG_JUN, couple(much, '')));
      expect(own.fieldErrors['tqry.0.bctqje']).toMatch(/^本次提取金额不能大于可提取额[\d,.]+元$/);
      const hers = refused(() => handIn(tx, FENG_JUN, couple('', toYuan(balance(tx, HE_JING) + 1n))));
      expect(hers.fieldErrors).toEqual({ 'tqry.1.bctqje': '何静的可提取额不足，请与本人核对' });
    });
  });

  it('the month’s housing is paid out of an account once: for rent or for the loan', async () => {
    await centre.transact((tx) => {
      const { grzh } = ZHANG_JIANGUO;
      claims(tx.store).put('R', { id: 'R', ywlsh: '', grzh, ywlx: 'TQ0107', months: [{ ny: '2026-11', fen: 1n }] });
      const answer = refused(() => handIn(tx, ZHANG_JIANGUO, zhang()));
      expect(answer.fieldErrors['tqry.0.bctqje']).toBe('2026-11已办理租房提取，同月不能再提取还贷');
      expect(handIn(tx, ZHANG_JIANGUO, zhang({ hkr: '2026-12-01' })).ywzt).toBe('02');
    });
  });

  it('a third one of the year, whether the card or the account paid the others', async () => {
    await centre.transact((tx) => {
      for (const hkr of [MONDAY, '2026-11-24']) {
        handIn(tx, ZHANG_JIANGUO, zhang({ hkr, tqry: [row(ZHANG_JIANGUO, '10000')] }));
        moveClock(tx, { now: hkr });
      }
      const answer = refused(() =>
        handIn(tx, ZHANG_JIANGUO, zhang({ hkr: '2026-11-25', tqry: [row(ZHANG_JIANGUO, '10000')] })),
      );
      expect(answer.fieldErrors.hklx).toBe('本年度提前还款次数已达上限');
    });
  });
});

describe('on its way', () => {
  it('taken back: the money is free again and nothing was booked', async () => {
    await centre.transact((tx) => {
      const { ywlsh } = handIn(tx, ZHANG_JIANGUO, zhang());
      expect(balance(tx, ZHANG_JIANGUO) - payable(tx.store, ZHANG_JIANGUO.grzh)).toBe(2_000_001n);
      expect(withdrawCase(tx, ZHANG_JIANGUO, { ywlsh }).ywzt).toBe('85');
      expect(balance(tx, ZHANG_JIANGUO) - payable(tx.store, ZHANG_JIANGUO.grzh)).toBe(1n);
      moveClock(tx, { now: MONDAY });
      expect(owed(tx, ZHANG_LOAN)).toBe(56_698_300n);
    });
  });

  it('the card refuses its part: the account keeps its own, and both pay the next day', async () => {
    await centre.transact((tx) => {
      const { ywlsh } = handIn(tx, GUO_LEI, { dkzh: GUO_LOAN, hklx: '1', tqry: [row(GUO_LEI, '10000')] });
      const had = balance(tx, GUO_LEI);
      moveClock(tx, { now: MONDAY });
      // 15,873.42 tomorrow, with a day's more penalty, less the 10,000.00 of the account.
      expect(caseDetail(tx, GUO_LEI, { ywlsh })).toMatchObject({
        ywzt: '81',
        ztsm: { mc: '还款未成功，待再次还款', nr: expect.stringContaining('（届时约5,873.42元），2026-11-24再次扣款') },
      });
      expect([balance(tx, GUO_LEI), loanOf(tx, GUO_LOAN).missed.length]).toEqual([had, 3]);
      fillCards(tx.store, GUO_LEI.grzh);
      moveClock(tx, { days: 1 });
      expect(stateOf(tx, GUO_LEI, ywlsh)).toBe('99');
      expect([had - balance(tx, GUO_LEI), loanOf(tx, GUO_LOAN).missed.length]).toEqual([1_000_000n, 0]);
      expectBalanced(tx);
    });
  });

  it('the borrower’s card refuses what the spouse applied for: each hears what he or she can do', async () => {
    await centre.transact((tx) => {
      const { ywlsh } = handIn(tx, HE_JING, { dkzh: FENG_LOAN, hklx: '3', tqry: [row(HE_JING, '10000')] });
      signInvited(tx, FENG_JUN, ywlsh);
      setDebitSwitch(tx, { dwzh: FENG_JUN.grzh, fail: true, yy: '余额不足', lost: false });
      moveClock(tx, { now: MONDAY });
      const hers = '还款卡不能使用的请借款人恢复或办理“还款账户变更”；不再需要的可以撤回';
      expect(told(tx, HE_JING, 1)).toContain(hers);
      const { ztsm, sbyy } = caseDetail(tx, HE_JING, { ywlsh });
      expect(ztsm).toMatchObject({ nr: expect.stringContaining(hers), lj: '' });
      expect(sbyy?.xyb).toContain(hers);
      expect(told(tx, FENG_JUN, 1)).toContain('还款卡不能使用的请恢复或办理“还款账户变更”；不再需要的请申请人撤回');
    });
  });

  it('the bank is silent about its part: the account’s part waits for the statement and cannot go elsewhere', async () => {
    await centre.transact((tx) => {
      const { ywlsh } = handIn(tx, ZHANG_JIANGUO, zhang({ hklx: '3' }));
      setDebitSwitch(tx, { dwzh: ZHANG_JIANGUO.grzh, fail: false, yy: '', lost: true });
      moveClock(tx, { now: MONDAY });
      expect(caseDetail(tx, ZHANG_JIANGUO, { ywlsh })).toMatchObject({ ywzt: '02', kch: false });
      expect(balance(tx, ZHANG_JIANGUO) - payable(tx.store, ZHANG_JIANGUO.grzh)).toBe(2_000_001n);
      moveClock(tx, { days: 1 });
      expect(caseDetail(tx, ZHANG_JIANGUO, { ywlsh })).toMatchObject({ ywzt: '99', je: '567105.85' });
      expectBalanced(tx);
    });
  });

  it('an account that gives less on the day than was agreed: nothing is taken, and it is said whose', async () => {
    await centre.transact((tx) => {
      const { ywlsh } = handIn(tx, FENG_JUN, couple('12000', '8000'));
      signInvited(tx, HE_JING, ywlsh);
      const her = persons(tx.store).get(HE_JING.grzh);
      if (her) persons(tx.store).put(her.grzh, { ...her, frozenFen: balance(tx, HE_JING) });
      moveClock(tx, { now: MONDAY });
      expect(caseDetail(tx, FENG_JUN, { ywlsh })).toMatchObject({
        ywzt: '80',
        sbyy: { yy: '何静的公积金账户可提取额不足，未扣款' },
      });
      expect(payable(tx.store, FENG_JUN.grzh)).toBe(balance(tx, FENG_JUN) - 1n);
    });
  });
});
