import { render, waitFor } from '@testing-library/react';
import { Profiler } from 'react';
import { expect, it, vi } from 'vitest';
import type { ListColumn } from '@/ui/table/column';
import { PrintSheet } from '@/ui/table/PrintSheet';

interface Row {
  id: string;
  qk: string;
}

const COLUMNS: readonly ListColumn<Row>[] = [
  { prop: 'id', label: '编号', width: 100 },
  { prop: 'qk', label: '情况', width: 100 },
];
const ROWS = Array.from({ length: 2500 }, (_, at): Row => ({ id: `第${at}行`, qk: '正常' }));
const GROUPS = { of: ({ id }: Row) => id.slice(0, 2), show: (group: string | undefined) => `${group}组` };

it('a long list comes into the page in portions, in its order and with its groups, and is said to be there once', async () => {
  const there: number[] = [0];
  /** How many rows are in the page after each time that React has put some in. */
  const count = () => there.push(document.querySelectorAll('tbody tr').length);
  const placed = vi.fn<() => void>();
  const { container } = render(
    <Profiler id="sheet" onRender={count}>
      <PrintSheet
        columns={COLUMNS}
        rows={ROWS}
        rowKey={({ id }) => id}
        groups={GROUPS}
        marks={['清单编号QD1']}
        options={() => []}
        onPlaced={placed}
      />
    </Profiler>,
  );
  await waitFor(() => expect(placed).toHaveBeenCalledOnce());
  const portions = there.slice(1).map((rows, at) => rows - (there[at] ?? 0));
  expect(portions.filter((rows) => rows > 0)).toHaveLength(3);
  expect(Math.max(...portions)).toBeLessThan(1100);
  const first = [...container.querySelectorAll('tbody tr')].map((row) => row.firstElementChild?.textContent ?? '');
  const rows = first.filter((text) => !text.endsWith('组'));
  expect(rows).toEqual(ROWS.map(({ id }) => id));
  expect(first.filter((text) => text.endsWith('组'))).toHaveLength(
    ROWS.filter(({ id }, at) => id.slice(0, 2) !== ROWS[at - 1]?.id.slice(0, 2)).length,
  );
});
