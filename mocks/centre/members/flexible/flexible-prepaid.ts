// Months that a flexible worker has paid beforehand: held apart, booked month by month, given back when they are not owed any more.
import { monthOf, monthsFrom, type PlainDate, type PlainMonth, shiftMonth } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import { FLEXIBLE } from '../../../data/flexible-unit';
import { policyCount } from '../../../data/policy';
import type { Desk } from '../../kernel/desk';
import { balanceOf, memberAccount, post, prepaidAccount } from '../../kernel/ledger';
import { nextNumber } from '../../kernel/numbers';
import { type PersonRecord, persons, spanIn } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { owedMonths, paidByMonth } from '../deposit-entries';
import { debitDateOf, mandateOf, RETRIES } from './flexible-mandates';

/** A month for which the bank is being asked, or whose money is held. */
interface PrepaidMonth {
  grzh: string;
  month: PlainMonth;
  fen: Fen;
  ywlsh: string;
  zt: 'asked' | 'held';
}

/** One month of one worker is booked under this and no other, whoever pays it and when. */
export const monthEntry = (grzh: string, month: PlainMonth) => `lhkk:${grzh}:${month}`;

const prepaid = (store: Store) => store.table<PrepaidMonth>('flexible-prepaid');
const keyOf = (grzh: string, month: PlainMonth) => `${grzh}:${month}`;
const ofWorker = (store: Store, grzh: string) => [...prepaid(store).values()].filter((one) => one.grzh === grzh);

/** Months that nobody pays again: booked, held, or being asked for. */
export function settledMonths(store: Store, person: Pick<PersonRecord, 'grzh'>): Set<PlainMonth> {
  return new Set([...paidByMonth(store, person).keys(), ...ofWorker(store, person.grzh).map(({ month }) => month)]);
}

export function prepaidFen(store: Store, grzh: string): Fen {
  return balanceOf(store, prepaidAccount(grzh));
}

/** What goes back when the deposits stop from a month on: it is held for that month or a later one. */
export function prepaidFrom(store: Store, grzh: string, from: PlainMonth): Fen {
  const held = ofWorker(store, grzh).filter(({ month, zt }) => zt === 'held' && month >= from);
  return held.reduce((sum, { fen }) => sum + fen, 0n);
}

/** Months from the first one that is not paid, as far ahead as may be paid for. */
export function monthsAhead(store: Store, person: PersonRecord, today: PlainDate): PlainMonth[] {
  const settled = settledMonths(store, person);
  const here = monthOf(today);
  const until = shiftMonth(here, policyCount('p.lhYjYs'));
  const open = monthsFrom(here, until).filter((month) => spanIn(person, month)?.dwzh === FLEXIBLE);
  const first = open.findIndex((month) => !settled.has(month));
  const from = first < 0 ? [] : open.slice(first);
  const end = from.findIndex((month) => settled.has(month));
  return end < 0 ? from : from.slice(0, end);
}

/** Months that were owed and not paid, as far back as they may be made up; this one, too, once its last debit has failed. */
export function missedMonths(store: Store, person: PersonRecord, today: PlainDate): PlainMonth[] {
  const settled = settledMonths(store, person);
  const here = monthOf(today);
  const least = shiftMonth(here, -policyCount('p.lhBjYs'));
  const tries = mandateOf(store, person.grzh)?.tries;
  const over = tries?.month === here && tries.count > RETRIES;
  const owed = new Set([...owedMonths(store, person, today), ...(over ? [here] : [])]);
  return [...owed].filter((month) => month >= least && !settled.has(month) && spanIn(person, month)?.dwzh === FLEXIBLE);
}

/** The bank is going to be asked for them: nobody else pays them meanwhile. */
export function claimMonths(store: Store, grzh: string, ywlsh: string, months: ReadonlyMap<PlainMonth, Fen>): void {
  for (const [month, fen] of months) prepaid(store).put(keyOf(grzh, month), { grzh, month, fen, ywlsh, zt: 'asked' });
}

/** What is claimed under a number, oldest first. */
export function claimedMonths(store: Store, grzh: string, ywlsh: string): PlainMonth[] {
  const claimed = ofWorker(store, grzh).filter((one) => one.ywlsh === ywlsh && one.zt === 'asked');
  return claimed.map(({ month }) => month).sort();
}

