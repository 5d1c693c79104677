import type { FlowFacts } from './facts';
import type { Field, FieldValue, FlowValues } from './field-kinds';
import { formatError } from './fields/format-error';
import { optionsOf } from './fields/show-value';

const CHOSEN: ReadonlySet<Field['kind']> = new Set(['radio', 'select', 'date', 'month']);

export function isEmpty(value: FieldValue | undefined): boolean {
  if (value === undefined || value === false) return true;
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'object' && value.region.length === 0 && value.detail.trim() === '';
}

export function isRequired(field: Field, values: FlowValues): boolean {
  return typeof field.required === 'function' ? field.required(values) : field.required !== false;
}

/** First thing wrong with a field, or undefined: required, format of its kind, then the flow's own rules in order. */
export function validateField(field: Field, values: FlowValues, facts: FlowFacts): string | undefined {
  const value = values[field.name];
  if (value === undefined || isEmpty(value)) {
    return isRequired(field, values) ? requiredMessage(field) : undefined;
  }
  // A draft may name an option that the centre has taken off its list since.
  if ((field.kind === 'radio' || field.kind === 'select') && !optionsOf(field, facts).some((o) => o.value === value)) {
    return requiredMessage(field);
  }
  const format = formatError(field, value, values, facts);
  if (format) return format;
  for (const rule of field.rules ?? []) {
    const message = rule(value, values, facts);
    if (message) return message;
  }
  return undefined;
}

function requiredMessage(field: Field): string {
  if (field.kind === 'tick') return `请勾选${field.label}`;
  return `请${CHOSEN.has(field.kind) ? '选择' : '输入'}${field.label}`;
}
