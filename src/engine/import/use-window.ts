import { type RefObject, startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Rows asked for at once, and kept together. */
const BLOCK = 100;
/** Rows drawn beyond either edge of what is seen. */
const BEYOND = 8;
/** Where nothing is laid out. */
const FALLBACK = { row: 60, view: 560 };

export interface Window<Row> {
  scroller: RefObject<HTMLElement | null>;
  onScroll: () => void;
  /** Rows to draw; undefined for one that has not come yet. */
  rows: readonly { index: number; row: Row | undefined }[];
  /** Heights of what is left out above and below. */
  above: number;
  below: number;
  failed: string;
}

/**
 * The part of a long list that is in sight, fetched block by block. A block that is there stays on show until its newer version
 * arrives, so that nobody loses the field they are in.
 */
export function useWindow<Row>(
  total: number,
  version: number,
  fetchRows: (from: number, count: number) => Promise<{ rows: readonly Row[] }>,
): Window<Row> {
  const scroller = useRef<HTMLElement>(null);
  const [place, setPlace] = useState({ top: 0, row: FALLBACK.row, view: FALLBACK.view });
  const [held, setHeld] = useState<{ of: unknown; blocks: ReadonlyMap<number, readonly Row[]> }>({
    of: fetchRows,
    blocks: new Map(),
  });
  const [failed, setFailed] = useState('');

  const measure = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    const row = box.querySelector<HTMLElement>('tbody tr[data-row]')?.offsetHeight || FALLBACK.row;
    const view = box.clientHeight || FALLBACK.view;
    const top = box.scrollTop;
    setPlace((before) =>
      before.top === top && before.row === row && before.view === view ? before : { top, row, view },
    );
  }, []);
  useLayoutEffect(measure);

  const first = Math.max(Math.min(Math.floor(place.top / place.row), total - 1) - BEYOND, 0);
  const last = Math.min(first + Math.ceil(place.view / place.row) + 2 * BEYOND, total);
  const firstBlock = Math.floor(first / BLOCK);
  const lastBlock = Math.floor(Math.max(last - 1, 0) / BLOCK);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version asks for the same rows again
  useEffect(() => {
    let current = true;
    if (total === 0) return undefined;
    const wanted = Array.from({ length: lastBlock - firstBlock + 1 }, (_, index) => firstBlock + index);
    Promise.all(wanted.map(async (block) => [block, (await fetchRows(block * BLOCK, BLOCK)).rows] as const)).then(
      (read) => {
        // Only what is near is kept: a list of a hundred thousand would fill the page's memory.
        if (current) startTransition(() => setHeld({ of: fetchRows, blocks: new Map(read) }));
      },
      (error: unknown) => current && setFailed(error instanceof Error ? error.message : '加载失败，请重试'),
    );
    return () => {
      current = false;
    };
  }, [firstBlock, lastBlock, version, total, fetchRows]);

  const rows = Array.from({ length: Math.max(last - first, 0) }, (_, offset) => {
    const index = first + offset;
    // Rows of another list are none of this one.
    const blocks = held.of === fetchRows ? held.blocks : undefined;
    return { index, row: blocks?.get(Math.floor(index / BLOCK))?.[index % BLOCK] };
  });
  return {
    scroller,
    onScroll: measure,
    rows,
    above: first * place.row,
    below: Math.max(total - last, 0) * place.row,
    failed,
  };
}
