import { expect, it } from 'vitest';
import type { ImportColumn } from '@/engine/import/import-definition';
import { markRepeats, ownRow, withoutKnown } from '@/engine/import/own-rows';
import { backPayImport } from '@/flows/unit/deposit/back-pay-import';

const { columns } = backPayImport;
const plain: readonly ImportColumn[] = columns.map(({ apart: _, ...column }) => column);
const cells = (...texts: string[]) => columns.map((_, at) => texts[at] ?? '');
const JANUARY = cells('1', '张三', '2027-01', '2027-01');
const MARCH = cells('1', '张三', '2027-03', '2027-04');

it('months apart from each other are rows of one member; the same months twice are one too many', () => {
  expect(withoutKnown([JANUARY, MARCH, JANUARY], [], columns)).toEqual([JANUARY, MARCH]);
  expect(withoutKnown([JANUARY, MARCH], [], plain)).toEqual([JANUARY]);
  const rows = [JANUARY, MARCH, JANUARY].map((one, at) => ownRow<number>(at + 1, one));
  markRepeats(rows, columns);
  expect(rows.map(({ repeats }) => repeats)).toEqual([undefined, undefined, [{ column: 0, line: 1 }]]);
});

it('whoever has a row already is not begun with once more from the list of members', () =>
  expect(withoutKnown([cells('1', '张三')], [ownRow<number>(1, JANUARY)], columns)).toEqual([]));
