import { type CallOptions, get, post } from './client';
import { type Condition, readCondition } from './condition';
import { hall } from './path';
import {
  amount,
  code,
  count,
  each,
  everyRow,
  flag,
  key,
  maybe,
  nothing,
  object,
  rowsOrNone,
  text,
  textOfEach,
} from './read';

/** What may be had, before anything is filled in. */
export interface OptionLimit {
  /** What the sum is called, e.g. 可提取额; '' for that of a withdrawal. */
  mc: string;
  je: string;
  gs: string;
}

/** One business, or one matter of it, with this person's own yes or no by the same rules as an application. */
export interface OwnOption {
  ywlx: string;
  ywmc: string;
  /** What chooses the matter in the address of the business; empty for a business of one. */
  xz: Readonly<Record<string, string>>;
  /** 1 may be applied for, 0 may not now. */
  jg: '1' | '0';
  xe?: OptionLimit;
  /** Why not: the conditions that do not hold, each with the person's figure and what to do. */
  yy: Condition[];
  /** How many conditions were checked. */
  tjs: number;
  /** The case on its way that has to end first. */
  ywlsh?: string;
}

export interface OwnOptions {
  /** Whether the person lets the centre ask the registers for this. */
  sq: boolean;
  /** Since when, yyyy-MM-dd HH:mm:ss; '' without a consent. */
  sqsj: string;
  list: OwnOption[];
  sjjz: string;
}

export const readOwnOption = object<OwnOption>({
  ywlx: key,
  ywmc: text,
  xz: textOfEach,
  jg: code('1', '0'),
  xe: maybe(object({ ...each(text, 'mc', 'gs'), je: amount })),
  // Without its reasons a no would be one that nobody can explain.
  yy: everyRow(readCondition),
  tjs: count,
  ywlsh: maybe(text),
});

const readOwnOptions = object<OwnOptions>({
  sq: flag,
  ...each(text, 'sqsj', 'sjjz'),
  list: rowsOrNone(readOwnOption),
});

/** 我能办什么. */
export function fetchOwnOptions(options?: CallOptions): Promise<OwnOptions> {
  return get(hall('wnbl/getList'), readOwnOptions, { errors: 'caller', ...options });
}

/** Gives the consent to ask the registers for it, or takes it back. */
export function setQueryConsent(sq: boolean): Promise<null> {
  return post(hall('wnbl/sq'), { sq: sq ? '1' : '0' }, nothing, { errors: 'caller' });
}
