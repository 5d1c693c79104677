import type { AmountLimit } from '@/api/cases/judgement';
import type { LabelledValue } from '@/api/client/labelled-value';
import type { PlainDate } from '@/domain/dates';
import type { Instalment } from '@/domain/loan/loan';
import { paymentIn, repaymentSummary } from '@/domain/loan/repayment-summary';
import { type Fen, moneyText, toYuan } from '@/domain/money';
import { policy } from '../../../data/policy/policy';
import type { Store } from '../../kernel/store';
import { releaseText } from '../../registers/mortgages';
import { type LoanRecord, loanSchedule, owedPrincipal, publicStatus } from '../loans';
import { activeOffset } from '../offset/loan-offsets';
import { orderOn } from '../open-orders';
import { casesEndingText } from '../settlement';
import { payoffOn } from './payoff';
import { type AfterPrepayment, prepaymentName, rebuiltLoan } from './rebuilt-schedule';
import { dueFor, FULL_REPAYMENT, OVERDUE, PART, type RepaymentDue, type RepaymentOrder } from './repayment-orders';

const WAYS: readonly AfterPrepayment[] = ['01', '02'];

/**
 * Quote of an order on a day: parts, present plan and both ways to continue, computed by the functions that book it. `what`: name of its
 * day.
 */
export function repaymentQuote(
  store: Store,
  loan: LoanRecord,
  order: RepaymentOrder,
  day: PlainDate,
  what: '扣款' | '还款' = '扣款',
): AmountLimit {
  const due = dueFor(store, loan, order, day);
  return {
    mc: '预计还款合计',
    grzhye: '0.00',
    blje: '0.00',
    djje: '0.00',
    ljytq: '0.00',
    kytqe: toYuan(due.total),
    gs: [...formulas(loan, order, due), `按${day}${what}计算，其间到期的各期视为按期归还；以${what}当日核定为准`].join(
      '；',
    ),
    yj: policy('p.thZd').basis,
    mx: [
      { key: 'dkye', label: '贷款余额', value: moneyText(owedPrincipal(store, loan)) },
      ...partsOf(due),
      ...(order.hklx === OVERDUE ? [] : planChange(store, loan, order, day)),
    ],
  };
}

/** Principal, interest and penalty as text for messages: 本金…，利息…. */
export function partsText({ overdue, interest, principal }: RepaymentDue): string {
  const penalty = overdue.penalty > 0n ? `，罚息${moneyText(overdue.penalty)}` : '';
  return `本金${moneyText(overdue.principal + principal)}，利息${moneyText(overdue.interest + interest)}${penalty}`;
}

/** Text of the loan after a repayment. */
export function afterText(store: Store, loan: LoanRecord): string {
  if (publicStatus(loan) === '3') {
    return `贷款已结清，结清证明可在网厅开具，${releaseText(store, loan.dkzh)}`;
  }
  return `贷款余额${moneyText(owedPrincipal(store, loan))}`;
}

/** Link to the certificate of a paid-off loan; undefined before. */
export function settledProof(loan: LoanRecord): { lj: string; ljmc: string } | undefined {
  if (publicStatus(loan) !== '3') return undefined;
  return { lj: `/grwt/zmSys/zmyw/jq_zm?dkzh=${loan.dkzh}`, ljmc: '开具结清证明' };
}

function partsOf({ overdue, days, interest, principal }: RepaymentDue): LabelledValue[] {
  const late = [
    { key: 'yqbj', label: '逾期本金', value: moneyText(overdue.principal) },
    { key: 'yqlx', label: '逾期利息', value: moneyText(overdue.interest) },
    { key: 'yqfx', label: '罚息', value: moneyText(overdue.penalty) },
  ];
  const ahead = [
    { key: 'ghbj', label: '提前归还本金', value: moneyText(principal) },
    { key: 'yjlx', label: `应计利息（${days}天）`, value: moneyText(interest) },
  ];
  return [...(overdue.total > 0n ? late : []), ...(principal > 0n ? ahead : [])];
}

/** Formulas behind the amounts above. */
function formulas({ zxll }: LoanRecord, { hklx }: RepaymentOrder, { overdue, days, rate }: RepaymentDue): string[] {
  const penalty = `罚息为逾期本息 × ${zxll}% ÷ 360 × ${policy('p.fxbl').value} × 逾期天数，逐期计算`;
  const part = `本金为还款金额 ÷（1 + ${rate}% ÷ 360 × ${days}），其余为利息`;
  const whole = `利息为本金 × ${rate}% ÷ 360 × ${days}`;
  return [
    ...(overdue.penalty > 0n ? [penalty] : []),
    ...(hklx === OVERDUE ? [] : [hklx === PART ? part : whole, '节省利息为还款前后剩余利息之差减去本次应计利息']),
  ];
}

/** Returns the coming instalments after an order, the interest saved, and the interest paid with it. */
export function afterPrepayment(
  store: Store,
  loan: LoanRecord,
  order: RepaymentOrder,
  day: PlainDate,
): { coming: readonly Instalment[]; saved: Fen; interest: Fen } {
  const payoff = payoffOn(store, loan, day);
  const { principal, interest } = dueFor(store, loan, order, day);
  const standing = { ...loan, paid: payoff.past, missed: [] };
  const coming = loanSchedule(rebuiltLoan(standing, payoff.principal - principal, order.thfs)).slice(payoff.past);
  // Interest paid with the prepayment counts as cost too.
  return {
    coming,
    saved: repaymentSummary(payoff.coming).interest - repaymentSummary(coming).interest - interest,
    interest,
  };
}

/** Present plan and both alternatives, the chosen one marked. */
function planChange(store: Store, loan: LoanRecord, order: RepaymentOrder, day: PlainDate): LabelledValue[] {
  const { hklx } = order;
  const now = payoffOn(store, loan, day).coming;
  const chosen = afterPrepayment(store, loan, order, day);
  const offset = hklx === FULL_REPAYMENT && activeOffset(store, loan.dkzh);
  const ending =
    hklx === FULL_REPAYMENT ? casesEndingText(store, loan.dkzh, orderOn(store, loan.dkzh)?.ywlsh ?? '') : '';
  return [
    { label: '还款前', value: planText(now) },
    ...(hklx === PART
      ? WAYS.map((thfs) => {
          const { coming, saved } = afterPrepayment(store, loan, { ...order, thfs }, day);
          return { label: prepaymentName(loan, thfs), value: `${planText(coming)}，节省利息${moneyText(saved)}` };
        })
      : []),
    { key: 'xyhke', label: '还款后月还款额', value: moneyText(paymentIn(chosen.coming[0])) },
    { key: 'xsyqs', label: '还款后剩余期数', value: `${chosen.coming.length}期` },
    { key: 'jslx', label: '节省利息', value: moneyText(chosen.saved) },
    ...(offset ? [{ key: 'chd', label: '冲还贷', value: '已签约，结清后自动终止，不再从公积金账户扣划' }] : []),
    ...(ending ? [{ key: 'zbyw', label: '在办申请', value: ending }] : []),
  ];
}

function planText(coming: readonly Instalment[]): string {
  const { interest } = repaymentSummary(coming);
  return `月还款额${moneyText(paymentIn(coming[0]))}，剩余${coming.length}期，剩余利息${moneyText(interest)}`;
}
