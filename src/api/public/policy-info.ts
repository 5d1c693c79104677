import { type CallOptions, get } from '../client/client';
import { hall } from '../client/path';
import {
  type Answer,
  code,
  codeList,
  countOrNone,
  day,
  each,
  fallback,
  fileFormat,
  flagOrNo,
  key,
  object,
  pageReader,
  type Read,
  rows,
  rowsOrNone,
  textValue,
} from '../client/read';
import type { Page } from '../person/person';

/** 1 有效, 2 已修订, 3 已废止. */
export type PolicyValidity = '1' | '2' | '3';

/** 1 个人, 2 单位, 3 开发商, 4 灵活就业. */
export type PolicyAudience = '1' | '2' | '3' | '4';

/** Filters: text, category, validity and audience; '' for all. */
export interface PolicySearch {
  gjz: string;
  zcfl: string;
  yxzt: string;
  ygdx: string;
  page: number;
  size: number;
}

const readLink = object({ ...each(key, 'id', 'zcbt'), zcwh: textValue });
export type PolicyLink = Answer<typeof readLink>;

const readSummary = object({
  ...readLink.fields,
  zcflmc: textValue,
  ygdx: codeList('1', '2', '3', '4'),
  /** Date of publication and of entry into force, yyyy-MM-dd; '' when missing. */
  fbrq: day,
  sxrq: day,
  /** '0' for a policy that is published and not yet in force. */
  sfsx: textValue,
  /** undefined for an unknown code. */
  yxzt: fallback(code('1', '2', '3'), undefined),
  /** Beginning of the text, or the passage with the searched word. */
  zy: textValue,
});
export type PolicySummary = Answer<typeof readSummary>;

/** A file of 常用下载. */
const readAttachment = object({
  wjbh: key,
  /** Name without its extension. */
  wjmc: key,
  /** Format: the extension without the dot, or ''. */
  gs: fileFormat,
});
export type PolicyAttachment = Answer<typeof readAttachment>;

const idOf = ({ id }: PolicyLink) => id;

/** null for no replacement; undefined when it is missing or unreadable. */
const replacement: Read<PolicyLink | null | undefined> = (value) =>
  value === null ? null : fallback(readLink, undefined)(value);

const readPolicy = object({
  ...readSummary.fields,
  fj: rowsOrNone(readAttachment, ({ wjbh }) => wjbh),
  /** Rich text, Base64. */
  zcnr: textValue,
  /** Issuing authority. */
  fbjg: textValue,
  /** Reason of its invalidity; '' when it was replaced. */
  sxyy: textValue,
  /** Its replacement in force, null for none; undefined when missing. */
  xxzc: replacement,
  /** Documents that it replaced. */
  tdzc: rowsOrNone(readLink, idOf),
  xgzc: rowsOrNone(readLink, idOf),
  /** Questions and answers about it are available. */
  yjd: flagOrNo,
});
export type PolicyText = Answer<typeof readPolicy>;

const readCategory = object({
  ...each(key, 'zcfl', 'zcflmc'),
  /** Matches in it for the other filters; undefined when missing. */
  sl: countOrNone,
});
export type PolicyCategory = Answer<typeof readCategory>;

/** The categories, with the number of matches for text, validity and audience. */
export function fetchPolicyCategories(
  { gjz, yxzt, ygdx }: Pick<PolicySearch, 'gjz' | 'yxzt' | 'ygdx'>,
  options?: CallOptions,
): Promise<PolicyCategory[]> {
  const read = rows(readCategory, ({ zcfl }) => zcfl);
  return get(hall('zcxx/zcflList'), read, { ...options, params: { gjz, yxzt, ygdx } });
}

/** A page of the policies, newest first. */
export function fetchPolicies(search: PolicySearch, options?: CallOptions): Promise<Page<PolicySummary>> {
  return get(hall('zcxx/getZcxxList'), pageReader(readSummary, search, idOf), { ...options, params: { ...search } });
}

export function fetchPolicy(id: string, options?: CallOptions): Promise<PolicyText> {
  return get(hall('zcxx/getZcxxXq'), readPolicy, { ...options, params: { id } });
}

/** A question about a policy with its answer, both plain text. */
const policyAnswer = object(each(key, 'wt', 'hd'));
export type PolicyAnswer = Answer<typeof policyAnswer>;

/** 政策解读. It has a separate call, because `zcxx/zxjs` is the centre's introduction (中心介绍). */
export function fetchPolicyAnswers(id: string, options?: CallOptions): Promise<PolicyAnswer[]> {
  const read = rows(policyAnswer, ({ wt }) => wt);
  return get(hall('zcxx/getZcjd'), read, { ...options, params: { id } });
}
