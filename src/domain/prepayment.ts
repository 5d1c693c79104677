import { repaymentSchedule, scheduleByPayment } from './loan';
import { divideHalfUp, type Fen, percentFraction } from './money';

/** What remains to be paid: so many instalments of this amount (the last one another), with this interest in all. */
export interface Remaining {
  months: number;
  payment: Fen;
  last: Fen;
  interest: Fen;
}

/** The two ways to go on after principal was paid ahead, and how it would go on without. */
export interface PrepaymentOptions {
  without: Remaining;
  /** 减少月供、期限不变. */
  lessPayment: Remaining;
  /** 缩短期限、月供不变. */
  shorterTerm: Remaining;
}

/** An equal-instalment loan on the day of an instalment, that one paid. `payment`: the instalment as it stands. */
export interface RunningLoan {
  balance: Fen;
  /** Percent a year. */
  rate: string;
  months: number;
  payment: Fen;
}

/**
 * Partial prepayment of equal instalments (domain catalogue 2.5).
 * @throws RangeError when nothing is left after it: that is a settlement
 */
export function prepaymentOptions({ balance, rate, months, payment }: RunningLoan, prepaid: Fen): PrepaymentOptions {
  const rest = balance - prepaid;
  if (prepaid <= 0n || rest <= 0n) throw new RangeError('A partial prepayment leaves a balance');
  return {
    without: remaining(repaymentSchedule(balance, rate, months, '01')),
    lessPayment: remaining(repaymentSchedule(rest, rate, months, '01')),
    shorterTerm: remaining(scheduleByPayment(rest, rate, payment)),
  };
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

function remaining(schedule: readonly { principal: Fen; interest: Fen }[]): Remaining {
  const amounts = schedule.map(({ principal, interest }) => principal + interest);
  return {
    months: schedule.length,
    payment: amounts[0] ?? 0n,
    last: amounts.at(-1) ?? 0n,
    interest: schedule.reduce((sum, { interest }) => sum + interest, 0n),
  };
}
