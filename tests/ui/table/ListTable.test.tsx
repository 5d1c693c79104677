import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AntdProvider } from '@/app/AntdProvider';
import type { ListColumn } from '@/ui/table/column';
import { ListTable } from '@/ui/table/ListTable';
import { chooseOption, openList } from '../../choose-option';
import { PEOPLE } from '../../people';
import { onPhone } from '../phone';

interface Row {
  id: string;
  name: string;
  zjhm: string;
  zt: string;
}

const COLUMNS: readonly ListColumn<Row>[] = [
  { prop: 'id', label: '编号', width: 100 },
  { prop: 'name', label: '姓名', width: 100 },
  { prop: 'zjhm', label: '证件号码', width: 180, mask: 'id' },
  { prop: 'zt', label: '状态', width: 100, filterKey: 'zt' },
];
const OPTIONS = () => [
  { value: '1', label: '正常', valueColor: '#237804' },
  { value: '2', label: '封存', valueColor: 'url(https://evil.test/x)' },
  { value: '3', label: '过浅', valueColor: '#ffff00' },
  { value: '4', label: '无色' },
];

const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `第${index}人`,
    zjhm: PEOPLE.张建国.zjhm,
    zt: String((index % 4) + 1),
  }));

function show(rows: Row[] | undefined, more: object = {}) {
  const placed = COLUMNS.map(({ prop, width }) => ({ prop, width, isShow: true }));
  return render(
    <AntdProvider>
      <ListTable
        label="名单"
        columns={COLUMNS}
        placed={placed}
        rows={rows}
        rowKey={({ id }) => id}
        options={OPTIONS}
        {...more}
      />
    </AntdProvider>,
  );
}

/** All but the hidden row by which antd measures the columns. */
const bodyRows = () =>
  [...(screen.getByRole<HTMLTableElement>('table').tBodies[0]?.rows ?? [])].filter(
    (row) => !row.ariaHidden || Number.parseInt(row.cells[0]?.style.height ?? '', 10) > 0,
  );
const numbered = () => bodyRows().filter((row) => row.hasAttribute('aria-rowindex'));

it('draws every row of 500, and says nothing of counts', () => {
  show(rowsOf(500));
  expect(bodyRows()).toHaveLength(500);
  expect(screen.getByRole('table')).not.toHaveAttribute('aria-rowcount');
});

it('few rows left of many keep the window: no more is drawn than of all', () => {
  show(rowsOf(400), { windowed: true });
  expect(bodyRows().length).toBeLessThan(100);
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('401');
});

it('beyond 500 draws those in sight, says how many there are and which these are, and follows scrolling', () => {
  show(rowsOf(100_000));
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '100001');
  expect(numbered().length).toBeLessThan(80);
  expect(numbered()[0]).toHaveAttribute('aria-rowindex', '2');
  const region = screen.getByRole('region', { name: '名单' });
  region.scrollTop = 50 * 60_000;
  fireEvent.scroll(region);
  expect(screen.getByText('第60000人')).toBeInTheDocument();
  expect(screen.getByText('第60000人').closest('tr')).toHaveAttribute('aria-rowindex', '60002');
  expect(numbered().length).toBeLessThan(80);
  region.scrollTop = 50 * 100_000;
  fireEvent.scroll(region);
  expect(screen.getByText('第99999人')).toBeInTheDocument();
});

it('is as high with a window as with all rows: what is not drawn keeps its place', () => {
  show(rowsOf(1000));
  const gaps = bodyRows()
    .filter((row) => !row.hasAttribute('aria-rowindex'))
    .reduce((sum, row) => sum + Number.parseInt(row.cells[0]?.style.height ?? '0', 10), 0);
  expect(gaps + numbered().length * 50).toBe(1000 * 50);
});

it('masks in cell, tooltip and attributes alike', () => {
  const { container } = show(rowsOf(600));
  const cell = numbered()[0]?.cells[2] as HTMLElement;
  Object.defineProperty(cell, 'scrollWidth', { value: 500 });
  fireEvent.pointerOver(cell);
  expect(cell).toHaveAttribute('title', '110***********1219');
  expect(container.innerHTML).not.toContain(PEOPLE.张建国.zjhm);
});

it('colours tags by the dictionary, but never with what is no colour or cannot be read', () => {
  show(rowsOf(4));
  const colour = (label: string) => screen.getByText(label).style.color;
  expect(colour('正常')).toBe('rgb(35, 120, 4)');
  expect(colour('封存')).toBe('');
  expect(colour('过浅')).toBe('');
  expect(screen.getByText('无色').tagName).toBe('TD');
});

it('tells empty from loading', () => {
  const { unmount } = show([]);
  expect(screen.getByText('暂无数据')).toBeVisible();
  unmount();
  show(undefined);
  expect(screen.getByText('加载中...')).toBeVisible();
  expect(screen.queryByText('暂无数据')).not.toBeInTheDocument();
});

it('puts a line above each group', () => {
  show(rowsOf(6), {
    groups: { of: ({ id }: Row) => (Number(id) < 4 ? '甲' : '乙'), show: (group: string) => `${group}组` },
  });
  const texts = bodyRows().map((row) => row.cells[0]?.textContent);
  expect(texts).toEqual(['甲组', '0', '1', '2', '3', '乙组', '4', '5']);
  expect(within(screen.getByRole('table')).getAllByRole('rowheader')).toHaveLength(2);
});

it('hands over the widths of a drag once, within bounds', () => {
  const onSized = vi.fn();
  show(rowsOf(3), { onSized });
  const edge = screen.getByRole('columnheader', { name: '姓名' }).querySelector('[aria-hidden]') as HTMLElement;
  edge.setPointerCapture = () => {};
  fireEvent.pointerDown(edge, { button: 0, clientX: 0, pointerId: 1 });
  fireEvent.pointerMove(edge, { clientX: 300, pointerId: 1 });
  fireEvent.pointerMove(edge, { clientX: 100_000, pointerId: 1 });
  expect(onSized).not.toHaveBeenCalled();
  fireEvent.pointerUp(edge, { pointerId: 1 });
  expect(onSized).toHaveBeenCalledTimes(1);
  expect(onSized.mock.calls[0]?.[0]).toMatchObject({ name: 600 });
});

it('has one control for whatever it can be sorted by, on a phone', async () => {
  onPhone();
  const sorted = vi.fn();
  const columns = COLUMNS.map((column) => ({ ...column, sortable: column.prop !== 'zt' }));
  const view = (sort?: object) => ({ columns, sort, onSort: sorted });
  const { unmount } = show(rowsOf(3), view({ prop: 'name', order: 'desc' }));
  const choice = screen.getByRole('combobox', { name: '排序' });
  expect(screen.getByText('姓名从大到小')).toBeVisible();
  const options = openList(choice);
  expect(options.map(({ textContent }) => textContent).slice(0, 3)).toEqual([
    '默认顺序',
    '编号从小到大',
    '编号从大到小',
  ]);
  expect(options.some(({ textContent }) => textContent?.startsWith('状态'))).toBe(false);
  await chooseOption(choice, '编号从小到大');
  expect(sorted).toHaveBeenLastCalledWith({ prop: 'id', order: 'asc' });
  await chooseOption(choice, '默认顺序');
  expect(sorted).toHaveBeenLastCalledWith(undefined);
  unmount();
  show(rowsOf(3), { onSort: sorted });
  expect(screen.queryByRole('combobox', { name: '排序' })).toBeNull();
});
