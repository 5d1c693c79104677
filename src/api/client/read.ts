import { fundTime } from '@/domain/dates';
import { canonicalYuan, figureText } from '@/domain/money';
import { isRecord } from '@/lib/foreign-json';
import type { Page } from '../person/person';
import { ApiError, MALFORMED_TEXT } from './errors';
import { firstOfEach, wireCount, wireDay, wireText, wireTime } from './wire';

/**
 * Reads one value of a response. Throws ApiError (malformed) for an unreadable value: its row is then omitted, otherwise the response
 * rejected.
 */
export type Read<T> = (value: unknown) => T;

/** One reader per member: a member without a reader does not compile. */
export type Fields<T> = { readonly [Key in keyof T]-?: Read<T[Key]> };

export type ReadObject<T> = Read<T> & { readonly fields: Fields<T> };

/** What a reader, a function that makes one, or a call returns: the type of an answer, or of its rows. */
export type Answer<R> = R extends (...given: never) => infer T
  ? T extends Read<infer Made> | Promise<infer Made>
    ? Made
    : T
  : never;

/** Names of the members that may be missing; `unknown` is always there. */
type Optional<T> = { [Name in keyof T]-?: Extract<T[Name], undefined> extends never ? never : Name }[keyof T];

/** Members that may be undefined are optional. */
type Members<T> = [Optional<T>] extends [never] ? T : Flat<Omit<T, Optional<T>> & { [Name in Optional<T>]?: T[Name] }>;

type Flat<T> = { [Name in keyof T]: T[Name] };

/** Rows omitted so far. Reading is synchronous, so the difference around a call belongs to its response. */
let dropped = 0;

/** Reads a response and counts the unreadable rows that were omitted. */
export function readCounting<T>(read: Read<T>, data: unknown): { value: T; unread: number } {
  const before = dropped;
  const value = read(data);
  return { value, unread: dropped - before };
}

/** Reads an object with these members; others are dropped. */
export function object<T extends object>(fields: Fields<T>): ReadObject<Members<T>> {
  const members = Object.entries<Read<unknown>>(fields);
  const read = (value: unknown) => {
    const given = anObject(value);
    const found: Record<string, unknown> = {};
    for (const [name, readMember] of members) {
      const member = readMember(given[name]);
      // Optional members stay absent instead of undefined.
      if (member !== undefined) found[name] = member;
    }
    return found as T; // every member of the type has been read
  };
  return Object.assign(read, { fields }) as ReadObject<Members<T>>; // the same members, undefined ones being absent
}

/** Assigns one reader to several members. */
export function each<T, const Name extends string>(read: Read<T>, ...names: Name[]): { [Key in Name]: Read<T> } {
  return Object.fromEntries(names.map((name) => [name, read])) as { [Key in Name]: Read<T> }; // the keys are these names
}

/** Members that another answer has as well. */
export function pick<T, const Name extends keyof T>(from: ReadObject<T>, ...names: Name[]): Fields<Pick<T, Name>> {
  return Object.fromEntries(names.map((name) => [name, from.fields[name]])) as Fields<Pick<T, Name>>; // the keys are these names
}

/** '' for a non-text; a number becomes its digits. */
export const textValue: Read<string> = wireText;

/** A text in which an amount that stands alone is written like the page's own figures, in whatever form the centre has it. */
export const figureValue: Read<string> = (value) => figureText(wireText(value));

/** User input that the centre echoes: unchanged, stacked combining marks included. */
export const echoedText: Read<string> = (value) => (typeof value === 'string' ? value : '');

/** A text that must be sent as one, even if empty. */
export const stringValue: Read<string> = (value) => (typeof value === 'string' ? wireText(value) : unreadable());

/** A text of this form, e.g. a percentage. */
export function pattern(form: RegExp): Read<string> {
  return refine(textValue, (text) => form.test(text));
}

/** A required text: the key of a row. */
export const key: Read<string> = (value) => wireText(value) || unreadable();

/** The number of an entry: '' for one booked without an application (a balance carried over, interest), but never missing. */
export const keyOrBlank: Read<string> = (value) =>
  value === undefined || value === null ? unreadable() : wireText(value);

/** Yuan as text or number → '1234.50'; '' when missing; an invalid amount stays unchanged and is shown as 无效金额. */
export const amount: Read<string> = (value) => {
  if (value === null || value === undefined) return '';
  const given = wireText(value);
  if (given === '') return typeof value === 'string' ? '' : NO_AMOUNT;
  return canonicalYuan(given) ?? given.slice(0, LONGEST_AMOUNT);
};

/** Time of the data, whose day is today in forms and queries; the browser's, at the fund's place, where the gateway sends none. */
export const dataTime: Read<string> = (value) => (wireDay(value) ? wireText(value) : fundTime(Date.now()));

/** A required amount, used in computations; unreadable values reject the row or response. */
export const sum: Read<string> = (value) => canonicalYuan(wireText(value)) ?? unreadable();

export const count: Read<number> = (value) => wireCount(value) ?? unreadable();

/** A count that may be missing: undefined then, and for anything else. */
export const countOrNone: Read<number | undefined> = wireCount;

/** yyyy-MM-dd; '' for anything else. */
export const day: Read<string> = wireDay;

/** yyyy-MM-dd HH:mm:ss; '' for anything else. */
export const time: Read<string> = wireTime;

/** A required day. */
export const requiredDay: Read<string> = (value) => wireDay(value) || unreadable();

/** A file's format: its extension in small letters, without the dot; '' for anything else. */
export const fileFormat: Read<string> = (value) => {
  const given = wireText(value).toLowerCase();
  return /^[a-z0-9]{1,5}$/.test(given) ? given : '';
};

