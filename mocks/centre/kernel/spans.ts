import { type PlainMonth, shiftMonth } from '@/domain/dates';
import type { DepositSpan } from './people';

type Terms = Partial<Pick<DepositSpan, 'base' | 'dwjcbl' | 'grjcbl'>>;

/** The months from `from` to `to` (without one, for good) on other terms; months outside keep theirs. */
export function onTerms(
  spans: readonly DepositSpan[],
  { from, to, ...terms }: Terms & { from: PlainMonth; to?: PlainMonth | undefined },
): DepositSpan[] {
  return spans.flatMap((span) => {
    if ((span.to !== undefined && span.to < from) || (to !== undefined && span.from > to)) return [span];
    const parts: DepositSpan[] = [];
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

/** Nothing is paid after `last` where somebody pays in now; terms agreed for later months fall away, former units keep theirs. */
export function endedAfter(spans: readonly DepositSpan[], last: PlainMonth): DepositSpan[] {
  const stay = stayAt(spans);
  return spans.flatMap((span, at) => {
    if (at < stay || (span.to !== undefined && span.to <= last)) return [span];
    // Who leaves before the first month keeps an empty span: it says whose member it was.
    return span.from <= last || at === stay ? [{ ...span, to: last }] : [];
  });
}

/** The first month of the last stay, that is of months with one unit without a gap: nothing ends before it. */
export function stayFrom(spans: readonly DepositSpan[]): PlainMonth | '' {
  return spans[stayAt(spans)]?.from ?? '';
}

const stayAt = (spans: readonly DepositSpan[]) =>
  spans.findLastIndex((span, at) => {
    const before = spans[at - 1];
    return before?.dwzh !== span.dwzh || (before.to ?? '') < shiftMonth(span.from, -1);
  });
