import { type CallOptions, get } from '../client/client';
import { hall } from '../client/path';
import {
  codeList,
  countOrNone,
  day,
  each,
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
import { wireText } from '../client/wire';
import type { Page } from '../person/person';

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
  /** '0' for a policy that is published and not yet in force. */
  sfsx: string;
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

/** Filters: text, category, validity and audience; '' for all. */
export interface PolicySearch {
  gjz: string;
  zcfl: string;
  yxzt: string;
  ygdx: string;
  page: number;
  size: number;
}

const readLink = object<PolicyLink>({ id: key, zcbt: key, zcwh: textValue });

const validity: Read<PolicyValidity | undefined> = (value) =>
  (['1', '2', '3'] as const).find((code) => code === wireText(value));

const readSummary = object<PolicySummary>({
  ...readLink.fields,
  ...each(textValue, 'zcflmc', 'sfsx', 'zy'),
  ...each(day, 'fbrq', 'sxrq'),
  yxzt: validity,
  ygdx: codeList('1', '2', '3', '4'),
});

const readAttachment = object<PolicyAttachment>({ wjbh: key, wjmc: key, gs: fileFormat });

const idOf = ({ id }: PolicyLink) => id;

/** null for no replacement; undefined when it is missing or unreadable. */
const replacement: Read<PolicyLink | null | undefined> = (value) => {
  if (value === null) return null;
  try {
    return readLink(value);
  } catch {
    return undefined;
  }
};

const readPolicy = object<PolicyText>({
  ...readSummary.fields,
  ...each(textValue, 'zcnr', 'fbjg', 'sxyy'),
  xxzc: replacement,
  ...each(rowsOrNone(readLink, idOf), 'tdzc', 'xgzc'),
  fj: rowsOrNone(readAttachment, ({ wjbh }) => wjbh),
  yjd: flagOrNo,
});

const readCategory = object<PolicyCategory>({ zcfl: key, zcflmc: key, sl: countOrNone });

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

/** 政策解读. It has a separate call, because `zcxx/zxjs` is the centre's introduction (中心介绍). */
export function fetchPolicyAnswers(id: string, options?: CallOptions): Promise<PolicyAnswer[]> {
  const read = rows(object<PolicyAnswer>({ wt: key, hd: key }), ({ wt }) => wt);
  return get(hall('zcxx/getZcjd'), read, { ...options, params: { id } });
}
