import type { FormFacts } from './facts';
import type { Field, FieldKind, FieldValue, FlowValues } from './field-kinds';
import { formatError } from './format-error';
import { requiredText } from './messages';
import { fieldOptions, leafOptions } from './options';
import { asRows, isAddress, isList, isRange } from './read-value';
import { validateRows } from './validate-rows';

const OPTIONED: ReadonlySet<FieldKind> = new Set(['radio', 'select', 'multi']);

/** Emptiness by docs/specification.md 5: missing, blank or 'null' text; lists, addresses and ranges without content. */
export function isEmptyValue(value: FieldValue | undefined): boolean {
  if (value === undefined || value === null || value === false) return true;
  if (value === true) return false;
  if (typeof value === 'string') return ['', 'null'].includes(value.trim());
  if (isList(value)) return value.length === 0;
  if (isAddress(value)) return value.region.length === 0 && value.detail.trim() === '';
  return isRange(value) && value.from === '' && value.to === '';
}

export function isRequired(field: Field, values: FlowValues, facts: FormFacts): boolean {
  return typeof field.required === 'function' ? field.required(values, facts) : field.required !== false;
}

/**
 * Returns the first error of a field: required, format, then the flow's rules in order. For a row table the error of the whole table,
 * or that cells are invalid; `validateRows` returns which.
 */
export function validateField(field: Field, values: FlowValues, facts: FormFacts): string | undefined {
  const value = values[field.name];
  if (value === undefined || value === null || isEmptyValue(value)) {
    return isRequired(field, values, facts) ? requiredText(field) : undefined;
  }
  // A draft may hold an option that the centre has removed since.
  if (OPTIONED.has(field.kind) && !chosenExist(field, value, values, facts))
    return field.messages?.unlisted ?? requiredText(field);
  const format = formatError(field, value, values, facts);
  if (format) return format;
  if (field.kind === 'rows') {
    const wrong = Object.keys(validateRows(field, asRows(value), values, facts));
    if (wrong.length > 0) return `${field.label}${rowsText(wrong)}填写有误`;
  }
  for (const rule of field.rules ?? []) {
    const message = rule(value, values, facts);
    if (message) return message;
  }
  return undefined;
}

const MOST_NAMED = 5;

/** Names the rows of cell keys ('3.sjhm'): 第1、2行; many by their first ones. */
function rowsText(keys: readonly string[]): string {
  const rows = [...new Set(keys.map((key) => Number.parseInt(key, 10) + 1))];
  return `第${rows.slice(0, MOST_NAMED).join('、')}行${rows.length > MOST_NAMED ? `等${rows.length}行` : ''}`;
}

function chosenExist(field: Field, value: FieldValue, values: FlowValues, facts: FormFacts): boolean {
  if (field.kind !== 'radio' && field.kind !== 'select' && field.kind !== 'multi') return true;
  const known = new Set(leafOptions(fieldOptions(field, facts, values)).map((option) => option.value));
  return isList(value)
    ? value.every((code) => typeof code === 'string' && known.has(code))
    : typeof value === 'string' && known.has(value);
}
