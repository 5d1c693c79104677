import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ListColumn } from '@/ui/table/column';
import { buildXlsx } from '@/ui/table/xlsx/build-xlsx';
import { type SheetInWork, sheetInWork } from '@/ui/table/xlsx/sheet';
import { writeXlsx } from '@/ui/table/xlsx/write-xlsx';

interface Line {
  zh: string;
  je: string;
}

const COLUMNS: readonly ListColumn<Line>[] = [
  { prop: 'zh', label: '账号', width: 160 },
  { prop: 'je', label: '金额', width: 120, type: 'money', total: true },
];
const LINES = Array.from({ length: 3000 }, (_, at) => ({ zh: `1400${at}`, je: `${at}.25` }));
const list = (): SheetInWork =>
  sheetInWork({ name: '职工列表', title: '职工列表', marks: [] }, COLUMNS, LINES, { options: () => [] });
const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

/** Every look at the clock finds a millisecond gone: a slice ends after a few rows, on a fast machine too. */
function slowClock() {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 11;
    return now;
  });
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('writeXlsx', () => {
  it('makes of many slices the very file that one piece makes, several sheets included', async () => {
    // The archive holds the time.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T10:00:00') });
    const years: SheetInWork = { name: '年度', title: '年度', marks: [], head: [], rows: [[{ text: '2026' }]] };
    const first = list();
    const rows = [...first.rows];
    const totals = typeof first.totals === 'function' ? first.totals() : undefined;
    expect(rows).toHaveLength(LINES.length);
    expect(totals?.[1]).toEqual({ amount: 4_499_250, format: '#,##0.00' });
    const atOnce = await buildXlsx([
      { ...first, rows, totals },
      { ...years, rows: [[{ text: '2026' }]], totals: undefined },
    ]);
    slowClock();
    expect(await bytesOf(await writeXlsx([list(), years]))).toEqual(await bytesOf(atOnce));
  });

  it('lets the page have its turn between the slices, and says how far it is', async () => {
    slowClock();
    let turns = 0;
    const page = setInterval(() => {
      turns += 1;
    });
    const said: number[] = [];
    await writeXlsx([list()], { onProgress: (rows) => said.push(rows) });
    clearInterval(page);
    expect(turns).toBeGreaterThan(3);
    expect(said.length).toBeGreaterThan(1);
    expect(said).toEqual([...said].sort((a, b) => a - b));
    expect(said.at(-1)).toBeLessThanOrEqual(LINES.length);
  });

  it('stops in the middle when it is told to', async () => {
    slowClock();
    const stop = new AbortController();
    const said: number[] = [];
    const onProgress = (rows: number) => {
      said.push(rows);
      stop.abort();
    };
    await expect(writeXlsx([list()], { signal: stop.signal, onProgress })).rejects.toThrow(/abort/i);
    expect(said).toHaveLength(1);
    expect(said[0]).toBeLessThan(LINES.length);
  });
});
