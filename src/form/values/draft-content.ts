import { isMasked } from '@/domain/text/mask';
import { isRecord } from '@/lib/foreign-json';
import type { FieldValue, FlowValues } from '@/schema/field-kinds';
import { isAddress, isRange, isText } from '@/schema/read-value';
import type { FormDefinition } from '../definition';
import type { FormField } from '../field-kinds';

/** Serializes the typed values for a draft, without masked, secret and prefilled ones. */
export function draftContent(form: FormDefinition, values: FlowValues, prefilled: Partial<FlowValues>): string {
  const fields = fieldsOf(form);
  const kept = Object.entries(values).filter(
    ([name, value]) => !same(value, prefilled[name]) && !isMask(value, fields.get(name)) && !isSecret(fields.get(name)),
  );
  return JSON.stringify(Object.fromEntries(kept));
}

/** Applies a draft to the initial values; unknown names, wrong types and masked values are dropped. */
export function parseDraftContent(form: FormDefinition, text: string, start: FlowValues): FlowValues {
  const stored = parse(text);
  const fields = fieldsOf(form);
  const fitting = Object.entries(start).map(([name, value]): [string, FieldValue] => {
    const kept = storedValue(stored[name], value, fields.get(name));
    return [name, kept === undefined || isMask(kept, fields.get(name)) ? value : kept];
  });
  return Object.fromEntries(fitting);
}

/** Returns the stored values that are valid for the form's fields, including masked ones. */
export function storedValues(form: FormDefinition, stored: Readonly<Record<string, unknown>>): FlowValues {
  const fields = fieldsOf(form);
  return Object.fromEntries(
    Object.entries(form.initial).flatMap(([name, value]): [string, FieldValue][] => {
      const kept = storedValue(stored[name], value, fields.get(name));
      return kept === undefined ? [] : [[name, kept]];
    }),
  );
}

/** Parses a draft without checking its values. */
export const draftValues = (text: string): Readonly<Record<string, unknown>> => parse(text);

/** Returns a draft with some values replaced. */
export function changedDraft(text: string, changes: Partial<FlowValues>): string {
  return JSON.stringify({ ...parse(text), ...changes });
}

function fieldsOf(form: FormDefinition): ReadonlyMap<string, FormField> {
  return new Map(form.sections.flatMap((section) => section.fields).map((field) => [field.name, field]));
}

/** Returns whether a value is masked; in free text (a remark) an asterisk is an ordinary character. */
function isMask(value: FieldValue, field: FormField | undefined): boolean {
  const words = field?.kind === 'text' && field.multiline === true;
  return typeof value === 'string' && !words && isMasked(value);
}

/** Returns whether a field holds a one-time or secret value, which drafts never keep. */
export function isSecret(field: FormField | undefined): boolean {
  if (field?.kind === 'custom') return field.holds?.draft === 'never';
  return field?.kind === 'password' || field?.kind === 'smsCode' || field?.kind === 'captcha';
}

function parse(text: string): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(text);
    return isRecord(read) ? { ...read } : {};
  } catch {
    console.warn('草稿内容无法读取，已忽略');
    return {};
  }
}

/** Reads a stored value for its field; undefined if invalid. */
function storedValue(kept: unknown, start: FieldValue, field: FormField | undefined): FieldValue | undefined {
  if (field?.kind === 'custom' && field.holds) return field.holds.read(kept);
  return fits(kept, start, field) ? kept : undefined;
}

function fits(kept: unknown, start: FieldValue, field: FormField | undefined): kept is FieldValue {
  if (typeof start === 'string') return typeof kept === 'string';
  if (typeof start === 'boolean') return typeof kept === 'boolean';
  if (Array.isArray(start)) return Array.isArray(kept) && kept.every(field?.kind === 'rows' ? isRow : isText);
  return isAddress(start) ? isAddress(kept) : isRange(kept);
}

function isRow(kept: unknown): boolean {
  return isRecord(kept) && Object.values(kept).every(isText);
}

export function same(a: FieldValue | undefined, b: FieldValue | undefined): boolean {
  return a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));
}
