import { monthOf, type PlainDate, type PlainMonth, shiftMonth } from '../dates';

/** Rosters are prepared at most this many months ahead. */
const MONTHS_AHEAD = 2;

/**
 * Last permitted first month of contribution: counted from the month that the unit remits next, or from the current month if that is later
 * (a unit without members for years restarts now).
 */
export function lastFirstMonth(due: PlainMonth, today: PlainDate): PlainMonth {
  const now = monthOf(today);
  return shiftMonth(due > now ? due : now, MONTHS_AHEAD);
}
