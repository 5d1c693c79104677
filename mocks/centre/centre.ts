import { fundDate } from '@/domain/dates';
import { type LargeUnitOrder, seedLargeUnit } from '../seed/large-unit';
import { seedCentre } from '../seed/seed';
import './businesses/list';
import './public/page-drafts';
import { settleMissedDays } from './daily-jobs';
import { type Desk, Refusal } from './kernel/desk';
import { setClock } from './kernel/sending-time';
import { type Batch, createStore, type Journal, JournalError, type TransactionalStore } from './kernel/store';

export interface Centre {
  /** One request = one transaction: lock, take in what other tabs committed, run due daily jobs, run `work`, commit or roll back. */
  transact<T>(work: (desk: Desk) => T): Promise<T>;
  /** Back to the seeded state (QA reset). */
  reset(): Promise<void>;
  /** Puts in the large unit with so many members, unless it is there (QA); says as what it stands there. */
  addLargeUnit(rs: number): Promise<LargeUnitOrder>;
}

/** The first batch of a journal: from it the seed follows, so that every tab and every restart has the same one. */
interface Start {
  day: string;
}

type Kept = Parameters<Desk['keep']>[0];

const CENTRE_TABLE = 'centre';
const LARGE_UNIT_KEY = 'large-unit';

/**
 * Opens the centre on a journal; an empty journal is started with today's seed. `clock` is the real clock in ms; QA moves
 * the centre's date by an offset that is kept in the store.
 */
export async function openCentre(journal: Journal, clock: () => number = Date.now): Promise<Centre> {
  let store: TransactionalStore = createStore();
  let lastSeq = 0;
  /** Transactions of this tab queue here; those of other tabs are held off by the journal's lock. */
  let last: Promise<unknown> = Promise.resolve();

  function desk(kept: Kept[] = []): Desk {
    const now = () => clock() + (store.table<{ offset: number }>(CENTRE_TABLE).get('clock')?.offset ?? 0);
    setClock(store, now);
    return { store, now, today: () => fundDate(now()), keep: (work) => kept.push(work) };
  }

  async function takeIn(batches: Batch[]) {
    for (const batch of batches) {
      const start = startOf(batch);
      if (start) store = seededStore(start.day);
      else if (batch.seq !== lastSeq + 1)
        throw new JournalError(`第${lastSeq + 1}条之后缺记录：读到的是第${batch.seq}条`);
      store.apply(batch);
      const order = largeUnitOf(batch);
      // Its rows follow from the order, as the seed's do from the day: what came after it in the journal comes after it here.
      if (order) for (const _ of seedLargeUnit(store, order)) await breath();
      lastSeq = batch.seq;
    }
  }

  async function start() {
    // Numbers go on across a reset: a tab that has seen more than this one must still see the new start.
    const newest = (await journal.since(lastSeq)).at(-1)?.seq ?? lastSeq;
    const batch: Batch = {
      seq: newest + 1,
      changes: [{ table: CENTRE_TABLE, key: 'start', value: { day: fundDate(clock()) } satisfies Start }],
    };
    await journal.restart(batch);
    await takeIn([batch]);
  }

  async function commit<T>(work: () => T): Promise<T> {
    store.begin();
    try {
      const result = work();
      const changes = store.changes();
      if (changes.length > 0) {
        await journal.append({ seq: lastSeq + 1, changes });
        lastSeq += 1;
      }
      store.commit();
      return result;
    } catch (error) {
      store.rollback();
      throw error;
    }
  }

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(() => journal.exclusive(work));
    last = turn.catch(() => undefined);
    return turn;
  }

  await inTurn(async () => {
    const batches = await journal.since(0);
    if (batches.length > 0) await takeIn(batches);
    else await start();
  });

  return {
    transact: (work) =>
      inTurn(async () => {
        await takeIn(await journal.since(lastSeq));
        // The jobs commit on their own: a refused request must not undo them.
        await commit(() => settleMissedDays(desk()));
        const kept: Kept[] = [];
        try {
          return await commit(() => work(desk(kept)));
        } catch (error) {
          if (error instanceof Refusal) {
            await commit(() => {
              for (const one of kept) one(desk());
            });
          }
          throw error;
        }
      }),
    reset: () => inTurn(start),
    addLargeUnit: (rs) =>
      inTurn(async () => {
        await takeIn(await journal.since(lastSeq));
        await commit(() => settleMissedDays(desk()));
        const known = store.table<LargeUnitOrder>(CENTRE_TABLE).get(LARGE_UNIT_KEY);
        if (known) return known;
        const value = { day: desk().today(), rs };
        const batch: Batch = { seq: lastSeq + 1, changes: [{ table: CENTRE_TABLE, key: LARGE_UNIT_KEY, value }] };
        await journal.append(batch);
        await takeIn([batch]);
        return value;
      }),
  };
}

/** The seed of one day follows from the day alone: it is lived through once and copied for every further start. */
const seeds = new Map<string, TransactionalStore>();
/** Tests come back to a few days in turn. */
const KEPT_SEEDS = 3;

function seededStore(day: string): TransactionalStore {
  let seed = seeds.get(day);
  if (!seed) {
    seed = createStore();
    seedCentre(seed, day);
  }
  // The one that was asked for longest ago stands first.
  seeds.delete(day);
  seeds.set(day, seed);
  for (const first of seeds.keys()) if (seeds.size > KEPT_SEEDS) seeds.delete(first);
  return seed.copy();
}

function largeUnitOf(batch: Batch): LargeUnitOrder | undefined {
  // Written by addLargeUnit() alone, once.
  return batch.changes.find(({ table, key }) => table === CENTRE_TABLE && key === LARGE_UNIT_KEY)?.value as
    | LargeUnitOrder
    | undefined;
}

/** Lets the page, or the server, do what waits before the next slice. */
const breath = () => new Promise((resolve) => setTimeout(resolve));

function startOf(batch: Batch): Start | undefined {
  const change = batch.changes.find(({ table, key }) => table === CENTRE_TABLE && key === 'start');
  // Written by start() alone.
  return change?.value as Start | undefined;
}
