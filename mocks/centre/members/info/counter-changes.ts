// Changes of a unit's members at the counter before the hall: no cases, but shown in the lists.
import { type PlainDate, type PlainMonth, shiftMonth } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import { FLEXIBLE } from '../../../data/flexible-unit';
import { type ContributionPeriod, membersByNumber, type PersonRecord, persons, spanIn } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { contributionShares } from '../../remittance/amounts';

/** One change in one month: the members, the month's total with it, and without it alone. */
export interface CounterChange {
  id: string;
  dwzh: string;
  /** Code of the corresponding business in the hall. */
  ywlx: string;
  /** First month of effect. */
  sxny: PlainMonth;
  day: PlainDate;
  grzhs: readonly string[];
  before: Fen;
  after: Fen;
}

export const counterChanges = (store: Store) => store.table<CounterChange>('counter-changes');

export const counterChangesOf = (store: Store, dwzh: string) =>
  [...counterChanges(store).values()].filter((one) => one.dwzh === dwzh);

/** Returns the counter's seal of members after this last month. */
export const counterSeal = (store: Store, dwzh: string, last: PlainMonth): CounterChange | undefined =>
  counterChanges(store).get(idOf({ dwzh, ywlx: 'GJ0305', sxny: shiftMonth(last, 1) }));

const idOf = ({ dwzh, ywlx, sxny }: Pick<CounterChange, 'dwzh' | 'ywlx' | 'sxny'>) => `gt:${dwzh}:${ywlx}:${sxny}`;

/** One person's change, and its effect on the month's total. */
type Event = Pick<CounterChange, 'dwzh' | 'ywlx' | 'sxny'> & { more: Fen };

/** Derives the counter's changes from all members' periods: each join, leave, transfer, new base and new ratio up to now. */
export function noteCounterChanges(store: Store, today: PlainDate): void {
  const found = new Map<string, { event: Event; day: PlainDate; grzhs: string[]; more: Fen }>();
  for (const person of persons(store).values()) {
    for (const event of eventsOf(person)) {
      if (event.dwzh === FLEXIBLE) continue;
      const id = idOf(event);
      const known = found.get(id);
      if (known) {
        known.grzhs.push(person.grzh);
        known.more += event.more;
      } else {
        const { more } = event;
        found.set(id, { event, day: dayOf(event, person, today), grzhs: [person.grzh], more });
      }
    }
  }
  for (const [id, { event, day, grzhs, more }] of found) {
    const { dwzh, ywlx, sxny } = event;
    const after = monthlySum(store, dwzh, sxny);
    // `after` less this change, not the month before, as others change in the same month.
    counterChanges(store).put(id, { id, dwzh, ywlx, sxny, day, grzhs, before: after - more, after });
  }
}

/** Returns the day of a change: the day of opening, else the fifth of the month, never in the future. */
function dayOf({ ywlx, sxny }: Event, { khrq }: PersonRecord, today: PlainDate): PlainDate {
  const day = ywlx === 'GJ0301' ? khrq : `${sxny}-05`;
  return day < today ? day : today;
}

function eventsOf({ spans, priorMonths }: PersonRecord): Event[] {
  const own = spans.filter(({ from, to }) => to === undefined || to >= from);
  return own.flatMap((span, at) => [...arrival(span, own[at - 1], priorMonths), ...departure(span, own[at + 1])]);
}

function arrival(span: ContributionPeriod, last: ContributionPeriod | undefined, prior: number): Event[] {
  const { dwzh, from, base, dwjcbl, grjcbl } = span;
  const event = (ywlx: string, without: Fen = 0n): Event => ({
    dwzh,
    ywlx,
    sxny: from,
    more: monthlyFen(span) - without,
  });
  // A person with payments before the ledger also joined before it.
  if (!last) return prior === 0 ? [event('GJ0301')] : [];
  if (last.dwzh !== dwzh) return [event('GJ0306')];
  if (!follows(from, last)) return [event('GJ0304')];
  const ratio = dwjcbl !== last.dwjcbl || grjcbl !== last.grjcbl;
  return [
    ...(base === last.base ? [] : [event('GJ0203', monthlyFen({ ...span, base: last.base }))]),
    ...(ratio ? [event('GJ0204', monthlyFen({ ...last, base }))] : []),
  ];
}

function departure(span: ContributionPeriod, next: ContributionPeriod | undefined): Event[] {
  const { dwzh, to } = span;
  if (to === undefined) return [];
  const sxny = shiftMonth(to, 1);
  const event = (ywlx: string): Event => ({ dwzh, ywlx, sxny, more: -monthlyFen(span) });
  if (next?.from !== sxny) return [event('GJ0305')];
  return next.dwzh === dwzh ? [] : [event('GJ0306')];
}

const follows = (from: PlainMonth, { to }: ContributionPeriod) => to !== undefined && shiftMonth(to, 1) === from;

function monthlySum(store: Store, dwzh: string, month: PlainMonth): Fen {
  return membersByNumber(store, dwzh).reduce((sum, person) => {
    const span = spanIn(person, month);
    return span?.dwzh === dwzh ? sum + monthlyFen(span) : sum;
  }, 0n);
}

function monthlyFen(span: ContributionPeriod): Fen {
  const { unitFen, memberFen } = contributionShares(span);
  return unitFen + memberFen;
}
