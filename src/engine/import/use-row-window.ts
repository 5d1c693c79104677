import { type RefObject, startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { failureText } from '@/lib/shown-errors';

/** Rows per block, fetched and cached together. */
const BLOCK = 100;
/** Overscan: rows rendered beyond either edge. */
const BEYOND = 8;
/** Heights (px) without a layout. */
const FALLBACK = { row: 60, view: 560 };
/** State before the first measurement. */
const FIRST = {
  first: 0,
  last: Math.ceil(FALLBACK.view / FALLBACK.row) + 2 * BEYOND,
  above: 0,
  below: 0,
  usual: FALLBACK.row,
};

const same = (a: typeof FIRST, b: typeof FIRST) =>
  a.first === b.first && a.last === b.last && a.above === b.above && a.below === b.below && a.usual === b.usual;

export interface RowWindowState<Row> {
  scroller: RefObject<HTMLElement | null>;
  onScroll: () => void;
  /** Rows to render; undefined while loading. */
  rows: readonly { index: number; row: Row | undefined }[];
  /** Heights (px) of the rows above and below the window. */
  above: number;
  below: number;
  /** Estimated height (px) of a row that is loading. */
  usual: number;
  failed: string;
}

/**
 * Window of a long list, fetched block by block. A loaded block stays until its newer version arrives, so that the field in focus
 * is not lost.
 */
export function useRowWindow<Row>(
  total: number,
  version: number,
  fetchRows: (from: number, count: number) => Promise<{ rows: readonly Row[] }>,
): RowWindowState<Row> {
  const scroller = useRef<HTMLElement>(null);
  const [place, setPlace] = useState(FIRST);
  const [held, setHeld] = useState<{ of: unknown; blocks: ReadonlyMap<number, readonly Row[]> }>({
    of: fetchRows,
    blocks: new Map(),
  });
  const [failed, setFailed] = useState('');
  /** Heights for this list and width. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version fetches the same rows again
  useEffect(() => {
    let current = true;
    if (total === 0) return undefined;
    const wanted = Array.from({ length: lastBlock - firstBlock + 1 }, (_, index) => firstBlock + index);
    Promise.all(wanted.map(async (block) => [block, (await fetchRows(block * BLOCK, BLOCK)).rows] as const)).then(
      (read) => {
        // Only nearby blocks are kept, to limit memory for lists of 100,000 rows.
        if (current) startTransition(() => setHeld({ of: fetchRows, blocks: new Map(read) }));
      },
      (error: unknown) => current && setFailed(failureText(error, '加载失败，请重试')),
    );
    return () => {
      current = false;
    };
  }, [firstBlock, lastBlock, version, total, fetchRows]);

  const rows = Array.from({ length: Math.max(last - first, 0) }, (_, offset) => {
    const index = first + offset;
    // Blocks of another list are ignored.
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

/**
 * Row heights of a virtualized list: measured for rendered rows, estimated for all others. Cards with errors are higher, and all
 * heights change with the width.
 */
export class RowHeights {
  readonly #own = new Map<number, number>();

  /** @param usual estimated height (px) of an unmeasured row */
  constructor(readonly usual: number) {}

  set(index: number, height: number): void {
    if (height === this.usual) this.#own.delete(index);
    else this.#own.set(index, height);
  }

  /** Returns the height (px) of all rows before this one. */
  before(index: number): number {
    let height = index * this.usual;
    for (const [at, own] of this.#own) if (at < index) height += own - this.usual;
    return height;
  }

  /** Returns the row of `total` at `top` px below the list's upper edge. */
  at(top: number, total: number): number {
    let [low, high] = [0, Math.max(total - 1, 0)];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.before(middle) <= top) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
