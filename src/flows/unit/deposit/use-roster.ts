import { useState } from 'react';
import { fetchRoster, type RosterAnswer } from '@/api/remittance';
import { type Load, useLoad } from '@/engine/flow/use-load';

/** Rows asked for at once: so few that the page never stalls over one answer. */
const PART = 1_000;
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
  const list = [...first.list];
  for (let page = 2; list.length < first.total; page += 1) {
    signal.throwIfAborted();
    onPart(first, list.length);
    const { list: more, total, hjje } = await ask(page);
    if (total !== first.total || hjje !== first.hjje || more.length === 0) throw new Error(CHANGED);
    for (const row of more) list.push(row);
  }
  return { ...first, list };
}
