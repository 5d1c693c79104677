import { type PlainMonth, shiftMonth } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import type { DepositSpan, RatioChange, UnitRecord } from './people';

/** Percent. */
export interface Ratios {
  dwjcbl: string;
  grjcbl: string;
}

const changesOf = ({ dwjcbl, grjcbl, ratios }: UnitRecord): readonly RatioChange[] =>
  ratios ?? [{ from: '', dwjcbl, grjcbl }];

/** The unit's ratios in a month. */
export function ratiosIn(unit: UnitRecord, month: PlainMonth): Ratios {
  const { dwjcbl, grjcbl } = changesOf(unit).findLast(({ from }) => from <= month) ?? unit;
  return { dwjcbl, grjcbl };
}

/** The next month from which the unit pays at other ratios than in `now`; undefined when none is agreed. */
export function nextRatios(unit: UnitRecord, now: PlainMonth): (Ratios & { qsny: PlainMonth }) | undefined {
  const present = ratiosIn(unit, now);
  const next = changesOf(unit).find(
    ({ from, dwjcbl, grjcbl }) => from > now && (dwjcbl !== present.dwjcbl || grjcbl !== present.grjcbl),
  );
  return next && { qsny: next.from, dwjcbl: next.dwjcbl, grjcbl: next.grjcbl };
}

/** Other ratios from `from` to `to` (without one, for good); what the unit shows is what holds in `now`. */
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

/** As it stands in a month. */
export function inMonth(unit: UnitRecord, month: PlainMonth): UnitRecord {
  return { ...unit, ...ratiosIn(unit, month) };
}

/** Who begins to pay in: from the month on, on the unit's ratios as they are and as they are to be. */
export function spansFrom(unit: UnitRecord, from: PlainMonth, base: Fen): DepositSpan[] {
  const later = changesOf(unit).filter((change) => change.from > from);
  const starts: RatioChange[] = [{ from, ...ratiosIn(unit, from) }, ...later];
  return starts.map((change, at) => {
    const next = starts[at + 1];
    return { ...change, dwzh: unit.dwzh, base, ...(next && { to: shiftMonth(next.from, -1) }) };
  });
}
