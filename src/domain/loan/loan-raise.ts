import { type Fen, moneyText, percentFraction } from '../money';
import { repaymentSchedule } from './loan';
import {
  greenUplift,
  type LoanLimitInput,
  type LoanPolicy,
  loanLimits,
  repaymentAbility,
  roundDown,
} from './loan-limits';

/** Change that would raise the loan limit, with the resulting amount. */
export interface LimitRaise {
  key: 'spouse' | 'green' | 'term' | 'balance' | 'income';
  text: string;
  most: Fen;
}

/** Changes that the calculation does not include yet. */
export interface RaiseScope {
  /** Longest term in months. */
  longest: number;
  /** Uplift of a green building in percent; undefined if already included. */
  green: string | undefined;
}

/**
 * Effect of each single change; only those that raise the amount, the largest first. Each is a full recalculation, not an approximation.
 */
export function limitRaises(input: LoanLimitInput, policy: LoanPolicy, { longest, green }: RaiseScope): LimitRaise[] {
  const now = loanLimits(input, policy);
  const next = now.four
    .filter(({ key }) => key !== now.limiting.key)
    .reduce((least, { fen }) => (fen < least ? fen : least), AMPLE);
  const again = (change: Partial<LoanLimitInput>) => loanLimits({ ...input, ...change }, policy).most;
  const ways: LimitRaise[] = [];
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

/** Exceeds every limit. */
const AMPLE: Fen = 10n ** 30n;

/** Income in whole yuan at which the ability reaches `amount`. */
function incomeFor(
  amount: Fen,
  { rate, months, debts }: LoanLimitInput,
  { incomePercent }: LoanPolicy,
): Fen | undefined {
  const { numerator, denominator } = percentFraction(incomePercent);
  const first = repaymentSchedule(amount, rate, months, '01')[0];
  if (numerator === 0n || !first) return undefined;
  let monthly = first.principal + first.interest;
  // The instalment is rounded, so the next fen may be needed; a fen repays at most `months` fen.
  while (repaymentAbility(monthly, rate, months) < amount) monthly += 1n;
  return ceiling(ceiling((monthly + debts) * denominator, numerator), 100n) * 100n;
}

function ceiling(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor;
}
