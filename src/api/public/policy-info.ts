import { type CallOptions, get } from '../client/client';
import { ApiError, MALFORMED_TEXT } from '../client/errors';
import { hall } from '../client/path';
import { aList, anObject } from '../client/read';
import { wireCount, wireDay, wirePage, wireRows, wireText } from '../client/wire';

export interface PolicyCategory {
  zcfl: string;
  zcflmc: string;
  /** Matches in it for the other filters; undefined when missing. */
  sl: number | undefined;
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
  /** Date of publication and of entry into force, yyyy-MM-dd; '' when missing. */
  fbrq: string;
  sxrq: string;
  /** Published, not yet in force. */
  coming: boolean;
  /** undefined for an unknown code. */
  yxzt: PolicyValidity | undefined;
  ygdx: PolicyAudience[];
  /** Beginning of the text, or the passage with the searched word. */
  zy: string;
}

export interface PolicyText extends PolicySummary {
  /** Rich text, Base64. */
  zcnr: string;
  /** Issuing authority. */
  fbjg: string;
  /** Reason of its invalidity; '' when it was replaced. */
  sxyy: string;
  /** Its replacement in force, null for none; undefined when missing. */
  xxzc: PolicyLink | null | undefined;
  /** Documents that it replaced. */
  tdzc: PolicyLink[];
  xgzc: PolicyLink[];
  fj: PolicyAttachment[];
  /** Questions and answers about it are available. */
  yjd: boolean;
}

/** A file of 常用下载. */
export interface PolicyAttachment {
  wjbh: string;
  /** Name without its extension. */
  wjmc: string;
  /** Format: the extension without the dot, or ''. */
  gs: string;
}

/** A question about a policy with its answer, both plain text. */
export interface PolicyAnswer {
  wt: string;
  hd: string;
}

export interface PolicyPage {
  list: PolicySummary[];
  total: number;
}

/** Filters: text, category, validity and audience; '' for all. */
export interface PolicySearch {
  gjz: string;
  zcfl: string;
  yxzt: string;
  ygdx: string;
  page: number;
  size: number;
}

/** The categories, with the number of matches for text, validity and audience. */
export async function fetchPolicyCategories(
  { gjz, yxzt, ygdx }: Pick<PolicySearch, 'gjz' | 'yxzt' | 'ygdx'>,
  options?: CallOptions,
): Promise<PolicyCategory[]> {
  return get(
    hall('zcxx/zcflList'),
    (data) => {
      const list = aList(data);
      const read = (row: Record<string, unknown>) => {
        const category = { zcfl: wireText(row.zcfl), zcflmc: wireText(row.zcflmc), sl: wireCount(row.sl) };
        return category.zcfl && category.zcflmc ? category : undefined;
      };
      return wireRows(list, read, ({ zcfl }) => zcfl);
    },
    {
      ...options,
      params: { gjz, yxzt, ygdx },
    },
  );
}

/** A page of the policies, newest first. */
export async function fetchPolicies(search: PolicySearch, options?: CallOptions): Promise<PolicyPage> {
  const params = { ...search };
  return get(
    hall('zcxx/getZcxxList'),
    (data) => {
      const answer = anObject(data);
      return wirePage(answer, summaryOf, idOf, search);
    },
    {
      ...options,
      params,
    },
  );
}

export async function fetchPolicy(id: string, options?: CallOptions): Promise<PolicyText> {
  return get(
    hall('zcxx/getZcxxXq'),
    (data) => {
      const answer = anObject(data);
      const summary = summaryOf(answer);
      if (!summary) throw new ApiError('malformed', MALFORMED_TEXT);
      return {
        ...summary,
        zcnr: wireText(answer.zcnr),
        fbjg: wireText(answer.fbjg),
        sxyy: wireText(answer.sxyy),
        xxzc: answer.xxzc === null ? null : wireRows([answer.xxzc], linkOf)[0],
        tdzc: wireRows(answer.tdzc ?? [], linkOf, idOf),
        xgzc: wireRows(answer.xgzc ?? [], linkOf, idOf),
        fj: wireRows(answer.fj ?? [], attachmentOf, ({ wjbh }) => wjbh),
        yjd: answer.yjd === '1' || answer.yjd === 1,
      };
    },
    {
      ...options,
      params: { id },
    },
  );
}

/** 政策解读. It has a separate call, because `zcxx/zxjs` is the centre's introduction (中心介绍). */
export async function fetchPolicyAnswers(id: string, options?: CallOptions): Promise<PolicyAnswer[]> {
  return get(
    hall('zcxx/getZcjd'),
    (data) => {
      const list = aList(data);
      const read = (row: Record<string, unknown>) => {
        const answer = { wt: wireText(row.wt), hd: wireText(row.hd) };
        return answer.wt && answer.hd ? answer : undefined;
      };
      return wireRows(list, read, ({ wt }) => wt);
    },
    {
      ...options,
      params: { id },
    },
  );
}

function summaryOf(row: Record<string, unknown>): PolicySummary | undefined {
  const link = linkOf(row);
  if (!link) return undefined;
  return {
    ...link,
    zcflmc: wireText(row.zcflmc),
    fbrq: wireDay(row.fbrq),
    sxrq: wireDay(row.sxrq),
    coming: String(row.sfsx) === '0',
    yxzt: (['1', '2', '3'] as const).find((code) => code === String(row.yxzt)),
    ygdx: (['1', '2', '3', '4'] as const).filter((code) => wireText(row.ygdx).split(',').includes(code)),
    zy: wireText(row.zy),
  };
}

function linkOf(row: Record<string, unknown>): PolicyLink | undefined {
  const link = { id: wireText(row.id), zcbt: wireText(row.zcbt), zcwh: wireText(row.zcwh) };
  return link.id && link.zcbt ? link : undefined;
}

function attachmentOf(row: Record<string, unknown>): PolicyAttachment | undefined {
  const file = { wjbh: wireText(row.wjbh), wjmc: wireText(row.wjmc), gs: wireText(row.gs).toLowerCase() };
  const known = /^[a-z0-9]{1,5}$/.test(file.gs);
  return file.wjbh && file.wjmc ? { ...file, gs: known ? file.gs : '' } : undefined;
}

const idOf = ({ id }: PolicyLink) => id;
