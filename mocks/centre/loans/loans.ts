import { addMonths, daysBetween, monthOf, monthsBetween, type PlainDate } from '@/domain/dates';
import { type Instalment, type RepaymentMethod, repaymentSchedule, scheduleByPayment } from '@/domain/loan';
import type { Fen } from '@/domain/money';
import { overduePenalty } from '@/domain/overdue';
import { interestOfDays } from '@/domain/prepayment';
import { policy } from '../../data/policy';
import { balanceOf, loanAccount } from '../kernel/ledger';
import type { Store } from '../kernel/store';

/** An instalment that was not paid on its day. */
export interface MissedInstalment {
  dqqc: number;
  due: PlainDate;
  principal: Fen;
  interest: Fen;
}

export interface LoanRecord {
  dkzh: string;
  jkhtbh: string;
  grzh: string;
  dklx: string;
  htdkje: Fen;
  /** Percent. */
  zxll: string;
  months: number;
  hkfs: RepaymentMethod;
  disbursed: PlainDate;
  firstDue: PlainDate;
  hkzh: string;
  /** Bank of `hkzh`, once it was changed in the hall. */
  hkyhdm?: string;
  /** Instalments paid. */
  paid: number;
  missed: readonly MissedInstalment[];
  /** From this day on the repayment card is empty. */
  cardShortFrom?: PlainDate;
  /** The application that it came from; none for a loan from before the hall. */
  ywlsh?: string;
  /** What is mortgaged, of a loan from before the hall: later ones have it in their application. */
  dywmc?: string;
  /** Account numbers of those who borrow with the holder. */
  coBorrowers?: readonly string[];
  /** Who the money was paid to. */
  payee?: string;
  /** The terms that it was contracted on, once `months`, `hkfs` or `zxll` are others. */
  contract?: LoanTerms;
  /** Schedules made anew after principal was paid ahead or the terms were changed, oldest first. */
  rebuilt?: readonly RebuiltSchedule[];
}

/** How principal comes back: `months` at `zxll` percent, by this method. */
export type LoanTerms = Pick<LoanRecord, 'months' | 'hkfs' | 'zxll'>;

/** From the instalment after `after` on, the loan runs on this balance. */
export interface RebuiltSchedule {
  after: number;
  balance: Fen;
  /** Instalments still to come. */
  months: number;
  /** The payment stays and the term is shorter; left out: the term stays and the payment is less. */
  payment?: Fen;
  /** Where the contract was changed: what counts from here on, by which business and when. */
  change?: Omit<LoanTerms, 'months'> & { ywlx: string; day: PlainDate };
}

export const loans = (store: Store) => store.table<LoanRecord>('loans');

export function loansOf(store: Store, grzh: string): LoanRecord[] {
  return [...loans(store).values()].filter((loan) => loan.grzh === grzh);
}

/** Loans that this person may act for: as borrower, paid out and not yet paid back. */
export function ownRunningLoans(store: Store, grzh: string, today: PlainDate): LoanRecord[] {
  return loansOf(store, grzh).filter((loan) => isRunning(loan, today));
}

/** Paid out and not yet paid back. */
export function isRunning({ disbursed, paid, months }: LoanRecord, today: PlainDate): boolean {
  return disbursed <= today && paid < months;
}

/** Whether somebody has a loan that is not paid off yet. */
export const hasRunningLoan = (store: Store, grzh: string): boolean =>
  loansOf(store, grzh).some((loan) => publicStatus(loan) !== '3');

/** Every loan somebody has or had, alone or with others. */
export function loanHistoryOf(store: Store, grzh: string): LoanRecord[] {
  return [...loans(store).values()].filter((loan) => loan.grzh === grzh || loan.coBorrowers?.includes(grzh));
}

/** Loans not paid off yet that somebody owes, alone or with others. */
export const openLoansOf = (store: Store, grzh: string): LoanRecord[] =>
  loanHistoryOf(store, grzh).filter((loan) => publicStatus(loan) !== '3');

/** Principal that is still owed, overdue or not. */
export function owedOf(store: Store, { dkzh }: LoanRecord): Fen {
  return -balanceOf(store, loanAccount(dkzh));
}

/** Core state inside (domain catalogue 2.2) → the public code: 1 normal, 2 overdue, 3 settled. */
export function publicStatus(loan: LoanRecord): '1' | '2' | '3' {
  if (loan.missed.length > 0) return '2';
  return loan.paid === loan.months ? '3' : '1';
}

