import { type RepaymentMethod, repaymentSchedule } from '@/domain/loan';
import type { Fen } from '@/domain/money';
import { interestOfDay, type PrepaymentOptions, prepaymentOptions, standingPayment } from '@/domain/prepayment';
import { paymentIn, type RepaymentSummary, summaryOf } from '@/domain/repayment-summary';
import type { PolicyNumbers } from '../policy-numbers';
import type { Values } from '../usual-values';
import { countIn, fenIn, methodIn, percentIn } from './read';

export interface PrepaymentOutcome {
  kind: '3';
  method: RepaymentMethod;
  /** `thfs`: 01 a smaller instalment, 02 a shorter term, 03 a settlement. */
  chosen: '01' | '02' | '03';
  balance: Fen;
  months: number;
  prepaid: Fen;
  /** How it would go on without. */
  without: RepaymentSummary;
  /** None when all is settled and no smaller amount is given to compare with. */
  options: PrepaymentOptions | undefined;
  /** Interest of each day that a settlement comes after the instalment. */
  perDay: Fen;
  /** The smallest prepayment the centre takes, where this one is smaller. */
  tooSmall: Fen | undefined;
}

/** The loan as it was granted, where it is given as a help: its balance after the instalments paid. */
export interface OriginalLoan {
  balance: Fen;
  months: number;
  /** What a shorter term keeps: the instalment, or the month's principal. */
  payment: Fen;
}

export function prepaymentOutcome(values: Values, numbers: PolicyNumbers): PrepaymentOutcome {
  const method = methodIn(values, 'hkfs');
  const balance = fenIn(values, 'syje');
  const months = countIn(values, 'syqx');
  const rate = percentIn(values, 'll');
  const prepaid = fenIn(values, 'thje');
  const original = originalLoan(values);
  // The instalment of the loan as granted is the exact one; the same sum over the balance may differ from it by some fen.
  const same = original?.balance === balance && original.months === months;
  const payment = same && original ? original.payment : standingPayment(balance, rate, months, method);
  const standing = repaymentSchedule(balance, rate, months, method);
  // Of a few fen the rounding may leave no principal in an instalment: no payment would ever repay it.
  const repays = (standing[0]?.principal ?? 0n) > 0n;
  const partial = prepaid > 0n && prepaid < balance && repays;
  return {
    kind: '3',
    method,
    chosen: values.thfs === '03' ? '03' : values.thfs === '02' ? '02' : '01',
    balance,
    months,
    prepaid,
    without: summaryOf(standing),
    options: partial ? prepaymentOptions({ balance, rate, months, payment, method }, prepaid) : undefined,
    perDay: interestOfDay(balance, rate),
    tooSmall: partial && prepaid < numbers.prepaidLeast ? numbers.prepaidLeast : undefined,
  };
}

/** Undefined until amount, term, instalments paid and rate are there and fit each other. */
export function originalLoan(values: Values): OriginalLoan | undefined {
  const principal = fenIn(values, 'dkje');
  const [term, paid] = [countIn(values, 'yqx'), countIn(values, 'yhqs')];
  const rate = percentIn(values, 'll');
  if (principal <= 0n || !/^\d{1,2}(?:\.\d{1,3})?$/.test(rate)) return undefined;
  if (!Number.isInteger(term) || !Number.isInteger(paid) || paid < 1 || paid >= term || term > LONGEST)
    return undefined;
  const method = methodIn(values, 'hkfs');
  const schedule = repaymentSchedule(principal, rate, term, method);
  const [first, last] = [schedule[0], schedule[paid - 1]];
  if (!first || !last) return undefined;
  return { balance: last.balance, months: term - paid, payment: method === '01' ? paymentIn(first) : first.principal };
}

/** Months beyond which nobody lends; the address may ask for a million. */
const LONGEST = 360;
