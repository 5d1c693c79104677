import { daysBetween, type PlainDate } from '../dates';
import { divideHalfUp, type Fen, percentFraction, percentOf } from '../money';

/**
 * Σ(daily balance) × rate / 360 over the days from `from` up to, not including, `to`; half up to the fen
 * (docs/rules/interest-and-months.md). A movement counts from its own day on and must lie in [from, to), else RangeError. The year settled
 * on 30 June runs from 1 July to 1 July: 50 000.00 and 1 920.00 on each 15th give 936.10 at 1.5 %.
 */
export function depositInterest(
  opening: Fen,
  movements: readonly { date: PlainDate; fen: Fen }[],
  from: PlainDate,
  to: PlainDate,
  annualPercent: string,
): Fen {
  let products = opening * BigInt(Math.max(daysBetween(from, to), 0));
  for (const { date, fen } of movements) {
    if (date < from || date >= to) throw new RangeError(`Movement of ${date} outside ${from} to ${to}`);
    products += fen * BigInt(daysBetween(date, to));
  }
  const { numerator, denominator } = percentFraction(annualPercent);
  return divideHalfUp(products * numerator, denominator * 360n);
}

/** Monthly deposit of one side: base × ratio, half up to the fen. */
export function monthlyDeposit(base: Fen, ratioPercent: string): Fen {
  return percentOf(base, ratioPercent);
}
