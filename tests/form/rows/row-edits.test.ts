import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FieldOfKind } from '@/form/field-kinds';
import { isTable, pasteTable, readTable, withCell, withoutRow } from '@/form/rows/row-edits';
import { movedCellErrors, readCellKey } from '@/form/values/cell-errors';
import type { RowValues } from '@/schema/field-kinds';
import { growth, MOST_GROWTH } from '../../growth';
import { runs } from '../../property-runs';

const field: FieldOfKind<'rows'> = {
  kind: 'rows',
  name: 't',
  label: '名册',
  columns: [
    { name: 'a', label: '姓名', kind: 'text' },
    { name: 'n', label: '序列', kind: 'readonly' },
    { name: 'b', label: '基数', kind: 'money' },
  ],
  blank: { a: '', n: '', b: '' },
  rowName: (row) => row.a ?? '',
};
const row = (a: string, b = ''): RowValues => ({ a, n: '', b });
const paste = (rows: readonly RowValues[], text: string, at = { index: 0, column: 'a' }, of = field) =>
  pasteTable(of, rows, at, text, (_, raw) => raw);

describe('a copied table', () => {
  it.each([
    [
      'a\tb\n1\t2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a\tb\r\n1\t2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['a\n\nb', [['a'], [''], ['b']]],
    ['\t\n', [['', '']]],
    [
      '"两\n行"\t"说""好"""\nx\ty',
      [
        ['两\n行', '说"好"'],
        ['x', 'y'],
      ],
    ],
    ['"没有结尾\tb', [['"没有结尾', 'b']]],
    ['', [['']]],
  ])('%j', (text, rows) => expect(readTable(text, 1000)).toEqual({ rows, more: 0 }));

  it('is read up to as many rows as have room', () => {
    expect(readTable('1\n2\n3\n4\n5', 3)).toEqual({ rows: [['1'], ['2'], ['3']], more: 2 });
  });

  it('reads back what a spreadsheet writes', () => {
    const quoted = (cell: string) => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
    const cells = fc.array(
      fc.string({ maxLength: 6 }).map((text) => text.replaceAll('\r', '')),
      { minLength: 2, maxLength: 4 },
    );
    fc.assert(
      fc.property(fc.array(cells, { minLength: 1, maxLength: 5 }), (rows) => {
        // A last row of nothing is what line ends at the end look like.
        const whole = [...rows, ['x', 'y']];
        const text = whole.map((line) => line.map(quoted).join('\t')).join('\n');
        expect(readTable(text, 1000)).toEqual({ rows: whole, more: 0 });
      }),
      runs(),
    );
  });

  it('is told from a word, and 10 MB of a hostile one are read in a time that grows as they do', () => {
    expect(['张建国', '张建国\n', '\r\n', ''].some(isTable)).toBe(false);
    expect(['a\tb', 'a\nb'].every(isTable)).toBe(true);
    for (const sign of ['\t', '"', '"a\n', 'x\n']) {
      const read = (length: number) => readTable(sign.repeat(length / sign.length), 1000);
      expect(growth(read, 10_000_000), JSON.stringify(sign)).toBeLessThan(MOST_GROWTH);
    }
  });
});

describe('a text of line ends', () => {
  it('a hundred thousand of them are looked at once', () => {
    const read = (ends: number) => {
      const text = `${'\n'.repeat(ends)}x`;
      expect(isTable(text)).toBe(true);
      expect(readTable(text, 1000)).toMatchObject({ more: ends - 999 });
      expect(readTable(`甲\t乙${'\r\n'.repeat(ends)}`, 1000)).toEqual({ rows: [['甲', '乙']], more: 0 });
      expect(isTable('\r\n'.repeat(ends))).toBe(false);
    };
    expect(growth(read, 100_000)).toBeLessThan(MOST_GROWTH);
  });
});

describe('pasting', () => {
  it('spreads over the cells from the one it was pasted to, adds rows and passes read-only columns', () => {
    expect(paste([row('甲', '1'), row('乙', '2')], 'A\tX\t10\nB\tX\t20', { index: 1, column: 'a' })).toEqual({
      rows: [row('甲', '1'), row('A', '10'), row('B', '20')],
      count: 2,
      left: 0,
    });
    expect(paste([row('甲', '1')], '5\n6', { index: 0, column: 'b' }).rows).toEqual([row('甲', '5'), row('', '6')]);
  });

  it('leaves the headings out', () => {
    expect(paste([row('')], '姓名\t序列\t基数\nA\t1\t10').rows).toEqual([row('A', '10')]);
  });

  it('stops at the most rows, at the rows that are fixed, and says how many had no room', () => {
    expect(paste([row('')], 'A\nB\nC\nD', undefined, { ...field, max: 2 })).toMatchObject({ count: 2, left: 2 });
    const fixed = paste([row('x'), row('y')], 'A\nB\nC', { index: 1, column: 'a' }, { ...field, fixed: true });
    expect(fixed).toEqual({ rows: [row('x'), row('A')], count: 1, left: 2 });
  });

  it('takes a thousand rows', () => {
    const text = Array.from({ length: 1200 }, (_, i) => `职工${i}\t\t${i}`).join('\n');
    const pasted = paste([row('')], text);
    expect([pasted.rows.length, pasted.count, pasted.left]).toEqual([1000, 1000, 200]);
    expect(pasted.rows[999]).toEqual(row('职工999', '999'));
  });
});

describe('errors of cells', () => {
  const rows = [row('甲'), row('乙'), row('丙')];
  const errors = { t: '整表', 't.0.a': '一', 't.2.b': '三', 'u.0.a': '别的表', other: '别的栏' };

  it('move with their rows when one is taken out', () => {
    expect(movedCellErrors(errors, 't', rows, withoutRow(rows, 1))).toEqual({
      t: '整表',
      't.0.a': '一',
      't.1.b': '三',
      'u.0.a': '别的表',
      other: '别的栏',
    });
    expect(movedCellErrors(errors, 't', rows, withoutRow(rows, 2))).not.toHaveProperty(['t.2.b']);
  });

  it('fall away with the value they speak of', () => {
    expect(movedCellErrors(errors, 't', rows, withCell(rows, 0, 'a', '甲甲'))).not.toHaveProperty(['t.0.a']);
    expect(movedCellErrors(errors, 't', rows, withCell(rows, 0, 'b', '1'))).toHaveProperty(['t.0.a'], '一');
  });

  it.each([
    ['t.0.a', { table: 't', index: 0, column: 'a' }],
    ['t', undefined],
    ['t.a', undefined],
    ['t.-1.a', undefined],
    ['t.0.a.b', undefined],
    ['t.99999999.a', undefined],
  ])('%s', (key, cell) => expect(readCellKey(key)).toEqual(cell));
});
