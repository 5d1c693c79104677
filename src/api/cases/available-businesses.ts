import { type CallOptions, get, post } from '../client/client';
import { readCondition } from '../client/condition';
import { hall } from '../client/path';
import {
  type Answer,
  amount,
  code,
  count,
  each,
  everyRow,
  flag,
  ignoredAnswer,
  key,
  maybe,
  object,
  rowsOrNone,
  textOfEach,
  textValue,
} from '../client/read';

/** A business or one variant of it, with the person's eligibility by the rules of an application. */
export const readAvailableBusiness = object({
  ywlx: key,
  ywmc: textValue,
  /** Query that selects the variant; empty for a business without variants. */
  xz: textOfEach,
  /** 1: may be applied for now; 0: not. */
  jg: code('1', '0'),
  /** Maximum amount before the form is filled in; `mc` names it, e.g. 可提取额, '' for a withdrawal. */
  xe: maybe(object({ ...each(textValue, 'mc', 'gs'), je: amount })),
  /** Conditions that are not met, each with the person's figure and the next step. */
  // All reasons must be readable: a refusal without them cannot be explained.
  yy: everyRow(readCondition),
  /** Number of conditions checked. */
  tjs: count,
  /** Number of the case that blocks a new application. */
  ywlsh: maybe(textValue),
});
export type AvailableBusiness = Answer<typeof readAvailableBusiness>;

const readOwnOptions = object({
  /** The person consents to the query of the registers. */
  sq: flag,
  /** Time of the consent, yyyy-MM-dd HH:mm:ss; '' without one. */
  sqsj: textValue,
  list: rowsOrNone(readAvailableBusiness),
  sjjz: textValue,
});
export type AvailableBusinesses = Answer<typeof readOwnOptions>;

/** 我能办什么. */
export function fetchAvailableBusinesses(options?: CallOptions): Promise<AvailableBusinesses> {
  return get(hall('wnbl/getList'), readOwnOptions, options);
}

/** Gives or withdraws the consent to the query of the registers. */
export function setQueryConsent(sq: boolean): Promise<null> {
  return post(hall('wnbl/sq'), { sq: sq ? '1' : '0' }, ignoredAnswer);
}
