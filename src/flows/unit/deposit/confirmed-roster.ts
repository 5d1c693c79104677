import type { ConfirmedRoster, RosterSums } from '@/api/remittance';
import { parseYuan } from '@/domain/money';
import { type RosterFigures, rosterBalances } from '@/domain/remittance';

/** The value of the list's field: the confirmation as the centre answered it. */
export function writeConfirmed(confirmed: ConfirmedRoster): string {
  return JSON.stringify(confirmed);
}

/** A draft of another version or of another hand is no confirmation. */
export function readConfirmed(value: string): ConfirmedRoster | null {
  try {
    const read: unknown = JSON.parse(value);
    const known = typeof read === 'object' && read !== null && 'qcqrdh' in read && typeof read.qcqrdh === 'string';
    // What the centre answered once, checked by its number; the centre checks it again.
    return known ? (read as ConfirmedRoster) : null;
  } catch {
    return null;
  }
}

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
