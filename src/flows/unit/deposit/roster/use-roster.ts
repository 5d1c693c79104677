import { useState } from 'react';
import { fetchRoster, type RosterAnswer, type RosterRow } from '@/api/unit/remittance';
import { type Load, useLoad } from '@/engine/flow/use-load';

/** Rows per request, few enough that parsing never blocks the page. */
const PART = 1_000;
/** Parallel requests, so that the centre works while a page is parsed. */
const IN_FLIGHT = 3;
/** ms between two progress updates. */
const REPORTED_EVERY_MS = 250;
const CHANGED = '读取清册时清册有变化，请重新读取';

export interface RosterLoad {
  load: Load<RosterAnswer>;
  /** Full or partial roster: its totals arrive with the first rows. */
  roster: RosterAnswer | undefined;
  /** Rows still loading, 0 once complete. */
  waiting: number;
  reload: () => void;
}

/** Loads the month's roster in pages: the first is shown at once, the rest follows. During a reload the previous roster stays. */
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

/** @throws ApiError of a page, or Error with a sentence if the roster changed meanwhile */
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
  let reported = performance.now();
  const reader = async () => {
    while (next <= pages) {
      const page = next;
      next += 1;
      const { list, total, hjje } = await ask(page);
      if (total !== first.total || hjje !== first.hjje || list.length === 0) throw new Error(CHANGED);
      parts[page - 1] = list;
      read += list.length;
      if (performance.now() - reported > REPORTED_EVERY_MS) {
        reported = performance.now();
        onPart(first, read);
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: IN_FLIGHT }, reader));
  } catch (error) {
    // Pending answers are ignored; no more pages are requested.
    next = pages + 1;
    throw error;
  }
  if (read !== first.total) throw new Error(CHANGED);
  return { ...first, list: parts.flat() };
}
