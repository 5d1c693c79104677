import { post } from '../client/client';
import { listCall } from '../client/list-call';
import { hall } from '../client/path';
import { type Answer, code, ignoredAnswer, key, object, textValue } from '../client/read';

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

export const fetchAccessLog = listCall(hall('grxx/dlsqjl'), readAccessEntry, ['ksrq', 'jsrq', 'lx']);

/** 「不是我」: freezes sign-in to the account and ends all its sessions, the current one included. */
export function reportForeignSignIn(): Promise<null> {
  return post(hall('grxx/djdl'), undefined, ignoredAnswer);
}
