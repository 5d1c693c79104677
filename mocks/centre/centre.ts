import { fundDate } from '@/domain/dates';
import { type LargeUnitOrder, seedLargeUnit } from '../seed/large-unit';
import { seedCentre } from '../seed/seed';
import './businesses/list';
import './public/page-drafts';
import { settleMissedDays } from './daily-jobs';
import { setClock } from './kernel/messages/sending-time';
import { createStore, type Journal, type JournalBatch, JournalError, type TransactionalStore } from './kernel/store';
import { BusinessError, type Transaction } from './kernel/transaction';

export interface Centre {
  /** Runs a request as one transaction: lock, apply other tabs' commits, run due daily jobs, run `work`, commit or roll back. */
  transact<T>(work: (tx: Transaction) => T): Promise<T>;
  /** Resets to the seeded state (QA). */
  reset(): Promise<void>;
  /** Adds the large unit with this many members unless present (QA); returns its order. */
  addLargeUnit(rs: number): Promise<LargeUnitOrder>;
}

/** First batch of a journal; the seed follows from it, so that every tab and restart has the same one. */
interface Start {
  day: string;
}

type Kept = Parameters<Transaction['keep']>[0];

const CENTRE_TABLE = 'centre';
const LARGE_UNIT_KEY = 'large-unit';

/**
 * Opens the centre on a journal; an empty journal starts with today's seed. `clock`: real clock in ms; QA moves the centre's date by an
 * offset in the store.
 */
export async function openCentre(journal: Journal, clock: () => number = Date.now): Promise<Centre> {
  let store: TransactionalStore = createStore();
  let lastSeq = 0;
  /** Queue of this tab's transactions; the journal's lock holds off other tabs. */
  let last: Promise<unknown> = Promise.resolve();

  function tx(kept: Kept[] = []): Transaction {
    const now = () => clock() + (store.table<{ offset: number }>(CENTRE_TABLE).get('clock')?.offset ?? 0);
    setClock(store, now);
    return { store, now, today: () => fundDate(now()), keep: (work) => kept.push(work) };
  }

  async function takeIn(batches: JournalBatch[]) {
    for (const batch of batches) {
      const start = startOf(batch);
      if (start) store = seededStore(start.day);
      else if (batch.seq !== lastSeq + 1)
        throw new JournalError(`第${lastSeq + 1}条之后缺记录：读到的是第${batch.seq}条`);
      store.apply(batch);
      const order = largeUnitOf(batch);
      // The rows follow from the order, as the seed follows from the day; later batches are replayed after them.
      if (order) for (const _ of seedLargeUnit(store, order)) await breath();
      lastSeq = batch.seq;
    }
  }

  async function start() {
    // Sequence numbers continue across a reset, so that a tab with newer ones still sees the new start.
    const newest = (await journal.since(lastSeq)).at(-1)?.seq ?? lastSeq;
    const batch: JournalBatch = {
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
        // The jobs commit separately, so that a refused request does not undo them.
        await commit(() => settleMissedDays(tx()));
        const kept: Kept[] = [];
        try {
          return await commit(() => work(tx(kept)));
        } catch (error) {
          if (error instanceof BusinessError) {
            await commit(() => {
              for (const one of kept) one(tx());
            });
          }
          throw error;
        }
      }),
    reset: () => inTurn(start),
    addLargeUnit: (rs) =>
      inTurn(async () => {
        await takeIn(await journal.since(lastSeq));
        await commit(() => settleMissedDays(tx()));
        const known = store.table<LargeUnitOrder>(CENTRE_TABLE).get(LARGE_UNIT_KEY);
        if (known) return known;
        const value = { day: tx().today(), rs };
        const batch: JournalBatch = {
          seq: lastSeq + 1,
          changes: [{ table: CENTRE_TABLE, key: LARGE_UNIT_KEY, value }],
        };
        await journal.append(batch);
        await takeIn([batch]);
        return value;
      }),
  };
}

/** Seeds by day: computed once and copied at further starts. */
const seeds = new Map<string, TransactionalStore>();
/** Number of cached seeds; tests alternate between few days. */
const KEPT_SEEDS = 3;

function seededStore(day: string): TransactionalStore {
  let seed = seeds.get(day);
  if (!seed) {
    seed = createStore();
    seedCentre(seed, day);
  }
  // The least recently used day is first.
  seeds.delete(day);
  seeds.set(day, seed);
  for (const first of seeds.keys()) if (seeds.size > KEPT_SEEDS) seeds.delete(first);
  return seed.copy();
}

function largeUnitOf(batch: JournalBatch): LargeUnitOrder | undefined {
  // Written only by addLargeUnit(), once.
  return batch.changes.find(({ table, key }) => table === CENTRE_TABLE && key === LARGE_UNIT_KEY)?.value as
    | LargeUnitOrder
    | undefined;
}

/** Yields to the event loop between slices. */
const breath = () => new Promise((resolve) => setTimeout(resolve));

function startOf(batch: JournalBatch): Start | undefined {
  const change = batch.changes.find(({ table, key }) => table === CENTRE_TABLE && key === 'start');
  // Written only by start().
  return change?.value as Start | undefined;
}
