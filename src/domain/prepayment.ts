import type { PlainDate } from './dates';
import { type Instalment, type RepaymentMethod, repaymentSchedule, scheduleByPayment, scheduleByShare } from './loan';
import { divideHalfUp, type Fen, percentFraction } from './money';

/** What remains to be paid: so many instalments, the first and the last of these amounts, with this interest in all. */
export interface Remaining {
  months: number;
  payment: Fen;
  last: Fen;
  interest: Fen;
  schedule: readonly Instalment[];
}

/** The two ways to go on after principal was paid ahead, and how it would go on without. */
export interface PrepaymentOptions {
  without: Remaining;
  /** 减少月供、期限不变. */
  lessPayment: Remaining;
  /** 缩短期限、月供不变; of equal principal the principal in each instalment stays. */
  shorterTerm: Remaining;
}

/**
 * What a way to go on (dictionary thfs) is called for this loan; `label`: as the dictionary has it. Of equal principal no instalment
 * stays as it is when the term gets shorter: the principal in each does.
 */
export const prepaymentWay = (thfs: string, hkfs: string | undefined, label: string): string =>
  thfs === '02' && hkfs === '02' ? '缩短期限每月本金不变' : label;

/** A loan on the day of an instalment, that one paid. */
export interface RunningLoan {
  balance: Fen;
  /** Percent a year. */
  rate: string;
  months: number;
  /** What stays when the term gets shorter: the instalment as it stands; of equal principal the principal in each. */
  payment: Fen;
  /** Equal instalments where it is left out. */
  method?: RepaymentMethod;
}

/**
 * Partial prepayment (domain catalogue 2.5, which gives equal instalments). Of equal principal the same two ways: what is left
 * is divided by the months anew, or each month keeps its principal and there are fewer of them.
 * @throws RangeError when nothing is left after it: that is a settlement
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

/**
 * What a prepayment keeps of a loan known by its balance alone: the instalment that repays it in these months, or the month's
 * principal.
 */
export function standingPayment(balance: Fen, rate: string, months: number, method: RepaymentMethod): Fen {
  const first = repaymentSchedule(balance, rate, months, method)[0];
  if (!first) return 0n;
  return method === '01' ? first.principal + first.interest : first.principal;
}

/** Interest of these days on a balance, every month of 30 days: what a settlement costs more so long after the instalment. */
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
 * Principal in a payment made `days` after the last instalment: (paid − amounts due) / (1 + i × days / 30), i the monthly rate,
 * every month of 30 days (domain catalogue 2.5). The rest of the payment is the interest of these days on that principal.
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
