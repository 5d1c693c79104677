import { expect, it } from 'vitest';
import type { ImportColumn } from '@/engine/import/import-definition';
import { markDuplicates, newRow, withoutExisting } from '@/engine/import/worker/import-row';
import { backPayImport } from '@/flows/unit/deposit/gj0202-back-payment-import';

const { columns } = backPayImport;
const plain: readonly ImportColumn[] = columns.map(({ apart: _, ...column }) => column);
const cells = (...texts: string[]) => columns.map((_, at) => texts[at] ?? '');
const JANUARY = cells('1', '张三', '2027-01', '2027-01');
const MARCH = cells('1', '张三', '2027-03', '2027-04');

it('months apart from each other are rows of one member; the same months twice are one too many', () => {
  expect(withoutExisting([JANUARY, MARCH, JANUARY], [], columns)).toEqual([JANUARY, MARCH]);
  expect(withoutExisting([JANUARY, MARCH], [], plain)).toEqual([JANUARY]);
  const rows = [JANUARY, MARCH, JANUARY].map((one, at) => newRow<number>({ line: at + 1, cells: one, problems: [] }));
  markDuplicates(rows, columns);
  expect(rows.map(({ repeats }) => repeats)).toEqual([undefined, undefined, [{ column: 0, line: 1 }]]);
});

it('whoever has a row already is not begun with once more from the list of members', () =>
  expect(
    withoutExisting([cells('1', '张三')], [newRow<number>({ line: 1, cells: JANUARY, problems: [] })], columns),
  ).toEqual([]));
