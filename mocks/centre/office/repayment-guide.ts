import type { RepaymentGuide, RepaymentRoute } from '@/api/loan/repayment-guide';
import { fundTime } from '@/domain/dates';
import { simulateOffset } from '@/domain/loan/loan-offset';
import { paymentIn } from '@/domain/loan/repayment-summary';
import { yearlyOffset } from '@/domain/loan/yearly-offset';
import { type Fen, fenOf, moneyText, parseYuan, toYuan } from '@/domain/money';
import { mayApply } from '../../data/menus/role-access';
import { policy, policyCount, policyFen } from '../../data/policy/policy';
import { queryConsentOf } from '../access/query-consents';
import { FieldReader } from '../cases/field-reader';
import { monthlyOf } from '../kernel/accounts/account-figures';
import { personOf, rolesOf } from '../kernel/people';
import { type Actor, BusinessError, ownerOf, REFUSED, type Transaction } from '../kernel/transaction';
import { readTerm } from '../loans/changes/requested-terms';
import { incomeFault, trialOf } from '../loans/changes/trial';
import { nextRepaymentDay } from '../loans/debit-days';
import { drawable } from '../loans/deposit-draws';
import { dueDateOf, type LoanRecord } from '../loans/loans';
import { signableLoan } from '../loans/offset/loan-offset-views';
import { offsetAccount } from '../loans/offset/loan-offsets';
import { type Payoff, payoffOn } from '../loans/repayment/payoff';
import type { AfterPrepayment } from '../loans/repayment/rebuilt-schedule';
import { PART, repaymentFaults } from '../loans/repayment/repayment-orders';
import { afterPrepayment } from '../loans/repayment/repayment-quote';
import { LOAN } from '../withdrawals/loan/figures';
import { judge } from './applications';
import { firstUnmet, remainingSchedule, type WithdrawalOption, withdrawalOption } from './withdrawal-option';

const AFTER = { '01': '减少月供', '02': '缩短期限' } as const;
const YEAR = 12;
/** Label of the field on the page. */
const AMOUNT = '准备一次用于还款的金额';
const YEARS_SHORTER = [5, 4, 3, 2, 1];

type Reckoned = RepaymentRoute & { saved: Fen };
type MakeWay = (ywlx: string, bm: string, given: WithdrawalOption) => Reckoned;
const [NO_DRAWING, UNASKED, COMPARED] = ['', '0', '1'] as const;

