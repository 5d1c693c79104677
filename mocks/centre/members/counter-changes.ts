// What the counter changed for the people of a unit while there was no hall: it stands in no case, and the lists have it all the same.
import { type PlainDate, type PlainMonth, shiftMonth } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import { FLEXIBLE } from '../../data/flexible-unit';
import { type DepositSpan, everMembersInOrder, type PersonRecord, persons, spanIn } from '../kernel/people';
import type { Store } from '../kernel/store';
import { sharesOf } from '../remittance/amounts';

/** One matter of one month: who it was about, and what a month of the unit came to before and after it. */
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

type Event = Pick<CounterChange, 'dwzh' | 'ywlx' | 'sxny'>;

/** Writes down what the terms of everybody say: each join, leave, move, new base and new ratio up to the present. */
export function noteCounterChanges(store: Store, today: PlainDate): void {
  const found = new Map<string, { event: Event; day: PlainDate; grzhs: string[] }>();
  for (const person of persons(store).values()) {
    for (const event of eventsOf(person)) {
      if (event.dwzh === FLEXIBLE) continue;
      const id = `gt:${event.dwzh}:${event.ywlx}:${event.sxny}`;
      const known = found.get(id);
      if (known) known.grzhs.push(person.grzh);
      else found.set(id, { event, day: dayOf(event, person, today), grzhs: [person.grzh] });
    }
  }
  for (const [id, { event, ...rest }] of found) {
    const { dwzh, sxny } = event;
    const sums = { before: monthlySum(store, dwzh, shiftMonth(sxny, -1)), after: monthlySum(store, dwzh, sxny) };
    counterChanges(store).put(id, { id, ...event, ...rest, ...sums });
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

function arrival({ dwzh, from, ...terms }: DepositSpan, last: DepositSpan | undefined, prior: number): Event[] {
  const event = (ywlx: string): Event => ({ dwzh, ywlx, sxny: from });
  // Who had paid before the ledger begins came before it as well.
  if (!last) return prior === 0 ? [event('GJ0301')] : [];
  if (last.dwzh !== dwzh) return [event('GJ0306')];
  if (!follows(from, last)) return [event('GJ0304')];
  const ratio = terms.dwjcbl !== last.dwjcbl || terms.grjcbl !== last.grjcbl;
  return [...(terms.base !== last.base ? [event('GJ0203')] : []), ...(ratio ? [event('GJ0204')] : [])];
}

function departure({ dwzh, to }: DepositSpan, next: DepositSpan | undefined): Event[] {
  if (to === undefined) return [];
  const sxny = shiftMonth(to, 1);
  if (next?.from !== sxny) return [{ dwzh, ywlx: 'GJ0305', sxny }];
  return next.dwzh === dwzh ? [] : [{ dwzh, ywlx: 'GJ0306', sxny }];
}

const follows = (from: PlainMonth, { to }: DepositSpan) => to !== undefined && shiftMonth(to, 1) === from;

function monthlySum(store: Store, dwzh: string, month: PlainMonth): Fen {
  return everMembersInOrder(store, dwzh).reduce((sum, person) => {
    const span = spanIn(person, month);
    if (span?.dwzh !== dwzh) return sum;
    const { unitFen, memberFen } = sharesOf(span);
    return sum + unitFen + memberFen;
  }, 0n);
}
