// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { actionColumn, type DefinedColumn, exceptCodes, slotsOf, tableColumns } from '@/engine/list/list-column';
import { columnCellText } from '@/ui/table/cell-text';

interface Row {
  zt: string;
  je: string;
}

const ROW: Row = { zt: '1', je: '1234.5' };
const acts = { open: vi.fn(), close: vi.fn(), renew: vi.fn(), done: vi.fn() };
const columns: readonly DefinedColumn<Row>[] = [
  { prop: 'zt', label: '状态', width: 80, text: ({ zt }) => (zt === '1' ? '有效' : '') },
  { prop: 'je', label: '金额', width: 120, type: 'money', total: true, show: ({ je }) => `共${je}` },
];
const drawn = [...columns, actionColumn<Row>({ width: 90, show: (row, { open }) => open(row) as undefined })];
const slots = slotsOf(drawn, acts);
const textOf = (at: number, row = ROW) => {
  const column = tableColumns(drawn)[at];
  return column && columnCellText(column, row, { options: () => [], slots });
};

it('keeps the fields that saved choices of columns name, and ends with what can be done', () => {
  expect(tableColumns(drawn)).toMatchObject([
    { prop: 'zt', label: '状态', width: 80 },
    { prop: 'je', label: '金额', width: 120, type: 'money', total: true },
    { prop: 'cz', label: '操作', width: 90, screenOnly: true },
  ]);
});

it('reads a cell by its own words, else as its column writes the field, whatever stands on screen', () => {
  expect([textOf(0), textOf(0, { ...ROW, zt: '0' }), textOf(1), textOf(2)]).toEqual(['有效', '--', '¥1,234.50', '--']);
  expect(slots?.je?.show?.(ROW)).toBe('共1234.5');
});

it('hands a cell what it can do', () => {
  slots?.cz?.show?.(ROW);
  expect(acts.open).toHaveBeenCalledExactlyOnceWith(ROW);
});

it('adds up the rows that have none of the codes', () => {
  const { counts, without } = exceptCodes<Row>('zt', ['5', '0'], '已取消、已失效');
  expect([['1', counts({ ...ROW, zt: '1' })], ['5', counts({ ...ROW, zt: '5' })], without]).toEqual([
    ['1', true],
    ['5', false],
    '已取消、已失效',
  ]);
});
