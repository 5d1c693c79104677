import { type RepaymentMethod, repaymentSchedule } from '@/domain/loan';
import { type Fen, typedFen } from '@/domain/money';
import {
  interestOfDays,
  type PrepaymentOptions,
  prepaymentOptions,
  principalBetween,
  type Remaining,
  standingPayment,
} from '@/domain/prepayment';
import { paymentIn, type RepaymentSummary, summaryOf } from '@/domain/repayment-summary';
import { plainNumber } from '../field-problem';
import type { PolicyNumbers } from '../policy-numbers';
import type { Values } from '../usual-values';
import { countIn, fenIn, methodIn, percentIn } from './read';

export interface PrepaymentOutcome {
  kind: '3';
  method: RepaymentMethod;
  /** `thfs`: 01 a smaller instalment, 02 a shorter term, 03 a settlement. */
  chosen: '01' | '02' | '03';
  /** After the last instalment. */
  days: number;
  /** What the payment repays, and the interest of the days that it pays besides. */
  principal: Fen;
  interest: Fen;
  /** How it would go on without. */
  without: RepaymentSummary;
  /** The balance was found by the loan as it was granted. */
  derived: boolean;
  /** None when all is settled and no smaller amount is given to compare with. */
  options: PrepaymentOptions | undefined;
  /** A settlement on that day: all that is paid, and the interest in it; of each further day. */
  settlement: Fen;
  settlementInterest: Fen;
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
  const days = countIn(values, 'jgts');
  const principal = principalBetween(prepaid, 0n, rate, days);
  const original = originalLoan(values, numbers);
  // The instalment of the loan as granted is the exact one; the same sum over the balance may differ from it by some fen.
  const derived = original?.balance === balance && original.months === months;
  const payment = derived && original ? original.payment : standingPayment(balance, rate, months, method);
  const standing = repaymentSchedule(balance, rate, months, method);
  // Of a few fen the rounding may leave no principal in an instalment, and no payment would ever repay it; or so little that
  // the shorter term is the longer one.
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
    without: summaryOf(standing),
    derived,
    options: options && options.shorterTerm.months <= months ? options : undefined,
    settlement: balance + settlementInterest,
    settlementInterest,
    perDay: interestOfDays(balance, rate, 1),
    tooSmall: partial && prepaid < numbers.prepaidLeast ? numbers.prepaidLeast : undefined,
  };
}

/** What a way to go on saves: interest that is no longer paid, less that of the days. Rounding may cost a fen, which is no loss. */
export function savedBy({ without, interest }: PrepaymentOutcome, after: Remaining): Fen {
  const saved = without.interest - after.interest - interest;
  return saved > 0n ? saved : 0n;
}

/** Of what is typed so far: undefined until amount, term (no longer than the policy lends for), instalments paid and rate are there and fit each other. */
export function originalLoan(values: Values, { termMost }: Pick<PolicyNumbers, 'termMost'>): OriginalLoan | undefined {
  const principal = typedFen(plainNumber(values.dkje));
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
