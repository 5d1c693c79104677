import { roundDown } from '../loan/loan-limits';
import { divideHalfUp, type Fen, percentFraction, percentOf } from '../money';
import { monthlyDeposit } from './interest';

/** Base × ratio (integer percent as text), or the base derived from a typed amount (docs/rules/individual-accounts.md, Amounts). */
export function flexibleAmounts(typed: { base?: Fen; monthly?: Fen }, ratio: string): { base: Fen; monthly: Fen } {
  const { base, monthly } = typed;
  const usable = /^[1-9]\d{0,2}$/.test(ratio);
  if (base !== undefined) return { base, monthly: usable ? monthlyDeposit(base, ratio) : 0n };
  if (monthly === undefined || !usable) return { base: 0n, monthly: monthly ?? 0n };
  const { numerator, denominator } = percentFraction(ratio);
  return { base: divideHalfUp(monthly * denominator, numerator), monthly };
}

/** Policy parameters p.dkBs, p.dkYeBd and p.dkGr. */
export interface ForecastPolicy {
  multiple: string;
  balanceLeast: Fen;
  cap: Fen;
}

/** Account balance after so many months, without interest, and the loan that the balance alone would allow. */
export function depositForecast(
  { once, monthly, months }: { once: Fen; monthly: Fen; months: number },
  { multiple, balanceLeast, cap }: ForecastPolicy,
): { balance: Fen; loan: Fen } {
  const balance = once + monthly * BigInt(months);
  const counted = balance < balanceLeast ? balanceLeast : balance;
  // ×20 is 2000 percent.
  const raw = percentOf(counted, `${multiple}00`);
  const most = raw < cap ? raw : cap;
  return { balance, loan: roundDown(most) };
}

/** Parses '1-25' to the first and last debit day of the month. */
export function debitDays(policy: string): { first: number; last: number } {
  const [, first = '1', last = '25'] = /^(\d{1,2})-(\d{1,2})$/.exec(policy) ?? [];
  return { first: Number(first), last: Number(last) };
}
