import type { LabelledValue } from '@/api/business';
import type { FlowFacts } from '../facts';
import type { Field, FieldValue, FlowValues, RowValues } from '../field-kinds';
import { showValue } from '../fields/show-value';

/** A field as the check page shows it: one line, or several for rows and for controls of the flow's own. */
export function showField(
  field: Field,
  value: FieldValue | undefined,
  values: FlowValues,
  facts: FlowFacts,
): readonly LabelledValue[] {
  if (field.kind === 'custom') return typeof value === 'string' && value ? field.show(value, values, facts) : [];
  if (field.kind !== 'rows') return [{ label: field.label, value: showValue(field, value, facts) }];
  // A rows field holds rows.
  const rows = (Array.isArray(value) ? value : []) as readonly RowValues[];
  if (rows.length === 0) return [{ label: field.label, value: '无' }];
  return rows.map((row, index) => ({
    label: `${field.label}${index + 1}`,
    value: field.columns
      .map((column) => `${column.label}：${cellText(column, row[column.name] ?? '', facts)}`)
      .join('；'),
  }));
}

type Column = Extract<Field, { kind: 'rows' }>['columns'][number];

function cellText(column: Column, value: string, facts: FlowFacts): string {
  if (column.kind !== 'select') return value || '--';
  const spec = column.options ? { options: column.options } : { dictionary: column.dictionary ?? '' };
  return showValue({ kind: 'select', name: column.name, label: column.label, ...spec }, value, facts);
}
