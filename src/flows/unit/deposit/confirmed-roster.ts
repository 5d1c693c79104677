import {
  type ConfirmedRoster,
  confirmRoster,
  type RosterAnswer,
  type RosterSums,
  readConfirmedRoster,
} from '@/api/remittance';
import { fenOf } from '@/domain/money';
import { type RosterFigures, rosterBalances } from '@/domain/remittance';
import { held } from '@/form/values/held';

/** The value of the list's field: the confirmation as the centre answered it, which checks it again. */
export const heldRoster = held<ConfirmedRoster>(readConfirmedRoster);

/** A list as it was seen and not confirmed yet: without a number, so that no draft keeps it. */
export function seenRoster(
  { list: _, yqrdh: __, sjjz: ___, total: ____, ...sums }: RosterAnswer,
  hjksfs: string,
): ConfirmedRoster {
  return { ...sums, hjksfs, qcqrdh: '' };
}

/** The unit's yes to the list as it was seen, which the centre holds against the list as it is now. @throws ApiError */
export async function settledRoster(seen: ConfirmedRoster): Promise<ConfirmedRoster> {
  if (seen.qcqrdh !== '') return seen;
  const { hjny, hjksfs, hjrs, hjje } = seen;
  return confirmRoster({ hjny, hjksfs, hjrs: String(hjrs), hjje });
}

/** Whether a list's own figures hold together. */
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
