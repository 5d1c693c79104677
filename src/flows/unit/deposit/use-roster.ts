import { useState } from 'react';
import { fetchRoster, type RosterAnswer, type RosterRow } from '@/api/remittance';
import { type Load, useLoad } from '@/engine/flow/use-load';

/** Rows asked for at once: so few that the page never stalls over one answer. */
const PART = 1_000;
/** While one part is read, the centre has the next ones in hand. */
const IN_FLIGHT = 3;
/** ms between two words about how many rows are still to come. */
const SAID_EVERY_MS = 250;
const CHANGED = '读取清册时清册有变化，请重新读取';

export interface RosterLoad {
  load: Load<RosterAnswer>;
  /** The whole list, or what there is of it: its figures are there with the first rows. */
  roster: RosterAnswer | undefined;
  /** Rows still on their way, 0 once the list is whole. */
  waiting: number;
  reload: () => void;
}

/** The list of the month in parts: the first is shown at once, the rest follows. While it is asked for again the former one stays. */
export function useRoster(hjny: string, hjksfs: string): RosterLoad {
  const key = `${hjny} ${hjksfs}`;
  const [part, setPart] = useState<{ key: string; first: RosterAnswer; read: number }>();
  const { reload, ...load } = useLoad(key, (signal) =>
    fetchWhole({ hjny, hjksfs }, signal, (first, read) => setPart({ key, first, read })),
  );
  if (load.data) return { load, roster: load.data, waiting: 0, reload };
  const known = part?.key === key ? part : undefined;
  return { load, roster: known?.first, waiting: known ? known.first.total - known.read : 0, reload };
}

/** @throws ApiError of a part, or Error with a sentence when the list is another one meanwhile */
async function fetchWhole(
  of: { hjny: string; hjksfs: string },
  signal: AbortSignal,
  onPart: (first: RosterAnswer, read: number) => void,
): Promise<RosterAnswer> {
  const ask = (page: number) => fetchRoster({ ...of, page, size: PART }, { signal });
  const first = await ask(1);
  const parts: RosterRow[][] = [first.list];
  const pages = Math.ceil(first.total / PART);
  let next = 2;
  let read = first.list.length;
  if (pages > 1) onPart(first, read);
  let said = performance.now();
  const reader = async () => {
    while (next <= pages) {
      const page = next;
      next += 1;
      const { list, total, hjje } = await ask(page);
      if (total !== first.total || hjje !== first.hjje || list.length === 0) throw new Error(CHANGED);
      parts[page - 1] = list;
      read += list.length;
      if (performance.now() - said > SAID_EVERY_MS) {
        said = performance.now();
        onPart(first, read);
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: IN_FLIGHT }, reader));
  } catch (error) {
    // What is on its way comes for nobody; no more is asked for.
    next = pages + 1;
    throw error;
  }
  if (read !== first.total) throw new Error(CHANGED);
  return { ...first, list: parts.flat() };
}
