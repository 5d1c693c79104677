import type { Field, FieldValue, FlowValues } from '@/form/field-kinds';
import { isAddress } from '@/form/values/read-value';
import { isEmpty } from '@/form/values/validate-field';

/**
 * What fields send by their kind: a tick as 1 or 0, an address as its parts (the last one is the detail) or in one line, all else
 * as it is typed. What is empty is not sent, unless it means that what stood there goes. What a control of the flow's own holds
 * goes by its number, which the flow's `request` names.
 */
export function sentFields(
  fields: readonly Field[],
  values: FlowValues,
  emptyCounts: boolean,
): Readonly<Record<string, unknown>> {
  const sent = fields.filter((field) => {
    if (field.kind === 'custom' && field.holds) return false;
    return emptyCounts || field.kind === 'tick' || !isEmpty(values[field.name]);
  });
  return Object.fromEntries(sent.map((field) => [field.name, sentValue(field, values[field.name])]));
}

function sentValue(field: Field, value: FieldValue | undefined): unknown {
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (field.kind !== 'address' || !isAddress(value)) return value;
  if (field.sent === 'line') return [...value.region, value.detail].join('');
  return value.detail === '' ? [] : [...value.region, value.detail];
}
