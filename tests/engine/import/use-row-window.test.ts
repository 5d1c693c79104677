// @vitest-environment node
import { expect, it } from 'vitest';
import { RowHeights } from '@/engine/import/use-row-window';

it('knows the rows that were drawn, takes the others for usual ones, and finds the row at a place', () => {
  const rows = new RowHeights(50);
  rows.set(1, 80);
  rows.set(3, 60);
  expect([0, 1, 2, 4, 10].map((index) => rows.before(index))).toEqual([0, 50, 130, 240, 540]);
  expect([0, 49, 50, 129, 130, 539, 9999].map((top) => rows.at(top, 10))).toEqual([0, 0, 1, 1, 2, 9, 9]);
  rows.set(1, 50);
  expect(rows.before(10)).toBe(510);
});

it('of a hundred thousand rows finds the last', () => {
  const rows = new RowHeights(300);
  rows.set(7, 420);
  expect(rows.at(300 * 99_999 + 120, 100_000)).toBe(99_999);
  expect(rows.at(0, 0)).toBe(0);
});
