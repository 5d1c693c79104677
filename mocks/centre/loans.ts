import { addMonths, daysBetween, monthOf, monthsBetween, type PlainDate } from '@/domain/dates';
import { type Instalment, type RepaymentMethod, repaymentSchedule } from '@/domain/loan';
import { divideHalfUp, type Fen, percentFraction } from '@/domain/money';
import { policy } from '../data/policy';
import type { Store } from './store';

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
  /** Instalments paid. */
  paid: number;
  missed: readonly MissedInstalment[];
  /** From this day on the repayment card is empty. */
  cardShortFrom?: PlainDate;
}

export const loans = (store: Store) => store.table<LoanRecord>('loans');

export function loansOf(store: Store, grzh: string): LoanRecord[] {
  return [...loans(store).values()].filter((loan) => loan.grzh === grzh);
}

/** Core state inside (domain catalogue 2.2) → the public code: 1 normal, 2 overdue, 3 settled. */
export function publicStatus(loan: LoanRecord): '1' | '2' | '3' {
  if (loan.missed.length > 0) return '2';
  return loan.paid === loan.months ? '3' : '1';
}

const schedules = new Map<string, Instalment[]>();

export function scheduleOf(loan: LoanRecord): Instalment[] {
  const key = `${loan.htdkje}|${loan.zxll}|${loan.months}|${loan.hkfs}`;
  const known = schedules.get(key);
  if (known) return known;
  const schedule = repaymentSchedule(loan.htdkje, loan.zxll, loan.months, loan.hkfs);
  schedules.set(key, schedule);
  return schedule;
}

export function dueDateOf(loan: LoanRecord, dqqc: number): PlainDate {
  return addMonths(loan.firstDue, dqqc - 1);
}

/** The number of the instalment that falls due in the month of `day`; undefined outside the term. */
export function instalmentDueIn(loan: LoanRecord, day: PlainDate): number | undefined {
  const dqqc = monthsBetween(monthOf(loan.firstDue), monthOf(day)) + 1;
  return dqqc >= 1 && dqqc <= loan.months ? dqqc : undefined;
}

/** Penalty up to `today`: overdue principal and interest × rate / 360 × p.fxbl × days, each instalment by itself. */
export function penaltyOf(loan: LoanRecord, today: PlainDate): Fen {
  const rate = percentFraction(loan.zxll);
  const factor = percentFraction(policy('p.fxbl').value);
  let penalty = 0n;
  for (const { due, principal, interest } of loan.missed) {
    const products = (principal + interest) * BigInt(Math.max(daysBetween(due, today), 0));
    // p.fxbl is a factor, not a percentage: its fraction has 100 too many in the divisor.
    penalty += divideHalfUp(
      products * rate.numerator * factor.numerator * 100n,
      rate.denominator * factor.denominator * 360n,
    );
  }
  return penalty;
}