/** An integer that may be negative, e.g. days left. */
export const integer: Read<number> = (value) => {
  const given = wireText(value);
  return /^-?\d{1,15}$/.test(given) ? Number(given) : unreadable();
};

/** A number with decimals, e.g. seconds. */
export const decimal: Read<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : unreadable();

/** A boolean as JSON or as 1 and 0. */
export const flag: Read<boolean> = (value) => {
  const given = String(value);
  return given === 'true' || given === '1' ? true : given === 'false' || given === '0' ? false : unreadable();
};

/** A boolean that defaults to false. */
export const flagOrNo: Read<boolean> = (value) => String(value) === 'true' || String(value) === '1';

/** One of these codes. */
export function code<const Code extends string>(...codes: Code[]): Read<Code> {
  return (value) => codes.find((one) => one === wireText(value)) ?? unreadable();
}

/** Comma-joined codes; others than these are omitted. */
export function codeList<const Code extends string>(...codes: Code[]): Read<Code[]> {
  return (value) => {
    const given = wireText(value).split(',');
    return codes.filter((one) => given.includes(one));
  };
}

/** A code of an extensible dictionary: an unknown one is kept and shown unchanged. */
export function dictionaryCode<Code extends string>(): Read<Code> {
  return (value) => key(value) as Code; // compared where it is used, with a branch for unknown codes
}

/** A list of texts; other items are omitted. */
export const textList: Read<string[]> = (value) =>
  value === undefined || value === null
    ? []
    : aList(value)
        .map(wireText)
        .filter((one) => one !== '');

/** Field → text. */
export const textOfEach: Read<Record<string, string>> = (value) =>
  Object.fromEntries(Object.entries(anObject(value)).map(([name, one]) => [name, wireText(one)]));

/** Field → list of texts. */
export const textsOfEach: Read<Record<string, string[]>> = (value) =>
  Object.fromEntries(Object.entries(anObject(value)).map(([name, one]) => [name, textList(one)]));

/** A list of rows: unreadable ones are omitted and counted. If all are unreadable, the list is rejected. */
export function rows<T>(read: Read<T>, keyOf?: (row: T) => string): Read<T[]> {
  return (value) => {
    const list = aList(value);
    const found = list.flatMap((row) => {
      try {
        return [read(row)];
      } catch {
        dropped += 1;
        return [];
      }
    });
    if (list.length > 0 && found.length === 0) unreadable();
    return keyOf ? firstOfEach(found, keyOf) : found;
  };
}

/** An optional list of rows. */
export function rowsOrNone<T>(read: Read<T>, keyOf?: (row: T) => string): Read<T[]> {
  return (value) => (value === undefined || value === null ? [] : rows(read, keyOf)(value));
}

/** A list in which every row is required, because sums are computed from it or it is confirmed as a whole. */
export function everyRow<T>(read: Read<T>, keyOf?: (row: T) => string): Read<T[]> {
  return (value) => {
    const found = aList(value).map((row) => read(row));
    return keyOf ? firstOfEach(found, keyOf) : found;
  };
}

/** A page of a list. One without `total` is rejected, unless it is a first page with some rows and not full. */
export function pageReader<T>(
  read: Read<T>,
  { page = 1, size = Number.POSITIVE_INFINITY }: PageRequest,
  keyOf?: (row: T) => string,
): Read<Page<T>> {
  return (value) => {
    const answer = anObject(value);
    const sent = aList(answer.list).length;
    const { value: list, unread } = readCounting(rows(read, keyOf), answer.list);
    const isWhole = page === 1 && sent > 0 && sent < size;
    const total = wireCount(answer.total) ?? (isWhole ? list.length : unreadable());
    return { list, total: Math.max(total, list.length), sjjz: wireText(answer.sjjz), ...(unread > 0 && { unread }) };
  };
}

export interface PageRequest {
  page?: number;
  size?: number;
}

/** A page with more members than its rows. */
export function pageWith<T, More extends object>(
  rowsOfPage: Read<Page<T>>,
  more: Fields<More>,
): Read<Page<T> & NoInfer<More>> {
  const readMore = object(more) as Read<More>; // pages have no optional members
  return (value) => ({ ...readMore(value), ...rowsOfPage(value) });
}

export function orNull<T>(read: Read<T>): Read<T | null> {
  return (value) => (value === undefined || value === null ? null : read(value));
}

/** An optional member. */
export function maybe<T>(read: Read<T>): Read<T | undefined> {
  return (value) => (value === undefined || value === null ? undefined : read(value));
}

/** A value whose parts must agree as well. */
export function refine<T>(read: Read<T>, agrees: (value: T) => boolean): Read<T> {
  return (value) => {
    const found = read(value);
    return agrees(found) ? found : unreadable();
  };
}

/** This instead of an unreadable value. */
export function fallback<T>(read: Read<T[]>, other: []): Read<T[]>;
export function fallback<T, const Other>(read: Read<T>, other: Other): Read<T | Other>;
export function fallback<T>(read: Read<T>, other: T): Read<T> {
  return (value) => {
    try {
      return read(value);
    } catch {
      return other;
    }
  };
}

/** For calls whose response carries no data. */
export const ignoredAnswer: Read<null> = () => null;

/** The unchanged response, typed `unknown`: the caller validates it. */
export const rawValue: Read<unknown> = (value) => value;

export const anObject: Read<Record<string, unknown>> = (value) => (isRecord(value) ? value : unreadable());

export const aList: Read<unknown[]> = (value) => (Array.isArray(value) ? value : unreadable());

/** @throws ApiError */
export function unreadable(): never {
  throw new ApiError('malformed', MALFORMED_TEXT);
}

const NO_AMOUNT = '无效金额';
/** Characters of an invalid amount that are shown. */
const LONGEST_AMOUNT = 40;
