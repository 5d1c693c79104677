import { divideHalfUp, type Fen, percentFraction } from '../money';

/**
 * Penalty on overdue principal and interest: amount × annual rate / 360 × factor (p.fxbl) × days, half up to the fen
 * (docs/rules/loan-formulas.md): 3 208.66 for 15 days at 2.6 % and 1.5 is 5.21.
 */
export function overduePenalty(amount: Fen, rate: string, factor: string, days: number): Fen {
  const annual = percentFraction(rate);
  const times = percentFraction(factor);
  // percentFraction divides by 100, but the factor is no percentage: ×100 compensates.
  return divideHalfUp(
    amount * BigInt(Math.max(days, 0)) * annual.numerator * times.numerator * 100n,
    annual.denominator * times.denominator * 360n,
  );
}
