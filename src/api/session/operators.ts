import { type CallOptions, get, post } from '../client/client';
import { hall } from '../client/path';
import { type Answer, each, flag, key, maybe, object, orNull, rows, textList, textValue } from '../client/read';

/** An operator of the unit; ID and phone masked. */
const readOperator = object({
  czyid: key,
  ...each(textValue, 'xingming', 'zjhm', 'sjhm'),
  /** Dictionary czyjs. */
  js: textValue,
  /** Time of the last sign-in, or ''. */
  zjdl: textValue,
  /** Dictionary czyzt: 1 in use, 0 stopped, 2 invited. */
  zt: textValue,
  /** 1: the signed-in operator. */
  bs: textValue,
  /** Open cases that they submitted, and those that only they may check, by name and number. */
  zbyw: maybe(textList),
  dfyw: maybe(textList),
});
export type OperatorRow = Answer<typeof readOperator>;
const readOperators = rows(readOperator);

/** 双人复核: current setting and pending request. */
const readTwoPerson = object({
  zt: textValue,
  /** Yuan, '' for none. */
  xe: textValue,
  sq: orNull(object({ ...each(textValue, 'zt', 'xe', 'jbrxm', 'sj') })),
  /** The signed-in operator may decide on the request; may withdraw it; may request another setting. */
  kty: flag,
  ...each(flag, 'kqx', 'kgl'),
});
export type TwoPersonAnswer = Answer<typeof readTwoPerson>;

export const fetchOperators = (options?: CallOptions): Promise<OperatorRow[]> =>
  get(hall('czygl/getList'), readOperators, options);

/** Page where an invited operator sets a password: a page of the hall or an http(s) address, '' where the centre sets none. Silent. */
export async function fetchInvitationAddress(options?: CallOptions): Promise<string> {
  return (await get(hall('czygl/getYqdz'), object({ yqdz: textValue }), { errors: 'silent', ...options })).yqdz;
}

export const inviteOperator = (input: Record<'xingming' | 'zjhm' | 'sjhm' | 'js', string>): Promise<OperatorRow[]> =>
  post(hall('czygl/yaoqing'), input, readOperators, { errors: 'inline' });

export const stopOperator = (czyid: string): Promise<OperatorRow[]> =>
  post(hall('czygl/tingyong'), { czyid }, readOperators);

export const resumeOperator = (czyid: string): Promise<OperatorRow[]> =>
  post(hall('czygl/huifu'), { czyid }, readOperators);

export const changeOperatorRole = (czyid: string, js: string): Promise<OperatorRow[]> =>
  post(hall('czygl/gaijs'), { czyid, js }, readOperators);

export const fetchTwoPerson = (options?: CallOptions): Promise<TwoPersonAnswer> =>
  get(hall('czygl/getSrfh'), readTwoPerson, options);

export const proposeTwoPerson = (input: { zt: string; xe: string }): Promise<TwoPersonAnswer> =>
  post(hall('czygl/setSrfh'), input, readTwoPerson);

export const answerTwoPerson = (agreed: boolean): Promise<TwoPersonAnswer> =>
  post(hall('czygl/qrSrfh'), { ty: agreed ? '1' : '0' }, readTwoPerson);
