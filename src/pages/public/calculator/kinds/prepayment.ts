import { type RepaymentMethod, repaymentSchedule } from '@/domain/loan/loan';
import {
  interestOfDays,
  type PrepaymentOptions,
  prepaymentOptions,
  principalBetween,
  type Remaining,
  standingPayment,
} from '@/domain/loan/prepayment';
import { paymentIn, type RepaymentSummary, repaymentSummary } from '@/domain/loan/repayment-summary';
import { type Fen, typedFen } from '@/domain/money';
import type { CalculatorValues } from '../default-values';
import { parsePlainNumber } from '../inputs/field-problem';
import type { PolicyNumbers } from '../policy-numbers';
import { countIn, fenIn, methodIn, percentIn } from './read';

export interface PrepaymentOutcome {
  kind: '3';
  method: RepaymentMethod;
  /** `thfs`: 01 a smaller instalment, 02 a shorter term, 03 a settlement. */
  chosen: '01' | '02' | '03';
  /** Days since the last instalment. */
  days: number;
  /** Principal repaid by the payment, and the interest of the days included. */
  principal: Fen;
  interest: Fen;
  /** Repayment without the prepayment. */
  without: RepaymentSummary;
  /** The balance was computed from the original loan. */
  derived: boolean;
  /** Undefined for a settlement without a smaller amount to compare. */
  options: PrepaymentOptions | undefined;
  /** Settlement on that day: total with its interest; interest of each further day. */
  settlement: Fen;
  settlementInterest: Fen;
  perDay: Fen;
  /** Minimum prepayment, if this one is below it. */
  tooSmall: Fen | undefined;
}

/** The original loan, given to compute the balance after the instalments paid. */
export interface OriginalLoan {
  balance: Fen;
  months: number;
  /** Constant in a shorter term: the instalment, or the monthly principal. */
  payment: Fen;
}

export function prepaymentOutcome(values: CalculatorValues, numbers: PolicyNumbers): PrepaymentOutcome {
  const method = methodIn(values, 'hkfs');
  const balance = fenIn(values, 'syje');
  const months = countIn(values, 'syqx');
  const rate = percentIn(values, 'll');
  const prepaid = fenIn(values, 'thje');
  const days = countIn(values, 'jgts');
  const principal = principalBetween(prepaid, 0n, rate, days);
  const original = originalLoan(values, numbers);
  // The original loan's instalment is exact; computed from the balance it may differ by some fen.
  const derived = original?.balance === balance && original.months === months;
  const payment = derived && original ? original.payment : standingPayment(balance, rate, months, method);
  const standing = repaymentSchedule(balance, rate, months, method);
  // With a balance of a few fen, rounding may leave no principal in an instalment, so that it never ends, or so little that the shorter
  // term is longer.
  const repays = (standing[0]?.principal ?? 0n) > 0n;
  const partial = principal > 0n && principal < balance && repays;
  const options = partial ? prepaymentOptions({ balance, rate, months, payment, method }, principal) : undefined;
  const settlementInterest = interestOfDays(balance, rate, days);
  return {
    kind: '3',
    method,
    chosen: values.thfs === '03' ? '03' : values.thfs === '02' ? '02' : '01',
    days,
    principal,
    interest: prepaid - principal,
    without: repaymentSummary(standing),
    derived,
    options: options && options.shorterTerm.months <= months ? options : undefined,
    settlement: balance + settlementInterest,
    settlementInterest,
    perDay: interestOfDays(balance, rate, 1),
    tooSmall: partial && prepaid < numbers.prepaidLeast ? numbers.prepaidLeast : undefined,
  };
}

/** Savings of an option: interest avoided, minus the interest of the days. Never negative: rounding may cost a fen. */
export function savedBy({ without, interest }: PrepaymentOutcome, after: Remaining): Fen {
  const saved = without.interest - after.interest - interest;
  return saved > 0n ? saved : 0n;
}

/**
 * From incomplete input: undefined until amount, term (within the policy's maximum), instalments paid and rate are present and consistent.
 */
export function originalLoan(
  values: CalculatorValues,
  { termMost }: Pick<PolicyNumbers, 'termMost'>,
): OriginalLoan | undefined {
  const principal = typedFen(parsePlainNumber(values.dkje));
  const [term, paid] = [countIn(values, 'yqx'), countIn(values, 'yhqs')];
  const rate = percentIn(values, 'll');
  if (principal <= 0n || !/^\d{1,2}(?:\.\d{1,3})?$/.test(rate)) return undefined;
  if (!Number.isInteger(term) || !Number.isInteger(paid) || paid < 1 || paid >= term || term > termMost)
    return undefined;
  const method = methodIn(values, 'hkfs');
  const schedule = repaymentSchedule(principal, rate, term, method);
  const [first, last] = [schedule[0], schedule[paid - 1]];
  if (!first || !last) return undefined;
  return { balance: last.balance, months: term - paid, payment: method === '01' ? paymentIn(first) : first.principal };
}
