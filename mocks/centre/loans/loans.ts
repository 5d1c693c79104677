import { addMonths, daysBetween, monthOf, monthsBetween, type PlainDate } from '@/domain/dates';
import { type Instalment, type RepaymentMethod, repaymentSchedule, scheduleByPayment } from '@/domain/loan/loan';
import { overduePenalty } from '@/domain/loan/overdue';
import { interestOfDays } from '@/domain/loan/prepayment';
import type { Fen } from '@/domain/money';
import { policy } from '../../data/policy/policy';
import { balanceOf, loanAccount } from '../kernel/accounts/ledger';
import type { Store } from '../kernel/store';

/** An instalment not paid on its day. */
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
  /** Annual rate in percent. */
  zxll: string;
  months: number;
  hkfs: RepaymentMethod;
  disbursed: PlainDate;
  firstDue: PlainDate;
  hkzh: string;
  /** Bank of `hkzh`; set once changed in the hall. */
  hkyhdm?: string;
  /** Number of instalments paid. */
  paid: number;
  missed: readonly MissedInstalment[];
  /** The repayment card is empty from this day on. */
  cardShortFrom?: PlainDate;
  /** Application of the loan; absent for a loan from before the hall. */
  ywlsh?: string;
  /** Mortgaged object of a loan from before the hall; later loans have it in the application. */
  dywmc?: string;
  /** Account numbers of the co-borrowers. */
  coBorrowers?: readonly string[];
  /** Payee of the disbursement. */
  payee?: string;
  /** Terms of the contract, set once `months`, `hkfs` or `zxll` differ. */
  contract?: LoanTerms;
  /** Schedules rebuilt after prepayments or changes of terms, oldest first. */
  rebuilt?: readonly RebuiltSchedule[];
}

/** Repayment terms: `months` at `zxll` percent by this method. */
export type LoanTerms = Pick<LoanRecord, 'months' | 'hkfs' | 'zxll'>;

/** A schedule on this balance from the instalment after `after` on. */
export interface RebuiltSchedule {
  after: number;
  balance: Fen;
  /** Number of coming instalments. */
  months: number;
  /** Set where the payment stays and the term gets shorter; absent where the term stays and the payment gets lower. */
  payment?: Fen;
  /** Change of the contract: new terms with business code and day. */
  change?: Omit<LoanTerms, 'months'> & { ywlx: string; day: PlainDate };
}

export const loanTable = (store: Store) => store.table<LoanRecord>('loans');

export function loansOf(store: Store, grzh: string): LoanRecord[] {
  return [...loanTable(store).values()].filter((loan) => loan.grzh === grzh);
}

/** Returns loans that this person may act for as borrower: disbursed and not repaid. */
export function runningLoansOf(store: Store, grzh: string, today: PlainDate): LoanRecord[] {
  return loansOf(store, grzh).filter((loan) => isRunning(loan, today));
}

/** Returns whether a loan is disbursed and not repaid. */
export function isRunning({ disbursed, paid, months }: LoanRecord, today: PlainDate): boolean {
  return disbursed <= today && paid < months;
}

/** Returns whether a person has a loan that is not paid off. */
export const hasRunningLoan = (store: Store, grzh: string): boolean =>
  loansOf(store, grzh).some((loan) => publicStatus(loan) !== '3');

/** Returns all present and former loans of a person, alone or joint. */
export function loanHistoryOf(store: Store, grzh: string): LoanRecord[] {
  return [...loanTable(store).values()].filter((loan) => loan.grzh === grzh || loan.coBorrowers?.includes(grzh));
}

/** Returns the open loans a person owes, alone or joint. */
export const openLoansOf = (store: Store, grzh: string): LoanRecord[] =>
  loanHistoryOf(store, grzh).filter((loan) => publicStatus(loan) !== '3');

/** Returns the principal owed, overdue or not. */
export function owedPrincipal(store: Store, { dkzh }: LoanRecord): Fen {
  return -balanceOf(store, loanAccount(dkzh));
}

/** Public state code of a loan by its instalments (docs/rules/ledger.md, States of accounts): 1 normal, 2 overdue, 3 settled. */
export function publicStatus(loan: LoanRecord): '1' | '2' | '3' {
  if (loan.missed.length > 0) return '2';
  return loan.paid === loan.months ? '3' : '1';
}

const schedules = new Map<string, Instalment[]>();

/** Returns all instalments: past ones as they were, coming ones by the present terms; none after the payoff. */
export function loanSchedule(loan: LoanRecord): Instalment[] {
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

/** Returns the months of the contract as signed; `months` follows the schedule instead. */
export function remainingTerm(loan: LoanRecord): number {
  return (loan.contract ?? loan).months;
}

/** Returns the rate of the month that ends with instalment `dqqc`; a new rate counts from the due day after its agreement. */
export function rateIn(loan: LoanRecord, dqqc: number): string {
  const changed = (loan.rebuilt ?? []).filter(({ after, change }) => change && after + 1 < dqqc);
  return changed.at(-1)?.change?.zxll ?? (loan.contract ?? loan).zxll;
}

export function dueDateOf(loan: LoanRecord, dqqc: number): PlainDate {
  return addMonths(loan.firstDue, dqqc - 1);
}

/** Returns the number of the first instalment not collected yet. */
export const nextInstalment = (loan: LoanRecord) => loan.paid + loan.missed.length + 1;

/** Returns the instalment due in the month of `day`; undefined outside the term. */
export function instalmentDueIn(loan: LoanRecord, day: PlainDate): number | undefined {
  const dqqc = monthsBetween(monthOf(loan.firstDue), monthOf(day)) + 1;
  return dqqc >= 1 && dqqc <= loan.months ? dqqc : undefined;
}

/** Returns the next debit day: of the coming instalment, or of arrears after the last one. */
export function nextInstalmentDay(loan: LoanRecord, today: PlainDate): PlainDate {
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

/** Returns the arrears of a loan with the penalty up to `day`. */
export function overdueOf(loan: LoanRecord, day: PlainDate): Overdue {
  const sum = (pick: (one: MissedInstalment) => Fen) => loan.missed.reduce((total, one) => total + pick(one), 0n);
  const [principal, interest] = [sum((one) => one.principal), sum((one) => one.interest)];
  const penalty = penaltyOf(loan, day);
  return { principal, interest, penalty, total: principal + interest + penalty };
}

/** Penalty up to `today`: overdue principal and interest × rate / 360 × p.fxbl × days, per instalment. */
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
