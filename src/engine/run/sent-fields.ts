import type { FormFacts } from '@/form/facts';
import type { Field, FlowValues } from '@/form/field-kinds';
import { asRows, isAddress } from '@/form/values/read-value';
import { sentRows } from '@/form/values/shown-columns';
import { isEmpty } from '@/form/values/validate-field';

/**
 * What fields send by their kind: a tick as 1 or 0, an address as its parts (the last one is the detail) or in one line, rows
 * with the columns that show and are not there to be read alone, all else as it is typed. What is empty is not sent, unless it means that what stood there goes. What a control of the flow's own holds
 * goes by its number, which the flow's `request` names.
 */
export function sentFields(
  fields: readonly Field[],
  values: FlowValues,
  facts: FormFacts,
  emptyCounts: boolean,
): Readonly<Record<string, unknown>> {
  const sent = fields.filter((field) => {
    if (field.kind === 'custom' && field.holds) return false;
    return emptyCounts || field.kind === 'tick' || !isEmpty(values[field.name]);
  });
  return Object.fromEntries(sent.map((field) => [field.name, sentValue(field, values, facts)]));
}

function sentValue(field: Field, values: FlowValues, facts: FormFacts): unknown {
  const value = values[field.name];
  if (field.kind === 'rows') return sentRows(field, asRows(value), values, facts);
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (field.kind !== 'address' || !isAddress(value)) return value;
  if (field.sent === 'line') return [...value.region, value.detail].join('');
  return value.detail === '' ? [] : [...value.region, value.detail];
}
