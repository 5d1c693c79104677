import { isMasked } from '@/domain/mask';
import { isRecord } from '@/lib/foreign-json';
import type { FormDefinition } from '../definition';
import type { Field, FieldValue, FlowValues } from '../field-kinds';
import { isAddress, isRange, isText } from './read-value';

/** What a draft keeps: only what the person typed. Masked values and what the account tells anyway stay out. */
export function draftContent(form: FormDefinition, values: FlowValues, prefilled: Partial<FlowValues>): string {
  const fields = fieldsOf(form);
  const kept = Object.entries(values).filter(
    ([name, value]) => !same(value, prefilled[name]) && !isMask(value, fields.get(name)) && !isSecret(fields.get(name)),
  );
  return JSON.stringify(Object.fromEntries(kept));
}

/** A draft laid over the form's start values: unknown names, values of another type and masked values are dropped. */
export function readDraft(form: FormDefinition, text: string, start: FlowValues): FlowValues {
  const stored = parse(text);
  const fields = fieldsOf(form);
  const fitting = Object.entries(start).map(([name, value]): [string, FieldValue] => {
    const kept = storedValue(stored[name], value, fields.get(name));
    return [name, kept === undefined || isMask(kept, fields.get(name)) ? value : kept];
  });
  return Object.fromEntries(fitting);
}

/** What was stored under the names of a form's fields, as far as it is a value of that field; masked ones too. */
export function storedValues(form: FormDefinition, stored: Readonly<Record<string, unknown>>): FlowValues {
  const fields = fieldsOf(form);
  return Object.fromEntries(
    Object.entries(form.initial).flatMap(([name, value]): [string, FieldValue][] => {
      const kept = storedValue(stored[name], value, fields.get(name));
      return kept === undefined ? [] : [[name, kept]];
    }),
  );
}

/** What a draft holds, unread. */
export const draftValues = (text: string): Readonly<Record<string, unknown>> => parse(text);

/** A draft with other values under some names. */
export function changedDraft(text: string, changes: Partial<FlowValues>): string {
  return JSON.stringify({ ...parse(text), ...changes });
}

function fieldsOf(form: FormDefinition): ReadonlyMap<string, Field> {
  return new Map(form.sections.flatMap((section) => section.fields).map((field) => [field.name, field]));
}

/** Of what the account shows in part; in words of one's own (a remark) a star is a character like any other. */
function isMask(value: FieldValue, field: Field | undefined): boolean {
  const words = field?.kind === 'text' && field.multiline === true;
  return typeof value === 'string' && !words && isMasked(value);
}

/** Good once or nobody's business: typed anew by whoever goes on. */
export function isSecret(field: Field | undefined): boolean {
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

/** As the field reads it; undefined for what is no value of it. */
function storedValue(kept: unknown, start: FieldValue, field: Field | undefined): FieldValue | undefined {
  if (field?.kind === 'custom' && field.holds) return field.holds.read(kept);
  return fits(kept, start, field) ? kept : undefined;
}

function fits(kept: unknown, start: FieldValue, field: Field | undefined): kept is FieldValue {
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
