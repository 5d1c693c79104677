import type { ComponentProps } from 'react';
import { DataTable } from '@/ui/DataTable';

type Row = readonly string[];

interface CellsTableProps extends Omit<ComponentProps<typeof DataTable<Row>>, 'columns' | 'rowKey' | 'rows'> {
  /** Titles and rows as the centre returns them; undefined while loading. */
  page: { lm: Row; list: Row[] } | undefined;
}

/** Table of batch rows whose columns the centre names. */
export function CellsTable({ page, ...table }: CellsTableProps) {
  return (
    <DataTable
      {...table}
      columns={(page?.lm ?? []).map((title, at) => ({ title, key: title, render: (cells: Row) => cells[at] }))}
      rowKey={(cells) => cells.join(' ')}
      rows={page?.list}
    />
  );
}
