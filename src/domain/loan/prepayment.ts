import type { PlainDate } from '../dates';
import { divideHalfUp, type Fen, percentFraction } from '../money';
import { type Instalment, type RepaymentMethod, repaymentSchedule, scheduleByPayment, scheduleByShare } from './loan';

/** Remaining schedule: number of instalments, first and last amount, total interest. */
export interface Remaining {
  months: number;
  payment: Fen;
  last: Fen;
  interest: Fen;
  schedule: readonly Instalment[];
}

/** The two options after a prepayment, and the schedule without it. */
export interface PrepaymentOptions {
  without: Remaining;
  /** 减少月供、期限不变. */
  lessPayment: Remaining;
  /** 缩短期限、月供不变; with equal principal, the principal per instalment stays. */
  shorterTerm: Remaining;
}

/**
 * Label of an option (dictionary thfs) for this loan; `label`: the dictionary's text. With equal principal a shorter term keeps the
 * principal per instalment, not the instalment.
 */
export const prepaymentLabel = (thfs: string, hkfs: string | undefined, label: string): string =>
  thfs === '02' && hkfs === '02' ? '缩短期限每月本金不变' : label;

/** Loan on the day of an instalment, after its payment. */
export interface RunningLoan {
  balance: Fen;
  /** Percent a year. */
  rate: string;
  months: number;
  /** Fixed amount when the term gets shorter: the current instalment; with equal principal the principal per instalment. */
  payment: Fen;
  /** Default: equal instalments. */
  method?: RepaymentMethod;
}

/**
 * Partial prepayment (docs/rules/loan-formulas.md). With equal principal the rest is divided by the months again, or the principal per
 * month stays and the months decrease.
 * @throws RangeError if nothing is left: that is a settlement
 */
export function prepaymentOptions(loan: RunningLoan, prepaid: Fen): PrepaymentOptions {
  const { balance, rate, months, payment, method = '01' } = loan;
  const rest = balance - prepaid;
  if (prepaid <= 0n || rest <= 0n) throw new RangeError('A partial prepayment leaves a balance');
  const shorter = method === '01' ? scheduleByPayment : scheduleByShare;
  return {
    without: remaining(repaymentSchedule(balance, rate, months, method)),
    lessPayment: remaining(repaymentSchedule(rest, rate, months, method)),
    shorterTerm: remaining(shorter(rest, rate, payment)),
  };
}

/** Fixed amount of a loan known by its balance alone: the instalment that repays it in these months, or the monthly principal. */
export function standingPayment(balance: Fen, rate: string, months: number, method: RepaymentMethod): Fen {
  const first = repaymentSchedule(balance, rate, months, method)[0];
  if (!first) return 0n;
  return method === '01' ? first.principal + first.interest : first.principal;
}

/** Interest on a balance for so many days, months of 30 days: additional cost of a settlement after the instalment day. */
export function interestOfDays(balance: Fen, rate: string, days: number): Fen {
  const { numerator, denominator } = percentFraction(rate);
  return divideHalfUp(balance * numerator * BigInt(days), denominator * 360n);
}

/** Days between two dates, every month of 30 days, as interest between instalments counts them. */
export function daysOf30(from: PlainDate, to: PlainDate): number {
  const [start = [], end = []] = [from, to].map((date) => date.split('-').map(Number));
  const [years, months] = [(end[0] ?? 0) - (start[0] ?? 0), (end[1] ?? 0) - (start[1] ?? 0)];
  return Math.max(0, years * 360 + months * 30 + Math.min(end[2] ?? 0, 30) - Math.min(start[2] ?? 0, 30));
}

/**
 * Principal in a payment made `days` after the last instalment: (paid − amounts due) / (1 + i × days / 30), i the monthly rate, months of
 * 30 days (docs/rules/loan-formulas.md). The rest of the payment is interest for these days on that principal.
 */
export function principalBetween(paid: Fen, due: Fen, rate: string, days: number): Fen {
  if (paid <= due) return 0n;
  const { numerator, denominator } = percentFraction(rate);
  const month = denominator * 12n * 30n;
  return divideHalfUp((paid - due) * month, month + numerator * BigInt(days));
}

function remaining(schedule: readonly Instalment[]): Remaining {
  const amounts = schedule.map(({ principal, interest }) => principal + interest);
  return {
    months: schedule.length,
    payment: amounts[0] ?? 0n,
    last: amounts.at(-1) ?? 0n,
    interest: schedule.reduce((sum, { interest }) => sum + interest, 0n),
    schedule,
  };
}
