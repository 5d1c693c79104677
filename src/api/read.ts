import { canonicalYuan } from '@/domain/money';
import { isRecord } from '@/lib/foreign-json';
import { ApiError, MALFORMED_TEXT } from './errors';
import type { Page } from './person';
import { firstOfEach, unreadRow, unreadSoFar, wireCount, wirePage, wireText } from './wire';

/** How one value of an answer is read. Throws ApiError (malformed) for what cannot be read: a row then is left out, else the answer is none. */
export type Read<T> = (value: unknown) => T;

/** A reader for each member: one more member of the type without a reader does not compile. */
export type Fields<T> = { readonly [Key in keyof T]-?: Read<T[Key]> };

export type ReadObject<T> = Read<T> & { readonly fields: Fields<T> };

/** What a call's answer was read as, and how many of its rows could not be read and were left out. */
export function readCounting<T>(read: Read<T>, data: unknown): { value: T; unread: number } {
  const before = unreadSoFar();
  const value = read(data);
  return { value, unread: unreadSoFar() - before };
}

/** An object with these members; what else it holds is left out. */
export function object<T extends object>(fields: Fields<T>): ReadObject<T> {
  const members = Object.entries<Read<unknown>>(fields);
  const read = (value: unknown) => {
    const given = anObject(value);
    const found: Record<string, unknown> = {};
    for (const [name, readMember] of members) {
      const member = readMember(given[name]);
      // What may be missing and is, is not there.
      if (member !== undefined) found[name] = member;
    }
    return found as T; // every member of the type has been read
  };
  return Object.assign(read, { fields });
}

/** One reader for several members. */
export function each<T, const Name extends string>(read: Read<T>, ...names: Name[]): { [Key in Name]: Read<T> } {
  return Object.fromEntries(names.map((name) => [name, read])) as { [Key in Name]: Read<T> }; // of these names
}

/** '' for what is no text; a number is its digits. */
export const text: Read<string> = wireText;

/** What somebody typed here and gets back: mark for mark, however many stand on one letter. */
export const typedBack: Read<string> = (value) => (typeof value === 'string' ? value : '');

/** A text that must be there: what a row is known by. */
export const key: Read<string> = (value) => wireText(value) || unreadable();

/** Yuan as text or number → '1234.50'; '' for none; what is no amount stays as it came and is shown as 无效金额. */
export const amount: Read<string> = (value) => {
  if (value === null || value === undefined) return '';
  const given = wireText(value);
  if (given === '') return typeof value === 'string' ? '' : NO_AMOUNT;
  return canonicalYuan(given) ?? given.slice(0, LONGEST_AMOUNT);
};

/** An amount that is computed with: without it the row or the answer says nothing. */
export const sum: Read<string> = (value) => canonicalYuan(wireText(value)) ?? unreadable();

export const count: Read<number> = (value) => wireCount(value) ?? unreadable();

/** Days that are left, and the like: below zero too. */
export const whole: Read<number> = (value) => {
  const given = wireText(value);
  return /^-?\d{1,15}$/.test(given) ? Number(given) : unreadable();
};

/** Yes or no, as JSON has it or as 1 and 0. */
export const flag: Read<boolean> = (value) => {
  const given = String(value);
  return given === 'true' || given === '1' ? true : given === 'false' || given === '0' ? false : unreadable();
};

/** Yes or no where silence means no. */
export const flagOrNo: Read<boolean> = (value) => String(value) === 'true' || String(value) === '1';

/** One of these codes. */
export function code<const Code extends string>(...codes: Code[]): Read<Code> {
  return (value) => codes.find((one) => one === wireText(value)) ?? unreadable();
}

/** A code of a dictionary that may learn new ones: an unknown one is shown as it came. */
export function dictionaryCode<Code extends string>(): Read<Code> {
  return (value) => key(value) as Code; // told apart where it is used, with a way for all others
}

/** Texts; what is none is left out. */
export const texts: Read<string[]> = (value) =>
  value === undefined || value === null
    ? []
    : aList(value)
        .map(wireText)
        .filter((one) => one !== '');

/** Fields with their texts. */
export const textOfEach: Read<Record<string, string>> = (value) =>
  Object.fromEntries(Object.entries(anObject(value)).map(([name, one]) => [name, wireText(one)]));

/** Fields with lists of texts. */
export const textsOfEach: Read<Record<string, string[]>> = (value) =>
  Object.fromEntries(Object.entries(anObject(value)).map(([name, one]) => [name, texts(one)]));

/** Rows: those that cannot be read are left out and counted. Rows of which none can be read are no empty list. */
export function rows<T>(read: Read<T>, keyOf?: (row: T) => string): Read<T[]> {
  return (value) => {
    const list = aList(value);
    const found = list.flatMap((row) => {
      try {
        return [read(row)];
      } catch {
        unreadRow();
        return [];
      }
    });
    if (list.length > 0 && found.length === 0) unreadable();
    return keyOf ? firstOfEach(found, keyOf) : found;
  };
}

/** Rows that may be left out altogether. */
export function rowsOrNone<T>(read: Read<T>): Read<T[]> {
  return (value) => (value === undefined || value === null ? [] : rows(read)(value));
}

/** A list that is worth nothing with a row missing: sums are taken over it, or it is confirmed as a whole. */
export function everyRow<T>(read: Read<T>): Read<T[]> {
  return (value) => aList(value).map(read);
}

/** A page of a list. */
export function pageOf<T>(read: Read<T>, asked: Asked): Read<Page<T>> {
  const readRow = (row: Record<string, unknown>) => {
    try {
      return read(row);
    } catch {
      return undefined;
    }
  };
  return (value) => wirePage(anObject(value), readRow, undefined, asked);
}

export interface Asked {
  page?: number;
  size?: number;
}

/** A page with more beside its rows. */
export function pageWith<T, More extends object>(
  rowsOfPage: Read<Page<T>>,
  more: Fields<More>,
): Read<Page<T> & NoInfer<More>> {
  const readMore = object<More>(more);
  return (value) => ({ ...readMore(value), ...rowsOfPage(value) });
}

export function orNull<T>(read: Read<T>): Read<T | null> {
  return (value) => (value === undefined || value === null ? null : read(value));
}

/** A member that may be left out. */
export function maybe<T>(read: Read<T>): Read<T | undefined> {
  return (value) => (value === undefined || value === null ? undefined : read(value));
}

/** What passes a check as it is. */
export function checked<T>(fits: (value: unknown) => value is T): Read<T> {
  return (value) => (fits(value) ? value : unreadable());
}

/** What a call that only does something answers: of no interest. */
export const nothing: Read<null> = () => null;

/** As it came: whoever asks reads it for themselves, for it is `unknown`. */
export const asItCame: Read<unknown> = (value) => value;

export const anObject: Read<Record<string, unknown>> = (value) => (isRecord(value) ? value : unreadable());

export const aList: Read<unknown[]> = (value) => (Array.isArray(value) ? value : unreadable());

/** @throws ApiError */
export function unreadable(): never {
  throw new ApiError('malformed', MALFORMED_TEXT);
}

const NO_AMOUNT = '无效金额';
/** Of what is no amount, as much as tells what came. */
const LONGEST_AMOUNT = 40;
