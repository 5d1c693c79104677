// Prepaid months of a flexible worker: held separately, booked month by month, refunded when no longer owed.
import { monthOf, monthsFrom, type PlainDate, type PlainMonth, shiftMonth } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import { FLEXIBLE } from '../../../data/flexible-unit';
import { policyCount } from '../../../data/policy/policy';
import { balanceOf, memberAccount, post, prepaidAccount } from '../../kernel/accounts/ledger';
import { nextNumber } from '../../kernel/business-numbers';
import { type PersonRecord, persons, spanIn } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import type { Transaction } from '../../kernel/transaction';
import { owedMonthsOf, paidByMonth } from '../deposit-entries';
import { debitDateOf, mandateOf, RETRIES } from './flexible-mandates';

/** A month claimed by a pending debit, or with its money held. */
interface PrepaidMonth {
  grzh: string;
  month: PlainMonth;
  fen: Fen;
  ywlsh: string;
  zt: 'asked' | 'held';
}

/** Ledger id of one month of one worker: it is booked once, however it is paid. */
export const monthEntry = (grzh: string, month: PlainMonth) => `lhkk:${grzh}:${month}`;

const prepaid = (store: Store) => store.table<PrepaidMonth>('flexible-prepaid');
const keyOf = (grzh: string, month: PlainMonth) => `${grzh}:${month}`;
const ofWorker = (store: Store, grzh: string) => [...prepaid(store).values()].filter((one) => one.grzh === grzh);

/** Returns the months closed to payment: booked, held, or claimed. */
export function settledMonths(store: Store, person: Pick<PersonRecord, 'grzh'>): Set<PlainMonth> {
  return new Set([...paidByMonth(store, person).keys(), ...ofWorker(store, person.grzh).map(({ month }) => month)]);
}

export function prepaidFen(store: Store, grzh: string): Fen {
  return balanceOf(store, prepaidAccount(grzh));
}

/** Returns the refund if deposits stop from `from` on: money held for that month and later ones. */
export function prepaidFrom(store: Store, grzh: string, from: PlainMonth): Fen {
  const held = ofWorker(store, grzh).filter(({ month, zt }) => zt === 'held' && month >= from);
  return held.reduce((sum, { fen }) => sum + fen, 0n);
}

/** Returns the months that may be prepaid, from the first unpaid one. */
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

/** Returns the missed months open to back-payment; the present one too once its last debit has failed. */
export function missedPrepaidMonths(store: Store, person: PersonRecord, today: PlainDate): PlainMonth[] {
  const settled = settledMonths(store, person);
  const here = monthOf(today);
  const least = shiftMonth(here, -policyCount('p.lhBjYs'));
  const tries = mandateOf(store, person.grzh)?.tries;
  const over = tries?.month === here && tries.count > RETRIES;
  const owed = new Set([...owedMonthsOf(store, person, today), ...(over ? [here] : [])]);
  return [...owed].filter((month) => month >= least && !settled.has(month) && spanIn(person, month)?.dwzh === FLEXIBLE);
}

/** Claims months for a pending debit, so that no other payment takes them. */
export function claimPrepaidMonths(
  store: Store,
  grzh: string,
  ywlsh: string,
  months: ReadonlyMap<PlainMonth, Fen>,
): void {
  for (const [month, fen] of months) prepaid(store).put(keyOf(grzh, month), { grzh, month, fen, ywlsh, zt: 'asked' });
}

/** Returns the months claimed under a number, oldest first. */
export function claimedMonths(store: Store, grzh: string, ywlsh: string): PlainMonth[] {
  const claimed = ofWorker(store, grzh).filter((one) => one.ywlsh === ywlsh && one.zt === 'asked');
  return claimed.map(({ month }) => month).sort();
}

/** Releases the unpaid claims of a number. */
export function releaseMonths(store: Store, grzh: string, ywlsh: string): void {
  for (const one of ofWorker(store, grzh)) {
    if (one.ywlsh === ywlsh && one.zt === 'asked') prepaid(store).delete(keyOf(grzh, one.month));
  }
}

/**
 * Books the claimed months after payment: missed and meanwhile past months are booked, others held. `from`: account that holds the money.
 * @returns the amount held in fen
 */
export function bookClaimedMonths(
  tx: Transaction,
  person: PersonRecord,
  ywlsh: string,
  jflx: string,
  from = 'bank',
): Fen {
  const { store } = tx;
  const claimed = ofWorker(store, person.grzh).filter((one) => one.ywlsh === ywlsh && one.zt === 'asked');
  for (const one of claimed) {
    const { grzh, month, fen } = one;
    if (jflx === '2' || month < monthOf(tx.today())) {
      post(store, {
        id: monthEntry(grzh, month),
        date: tx.today(),
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
        date: tx.today(),
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
  if (jflx !== '2') bookDue(tx, person);
  return prepaidFen(store, person.grzh);
}

type BookedMonth = Pick<PrepaidMonth, 'month' | 'fen'>;

/** Daily job: books held months on their day and refunds those no longer owed. */
export function settlePrepaid(tx: Transaction): { person: PersonRecord; booked: BookedMonth[]; refunded: Fen }[] {
  const workers = new Set([...prepaid(tx.store).values()].map(({ grzh }) => grzh));
  return [...workers].flatMap((grzh) => {
    const person = persons(tx.store).get(grzh);
    if (!person) return [];
    const refunded = refundUnowed(tx, person);
    return [{ person, booked: bookDue(tx, person), refunded }];
  });
}

function bookDue(tx: Transaction, person: PersonRecord): BookedMonth[] {
  const { store } = tx;
  const { grzh } = person;
  const mandate = mandateOf(store, grzh);
  const due = ofWorker(store, grzh).filter(
    ({ zt, month }) => zt === 'held' && mandate && debitDateOf(mandate, month) <= tx.today(),
  );
  for (const { month, fen } of due) {
    post(store, {
      id: monthEntry(grzh, month),
      date: tx.today(),
      kind: '01',
      zhaiyao: '灵活就业缴存（预缴）',
      ywlsh: nextNumber(store, tx.today()),
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

/** Refunds prepaid months outside the worker's own deposits to the debited account. @returns the amount in fen */
export function refundUnowed(tx: Transaction, person: PersonRecord): Fen {
  const { store } = tx;
  const { grzh } = person;
  const lives = ['01', '02'].includes(person.grzhzt);
  let refunded = 0n;
  for (const { month, fen, ywlsh, zt } of ofWorker(store, grzh)) {
    if (zt !== 'held' || (lives && spanIn(person, month)?.dwzh === FLEXIBLE)) continue;
    post(store, {
      id: `lhtk:${ywlsh}:${month}`,
      date: tx.today(),
      kind: 'ZS',
      zhaiyao: '灵活就业预缴退回',
      ywlsh: nextNumber(store, tx.today()),
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
