import { isMasked } from '@/domain/text/mask';
import type { FormFacts } from '@/schema/facts';
import type { FieldValue, FlowValues } from '@/schema/field-kinds';
import { isEmptyValue, validateField } from '@/schema/validate-field';
import type { FormField } from '../field-kinds';
import { same } from '../values/draft-content';
import type { FormState } from './form-state';

/** Prefilled value of a field and its source. */
export interface PrefilledField {
  value: FieldValue;
  source: string;
}

type Filled = Pick<FormState, 'values' | 'known'>;

/** Returns the source of a field's value; '' for entered values. */
export function sourceOf({ values, known }: Filled, name: string): string {
  const prefill = known[name];
  return prefill && same(prefill.value, values[name]) ? prefill.source : '';
}

/** Returns whether a value is masked and known to the centre, which then uses its own. */
export function isMaskedPrefill(state: Filled, name: string): boolean {
  const value = state.values[name];
  return typeof value === 'string' && isMasked(value) && same(state.known[name]?.value, value);
}

/** Returns the error of a field by its own rules; a masked value known to the centre has none. */
export const fieldError = (state: Filled, field: FormField, facts: FormFacts, values = state.values) =>
  isMaskedPrefill(state, field.name) ? undefined : validateField(field, values, facts);

/** Applies values from elsewhere to empty untouched fields; a field is prefilled only once. */
export function learned(
  { values, known }: Filled,
  start: FlowValues,
  prefill: Partial<FlowValues>,
  sources: Readonly<Record<string, string>>,
): Filled {
  const news = Object.entries(prefill).flatMap(([name, value]): [string, FieldValue][] =>
    value === undefined || name in known ? [] : [[name, value]],
  );
  const untouched = news.filter(([name]) => same(values[name], start[name]) && isEmptyValue(values[name] ?? ''));
  const fields = news.map(([name, value]): [string, PrefilledField] => [name, { value, source: sources[name] ?? '' }]);
  return {
    values: { ...values, ...Object.fromEntries(untouched) },
    known: { ...known, ...Object.fromEntries(fields) },
  };
}

/** Updates a prefilled value until the user enters another. */
export function followed(state: FormState, name: string, value: FieldValue): Partial<FormState> {
  const source = sourceOf(state, name);
  if (source === '' || same(state.values[name], value)) return {};
  return {
    values: { ...state.values, [name]: value },
    known: { ...state.known, [name]: { value, source } },
    edits: state.edits + 1,
  };
}
