import { type ConfirmedRoster, type RosterSums, readConfirmedRoster } from '@/api/remittance';
import { parseYuan } from '@/domain/money';
import { type RosterFigures, rosterBalances } from '@/domain/remittance';
import { held } from '@/form/values/held';

/** The value of the list's field: the confirmation as the centre answered it, which checks it again. */
export const heldRoster = held<ConfirmedRoster>(readConfirmedRoster);

/** Whether a list's own figures hold together. */
export function sumsBalance(sums: RosterSums): boolean {
  return rosterBalances(figuresOf(sums));
}

export function figuresOf(sums: RosterSums): RosterFigures {
  const fen = (yuan: string) => parseYuan(yuan) ?? 0n;
  const { syrs, zjrs, jsrs, hjrs } = sums;
  return {
    syrs,
    zjrs,
    jsrs,
    hjrs,
    syje: fen(sums.syje),
    zjje: fen(sums.zjje),
    jsje: fen(sums.jsje),
    tzje: fen(sums.tzje),
    hjje: fen(sums.hjje),
    dwhjje: fen(sums.dwhjje),
    grhjje: fen(sums.grhjje),
  };
}