const schedules = new Map<string, Instalment[]>();

/** All instalments, the past ones as they were and the coming ones as they are now; none after a loan is paid off. */
export function scheduleOf(loan: LoanRecord): Instalment[] {
  const contract = loan.contract ?? loan;
  const parts = (loan.rebuilt ?? []).map(
    ({ after, balance, months, payment, change }) =>
      `${after}:${balance}:${months}:${payment ?? ''}:${change ? `${change.hkfs}:${change.zxll}` : ''}`,
  );
  const key = `${loan.htdkje}|${contract.zxll}|${contract.months}|${contract.hkfs}|${loan.months}|${parts.join(',')}`;
  const known = schedules.get(key);
  if (known) return known;
  let schedule = repaymentSchedule(loan.htdkje, contract.zxll, contract.months, contract.hkfs);
  let { hkfs, zxll } = contract;
  for (const part of loan.rebuilt ?? []) {
    ({ hkfs, zxll } = part.change ?? { hkfs, zxll });
    const anew = part.payment
      ? scheduleByPayment(part.balance, zxll, part.payment)
      : repaymentSchedule(part.balance, zxll, part.months, hkfs);
    const coming = anew.map((one) => ({ ...one, dqqc: part.after + one.dqqc }));
    if (coming[0]) coming[0].interest = interestOfDays(part.balance, rateIn(loan, part.after + 1), 30);
    schedule = [...schedule.slice(0, part.after), ...coming];
  }
  schedule = schedule.slice(0, loan.months);
  schedules.set(key, schedule);
  return schedule;
}

/** Months of the contract as it was signed; `months` follows the schedule. */
export function termOf(loan: LoanRecord): number {
  return (loan.contract ?? loan).months;
}

/** The rate of the month that instalment `dqqc` ends: another one counts from the due day after it was agreed on. */
export function rateIn(loan: LoanRecord, dqqc: number): string {
  const changed = (loan.rebuilt ?? []).filter(({ after, change }) => change && after + 1 < dqqc);
  return changed.at(-1)?.change?.zxll ?? (loan.contract ?? loan).zxll;
}

export function dueDateOf(loan: LoanRecord, dqqc: number): PlainDate {
  return addMonths(loan.firstDue, dqqc - 1);
}

/** The first instalment that is not collected yet. */
export const nextInstalment = (loan: LoanRecord) => loan.paid + loan.missed.length + 1;

/** The number of the instalment that falls due in the month of `day`; undefined outside the term. */
export function instalmentDueIn(loan: LoanRecord, day: PlainDate): number | undefined {
  const dqqc = monthsBetween(monthOf(loan.firstDue), monthOf(day)) + 1;
  return dqqc >= 1 && dqqc <= loan.months ? dqqc : undefined;
}

/**
 * The day of the month on which the centre takes money next: of the instalment that comes, and once the last of them is past, of
 * what is overdue.
 */
export function nextDebit(loan: LoanRecord, today: PlainDate): PlainDate {
  const next = nextInstalment(loan);
  if (next <= loan.months) return dueDateOf(loan, next);
  const here = Math.max(next, monthsBetween(monthOf(loan.firstDue), monthOf(today)) + 1);
  const due = dueDateOf(loan, here);
  return due < today ? dueDateOf(loan, here + 1) : due;
}

export interface Overdue {
  principal: Fen;
  interest: Fen;
  penalty: Fen;
  total: Fen;
}

/** What is overdue of a loan, with its penalty up to `day`. */
export function overdueOf(loan: LoanRecord, day: PlainDate): Overdue {
  const sum = (pick: (one: MissedInstalment) => Fen) => loan.missed.reduce((total, one) => total + pick(one), 0n);
  const [principal, interest] = [sum((one) => one.principal), sum((one) => one.interest)];
  const penalty = penaltyOf(loan, day);
  return { principal, interest, penalty, total: principal + interest + penalty };
}

/** Penalty up to `today`: overdue principal and interest × rate / 360 × p.fxbl × days, each instalment by itself. */
function penaltyOf(loan: LoanRecord, today: PlainDate): Fen {
  return loan.missed.reduce((sum, one) => sum + penaltyOn(loan, one, today), 0n);
}

export function penaltyOn(
  loan: LoanRecord,
  { due, principal, interest }: Omit<MissedInstalment, 'dqqc'>,
  today: PlainDate,
): Fen {
  return overduePenalty(principal + interest, loan.zxll, policy('p.fxbl').value, daysBetween(due, today));
}
