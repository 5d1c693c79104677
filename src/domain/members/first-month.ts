import { monthOf, type PlainDate, type PlainMonth, shiftMonth } from '../dates';

/** A list is prepared no further ahead. */
const MONTHS_AHEAD = 2;

/**
 * The last month from which somebody may be announced to pay in: counted from the month that the unit remits next, or from the present
 * one where that lies behind: a unit that had nobody for years begins again now.
 */
export function lastFirstMonth(due: PlainMonth, today: PlainDate): PlainMonth {
  const now = monthOf(today);
  return shiftMonth(due > now ? due : now, MONTHS_AHEAD);
}
