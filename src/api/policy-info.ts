import { type CallOptions, get } from './client';
import { ApiError, MALFORMED_TEXT } from './errors';
import { wireCount, wireRows, wireText } from './wire';

const HALL = '/api/izfgjj-zhfw/v1';

export interface PolicyCategory {
  zcfl: string;
  zcflmc: string;
  /** Documents in it that answer to the other conditions. */
  sl: number;
}

/** 1 有效, 2 已修订, 3 已废止. */
export type PolicyValidity = '1' | '2' | '3';

/** 1 个人, 2 单位, 3 开发商, 4 灵活就业. */
export type PolicyAudience = '1' | '2' | '3' | '4';

export interface PolicyLink {
  id: string;
  zcbt: string;
  zcwh: string;
}

export interface PolicySummary extends PolicyLink {
  zcflmc: string;
  /** Published, in force from: yyyy-MM-dd, '' when not said. */
  fbrq: string;
  sxrq: string;
  /** Undefined when the centre's code is not known here. */
  yxzt: PolicyValidity | undefined;
  ygdx: PolicyAudience[];
  /** Beginning of the text, or the place where a searched word stands. */
  zy: string;
}

export interface PolicyText extends PolicySummary {
  /** Rich text, Base64. */
  zcnr: string;
  /** Who issued it. */
  fbjg: string;
  /** Why it is no longer valid, '' when something took its place. */
  sxyy: string;
  /** What is in force in its place, or null. */
  xxzc: PolicyLink | null;
  /** What it took the place of. */
  tdzc: PolicyLink[];
  xgzc: PolicyLink[];
  fj: PolicyAttachment[];
  /** Questions and answers about it can be asked for. */
  yjd: boolean;
}

/** A file of 常用下载. */
export interface PolicyAttachment {
  wjbh: string;
  /** Name without extension. */
  wjmc: string;
  /** Format: the extension without the dot, or ''. */
  gs: string;
}

/** One question about a policy with its answer, both text. */
export interface PolicyAnswer {
  wt: string;
  hd: string;
}

export interface PolicyPage {
  list: PolicySummary[];
  total: number;
}

/** Words, category, validity and audience; '' for all. */
export interface PolicySearch {
  gjz: string;
  zcfl: string;
  yxzt: string;
  ygdx: string;
  page: number;
  size: number;
}

/** The categories, counted under the words, validity and audience of a search. */
export async function fetchPolicyCategories(
  { gjz, yxzt, ygdx }: Pick<PolicySearch, 'gjz' | 'yxzt' | 'ygdx'>,
  options?: CallOptions,
): Promise<PolicyCategory[]> {
  const list = await get(`${HALL}/zcxx/zcflList`, {
    ...{ errors: 'caller', data: 'list', ...options },
    params: { gjz, yxzt, ygdx },
  });
  return wireRows(list, ({ zcfl, zcflmc, sl }) => {
    const row = { zcfl: wireText(zcfl), zcflmc: wireText(zcflmc), sl: wireCount(sl) ?? 0 };
    return row.zcfl && row.zcflmc ? row : undefined;
  });
}

/** A page of the policies, newest first. */
export async function fetchPolicies(search: PolicySearch, options?: CallOptions): Promise<PolicyPage> {
  const params = { ...search };
  const answer = await get<Record<string, unknown>>(`${HALL}/zcxx/getZcxxList`, {
    ...{ errors: 'caller', data: 'object', ...options },
    params,
  });
  const list = wireRows(answer.list, summaryOf);
  return { list, total: wireCount(answer.total) ?? list.length };
}

export async function fetchPolicy(id: string, options?: CallOptions): Promise<PolicyText> {
  const answer = await get<Record<string, unknown>>(`${HALL}/zcxx/getZcxxXq`, {
    ...{ errors: 'caller', data: 'object', ...options },
    params: { id },
  });
  const summary = summaryOf(answer);
  if (!summary) throw new ApiError('malformed', MALFORMED_TEXT);
  return {
    ...summary,
    zcnr: wireText(answer.zcnr),
    fbjg: wireText(answer.fbjg),
    sxyy: wireText(answer.sxyy),
    xxzc: wireRows([answer.xxzc], linkOf)[0] ?? null,
    tdzc: wireRows(answer.tdzc ?? [], linkOf),
    xgzc: wireRows(answer.xgzc ?? [], linkOf),
    fj: wireRows(answer.fj ?? [], ({ wjbh, wjmc, gs }) => {
      const row = { wjbh: wireText(wjbh), wjmc: wireText(wjmc), gs: wireText(gs).toLowerCase() };
      const known = /^[a-z0-9]{1,5}$/.test(row.gs);
      return row.wjbh && row.wjmc ? { ...row, gs: known ? row.gs : '' } : undefined;
    }),
    yjd: answer.yjd === '1' || answer.yjd === 1,
  };
}

/** 政策解读. `zcxx/zxjs` is the centre's introduction (中心介绍), so that the answers about a policy have a call of their own. */
export async function fetchPolicyAnswers(id: string, options?: CallOptions): Promise<PolicyAnswer[]> {
  const list = await get(`${HALL}/zcxx/getZcjd`, {
    ...{ errors: 'caller', data: 'list', ...options },
    params: { id },
  });
  return wireRows(list, ({ wt, hd }) => {
    const row = { wt: wireText(wt), hd: wireText(hd) };
    return row.wt && row.hd ? row : undefined;
  });
}

function summaryOf(row: Record<string, unknown>): PolicySummary | undefined {
  const link = linkOf(row);
  if (!link) return undefined;
  const [fbrq, sxrq] = [row.fbrq, row.sxrq].map(dateOf) as [string, string]; // `map` keeps the length
  return {
    ...link,
    zcflmc: wireText(row.zcflmc),
    fbrq,
    sxrq,
    yxzt: (['1', '2', '3'] as const).find((code) => code === String(row.yxzt)),
    ygdx: (['1', '2', '3', '4'] as const).filter((code) => wireText(row.ygdx).split(',').includes(code)),
    zy: wireText(row.zy),
  };
}

function linkOf(row: Record<string, unknown>): PolicyLink | undefined {
  const link = { id: wireText(row.id), zcbt: wireText(row.zcbt), zcwh: wireText(row.zcwh) };
  return link.id && link.zcbt ? link : undefined;
}

function dateOf(value: unknown): string {
  return /^\d{4}-\d{2}-\d{2}/.exec(wireText(value))?.[0] ?? '';
}
