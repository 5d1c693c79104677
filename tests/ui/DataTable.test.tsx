import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type DataColumn, DataTable } from '@/ui/DataTable';

interface Row {
  mc: string;
  je: string;
}

const COLUMNS: readonly DataColumn<Row>[] = [
  { title: '名称', dataIndex: 'mc' },
  { title: '金额', dataIndex: 'je', align: 'right', render: (yuan: string) => `¥${yuan}` },
  { title: '操作', key: 'cz', render: (row: Row) => <button type="button">查看{row.mc}</button> },
];
const ROWS: readonly Row[] = [
  { mc: '汇缴', je: '1.00' },
  { mc: '提取', je: '2.00' },
];

it('is a named table with column heads; a cell shows its field, or what its column makes of it', () => {
  render(<DataTable label="明细" columns={COLUMNS} rowKey="mc" rows={ROWS} />);
  const table = screen.getByRole('table', { name: '明细' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['名称', '金额', '操作']);
  const [, first] = within(table).getAllByRole('row');
  expect(
    within(first ?? table)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['汇缴', '¥1.00', '查看汇缴']);
  // What scrolls sideways is reached by keyboard.
  expect(screen.getByRole('region', { name: '明细' })).toHaveAttribute('tabindex', '0');
});

it('tells what is on its way from what is empty, and keeps former rows while it asks again', () => {
  const { rerender } = render(<DataTable label="明细" columns={COLUMNS} rowKey="mc" rows={undefined} loading />);
  expect(screen.getByRole('status')).toHaveTextContent('加载中...');
  rerender(<DataTable label="明细" columns={COLUMNS} rowKey="mc" rows={[]} emptyText="没有明细" />);
  expect(screen.getByText('没有明细')).toBeVisible();
  rerender(<DataTable label="明细" columns={COLUMNS} rowKey="mc" rows={ROWS} loading />);
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('cell', { name: '提取' })).toBeVisible();
});
