import { chosenRows, pageOfRows, rowsOfPage } from '@mocks/centre/kernel/list-page';
import { createStore } from '@mocks/centre/kernel/store';
import { transactionOn } from '@mocks/centre/kernel/transaction';

import { describe, expect, it, vi } from 'vitest';

const ALL = { page: 1, size: 0 };
const rows = [
  { id: 'a', lx: '1', at: '2026-09-30 23:59:59', month: '2026-09', dy: 1 },
  { id: 'b', lx: '2', at: '2026-10-01 00:00:00', month: '2026-10', dy: 2 },
  { id: 'c', lx: '1', at: '2026-10-31 23:59:59', month: '2026-10', dy: 2 },
  { id: 'd', lx: '2', at: '2026-11-01 08:00:00', month: '2026-11', dy: 12 },
];
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id).join('');
const day = ({ at }: { at: string }) => at;
const month = (row: { month: string }) => row.month;

describe('the rows that are asked for', () => {
  it.each([
    ['nothing', { ...ALL, lx: '', ksrq: '', jsrq: '' }, 'abcd'],
    ['a column', { ...ALL, lx: '1' }, 'ac'],
    ['days, both ends inclusive to the last second', { ...ALL, lx: '', ksrq: '2026-10-01', jsrq: '2026-10-31' }, 'bc'],
    ['days from one on', { ...ALL, lx: '', ksrq: '2026-10-31' }, 'cd'],
    ['days until one', { ...ALL, lx: '', jsrq: '2026-09-30' }, 'a'],
    ['both', { ...ALL, lx: '2', ksrq: '2026-10-01', jsrq: '2026-10-31' }, 'b'],
  ])('%s', (_what, search, found) => {
    expect(ids(chosenRows(rows, search, { same: ['lx'], day }))).toBe(found);
  });

  it('months, both inclusive', () => {
    expect(ids(chosenRows(rows, { ...ALL, ksny: '2026-10', jsny: '2026-10' }, { month }))).toBe('bc');
    expect(ids(chosenRows(rows, { ...ALL, ksny: '', jsny: '2026-10' }, { month }))).toBe('abc');
  });

  it('a number as it is written, not by its beginning', () => {
    expect(ids(chosenRows(rows, { ...ALL, dy: '2' }, { same: ['dy'] }))).toBe('bc');
    expect(ids(chosenRows(rows, { ...ALL, dy: '1' }, { same: ['dy'] }))).toBe('a');
  });

  it('newest first, of one moment first what was added last; the list itself stays as it was', () => {
    expect(ids(chosenRows(rows, ALL, { newest: month }))).toBe('dcba');
    expect(ids(rows)).toBe('abcd');
  });
});

describe('the page that is asked for', () => {
  it.each([
    [{ page: 1, size: 3 }, 'abc'],
    [{ page: 2, size: 3 }, 'd'],
    [{ page: 3, size: 3 }, ''],
    [{ page: 1, size: 0 }, 'abcd'],
  ])('%o', (paging, found) => {
    expect(ids(rowsOfPage(rows, paging))).toBe(found);
  });

  it('says how many there are in all and as of when; only its own rows are made', () => {
    const view = vi.fn(({ id }: { id: string }) => id.toUpperCase());
    const page = pageOfRows(transactionOn(createStore(), '2026-11-21'), rows, { page: 2, size: 3 }, view);
    expect(page).toEqual({ list: ['D'], total: 4, sjjz: '2026-11-21 09:00:00' });
    expect(view.mock.calls).toEqual([[rows[3]]]);
  });
});
