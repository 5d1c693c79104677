// What the counter changed for the people of a unit while there was no hall: it stands in no case, and the lists have it all the same.
import { type PlainDate, type PlainMonth, shiftMonth } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import { FLEXIBLE } from '../../data/flexible-unit';
import { type DepositSpan, everMembersInOrder, type PersonRecord, persons, spanIn } from '../kernel/people';
import type { Store } from '../kernel/store';
import { sharesOf } from '../remittance/amounts';

/** One matter of one month: who it was about, what the month came to with it, and what it would have come to without it alone. */
export interface CounterChange {
  id: string;
  dwzh: string;
  /** Code of the business that it would be in the hall. */
  ywlx: string;
  /** The first month in which it holds. */
  sxny: PlainMonth;
  day: PlainDate;
  grzhs: readonly string[];
  before: Fen;
  after: Fen;
}

export const counterChanges = (store: Store) => store.table<CounterChange>('counter-changes');

export const counterChangesOf = (store: Store, dwzh: string) =>
  [...counterChanges(store).values()].filter((one) => one.dwzh === dwzh);

/** What the counter wrote down of who was sealed after this last month. */
export const counterSeal = (store: Store, dwzh: string, last: PlainMonth): CounterChange | undefined =>
  counterChanges(store).get(idOf({ dwzh, ywlx: 'GJ0305', sxny: shiftMonth(last, 1) }));

const idOf = ({ dwzh, ywlx, sxny }: Pick<CounterChange, 'dwzh' | 'ywlx' | 'sxny'>) => `gt:${dwzh}:${ywlx}:${sxny}`;

/** What happened to one person, and by how much the month's list grew by it. */
type Event = Pick<CounterChange, 'dwzh' | 'ywlx' | 'sxny'> & { more: Fen };

/** Writes down what the terms of everybody say: each join, leave, move, new base and new ratio up to the present. */
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
    // Not the month before: others come and go in the same month.
    counterChanges(store).put(id, { id, dwzh, ywlx, sxny, day, grzhs, before: after - more, after });
  }
}

/** An account is opened on its day; other matters are brought in the first days of the month, and none is brought tomorrow. */
function dayOf({ ywlx, sxny }: Event, { khrq }: PersonRecord, today: PlainDate): PlainDate {
  const day = ywlx === 'GJ0301' ? khrq : `${sxny}-05`;
  return day < today ? day : today;
}

function eventsOf({ spans, priorMonths }: PersonRecord): Event[] {
  const own = spans.filter(({ from, to }) => to === undefined || to >= from);
  return own.flatMap((span, at) => [...arrival(span, own[at - 1], priorMonths), ...departure(span, own[at + 1])]);
}

function arrival(span: DepositSpan, last: DepositSpan | undefined, prior: number): Event[] {
  const { dwzh, from, base, dwjcbl, grjcbl } = span;
  const event = (ywlx: string, without: Fen = 0n): Event => ({
    dwzh,
    ywlx,
    sxny: from,
    more: monthlyFen(span) - without,
  });
  // Who had paid before the ledger begins came before it as well.
  if (!last) return prior === 0 ? [event('GJ0301')] : [];
  if (last.dwzh !== dwzh) return [event('GJ0306')];
  if (!follows(from, last)) return [event('GJ0304')];
  const ratio = dwjcbl !== last.dwjcbl || grjcbl !== last.grjcbl;
  return [
    ...(base === last.base ? [] : [event('GJ0203', monthlyFen({ ...span, base: last.base }))]),
    ...(ratio ? [event('GJ0204', monthlyFen({ ...last, base }))] : []),
  ];
}

function departure(span: DepositSpan, next: DepositSpan | undefined): Event[] {
  const { dwzh, to } = span;
  if (to === undefined) return [];
  const sxny = shiftMonth(to, 1);
  const event = (ywlx: string): Event => ({ dwzh, ywlx, sxny, more: -monthlyFen(span) });
  if (next?.from !== sxny) return [event('GJ0305')];
  return next.dwzh === dwzh ? [] : [event('GJ0306')];
}

const follows = (from: PlainMonth, { to }: DepositSpan) => to !== undefined && shiftMonth(to, 1) === from;

function monthlySum(store: Store, dwzh: string, month: PlainMonth): Fen {
  return everMembersInOrder(store, dwzh).reduce((sum, person) => {
    const span = spanIn(person, month);
    return span?.dwzh === dwzh ? sum + monthlyFen(span) : sum;
  }, 0n);
}

function monthlyFen(span: DepositSpan): Fen {
  const { unitFen, memberFen } = sharesOf(span);
  return unitFen + memberFen;
}
