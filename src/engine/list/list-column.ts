import type { ReactNode } from 'react';
import { amount, type Fields, sum } from '@/api/client/read';
import { dictionaryOptions } from '@/session/dictionary';
import { columnCellText } from '@/ui/table/cell-text';
import type { CellSlot, CellTexts, Counted, ListColumn } from '@/ui/table/column';
import type { ColumnCondition, ListCondition } from './condition';
import type { RowOperations } from './use-row-dialog';

/** A column of a query page; a cell that is more than its field is defined with the column. */
export interface DefinedColumn<Row> extends ListColumn<Row> {
  /** Text on screen, paper and in files; the default is the formatted field. */
  text?: (row: Row) => string;
  /** Content on screen instead of the text, e.g. an action. */
  show?: (row: Row, acts: RowOperations<Row>) => ReactNode;
  slotname?: never;
}

/** A sum without the rows that have these codes in a field; `without` names them. */
export function exceptCodes<Row>(field: keyof Row, codes: readonly string[], without: string): Counted<Row> {
  return { counts: (row) => !codes.includes(String(row[field])), without };
}

/** Actions of a row: the last column, on screen only. */
export interface RowActions<Row> extends Pick<DefinedColumn<Row>, 'width' | 'disabled'> {
  /** Heading; the default is 操作. */
  label?: string;
  show: (row: Row, acts: RowOperations<Row>) => ReactNode;
}

export function actionColumn<Row>({ label = '操作', ...actions }: RowActions<Row>): DefinedColumn<Row> {
  return { prop: 'cz', label, screenOnly: true, ...actions };
}

/** Columns whose format follows from the reader of their member: an amount is money. */
export function typedColumns<Row>(
  columns: readonly DefinedColumn<Row>[],
  fields: Partial<Fields<Row>> = {},
): readonly DefinedColumn<Row>[] {
  const read: Readonly<Record<string, unknown>> = fields;
  return columns.map((column) =>
    read[column.prop] === amount || read[column.prop] === sum ? { type: 'money', ...column } : column,
  );
}

/** Conditions with the label and dictionary of the columns that they name. */
export function columnConditions<Row, Name extends string>(
  conditions: readonly (ListCondition<Name> | ColumnCondition<Name>)[],
  columns: readonly DefinedColumn<Row>[],
): readonly ListCondition<Name>[] {
  return conditions.map((condition) => {
    if (!('column' in condition)) return condition;
    const { column: name, ...given } = condition;
    const of = columns.find(({ prop }) => prop === name);
    return { kind: 'choice', name, label: of?.label ?? '', dictionary: of?.filterKey, ...given };
  });
}

/** Returns the columns for the table component. */
export function tableColumns<Row>(columns: readonly DefinedColumn<Row>[]): readonly ListColumn<Row>[] {
  return columns.map(({ text, show, ...column }) => (text || show ? { ...column, slotname: column.prop } : column));
}

/** Returns the renderers of cells that are more than their fields. */
export function slotsOf<Row>(
  columns: readonly DefinedColumn<Row>[],
  acts: RowOperations<Row>,
): CellTexts<Row>['slots'] {
  return Object.fromEntries(
    columns.flatMap((column): [string, CellSlot<Row>][] => {
      const { text, show, ...field } = column;
      if (!text && !show) return [];
      const slot = {
        text: text ?? ((row: Row) => columnCellText<Row>(field, row, { options: dictionaryOptions })),
        show: show && ((row: Row) => show(row, acts)),
      };
      return [[column.prop, slot]];
    }),
  );
}