/** Returns every way to repay the loan faster or more easily, computed with the booking functions of the businesses. */
export function repaymentGuide(tx: Transaction, actor: Actor, asked: { dkzh: string; je: string }): RepaymentGuide {
  const { store } = tx;
  const loan = signableLoan(tx, actor, asked.dkzh);
  const { grzh } = personOf(tx, actor);
  const day = nextRepaymentDay(store, loan, tx.today());
  const payoff = payoffOn(store, loan, day);
  const own = drawable(store, grzh);
  const fen = amountOf(asked.je, own, payoff.principal);
  const now = remainingSchedule(payoff.coming);
  const barred = new Map<string, string | undefined>();
  /** Memoized: each business is judged once, however many ways it offers. */
  const barredBy = (ywlx: string) => {
    if (!barred.has(ywlx)) barred.set(ywlx, firstUnmet(judge(tx, actor, { ywlx, dkzh: loan.dkzh }).tj));
    return barred.get(ywlx);
  };
  const reckoned: MakeWay = (ywlx, bm, given) => {
    const { put, payment, interest, accrued = 0n, saved, query, fault: yy = '', ...words } = given;
    const cs = yy === '' ? `${new URLSearchParams({ dkzh: loan.dkzh, ...query })}` : '';
    const figures = {
      trje: toYuan(put),
      xyhke: toYuan(payment),
      sylx: toYuan(interest),
      yjlx: accrued > 0n ? toYuan(accrued) : '',
      jslx: toYuan(saved),
    };
    return { ...words, bm, ...figures, kb: yy === '', ywlx, cs, yy, saved };
  };
  const way: MakeWay = (ywlx, bm, given) => reckoned(ywlx, bm, { ...given, fault: barredBy(ywlx) ?? given.fault });
  const prepaid = (code: 'GD0602' | 'GD0605', thfs: AfterPrepayment, put: Fen) => {
    const faults = repaymentFaults(store, loan, { hklx: PART, fen: put }, day);
    const fault = faults.hklx ?? faults.thje;
    const after =
      put > 0n && put < payoff.principal
        ? afterPrepayment(store, loan, { hklx: PART, fen: put, thfs }, day)
        : undefined;
    const coming = after?.coming ?? payoff.coming;
    const deposit = code === 'GD0605';
    return way(code, `${code}-${thfs}`, {
      mc: `${deposit ? '公积金提取还贷' : '银行卡还款'}，${AFTER[thfs]}`,
      zj: deposit ? '公积金账户，一次' : '银行卡，一次',
      put,
      ...remainingSchedule(coming),
      accrued: after?.interest ?? 0n,
      saved: after?.saved ?? 0n,
      sm: deposit ? '账户里的钱直接还本金，不划入个人银行账户' : '用手头的钱还本金，公积金账户不动',
      // The form opens on the day used in the computation.
      query: { hklx: PART, thfs, ...(deposit ? { bctqje: toYuan(put), hkr: day } : { thje: toYuan(put), yhkr: day }) },
      fault: put > 0n ? fault : '公积金账户没有可以提取的余额',
    });
  };
  const held = own < fen ? own : fen;
  /** One-time prepayments, limited to the available amount. */
  const once = [
    prepaid('GD0605', '02', held),
    prepaid('GD0605', '01', held),
    prepaid('GD0602', '02', fen),
    prepaid('GD0602', '01', fen),
  ];
  const ways = [...once, ...offsetWays(tx, actor, loan, payoff, way), shorterWay(tx, loan, way)].filter(
    (one) => one !== undefined,
  );
  const tqsq = mayDraw(tx, actor);
  const best = ways
    .filter(({ kb, saved }) => kb && saved > 0n)
    .reduce<Reckoned | undefined>((most, one) => (most && most.saved >= one.saved ? most : one), undefined);
  // A withdrawal repays nothing itself, so the comparison of savings excludes it.
  const drawn = () => reckoned(LOAN, LOAN, withdrawalOption(tx, actor, { loan, payoff, day, best }));
  return {
    dkzh: loan.dkzh,
    je: toYuan(fen),
    zdje: toYuan(policyFen('p.thZd')),
    kytqe: toYuan(own),
    yhke: toYuan(now.payment),
    syqs: now.xsyqs,
    sylx: toYuan(now.interest),
    tqsq,
    fs: [...ways, ...(tqsq === COMPARED ? [drawn()] : [])].map(({ saved: _, ...one }) => one),
    zs: best?.bm ?? '',
    zssm: best ? bestWords(best, now.interest, once) : '现在没有可以办理并且节省利息的方式，原因见各项说明。',
    jd: assumptions(day, loan),
    sjjz: fundTime(tx.now()),
  };
}

/** Returns whether a withdrawal is an option: registers are queried only with the standing consent. */
function mayDraw({ store }: Transaction, actor: Actor): RepaymentGuide['tqsq'] {
  if (!mayApply(rolesOf({ store }, actor), 'withdrawal')) return NO_DRAWING;
  return queryConsentOf(store, ownerOf(actor)) === undefined ? UNASKED : COMPARED;
}

function offsetWays(tx: Transaction, actor: Actor, loan: LoanRecord, payoff: Payoff, way: MakeWay) {
  const { store } = tx;
  const person = personOf(tx, actor);
  const { yjce: monthly } = monthlyOf(person, tx.today());
  const account = offsetAccount(store, person.grzh);
  const keep = policyFen('p.zhBlje');
  const now = remainingSchedule(payoff.coming);
  const first = payoff.coming[0];
  const year = simulateOffset({
    accounts: [{ ...account, monthly }],
    keep,
    instalments: payoff.coming.slice(0, YEAR).map((one) => ({ ...one, due: dueDateOf(loan, one.dqqc) })),
    depositDay: 31,
    today: tx.today(),
    paidThisMonth: false,
  });
  const fromDeposit = year.reduce((sum, month) => sum + month.deposit, 0n);
  const monthlyWay = way('GD0601', 'GD0601-01', {
    mc: '签约冲还贷，按月冲还',
    zj: '公积金账户，每月',
    put: year[0]?.deposit ?? 0n,
    ...now,
    payment: year[0]?.card ?? 0n,
    saved: 0n,
    sm: `利息不变；未来${year.length}期公积金支付${moneyText(fromDeposit)}，上面的月还款额是下一期还须由银行卡支付的部分`,
    query: { chfs: '01' },
  });
  if (!first || payoff.principal <= 0n) return [monthlyWay];
  return [
    monthlyWay,
    ...(['02', '01'] as const).map((after) => {
      const payment = loan.hkfs === '01' ? paymentIn(first) : first.principal;
      const loanNow = {
        balance: payoff.principal,
        rate: loan.zxll,
        months: payoff.coming.length,
        payment,
        method: loan.hkfs,
      };
      const deposit = account.usable ? account.balance - account.frozen : 0n;
      const result = yearlyOffset({
        ...loanNow,
        deposit,
        monthly: account.usable ? monthly : 0n,
        keep,
        first: YEAR,
        after,
      });
      const saved = now.interest - result.interest;
      return way('GD0601', `GD0601-02-${after}`, {
        mc: `签约冲还贷，按年冲本金，${AFTER[after]}`,
        zj: '公积金账户，每年',
        put: result.paid,
        payment: result.payment,
        xsyqs: result.months,
        interest: result.interest,
        saved: saved > 0n ? saved : 0n,
        sm: `各期月供仍由银行卡支付，每年把账户余额全部还本金，至结清共${moneyText(result.paid)}；上面的月还款额是第一次冲还后的`,
        query: { chfs: '02', thfs: after },
      });
    }),
  ];
}

