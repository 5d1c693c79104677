import type { ReactNode } from 'react';
import { dictionaryOptions } from '@/session/dictionary';
import { cellText } from '@/ui/table/cell-text';
import type { CellSlot, CellWords, Counted, ListColumn } from '@/ui/table/column';
import type { RowActs } from './use-beside';

/** A column of a query page. A cell that is more than its field says so where the column stands. */
export interface DefinedColumn<Row> extends ListColumn<Row> {
  /** How it reads, on paper and in files too; else the field as any column writes it. */
  text?: (row: Row) => string;
  /** What stands on screen instead, such as what can be done with the row. */
  show?: (row: Row, acts: RowActs<Row>) => ReactNode;
  slotname?: never;
}

/** A sum that leaves out the rows with these codes in a field; `without` names them. */
export function exceptCodes<Row>(field: keyof Row, codes: readonly string[], without: string): Counted<Row> {
  return { counts: (row) => !codes.includes(String(row[field])), without };
}

/** What can be done with a row: the last column, on screen alone. */
export interface RowActions<Row> extends Pick<DefinedColumn<Row>, 'width' | 'disabled'> {
  /** Else 操作. */
  label?: string;
  show: (row: Row, acts: RowActs<Row>) => ReactNode;
}

export function actionColumn<Row>({ label = '操作', ...actions }: RowActions<Row>): DefinedColumn<Row> {
  return { prop: 'cz', label, screenOnly: true, ...actions };
}

/** The columns as a table takes them. */
export function tableColumns<Row>(columns: readonly DefinedColumn<Row>[]): readonly ListColumn<Row>[] {
  return columns.map(({ text, show, ...column }) => (text || show ? { ...column, slotname: column.prop } : column));
}

/** What draws the cells that are more than their fields. */
export function slotsOf<Row>(columns: readonly DefinedColumn<Row>[], acts: RowActs<Row>): CellWords<Row>['slots'] {
  return Object.fromEntries(
    columns.flatMap((column): [string, CellSlot<Row>][] => {
      const { text, show, ...field } = column;
      if (!text && !show) return [];
      const slot = {
        text: text ?? ((row: Row) => cellText<Row>(field, row, { options: dictionaryOptions })),
        show: show && ((row: Row) => show(row, acts)),
      };
      return [[column.prop, slot]];
    }),
  );
}
