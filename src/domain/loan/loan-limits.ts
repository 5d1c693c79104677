import { divideHalfUp, type Fen, moneyText, percentFraction, percentOf } from '../money';

/** Loan amounts are multiples of this; limits are rounded down to it (docs/rules/gd0101-loan-application.md, Amount). */
export const LOAN_STEP: Fen = 100_000n;

/** Uplift of the cap, in percent ('20'). */
export interface Uplift {
  name: string;
  percent: string;
}

export const childrenUplift = (percent: string): Uplift => ({ name: '多子女家庭', percent });
export const greenUplift = (percent: string): Uplift => ({ name: '绿色建筑', percent });
export const upliftText = ({ name, percent }: Uplift) => `${name}${percent}%`;

/** Input of the four loan limits; percentages as text ('20'). */
export interface LoanLimitInput {
  /** Price of the home; for a second-hand home the lower of price and appraisal. */
  price: Fen;
  /** Name of `price` in texts; default 房屋价款. */
  named?: string;
  /** Lowest down payment, percent. */
  downPercent: string;
  /** Number of borrowers with a deposit account. */
  depositors: number;
  /** Applicable uplifts. */
  uplifts: readonly Uplift[];
  /** Balance of each borrower's account. */
  balances: readonly Fen[];
  /** Names of borrowers who have not authorised the use of their balance: theirs counts as the minimum. */
  unsigned?: readonly string[];
  /** Monthly income of all borrowers. */
  income: Fen;
  debts: Fen;
  /** Annual, percent. */
  rate: string;
  months: number;
}

/** Policy parameters p.dkGr, p.dkJt, p.dkSfSx, p.dkBs, p.dkYeBd, p.dkHkbl. */
export interface LoanPolicy {
  capOne: Fen;
  capFamily: Fen;
  upliftMost: string;
  multiple: string;
  balanceLeast: Fen;
  incomePercent: string;
}

export type LimitKey = 'price' | 'cap' | 'balance' | 'ability';

export interface LoanLimit {
  key: LimitKey;
  name: string;
  fen: Fen;
  /** Calculation as text. */
  gs: string;
}

export interface LoanLimits {
  /** In the order of docs/rules/gd0101-loan-application.md, Amount. */
  four: readonly LoanLimit[];
  /** The smallest of the four, rounded down to 1,000 yuan. */
  most: Fen;
  /** Deciding limit; the first one among equals. */
  limiting: LoanLimit;
}

/** The four limits of a housing loan and the amount they allow (docs/rules/gd0101-loan-application.md, Amount). */
export function loanLimits(input: LoanLimitInput, policy: LoanPolicy): LoanLimits {
  const four = [byPrice(input), byCap(input, policy), byBalance(input, policy), byAbility(input, policy)] as const;
  return { four, ...leastOf(four) };
}

/** Borrowers alone, before home and income are known. */
export type Borrowers = Pick<LoanLimitInput, 'depositors' | 'uplifts' | 'balances' | 'unsigned'>;

/** Highest loan of these borrowers for any home: the two of the four limits that depend on persons alone. */
export function borrowersLimits(input: Borrowers, policy: LoanPolicy): { two: readonly LoanLimit[]; most: Fen } {
  const two = [byCap(input, policy), byBalance(input, policy)] as const;
  return { two, most: leastOf(two).most };
}

function leastOf(limits: readonly [LoanLimit, ...LoanLimit[]]): Pick<LoanLimits, 'most' | 'limiting'> {
  const limiting = limits.reduce<LoanLimit>((least, one) => (one.fen < least.fen ? one : least), limits[0]);
  return { most: roundDown(limiting.fen), limiting };
}

/** Rounds down to whole thousands of yuan, never below zero. */
export function roundDown(fen: Fen): Fen {
  return fen <= 0n ? 0n : fen - (fen % LOAN_STEP);
}

/**
 * Principal that `monthly` repays in equal instalments: M·((1+i)^n − 1) / (i·(1+i)^n), half up to the fen; 0 if `monthly` or `months` is
 * not positive.
 */
export function repaymentAbility(monthly: Fen, annualPercent: string, months: number): Fen {
  if (monthly <= 0n || months <= 0) return 0n;
  const { numerator, denominator } = percentFraction(annualPercent);
  const perMonth = denominator * 12n;
  if (numerator === 0n) return monthly * BigInt(months);
  const grown = (perMonth + numerator) ** BigInt(months);
  const whole = perMonth ** BigInt(months);
  return divideHalfUp(monthly * (grown - whole) * perMonth, numerator * grown);
}

function byPrice({ price, named = '房屋价款', downPercent }: LoanLimitInput): LoanLimit {
  return {
    key: 'price',
    name: '房价成数限额',
    fen: price - percentOf(price, downPercent),
    gs: `${named}${moneyText(price)} ×（1 − 最低首付${downPercent}%）`,
  };
}

function byCap({ depositors, uplifts }: Borrowers, policy: LoanPolicy): LoanLimit {
  const cap = depositors > 1 ? policy.capFamily : policy.capOne;
  const sum = uplifts.reduce((total, { percent }) => total + scaled(percent), 0n);
  const most = scaled(policy.upliftMost);
  const uplift = percentText(sum < most ? sum : most);
  const whose = depositors > 1 ? '家庭最高额度' : '个人最高额度';
  const why = `${uplifts.map(upliftText).join('、')}${sum > most ? `，合计最高${policy.upliftMost}%` : ''}`;
  return {
    key: 'cap',
    name: '最高额度',
    fen: cap + percentOf(cap, uplift),
    gs: uplift === '0' ? `${whose}${moneyText(cap)}` : `${whose}${moneyText(cap)} ×（1 + 上浮${uplift}%：${why}）`,
  };
}

/** Exact text: 12.3 % and 7.4 % are 19.7 %. */
function percentText(least: bigint): string {
  return `${least / PERCENT}.${(least % PERCENT).toString().padStart(8, '0')}`
    .replace(/(?<!0)0+$/, '')
    .replace(/\.$/, '');
}

/** One percent in units of the finest resolution. */
const PERCENT = 10n ** 8n;

function scaled(percent: string): bigint {
  const { numerator, denominator } = percentFraction(percent);
  return (numerator * PERCENT * 100n) / denominator;
}

function byBalance({ balances, unsigned = [] }: Borrowers, { multiple, balanceLeast }: LoanPolicy): LoanLimit {
  let sum = 0n;
  for (const balance of balances) sum += balance > balanceLeast ? balance : balanceLeast;
  const least = moneyText(balanceLeast);
  const pending =
    unsigned.length > 0 ? `；${unsigned.join('、')}尚未签署授权，暂按${least}计，签署后按账户余额重新核算` : '';
  return {
    key: 'balance',
    name: '账户余额倍数限额',
    fen: sum * BigInt(multiple),
    gs: `计算余额合计${moneyText(sum)}（每人不足${least}的按此计${pending}）× ${multiple}倍`,
  };
}

function byAbility(input: LoanLimitInput, { incomePercent }: LoanPolicy): LoanLimit {
  const { income, debts, rate, months } = input;
  const left = percentOf(income, incomePercent) - debts;
  const monthly = left > 0n ? left : 0n;
  return {
    key: 'ability',
    name: '还款能力限额',
    fen: repaymentAbility(monthly, rate, months),
    gs: `每月可用于还款${moneyText(monthly)}（月收入${moneyText(income)} × ${incomePercent}% − 其他月债务${moneyText(debts)}），按年利率${rate}%、${months}个月等额本息折算`,
  };
}