/** Finds the largest cut of years that the income allows, up to five. */
function shorterWay(tx: Transaction, loan: LoanRecord, way: MakeWay) {
  const left = loan.months - loan.paid;
  const [found] = YEARS_SHORTER.flatMap((years) => {
    const reader = new FieldReader({ bglx: '1', xzhhkqx: String(left - years * YEAR) });
    const terms = left > years * YEAR && loan.missed.length === 0 ? readTerm(reader, tx, loan) : undefined;
    const trial = terms && trialOf(tx.store, loan, terms);
    return trial && incomeFault(tx, loan, trial) === undefined ? [trial] : [];
  });
  if (!found) return undefined;
  const { before, after } = found;
  const saved = before.cost.interest - after.cost.interest;
  return way('GD0406', 'GD0406', {
    mc: `还款期限变更，缩短${before.coming.length - after.coming.length}期`,
    zj: '银行卡，每月多还',
    put: 0n,
    payment: paymentIn(after.coming[0]),
    xsyqs: after.coming.length,
    interest: after.cost.interest,
    saved: saved > 0n ? saved : 0n,
    sm: `不用一次拿出钱，以后每月多还${moneyText(paymentIn(after.coming[0]) - paymentIn(before.coming[0]))}`,
    query: { bglx: '1', xzhhkqx: String(after.coming.length) },
  });
}

function amountOf(je: string, own: Fen, principal: Fen): Fen {
  const least = policyFen('p.thZd');
  const usual = own > least ? own : least;
  const fen = je === '' ? usual : parseYuan(je);
  if (fen === undefined || fen <= 0n) throw new BusinessError(REFUSED, `${AMOUNT}格式不正确`);
  if (fen < least && je !== '') throw new BusinessError(REFUSED, `${AMOUNT}不能低于${moneyText(least)}`);
  if (fen < principal) return fen;
  if (je !== '')
    throw new BusinessError(REFUSED, `${AMOUNT}须小于贷款余额${moneyText(principal)}；能够还清的，请办理提前结清`);
  return principal > 1n ? principal - 1n : principal;
}

/** Text on the way with the highest savings; if it uses more money than others, both amounts are stated for a fair comparison. */
function bestWords({ mc, jslx, sylx, yjlx, trje }: RepaymentRoute, now: Fen, once: readonly RepaymentRoute[]): string {
  const accrued = yjlx ? `，另有${moneyText(yjlx)}应计利息随还款支付` : '';
  const most = once.filter(({ kb }) => kb).reduce((sum, one) => (fenOf(one.trje) > sum ? fenOf(one.trje) : sum), 0n);
  const put = fenOf(trje);
  const unlike =
    most > 0n && put > most ? `它共投入${moneyText(put)}（含今后的缴存），一次还款的方式投入${moneyText(most)}。` : '';
  return `按下列假设，“${mc}”节省利息最多：剩余利息由${moneyText(now)}降为${moneyText(sylx)}${accrued}，节省${moneyText(jslx)}。${unlike}`;
}

function assumptions(day: string, { zxll }: LoanRecord): string[] {
  return [
    `提前还款按${day}入账计算，此前到期的各期视为按期归还；执行利率${zxll}%不变。`,
    '冲还贷按本人现在的月缴存额推算，未计结息、基数调整和其他参与人；按年冲本金从第12期起，每年在还款日之后冲还。',
    '各方式投入的金额不同：一次还款按准备的金额，按年冲本金为账户余额加上今后每年的缴存，缩短期限不用一次投入；节省利息最多不等于同样的钱节省最多。',
    `节省的利息没有扣除这笔钱留在公积金账户的利息（年利率${policy('p.ckll').value}%）或者存在银行的利息。`,
    `部分提前还款每年不超过${policyCount('p.thCs')}次；各方式的条件以办理时核定为准。`,
  ];
}
