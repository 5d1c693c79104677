import { type CallOptions, get, post } from './client';
import { hall } from './path';
import type { Page } from './person';
import { code, each, key, nothing, object, pageOf, text } from './read';

/** One line of 登录与授权记录 (domain catalogue 12.1). */
export interface AccessEntry {
  jlbh: string;
  /** yyyy-MM-dd HH:mm:ss. */
  sj: string;
  /** 1 a sign-in, 2 a query of the person's data. */
  lx: '1' | '2';
  /** Method of the sign-in, or who asked. */
  fs: string;
  /** Browser and system. */
  sb: string;
  /** Network address, or the place. */
  dd: string;
  /** Outcome of the sign-in, or purpose of the query. */
  nr: string;
  /** Legal basis of a query. */
  yj: string;
  /** '1': succeeded. */
  cg: '1' | '0';
}

export const readAccessEntry = object<AccessEntry>({
  jlbh: key,
  ...each(text, 'sj', 'fs', 'sb', 'dd', 'nr', 'yj'),
  lx: code('1', '2'),
  cg: code('1', '0'),
});

/** Conditions. */
export interface AccessQuestion {
  ksrq?: string;
  jsrq?: string;
  lx?: string;
}

export function fetchAccessLog(
  question: AccessQuestion & { page: number; size: number },
  options?: CallOptions,
): Promise<Page<AccessEntry>> {
  return get(hall('grxx/dlsqjl'), pageOf(readAccessEntry, question), { ...options, params: { ...question } });
}

/** 「不是我」: freezes all signing in to the account and ends its sessions, this one too. */
export function reportStranger(): Promise<null> {
  return post(hall('grxx/djdl'), undefined, nothing, { errors: 'caller' });
}