/** What was claimed under a number is free again, unless it is paid. */
export function releaseMonths(store: Store, grzh: string, ywlsh: string): void {
  for (const one of ofWorker(store, grzh)) {
    if (one.ywlsh === ywlsh && one.zt === 'asked') prepaid(store).delete(keyOf(grzh, one.month));
  }
}

/**
 * What was claimed is paid: missed months are booked, and so is a month that went by while it was paid; the others are held.
 * `from`: the account in which the money lies.
 * @returns how much is held
 */
export function takeMonths(desk: Desk, person: PersonRecord, ywlsh: string, jflx: string, from = 'bank'): Fen {
  const { store } = desk;
  const claimed = ofWorker(store, person.grzh).filter((one) => one.ywlsh === ywlsh && one.zt === 'asked');
  for (const one of claimed) {
    const { grzh, month, fen } = one;
    if (jflx === '2' || month < monthOf(desk.today())) {
      post(store, {
        id: monthEntry(grzh, month),
        date: desk.today(),
        kind: '02',
        zhaiyao: '灵活就业补缴',
        ywlsh,
        hjny: month,
        dwzh: FLEXIBLE,
        lines: [
          { account: memberAccount(grzh), fen, unitFen: 0n },
          { account: from, fen: -fen },
        ],
      });
      prepaid(store).delete(keyOf(grzh, month));
    } else {
      post(store, {
        id: `lhyj:${ywlsh}:${month}`,
        date: desk.today(),
        kind: 'ZS',
        zhaiyao: '灵活就业预缴',
        ywlsh,
        hjny: month,
        dwzh: FLEXIBLE,
        lines: [
          { account: prepaidAccount(grzh), fen },
          { account: from, fen: -fen },
        ],
      });
      prepaid(store).put(keyOf(grzh, month), { ...one, zt: 'held' });
    }
  }
  if (jflx !== '2') bookDue(desk, person);
  return prepaidFen(store, person.grzh);
}

type BookedMonth = Pick<PrepaidMonth, 'month' | 'fen'>;

/** What the day makes of money held: months whose day has come are booked, months that are owed no more go back. */
export function settlePrepaid(desk: Desk): { person: PersonRecord; booked: BookedMonth[]; refunded: Fen }[] {
  const workers = new Set([...prepaid(desk.store).values()].map(({ grzh }) => grzh));
  return [...workers].flatMap((grzh) => {
    const person = persons(desk.store).get(grzh);
    if (!person) return [];
    const refunded = refundUnowed(desk, person);
    return [{ person, booked: bookDue(desk, person), refunded }];
  });
}

function bookDue(desk: Desk, person: PersonRecord): BookedMonth[] {
  const { store } = desk;
  const { grzh } = person;
  const mandate = mandateOf(store, grzh);
  const due = ofWorker(store, grzh).filter(
    ({ zt, month }) => zt === 'held' && mandate && debitDateOf(mandate, month) <= desk.today(),
  );
  for (const { month, fen } of due) {
    post(store, {
      id: monthEntry(grzh, month),
      date: desk.today(),
      kind: '01',
      zhaiyao: '灵活就业缴存（预缴）',
      ywlsh: nextNumber(store, desk.today()),
      hjny: month,
      dwzh: FLEXIBLE,
      lines: [
        { account: memberAccount(grzh), fen, unitFen: 0n },
        { account: prepaidAccount(grzh), fen: -fen },
      ],
    });
    prepaid(store).delete(keyOf(grzh, month));
  }
  return due.map(({ month, fen }) => ({ month, fen }));
}

/** Months prepaid that do not belong to the worker's own deposits any more go back to the account that is debited. @returns how much */
export function refundUnowed(desk: Desk, person: PersonRecord): Fen {
  const { store } = desk;
  const { grzh } = person;
  const lives = ['01', '02'].includes(person.grzhzt);
  let refunded = 0n;
  for (const { month, fen, ywlsh, zt } of ofWorker(store, grzh)) {
    if (zt !== 'held' || (lives && spanIn(person, month)?.dwzh === FLEXIBLE)) continue;
    post(store, {
      id: `lhtk:${ywlsh}:${month}`,
      date: desk.today(),
      kind: 'ZS',
      zhaiyao: '灵活就业预缴退回',
      ywlsh: nextNumber(store, desk.today()),
      hjny: month,
      dwzh: FLEXIBLE,
      lines: [
        { account: 'bank', fen },
        { account: prepaidAccount(grzh), fen: -fen },
      ],
    });
    prepaid(store).delete(keyOf(grzh, month));
    refunded += fen;
  }
  return refunded;
}
