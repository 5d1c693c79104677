import type { Store } from '@mocks/centre/kernel/store';
import { type Actor, actorOf, type OwnerKey, PUBLIC, type Transaction } from '@mocks/centre/kernel/transaction';
import { judge } from '@mocks/centre/office/applications';
import { describe, expect, it } from 'vitest';
import { fetchBusinessNumber } from '@/api/cases/business';
import { openFlow } from '@/engine/run/open-flow';
import { createRun } from '@/engine/run/run';
import { submissionBody } from '@/engine/run/submission';
import { flows } from '@/flows/registry';
import { fileCentre } from '../file-centre';
import { signedIn } from '../flows/open-page';
import { fixtures } from './flows/fixtures';

/** What an application is proved with; the numbers of a signature and of a face come from elsewhere. */
const CODES = ['dxyzm', 'ydxyzm', 'hybh', 'qmbh'];
const built = flows.flatMap((entry) => {
  const fixture = fixtures[`${entry.area} ${entry.code}`];
  return entry.load && fixture ? [{ ...entry, load: entry.load, fixture }] : [];
});

const centre = fileCentre();

/** The same store, with the names of the tables that were written to. */
function watched(store: Store): { store: Store; written: Set<string> } {
  const written = new Set<string>();
  return {
    written,
    store: {
      index: (table, name, create) => store.index(table, name, create),
      table<T>(name: string) {
        const table = store.table<T>(name);
        return {
          ...table,
          get size() {
            return table.size;
          },
          put(key: string, value: T) {
            written.add(`${name} ${key}`);
            table.put(key, value);
          },
          delete(key: string) {
            written.add(`${name} ${key}`);
            table.delete(key);
          },
        };
      },
    },
  };
}

describe.each(built)('judging $area $code $title', ({ load, area, code, fixture }) => {
  const finished = async () => {
    await signedIn(centre, fixture.account, fixture.loginType);
    const ywlsh = await fetchBusinessNumber(code);
    const { default: flow } = await load();
    const door = await openFlow(flow, area, new AbortController().signal);
    if (door.kind !== 'ready') throw new Error(`It cannot be filled in: ${door.kind}`);
    const run = createRun(flow, door.facts, null);
    const prepare = fixture.clerk?.prepare ?? fixture.prepare;
    const all: object = { ...fixture.values, ...fixture.clerk?.values, ...(await prepare?.(centre, ywlsh)) };
    for (const [name, value] of Object.entries(all)) run.form.set(name, value);
    return { ...submissionBody(run), ywlx: code, ywlsh };
  };
  const judged = (values: Record<string, unknown>) =>
    centre.transact((tx: Transaction) => {
      const issued = tx.store.table<{ owner: OwnerKey }>('issued-numbers').get(String(values.ywlsh));
      const actor: Actor = actorOf(issued?.owner ?? PUBLIC);
      const { store, written } = watched(tx.store);
      return { ...judge({ ...tx, store }, actor, values), written: [...written] };
    });

  it('twice changes nothing, and no code is spoken of before it is asked for', async () => {
    const values = await finished();
    const first = await judged(values);
    expect(first.cw).toEqual({});
    // That registers were asked is noted, once; nobody's credit is asked before the application is handed in.
    expect(first.written.filter((key) => !key.startsWith('access-log '))).toEqual([]);
    const { cw, written } = await judged(values);
    expect({ cw, written }).toEqual({ cw: {}, written: [] });
    const without = Object.fromEntries(Object.entries(values).filter(([name]) => !CODES.includes(name)));
    expect((await judged(without)).cw).toEqual({});
    const noted = await centre.transact(({ store }) =>
      [...store.table<{ nr: string }>('access-log').values()].filter(({ nr }) => nr.startsWith('资格预检时')),
    );
    expect(noted.filter(({ nr }) => nr.includes('个人征信'))).toEqual([]);
  });
});
