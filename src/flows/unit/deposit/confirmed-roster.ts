import { type ConfirmedRoster, type RosterSums, readConfirmedRoster } from '@/api/remittance';
import { fenOf } from '@/domain/money';
import { type RosterFigures, rosterBalances } from '@/domain/remittance';
import { held } from '@/form/values/held';

/** The value of the list's field: the confirmation as the centre answered it, which checks it again. */
export const heldRoster = held<ConfirmedRoster>(readConfirmedRoster);

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
