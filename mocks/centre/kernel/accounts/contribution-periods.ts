import { type PlainMonth, shiftMonth } from '@/domain/dates';
import type { ContributionPeriod } from '../people';

type Terms = Partial<Pick<ContributionPeriod, 'base' | 'dwjcbl' | 'grjcbl'>>;

/** Puts the months from `from` to `to` (open-ended without `to`) on other terms; other months keep theirs. */
export function onTerms(
  spans: readonly ContributionPeriod[],
  { from, to, ...terms }: Terms & { from: PlainMonth; to?: PlainMonth | undefined },
): ContributionPeriod[] {
  return spans.flatMap((span) => {
    if ((span.to !== undefined && span.to < from) || (to !== undefined && span.from > to)) return [span];
    const parts: ContributionPeriod[] = [];
    if (span.from < from) parts.push({ ...span, to: shiftMonth(from, -1) });
    const { to: until, ...open } = span;
    const ends = to !== undefined && (until === undefined || until > to);
    const last = ends ? to : until;
    parts.push({
      ...open,
      ...terms,
      from: span.from < from ? from : span.from,
      ...(last !== undefined && { to: last }),
    });
    if (ends) parts.push({ ...span, from: shiftMonth(to, 1) });
    return parts;
  });
}

/** Ends the present stay after month `last`: terms agreed for later months are dropped, periods with former units stay. */
export function endedAfter(spans: readonly ContributionPeriod[], last: PlainMonth): ContributionPeriod[] {
  const stay = stayAt(spans);
  return spans.flatMap((span, at) => {
    if (at < stay || (span.to !== undefined && span.to <= last)) return [span];
    // A member who leaves before the first month keeps an empty period: it names the unit.
    return span.from <= last || at === stay ? [{ ...span, to: last }] : [];
  });
}

/** Returns the first month of the last stay (months with one unit without a gap), '' if there is none. No ending lies before it. */
export function stayFrom(spans: readonly ContributionPeriod[]): PlainMonth | '' {
  return spans[stayAt(spans)]?.from ?? '';
}

const stayAt = (spans: readonly ContributionPeriod[]) =>
  spans.findLastIndex((span, at) => {
    const before = spans[at - 1];
    return before?.dwzh !== span.dwzh || (before.to ?? '') < shiftMonth(span.from, -1);
  });
