import type { PlainDate } from '@/domain/dates';
import { type Fen, moneyText } from '@/domain/money';
import { principalBetween } from '@/domain/prepayment';
import { policyCount, policyFen } from '../../data/policy';
import type { Desk } from '../kernel/desk';
import { loanAccount, postingsOf } from '../kernel/ledger';
import type { Store } from '../kernel/store';
import { endOffsetOfPaidLoan } from './loan-offset-orders';
import { type LoanRecord, loans, type Overdue, penaltyOn } from './loans';
import { payoffOn } from './payoff';
import { type AfterPrepayment, rebuiltLoan } from './rebuilt-schedule';
import { bookRepayment, instalmentEntry, payInstalments } from './repayments';

/** Kinds of a repayment that somebody orders (hklx of domain catalogue GD0602 and GD0605). */
export const OVERDUE = '1';
export const PART = '2';
export const WHOLE = '3';

export interface RepaymentOrder {
  hklx: string;
  /** Of a partial repayment: what is paid. */
  fen: Fen;
  thfs: AfterPrepayment;
}

/** What an order takes on a day, in the order in which it is booked: what is overdue, interest of the days, principal. */
export interface RepaymentDue {
  overdue: Overdue;
  days: number;
  /** Percent a year, of these days. */
  rate: string;
  interest: Fen;
  principal: Fen;
  total: Fen;
}

const NOTHING: Overdue = { principal: 0n, interest: 0n, penalty: 0n, total: 0n };

export function dueFor(store: Store, loan: LoanRecord, order: RepaymentOrder, day: PlainDate): RepaymentDue {
  const { overdue, days, rate, interest, principal, total } = payoffOn(store, loan, day);
  if (order.hklx === OVERDUE) return { overdue, days: 0, rate, interest: 0n, principal: 0n, total: overdue.total };
  if (order.hklx === WHOLE) return { overdue, days, rate, interest, principal, total };
  const part = principalBetween(order.fen, 0n, rate, days);
  return { overdue: NOTHING, days, rate, interest: order.fen - part, principal: part, total: order.fen };
}

/** Why this cannot be repaid on that day: field → sentence (domain catalogue GD0602); nothing when it can. `fen`: undefined while it is none. */
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
  if (hklx === WHOLE) return {};
  if (overdue.total > 0n) return { hklx: '贷款已逾期，请先归还逾期款项，或者全部提前结清' };
  if (prepaidIn(store, loan, day.slice(0, 4)) >= policyCount('p.thCs')) return { hklx: '本年度提前还款次数已达上限' };
  const least = policyFen('p.thZd');
  if (fen === undefined) return {};
  if (fen < least) return { thje: `部分提前还款金额不能低于${moneyText(least)}` };
  if (fen > total) return { thje: '还款金额不能大于贷款余额及利息' };
  if (fen >= principal) return { thje: `还款金额须小于贷款余额${moneyText(principal)}；要还清请选择全部提前结清` };
  return {};
}

/** Partial repayments of a year that somebody ordered, by card or from deposits; what an offset pays ahead is none. */
export function prepaidIn(store: Store, { dkzh }: Pick<LoanRecord, 'dkzh'>, year: string): number {
  return postingsOf(store, loanAccount(dkzh)).filter(
    ({ entry: { id, kind, date, ywlsh } }) =>
      id === aheadEntry(dkzh, ywlsh) && kind !== 'DK06' && date.startsWith(year),
  ).length;
}

/** The ledger entry of principal that an order pays ahead. */
const aheadEntry = (dkzh: string, ywlsh: string) => `bj:${dkzh}:${ywlsh}`;

interface Carrying {
  ywlsh: string;
  /** Up to when interest and penalty count: the day on which it was paid. */
  paidOn: PlainDate;
  /** Where the money comes from, used up in this order; together what is due. */
  sources: readonly Source[];
}

export interface Source {
  /** `bank`, or what the shares of deposit accounts were put into. */
  account: string;
  fen: Fen;
}

/** Books an order that has been paid, what is overdue first, makes the schedule anew, and ends what hangs on a loan that is paid off. */
export function carryOut(desk: Desk, before: LoanRecord, order: RepaymentOrder, how: Carrying): LoanRecord {
  const { store } = desk;
  const { dkzh } = before;
  const { paidOn, ywlsh } = how;
  const due = dueFor(store, before, order, paidOn);
  const draw = drawing(how.sources, due.total);
  const byDeposit = how.sources.some((one) => one.account !== 'bank' && one.fen > 0n);
  const entry = { date: desk.today(), happened: paidOn, ywlsh };
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
  if (order.hklx === OVERDUE) return loan;
  const whole = order.hklx === WHOLE;
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
  loans(store).put(dkzh, after);
  if (whole) endOffsetOfPaidLoan(desk, after);
  return after;
}

/** Takes parts out of the sources one after the other. @throws Error when they are not what is due: a fault of the centre */
function drawing(sources: readonly Source[], due: Fen): (fen: Fen) => Source[] {
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
