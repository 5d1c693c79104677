import type { FieldValue, FlowValues } from '../field-kinds';
import { same } from '../values/draft-content';
import { isEmpty } from '../values/validate-field';
import type { FormState } from './form-state';

/** What a field was filled with beforehand, and where that is known from. */
export interface KnownField {
  value: FieldValue;
  source: string;
}

type Filled = Pick<FormState, 'values' | 'known'>;

/** Where what stands in a field is known from; '' for what somebody entered. */
export function sourceOf({ values, known }: Filled, name: string): string {
  const told = known[name];
  return told && same(told.value, values[name]) ? told.source : '';
}

/** What is known from elsewhere, wherever nothing stands and nobody has entered anything; what is told again changes nothing. */
export function learned(
  { values, known }: Filled,
  start: FlowValues,
  told: Partial<FlowValues>,
  sources: Readonly<Record<string, string>>,
): Filled {
  const news = Object.entries(told).flatMap(([name, value]): [string, FieldValue][] =>
    value === undefined || name in known ? [] : [[name, value]],
  );
  const untouched = news.filter(([name]) => same(values[name], start[name]) && isEmpty(values[name] ?? ''));
  const fields = news.map(([name, value]): [string, KnownField] => [name, { value, source: sources[name] ?? '' }]);
  return {
    values: { ...values, ...Object.fromEntries(untouched) },
    known: { ...known, ...Object.fromEntries(fields) },
  };
}

/** What was filled in beforehand moves with what it came from, until somebody enters another value. */
export function followed(state: FormState, name: string, value: FieldValue): Partial<FormState> {
  const source = sourceOf(state, name);
  if (source === '' || same(state.values[name], value)) return {};
  return {
    values: { ...state.values, [name]: value },
    known: { ...state.known, [name]: { value, source } },
    edits: state.edits + 1,
  };
}
