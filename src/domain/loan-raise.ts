import { repaymentSchedule } from './loan';
import {
  greenUplift,
  type LoanLimitInput,
  type LoanPolicy,
  loanLimits,
  repaymentAbility,
  roundDown,
} from './loan-limits';
import { type Fen, moneyText, percentFraction } from './money';

/** Something that would raise the amount that may be borrowed, and to what. */
export interface WayUp {
  key: 'spouse' | 'green' | 'term' | 'balance' | 'income';
  text: string;
  most: Fen;
}

/** What the borrower could change that is not in the calculation yet. */
export interface Room {
  /** The longest term the borrower may have. */
  longest: number;
  /** Uplift in percent of a green building, undefined when it is counted already. */
  green: string | undefined;
}

/** Each way by itself; only those that raise the amount, the best first. Each is the calculation done again, never a rule of thumb. */
export function waysUp(input: LoanLimitInput, policy: LoanPolicy, { longest, green }: Room): WayUp[] {
  const now = loanLimits(input, policy);
  const next = now.four
    .filter(({ key }) => key !== now.limiting.key)
    .reduce((least, { fen }) => (fen < least ? fen : least), AMPLE);
  const again = (change: Partial<LoanLimitInput>) => loanLimits({ ...input, ...change }, policy).most;
  const ways: WayUp[] = [];
  if (input.depositors === 1) {
    const most = again({ depositors: 2, balances: [...input.balances, 0n] });
    ways.push({ key: 'spouse', text: '配偶也缴存公积金，两人共同申请（配偶余额按最低计算）', most });
  }
  if (green !== undefined) {
    ways.push({
      key: 'green',
      text: '购买绿色建筑住房',
      most: again({ uplifts: [...input.uplifts, greenUplift(green)] }),
    });
  }
  if (longest > input.months) {
    ways.push({ key: 'term', text: `期限延长到${longest}个月`, most: again({ months: longest }) });
  }
  if (now.limiting.key === 'balance' && BigInt(policy.multiple) > 0n) {
    const sum = ceiling(next, BigInt(policy.multiple));
    ways.push({ key: 'balance', text: `账户余额合计达到${moneyText(sum)}`, most: roundDown(next) });
  }
  if (now.limiting.key === 'ability') {
    const income = incomeFor(next, input, policy);
    if (income !== undefined) {
      ways.push({ key: 'income', text: `家庭月收入达到${moneyText(income)}，其他债务不变`, most: roundDown(next) });
    }
  }
  return ways.filter(({ most }) => most > now.most).sort((a, b) => (a.most < b.most ? 1 : a.most > b.most ? -1 : 0));
}

/** More than any limit. */
const AMPLE: Fen = 10n ** 30n;

/** Income, in whole yuan, from which the ability reaches `amount`. */
function incomeFor(
  amount: Fen,
  { rate, months, debts }: LoanLimitInput,
  { incomePercent }: LoanPolicy,
): Fen | undefined {
  const { numerator, denominator } = percentFraction(incomePercent);
  const first = repaymentSchedule(amount, rate, months, '01')[0];
  if (numerator === 0n || !first) return undefined;
  let monthly = first.principal + first.interest;
  // The instalment was rounded: the next fen above it is enough when it itself is not; a fen repays at most `months` fen.
  while (repaymentAbility(monthly, rate, months) < amount) monthly += 1n;
  return ceiling(ceiling((monthly + debts) * denominator, numerator), 100n) * 100n;
}

function ceiling(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor;
}
