import {
  type ConfirmedRoster,
  confirmRoster,
  type RosterAnswer,
  type RosterSums,
  readConfirmedRoster,
} from '@/api/unit/remittance';
import { type RosterFigures, rosterBalances } from '@/domain/deposit/remittance';
import { fenOf } from '@/domain/money';
import { heldReader } from '@/form/values/held-value';

/** Value of the roster field: the confirmation as answered by the centre, which validates it again. */
export const rosterReader = heldReader<ConfirmedRoster>(readConfirmedRoster);

/** Roster as seen, not confirmed yet: without a number, so that no draft stores it. */
export function seenRoster(
  { list: _, yqrdh: __, sjjz: ___, total: ____, ...sums }: RosterAnswer,
  hjksfs: string,
): ConfirmedRoster {
  return { ...sums, hjksfs, qcqrdh: '' };
}

/** Confirms the seen roster; the centre compares it with the current one. @throws ApiError */
export async function settledRoster(seen: ConfirmedRoster): Promise<ConfirmedRoster> {
  if (seen.qcqrdh !== '') return seen;
  const { hjny, hjksfs, hjrs, hjje } = seen;
  return confirmRoster({ hjny, hjksfs, hjrs: String(hjrs), hjje });
}

/** Returns true if a roster's own figures are consistent. */
export function sumsBalance(sums: RosterSums): boolean {
  return rosterBalances(figuresOf(sums));
}

export function figuresOf(sums: RosterSums): RosterFigures {
  const { syrs, zjrs, jsrs, hjrs } = sums;
  return {
    syrs,
    zjrs,
    jsrs,
    hjrs,
    syje: fenOf(sums.syje),
    zjje: fenOf(sums.zjje),
    jsje: fenOf(sums.jsje),
    tzje: fenOf(sums.tzje),
    hjje: fenOf(sums.hjje),
    dwhjje: fenOf(sums.dwhjje),
    grhjje: fenOf(sums.grhjje),
  };
}
