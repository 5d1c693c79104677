import type { PlainDate } from '@/domain/dates';
import { principalBetween } from '@/domain/loan/prepayment';
import { type Fen, moneyText } from '@/domain/money';
import { policyCount, policyFen } from '../../../data/policy/policy';
import { loanAccount, postingsOf } from '../../kernel/accounts/ledger';
import type { Store } from '../../kernel/store';
import type { Transaction } from '../../kernel/transaction';
import { type LoanRecord, loanTable, type Overdue, penaltyOn } from '../loans';
import { settleLoan } from '../settlement';
import { payoffOn } from './payoff';
import { type AfterPrepayment, rebuiltLoan } from './rebuilt-schedule';
import { bookRepayment, instalmentEntry, payInstalments } from './repayments';

/** Kinds of an ordered repayment (hklx; docs/rules/gd0602-card-repayment.md, Fields). */
export const OVERDUE = '1';
export const PART = '2';
export const FULL_REPAYMENT = '3';

export interface RepaymentOrder {
  hklx: string;
  /** Amount of a partial repayment. */
  fen: Fen;
  thfs: AfterPrepayment;
}

/** Amounts of an order on a day, in booking order: arrears, accrued interest, principal. */
export interface RepaymentDue {
  overdue: Overdue;
  days: number;
  /** Annual rate of these days in percent. */
  rate: string;
  interest: Fen;
  principal: Fen;
  total: Fen;
}

const NOTHING: Overdue = { principal: 0n, interest: 0n, penalty: 0n, total: 0n };

export function dueFor(store: Store, loan: LoanRecord, order: RepaymentOrder, day: PlainDate): RepaymentDue {
  const { overdue, days, rate, interest, principal, total } = payoffOn(store, loan, day);
  if (order.hklx === OVERDUE) return { overdue, days: 0, rate, interest: 0n, principal: 0n, total: overdue.total };
  if (order.hklx === FULL_REPAYMENT) return { overdue, days, rate, interest, principal, total };
  const part = principalBetween(order.fen, 0n, rate, days);
  return { overdue: NOTHING, days, rate, interest: order.fen - part, principal: part, total: order.fen };
}

/**
 * Faults of a repayment on that day, field → sentence (docs/rules/gd0602-card-repayment.md, Rules); empty when possible. `fen`: undefined
 * while untyped.
 */
export function repaymentFaults(
  store: Store,
  loan: LoanRecord,
  { hklx, fen }: { hklx: string; fen: Fen | undefined },
  day: PlainDate,
): { hklx?: string; thje?: string } {
  const { overdue, principal, total } = payoffOn(store, loan, day);
  if (hklx === OVERDUE) return overdue.total > 0n ? {} : { hklx: '该贷款没有逾期款项' };
  if (total === 0n) return { hklx: '该贷款已经结清' };
  if (loan.paid < policyCount('p.thQs')) return { hklx: `还款满${policyCount('p.thQs')}期后方可提前还款` };
  if (hklx === FULL_REPAYMENT) return {};
  if (overdue.total > 0n) return { hklx: '贷款已逾期，请先归还逾期款项，或者提前结清' };
  if (prepaidIn(store, loan, day.slice(0, 4)) >= policyCount('p.thCs')) return { hklx: '本年度提前还款次数已达上限' };
  const least = policyFen('p.thZd');
  if (fen === undefined) return {};
  if (fen < least) return { thje: `部分提前还款金额不能低于${moneyText(least)}` };
  if (fen > total) return { thje: '还款金额不能大于贷款余额及利息' };
  if (fen >= principal) return { thje: `还款金额须小于贷款余额${moneyText(principal)}；要还清请选择提前结清` };
  return {};
}

/** Returns the number of partial repayments ordered in a year, by card or deposits; offset prepayments do not count. */
export function prepaidIn(store: Store, { dkzh }: Pick<LoanRecord, 'dkzh'>, year: string): number {
  return postingsOf(store, loanAccount(dkzh)).filter(
    ({ entry: { id, kind, date, ywlsh } }) =>
      id === aheadEntry(dkzh, ywlsh) && kind !== 'DK06' && date.startsWith(year),
  ).length;
}

/** Ledger id of the principal prepaid by an order. */
const aheadEntry = (dkzh: string, ywlsh: string) => `bj:${dkzh}:${ywlsh}`;

interface Carrying {
  ywlsh: string;
  /** Payment day; interest and penalty count up to it. */
  paidOn: PlainDate;
  /** Sources of the money, used in this order; their sum is the amount due. */
  sources: readonly DebitSource[];
}

export interface DebitSource {
  /** `bank`, or the clearing account of the deposit shares. */
  account: string;
  fen: Fen;
}

/** Books a paid order, arrears first, rebuilds the schedule, and ends what ends with a paid-off loan. */
export function executeOrder(tx: Transaction, before: LoanRecord, order: RepaymentOrder, how: Carrying): LoanRecord {
  const { store } = tx;
  const { dkzh } = before;
  const { paidOn, ywlsh } = how;
  const due = dueFor(store, before, order, paidOn);
  const draw = drawing(how.sources, due.total);
  const byDeposit = how.sources.some((one) => one.account !== 'bank' && one.fen > 0n);
  const entry = { date: tx.today(), happened: paidOn, ywlsh };
  const loan = payInstalments(store, before, before.missed, (one) => {
    const penalty = penaltyOn(before, one, paidOn);
    const { dqqc, principal, interest } = one;
    const zhaiyao = `第${dqqc}期逾期还款`;
    const from = draw(principal + interest + penalty);
    const id = instalmentEntry(dkzh, dqqc);
    const kind = byDeposit ? 'DK05' : 'DK04';
    bookRepayment(store, dkzh, { ...entry, id, kind, zhaiyao, dqqc, principal, interest, penalty, from });
    return true;
  });
  if (order.hklx === OVERDUE) {
    // The arrears may be all that was left.
    settleLoan(tx, loan, ywlsh);
    return loan;
  }
  const whole = order.hklx === FULL_REPAYMENT;
  bookRepayment(store, dkzh, {
    ...entry,
    id: aheadEntry(dkzh, ywlsh),
    kind: whole ? 'DK06' : byDeposit ? 'DK05' : 'DK03',
    zhaiyao: `${whole ? '提前结清' : '部分提前还款'}${byDeposit ? '（公积金提取还贷）' : ''}`,
    principal: due.principal,
    interest: due.interest,
    from: draw(due.principal + due.interest),
  });
  const after = rebuiltLoan(loan, payoffOn(store, loan, paidOn).principal, order.thfs);
  loanTable(store).put(dkzh, after);
  settleLoan(tx, after, ywlsh);
  return after;
}

/** Draws parts from the sources in turn. @throws Error if their sum is not the amount due, which is a programming fault */
function drawing(sources: readonly DebitSource[], due: Fen): (fen: Fen) => DebitSource[] {
  const left = sources.map((one) => ({ ...one }));
  const all = left.reduce((sum, { fen }) => sum + fen, 0n);
  if (all !== due) throw new Error(`${all} fen were taken for ${due}`);
  return (fen) => {
    let rest = fen;
    return left.flatMap((one) => {
      const part = one.fen < rest ? one.fen : rest;
      one.fen -= part;
      rest -= part;
      return part > 0n ? [{ account: one.account, fen: part }] : [];
    });
  };
}
