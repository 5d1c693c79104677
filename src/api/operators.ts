import { type CallOptions, get, post } from './client';
import { hall } from './path';
import { each, flag, key, maybe, object, orNull, rows, text, texts } from './read';

/** Somebody who acts for the unit; ID and phone masked. */
export interface OperatorRow {
  czyid: string;
  xingming: string;
  zjhm: string;
  sjhm: string;
  /** Dictionary czyjs. */
  js: string;
  /** Last sign-in, or ''. */
  zjdl: string;
  /** Dictionary czyzt: 1 in use, 0 stopped, 2 invited. */
  zt: string;
  /** 1: who is asking. */
  bs: string;
  /** Cases under way that they made, and those that they alone may check, each by name and number. */
  zbyw?: readonly string[];
  dfyw?: readonly string[];
}

const readOperator = object<OperatorRow>({
  czyid: key,
  ...each(text, 'xingming', 'zjhm', 'sjhm', 'js', 'zjdl', 'zt', 'bs'),
  zbyw: maybe(texts),
  dfyw: maybe(texts),
});
const readOperators = rows(readOperator);

/** 双人复核 as it is, and what somebody has asked for. */
export interface TwoPersonAnswer {
  zt: string;
  /** Yuan, '' for none. */
  xe: string;
  sq: { zt: string; xe: string; jbrxm: string; sj: string } | null;
  /** May say yes or no to it; may take it back; may ask for another setting. */
  kty: boolean;
  kqx: boolean;
  kgl: boolean;
}

const readTwoPerson = object<TwoPersonAnswer>({
  ...each(text, 'zt', 'xe'),
  sq: orNull(object({ ...each(text, 'zt', 'xe', 'jbrxm', 'sj') })),
  ...each(flag, 'kty', 'kqx', 'kgl'),
});

export const fetchOperators = (options?: CallOptions): Promise<OperatorRow[]> =>
  get(hall('czygl/getList'), readOperators, { errors: 'caller', ...options });

/** Where somebody who was invited sets a password: a page of the hall or an http(s) address, '' where the centre names none. Silent. */
export async function fetchInvitationAddress(options?: CallOptions): Promise<string> {
  return (await get(hall('czygl/getYqdz'), object({ yqdz: text }), { errors: 'silent', ...options })).yqdz;
}

export const inviteOperator = (input: Record<'xingming' | 'zjhm' | 'sjhm' | 'js', string>): Promise<OperatorRow[]> =>
  post(hall('czygl/yaoqing'), input, readOperators, { errors: 'caller' });

export const stopOperator = (czyid: string): Promise<OperatorRow[]> =>
  post(hall('czygl/tingyong'), { czyid }, readOperators, { errors: 'caller' });

export const resumeOperator = (czyid: string): Promise<OperatorRow[]> =>
  post(hall('czygl/huifu'), { czyid }, readOperators, { errors: 'caller' });

export const changeOperatorRole = (czyid: string, js: string): Promise<OperatorRow[]> =>
  post(hall('czygl/gaijs'), { czyid, js }, readOperators, { errors: 'caller' });

export const fetchTwoPerson = (options?: CallOptions): Promise<TwoPersonAnswer> =>
  get(hall('czygl/getSrfh'), readTwoPerson, { errors: 'caller', ...options });

export const proposeTwoPerson = (input: { zt: string; xe: string }): Promise<TwoPersonAnswer> =>
  post(hall('czygl/setSrfh'), input, readTwoPerson, { errors: 'caller' });

export const answerTwoPerson = (agreed: boolean): Promise<TwoPersonAnswer> =>
  post(hall('czygl/qrSrfh'), { ty: agreed ? '1' : '0' }, readTwoPerson, { errors: 'caller' });
