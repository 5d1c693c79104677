// CONTRACT (owner: the domain helper). Σ(daily balance) × rate / 360, half up to the fen (domain catalogue 2.5).
import type { PlainDate } from './dates';
import type { Fen } from './money';

/** Movements must lie within [from, to); each counts from its own day on. 50 000.00 on 1 July + 1 920.00 on each 15th → 936.10 on 30 June at 1.5 %. */
export declare function depositInterest(
  opening: Fen,
  movements: readonly { date: PlainDate; fen: Fen }[],
  from: PlainDate,
  to: PlainDate,
  annualPercent: string,
): Fen;
/** Monthly deposit of one side: round(base × ratio). */
export declare function monthlyDeposit(base: Fen, ratioPercent: string): Fen;
