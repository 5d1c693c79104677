import { type PlainMonth, shiftMonth } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import type { ContributionPeriod, RatioChange, UnitRecord } from '../people';

/** Percent. */
export interface Ratios {
  dwjcbl: string;
  grjcbl: string;
}

const changesOf = ({ dwjcbl, grjcbl, ratios }: UnitRecord): readonly RatioChange[] =>
  ratios ?? [{ from: '', dwjcbl, grjcbl }];

/** Returns the unit's ratios (percent) in a month. */
export function ratiosIn(unit: UnitRecord, month: PlainMonth): Ratios {
  const { dwjcbl, grjcbl } = changesOf(unit).findLast(({ from }) => from <= month) ?? unit;
  return { dwjcbl, grjcbl };
}

/** Returns the months after `now` in which the unit's ratios change. */
export function laterRatios(unit: UnitRecord, now: PlainMonth): (Ratios & { qsny: PlainMonth })[] {
  let before = ratiosIn(unit, now);
  return changesOf(unit).flatMap(({ from, dwjcbl, grjcbl }) => {
    if (from <= now || (dwjcbl === before.dwjcbl && grjcbl === before.grjcbl)) return [];
    before = { dwjcbl, grjcbl };
    return [{ qsny: from, dwjcbl, grjcbl }];
  });
}

/** Sets ratios from `from` to `to` (open-ended without `to`); the unit's own fields show those of `now`. */
export function withRatios(
  unit: UnitRecord,
  { from, to, dwjcbl, grjcbl }: Ratios & { from: PlainMonth; to?: PlainMonth },
  now: PlainMonth,
): UnitRecord {
  const all = changesOf(unit);
  const next = to === undefined ? undefined : shiftMonth(to, 1);
  const ratios: RatioChange[] = [
    ...all.filter((change) => change.from < from),
    { from, dwjcbl, grjcbl },
    ...(next === undefined ? [] : [{ from: next, ...ratiosIn(unit, next) }]),
    ...all.filter((change) => next !== undefined && change.from > next),
  ];
  return inMonth({ ...unit, ratios }, now);
}

/** Returns the unit as of a month. */
export function inMonth(unit: UnitRecord, month: PlainMonth): UnitRecord {
  return { ...unit, ...ratiosIn(unit, month) };
}

/** Returns the periods of a new member from a month on, with the unit's present and future ratios. */
export function spansFrom(unit: UnitRecord, from: PlainMonth, base: Fen): ContributionPeriod[] {
  const later = changesOf(unit).filter((change) => change.from > from);
  const starts: RatioChange[] = [{ from, ...ratiosIn(unit, from) }, ...later];
  return starts.map((change, at) => {
    const next = starts[at + 1];
    return { ...change, dwzh: unit.dwzh, base, ...(next && { to: shiftMonth(next.from, -1) }) };
  });
}
