import type { LabelledValue } from '@/api/client/labelled-value';
import type { FormFacts } from '@/schema/facts';
import type { FieldValue, FlowValues } from '@/schema/field-kinds';
import { asRows, asText, heldValueOf } from '@/schema/read-value';
import { showCell, showValue } from '@/schema/show-value';
import { shownColumns } from '@/schema/shown-columns';
import type { FieldOfKind, FormField } from '../field-kinds';

/** Lines of a field on the check page: one, or several for rows and custom controls. */
export function showField(
  field: FormField,
  value: FieldValue | undefined,
  values: FlowValues,
  facts: FormFacts,
): readonly LabelledValue[] {
  if (field.kind === 'custom') return showCustom(field, value, values, facts);
  if (field.kind !== 'rows') return [{ label: field.label, value: showValue(field, value, facts, values) }];
  const rows = asRows(value);
  if (rows.length === 0) return [{ label: field.label, value: '无' }];
  const columns = shownColumns(field, values, facts);
  return rows.map((row, index) => ({
    label: `${field.label}${index + 1}`,
    value: columns.map((column) => `${column.label}：${showCell(column, row, facts)}`).join('；'),
  }));
}

function showCustom(
  field: FieldOfKind<'custom'>,
  value: FieldValue | undefined,
  values: FlowValues,
  facts: FormFacts,
): readonly LabelledValue[] {
  if (!field.holds) return asText(value) === '' ? [] : field.show(asText(value), values, facts);
  const held = heldValueOf(value);
  return held ? field.show(held, values, facts) : [];
}
