import { type CallOptions, get, post } from '../client/client';
import { type Condition, readCondition } from '../client/condition';
import { hall } from '../client/path';
import {
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

/** Maximum amount of a business before its form is filled in. */
export interface OptionLimit {
  /** Name of the amount, e.g. 可提取额; '' for a withdrawal. */
  mc: string;
  je: string;
  gs: string;
}

/** A business or one variant of it, with the person's eligibility by the rules of an application. */
export interface AvailableBusiness {
  ywlx: string;
  ywmc: string;
  /** Query that selects the variant; empty for a business without variants. */
  xz: Readonly<Record<string, string>>;
  /** 1: may be applied for now; 0: not. */
  jg: '1' | '0';
  xe?: OptionLimit;
  /** Conditions that are not met, each with the person's figure and the next step. */
  yy: Condition[];
  /** Number of conditions checked. */
  tjs: number;
  /** Number of the case that blocks a new application. */
  ywlsh?: string;
}

export interface AvailableBusinesses {
  /** The person consents to the query of the registers. */
  sq: boolean;
  /** Time of the consent, yyyy-MM-dd HH:mm:ss; '' without one. */
  sqsj: string;
  list: AvailableBusiness[];
  sjjz: string;
}

export const readAvailableBusiness = object<AvailableBusiness>({
  ywlx: key,
  ywmc: textValue,
  xz: textOfEach,
  jg: code('1', '0'),
  xe: maybe(object({ ...each(textValue, 'mc', 'gs'), je: amount })),
  // All reasons must be readable: a refusal without them cannot be explained.
  yy: everyRow(readCondition),
  tjs: count,
  ywlsh: maybe(textValue),
});

const readOwnOptions = object<AvailableBusinesses>({
  sq: flag,
  ...each(textValue, 'sqsj', 'sjjz'),
  list: rowsOrNone(readAvailableBusiness),
});

/** 我能办什么. */
export function fetchAvailableBusinesses(options?: CallOptions): Promise<AvailableBusinesses> {
  return get(hall('wnbl/getList'), readOwnOptions, options);
}

/** Gives or withdraws the consent to the query of the registers. */
export function setQueryConsent(sq: boolean): Promise<null> {
  return post(hall('wnbl/sq'), { sq: sq ? '1' : '0' }, ignoredAnswer);
}
