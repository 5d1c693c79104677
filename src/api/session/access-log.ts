import { type CallOptions, get, post } from '../client/client';
import { hall } from '../client/path';
import { type Answer, code, ignoredAnswer, key, object, pageReader, textValue } from '../client/read';
import type { Page } from '../person/person';

/** A row of 登录与授权记录 (docs/rules/lists.md). */
export const readAccessEntry = object({
  jlbh: key,
  /** yyyy-MM-dd HH:mm:ss. */
  sj: textValue,
  /** 1: a sign-in; 2: a query of the person's data. */
  lx: code('1', '2'),
  /** Sign-in method, or the institution that queried. */
  fs: textValue,
  /** Browser and system. */
  sb: textValue,
  /** Network address or place. */
  dd: textValue,
  /** Outcome of the sign-in, or purpose of the query. */
  nr: textValue,
  /** Legal basis of a query. */
  yj: textValue,
  /** '1': successful. */
  cg: code('1', '0'),
});
export type AccessEntry = Answer<typeof readAccessEntry>;

/** Filter: period and kind. */
export interface AccessQuestion {
  ksrq?: string;
  jsrq?: string;
  lx?: string;
}

export function fetchAccessLog(
  question: AccessQuestion & { page: number; size: number },
  options?: CallOptions,
): Promise<Page<AccessEntry>> {
  return get(hall('grxx/dlsqjl'), pageReader(readAccessEntry, question), { ...options, params: { ...question } });
}

/** 「不是我」: freezes sign-in to the account and ends all its sessions, the current one included. */
export function reportForeignSignIn(): Promise<null> {
  return post(hall('grxx/djdl'), undefined, ignoredAnswer);
}
