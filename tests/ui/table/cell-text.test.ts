// @vitest-environment node
import { expect, it } from 'vitest';
import { columnCellText } from '@/ui/table/cell-text';
import type { ListColumn } from '@/ui/table/column';
import { cellOf } from '@/ui/table/xlsx/sheet';
import { PEOPLE } from '../../people';

interface Row {
  v: unknown;
}

const words = {
  options: (key: string) => (key === 'zt' ? [{ value: '01', label: '正常', valueColor: '#237804' }] : []),
  slots: { own: { text: ({ v }: Row) => (v === '' ? '' : `自绘${String(v)}`) } },
};
const text = (column: Partial<ListColumn<Row>>, v: unknown) =>
  columnCellText({ prop: 'v', label: '值', width: 100, ...column }, { v }, words);
const cell = (column: Partial<ListColumn<Row>>, v: unknown) =>
  cellOf({ prop: 'v', label: '值', width: 100, ...column }, { v }, words);

it.each<[Partial<ListColumn<Row>>, unknown, string]>([
  [{}, '王伟', '王伟'],
  [{}, '', '--'],
  [{}, null, '--'],
  [{}, undefined, '--'],
  [{}, {}, '--'],
  [{}, 0, '0'],
  [{ type: 'money' }, '1234567.5', '¥1,234,567.50'],
  [{ type: 'money' }, '', '--'],
  [{ type: 'money' }, 'abc', '无效金额'],
  [{ type: 'money' }, '1000000000000000', '金额过大'],
  [{ type: 'tofix2' }, '1234.5', '1,234.50'],
  [{ type: 'formatNum' }, 10000, '10,000'],
  [{ type: 'formatNum' }, '-1234.5', '-1,234.5'],
  [{ type: 'formatNum' }, 'abc', '--'],
  [{ type: 'formatNum' }, '', '--'],
  [{ filterKey: 'zt' }, '01', '正常'],
  [{ filterKey: 'zt' }, '1', '- -'],
  [{ filterKey: 'zt' }, '', '--'],
  [{ filterKey: 'zt', empty: '转出' }, '', '转出'],
  [{ slotname: 'own' }, 'x', '自绘x'],
  [{ type: 'custom', slotname: 'own' }, 'x', '自绘x'],
  [{ slotname: 'own' }, '', '--'],
  [{ slotname: 'missing' }, 'x', 'x'],
  [{ mask: 'id' }, PEOPLE.张建国.zjhm, '110***********1219'],
  [{ mask: 'id' }, '110***********1219', '110***********1219'],
  [{ mask: 'phone' }, PEOPLE.张建国.sjhm, '138****0001'],
  [{ mask: 'card' }, '6222 0202 0000 0101 374', '6222***********1374'],
  [{ mask: 'name' }, '陈𠮷祥', '陈**'],
])('%j of %j reads %s', (column, value, expected) => expect(text(column, value)).toBe(expected));

it('leaves empty cells of a file empty, and amounts numbers', () => {
  expect(cell({}, '')).toEqual({ text: '' });
  expect(cell({ type: 'money' }, '')).toEqual({ text: '' });
  expect(cell({ type: 'money' }, '-3000.00')).toEqual({ amount: -3000, format: '#,##0.00' });
  expect(cell({ type: 'money', slotname: 'own' }, '8.10')).toEqual({ amount: 8.1, format: '#,##0.00' });
  expect(cell({ type: 'money' }, '99999999999999.99')).toEqual({ text: '¥99,999,999,999,999.99' });
  expect(cell({}, PEOPLE.张建国.zjhm)).toEqual({ text: PEOPLE.张建国.zjhm });
});
