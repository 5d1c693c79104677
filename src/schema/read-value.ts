import { isRecord } from '@/lib/foreign-json';
import type { Address, FieldValue, FlowValues, Held, Period, RowValues } from './field-kinds';

const NO_ADDRESS: Address = { region: [], detail: '' };
const NO_RANGE: Period = { from: '', to: '' };
const NO_CHOICES: readonly string[] = [];
const NO_ROWS: readonly RowValues[] = [];

/** Returns a value as text; '' if it is none. */
export function asText(value: FieldValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** Returns the object value of a custom field. */
export function heldValueOf(value: FieldValue | undefined): Held<object> {
  return typeof value === 'object' ? value : null;
}

export function asAddress(value: FieldValue | undefined): Address {
  return isAddress(value) ? value : NO_ADDRESS;
}

export function asRange(value: FieldValue | undefined): Period {
  return isRange(value) ? value : NO_RANGE;
}

export function asChoices(value: FieldValue | undefined): readonly string[] {
  return isList(value) && value.every((item): item is string => typeof item === 'string') ? value : NO_CHOICES;
}

/** Returns the rows of a value; the same array for the same value, as row tables compare by identity. */
export function asRows(value: FieldValue | undefined): readonly RowValues[] {
  return isList(value) && isRows(value) ? value : NO_ROWS;
}

export function rowsIn(values: FlowValues, name: string): readonly RowValues[] {
  return asRows(values[name]);
}

export function isAddress(value: unknown): value is Address {
  return (
    isRecord(value) && Array.isArray(value.region) && value.region.every(isText) && typeof value.detail === 'string'
  );
}

export function isRange(value: unknown): value is Period {
  return isRecord(value) && typeof value.from === 'string' && typeof value.to === 'string';
}

export function isList(value: unknown): value is readonly string[] | readonly RowValues[] {
  return Array.isArray(value);
}

/** Checks the first entry only: a list holds one type. */
function isRows(list: readonly string[] | readonly RowValues[]): list is readonly RowValues[] {
  return list.length > 0 && typeof list[0] === 'object';
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}
