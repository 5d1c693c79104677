// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultLayout, layoutOf, moved, NARROWEST, ruleOf, sized, WIDEST } from '@/ui/table/column-rule';
import { FORM_PAGES, QUERY_PAGES } from '@/ui/table/page-sizes';
import { runs } from '../../property-runs';

const COLUMNS = [
  { prop: 'grzh', label: '个人账号', width: 140, disabled: true },
  { prop: 'xingming', label: '姓名', width: 120 },
  { prop: 'zjhm', label: '证件号码', width: 180 },
  { prop: 'ywlsh', label: '业务流水号', width: 200, isShow: false },
];
const USUAL = defaultLayout(COLUMNS, QUERY_PAGES);

const layout = (rule: unknown) => layoutOf(rule, COLUMNS, QUERY_PAGES);
const props = (rule: unknown) => layout(rule).columns.map(({ prop }) => prop);

describe('a kept preference', () => {
  it('comes back as it was saved', () => {
    const chosen = {
      columns: [
        { prop: 'zjhm', isShow: false, width: 240 },
        { prop: 'grzh', isShow: true, width: 140 },
        { prop: 'ywlsh', isShow: true, width: 200 },
        { prop: 'xingming', isShow: true, width: 90 },
      ],
      size: 50,
    };
    expect(layout(ruleOf(chosen))).toEqual(chosen);
  });

  it('of an older version: unknown columns go, new ones follow at the end', () => {
    const old = JSON.stringify({
      columns: [
        { prop: 'gone', isShow: true, width: 100 },
        { prop: 'zjhm', isShow: false, width: 200 },
        { prop: '__proto__', isShow: true },
      ],
    });
    expect(props(old)).toEqual(['zjhm', 'grzh', 'xingming', 'ywlsh']);
    expect(layout(old).columns[0]).toEqual({ prop: 'zjhm', isShow: false, width: 200 });
    expect(layout(old).columns.at(-1)).toEqual({ prop: 'ywlsh', isShow: false, width: 200 });
  });

  it('written as a list of columns or of names is understood', () => {
    expect(props(JSON.stringify([{ prop: 'zjhm' }, 'grzh']))).toEqual(['zjhm', 'grzh', 'xingming', 'ywlsh']);
  });

  it('never leaves a table without columns, nor hides what is always shown', () => {
    const none = COLUMNS.map(({ prop }) => ({ prop, isShow: false }));
    expect(layout({ columns: none }).columns.filter(({ isShow }) => isShow)).toEqual([
      { prop: 'grzh', isShow: true, width: 140 },
    ]);
    const free = COLUMNS.map((column) => ({ ...column, disabled: false }));
    const shown = layoutOf({ columns: none }, free, QUERY_PAGES).columns.filter(({ isShow }) => isShow);
    expect(shown.map(({ prop }) => prop)).toEqual(['grzh', 'xingming', 'zjhm']);
  });

  it.each([
    [10, 10],
    [20, 20],
    [50, 50],
    [37, 20],
    [100, 20],
    ['50', 20],
    [Number.NaN, 20],
    [-1, 20],
    [null, 20],
  ])('with %j rows a page: %j', (size, offered) => {
    expect(layout({ columns: [], size }).size).toBe(offered);
  });

  it('in forms there are 10 a page, and other sizes', () => {
    expect(FORM_PAGES.sizes).toEqual([10, 20, 30, 40, 50, 100]);
    expect(layoutOf(undefined, COLUMNS, FORM_PAGES).size).toBe(10);
    expect(layoutOf({ size: 100 }, COLUMNS, FORM_PAGES).size).toBe(100);
    expect(layoutOf({ size: 15 }, COLUMNS, FORM_PAGES).size).toBe(10);
  });

  it.each([
    [0, NARROWEST],
    [-50, NARROWEST],
    [1e9, WIDEST],
    [100.4, 100],
    [Number.NaN, 120],
    [Number.POSITIVE_INFINITY, 120],
    ['300', 120],
    [null, 120],
  ])('with a width of %j: %j', (width, kept) => {
    const column = layout({ columns: [{ prop: 'xingming', width }] }).columns.find(({ prop }) => prop === 'xingming');
    expect(column?.width).toBe(kept);
  });

  it.each(['', '{', 'null', '1', '"x"', '[]', '{}', '{"columns":1}', '[null,1,[],{}]', '{"columns":[{"prop":1}]}'])(
    'that says %s is the table as it comes',
    (rule) => expect(layout(rule)).toEqual(USUAL),
  );

  it('whatever it is, the table has each of its columns once, in bounds', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.jsonValue(), fc.string(), fc.record({ columns: fc.jsonValue(), size: fc.jsonValue() })),
        (rule) => {
          const { columns, size } = layout(rule);
          expect(columns.map(({ prop }) => prop).sort()).toEqual(COLUMNS.map(({ prop }) => prop).sort());
          expect(columns.some(({ isShow }) => isShow)).toBe(true);
          expect(columns.every(({ width }) => width >= NARROWEST && width <= WIDEST)).toBe(true);
          expect(QUERY_PAGES.sizes).toContain(size);
        },
      ),
      runs(),
    );
  });
});

it('moves and sizes columns, within bounds', () => {
  const order = (columns: readonly { prop: string }[]) => columns.map(({ prop }) => prop).join(' ');
  expect(order(moved(USUAL.columns, 2, 0))).toBe('zjhm grzh xingming ywlsh');
  expect(order(moved(USUAL.columns, 0, 3))).toBe('xingming zjhm ywlsh grzh');
  expect(order(moved(USUAL.columns, 0, -1))).toBe(order(USUAL.columns));
  expect(order(moved(USUAL.columns, 3, 4))).toBe(order(USUAL.columns));
  expect(sized(USUAL.columns, { zjhm: 5000, xingming: 80.2 }).map(({ width }) => width)).toEqual([
    140,
    80,
    WIDEST,
    200,
  ]);
});
