import { type RefObject, startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { RowHeights } from './row-heights';

/** Rows asked for at once, and kept together. */
const BLOCK = 100;
/** Rows drawn beyond either edge of what is seen. */
const BEYOND = 8;
/** Where nothing is laid out. */
const FALLBACK = { row: 60, view: 560 };
/** Until something was measured. */
const FIRST = {
  first: 0,
  last: Math.ceil(FALLBACK.view / FALLBACK.row) + 2 * BEYOND,
  above: 0,
  below: 0,
  usual: FALLBACK.row,
};

const same = (a: typeof FIRST, b: typeof FIRST) =>
  a.first === b.first && a.last === b.last && a.above === b.above && a.below === b.below && a.usual === b.usual;

export interface Window<Row> {
  scroller: RefObject<HTMLElement | null>;
  onScroll: () => void;
  /** Rows to draw; undefined for one that has not come yet. */
  rows: readonly { index: number; row: Row | undefined }[];
  /** Heights of what is left out above and below. */
  above: number;
  below: number;
  /** Of a row that has not come yet. */
  usual: number;
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
  const [place, setPlace] = useState(FIRST);
  const [held, setHeld] = useState<{ of: unknown; blocks: ReadonlyMap<number, readonly Row[]> }>({
    of: fetchRows,
    blocks: new Map(),
  });
  const [failed, setFailed] = useState('');
  /** Of this list at this width. */
  const heights = useRef({ of: fetchRows, width: 0, rows: new RowHeights(FALLBACK.row) });
  const measure = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    const drawn = [...box.querySelectorAll<HTMLElement>('tbody tr[data-row]')];
    const tall = drawn.map((row) => row.offsetHeight).sort((a, b) => a - b);
    const usual = tall[Math.floor(tall.length / 2)];
    const width = box.clientWidth;
    if (usual && (heights.current.of !== fetchRows || heights.current.width !== width)) {
      heights.current = { of: fetchRows, width, rows: new RowHeights(usual) };
    }
    const { rows } = heights.current;
    for (const row of drawn) if (row.offsetHeight) rows.set(Number(row.dataset.row), row.offsetHeight);
    const view = box.clientHeight || FALLBACK.view;
    const top = rows.at(box.scrollTop, total);
    const seen = rows.at(box.scrollTop + view, total) - top + 1;
    const first = Math.max(top - BEYOND, 0);
    const last = Math.min(first + seen + 2 * BEYOND, total);
    const above = rows.before(first);
    const below = rows.before(total) - rows.before(last);
    const next = { first, last, above, below, usual: rows.usual };
    setPlace((before) => (same(before, next) ? before : next));
  }, [fetchRows, total]);
  useLayoutEffect(measure);

  const { above, below, usual } = place;
  const last = Math.min(place.last, total);
  const first = Math.min(place.first, last);
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
    above,
    below,
    usual,
    failed,
  };
}
