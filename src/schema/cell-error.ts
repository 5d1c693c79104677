import type { FormFacts } from './facts';
import type { Column, FieldOption, FlowValues, RowValues } from './field-kinds';
import { dateError, idNumberError, intError, mobileError, moneyError, monthError, numberError } from './format-error';

/** Decimals of a rate in a row table. */
export const CELL_RATE_DECIMALS = 2;

/** Returns the first error of a cell: required, format, the column's rules. */
export function cellError(column: Column, row: RowValues, values: FlowValues, facts: FormFacts): string | undefined {
  if (column.kind === 'readonly') return undefined;
  const value = row[column.name] ?? '';
  if (value.trim() === '') return isCellRequired(column, row) ? emptyText(column) : undefined;
  const format = cellFormatError(column, value, row, facts);
  if (format) return format;
  for (const rule of column.rules ?? []) {
    const message = rule(value, row, values, facts);
    if (message) return message;
  }
  return undefined;
}

export function isCellRequired(column: Column, row: RowValues): boolean {
  if (column.kind === 'readonly') return false;
  return typeof column.required === 'function' ? column.required(row) : column.required !== false;
}

export function cellOptions(column: Column, facts: FormFacts): readonly FieldOption[] {
  return column.options?.(facts) ?? (column.dictionary ? facts.dictionary(column.dictionary) : []);
}

/** Returns the format error of a cell, regardless of other cells. */
export function cellFormatError(column: Column, value: string, row: RowValues, facts: FormFacts): string | undefined {
  const { label, min, max } = column;
  switch (column.kind) {
    case 'mobile':
      return mobileError(value, { kind: 'mobile', label });
    case 'idno':
      return idNumberError(value, column.accepts?.(row) ?? 'person', { kind: 'idno', label });
    case 'money':
      return moneyError(value, column.zero) ?? numberError(value, { decimals: 2, min, max });
    case 'rate':
      return numberError(value, { decimals: CELL_RATE_DECIMALS, min, max });
    case 'int':
      return intError(value, { min: min ?? 0, max: max ?? 999_999_999 });
    case 'date':
      return dateError(value, label);
    case 'month':
      return monthError(value, label);
    case 'select':
      return cellOptions(column, facts).some((option) => option.value === value) ? undefined : emptyText(column);
    default:
      return undefined;
  }
}

function emptyText({ kind, label }: Column): string {
  return `请${kind === 'select' ? '选择' : '输入'}${label}`;
}
