import { isPlainDate } from '@/domain/dates';
import type { LabelledValue } from './business';
import { type CallOptions, get, post, postBlob } from './client';
import { ApiError, EMPTY_FILE_TEXT, MALFORMED_TEXT } from './errors';
import type { Page } from './person';

const HALL = '/api/izfgjj-zhfw/v1';
const PUTIL = '/api/putil/v1';

/** zmlx of the certificates (domain catalogue 3); from 31 on the other documents of the centre. */
export type DocumentKind =
  | '11' // 个人缴存证明
  | '12' // 异地贷款缴存使用证明
  | '13' // 贷款结清证明
  | '14' // 还款明细
  | '15' // 个人账户对账单
  | '21' // 单位缴存证明
  | '22' // 单位无违规证明
  | '23' // 职工缴存名册
  | '31' // 业务回执
  | '32' // 汇缴凭证
  | '33' // 缴存调整确认单
  | '34' // 借款合同
  | '35' // 还款计划
  | '36' // 单位对账单
  | '37' // 冲还贷协议
  | '38'; // 灵活就业缴存使用协议

export type DocumentFormat = 'pdf' | 'ofd';

/** One document the centre has issued. */
export interface IssuedDocument {
  /** ZM + yyyyMMdd + 6 digits. */
  zmbh: string;
  /** Check code: 8 letters and digits. */
  yzm: string;
  zmlx: DocumentKind;
  title: string;
  /** Issued at. */
  kjsj: string;
  /** What it is for, '' when nobody was asked. */
  yt: string;
  /** Last day it is valid, yyyy-MM-dd; '' without limit. */
  yxq: string;
  /** '1' 有效, '0' 作废, '2' 已过期. */
  zt: '0' | '1' | '2';
  /** Case it belongs to, or ''. */
  ywlsh: string;
}

export interface DocumentFile {
  /** File name with its extension. */
  wjm: string;
  base64: string;
}

/** What the public check answers about a number and its code. */
export interface DocumentCheck {
  /** Genuine: the number exists and the code is its own. */
  zw: boolean;
  /** One sentence for the person: genuine, void, expired, or not known. */
  jg: string;
  /** Checked at, by the centre's clock. */
  hysj: string;
  /** Of a genuine one only; names masked. */
  zmlx?: DocumentKind;
  /** '1' a certificate or another document of the centre, '2' a list exported or printed in the hall. */
  wjlb?: '1' | '2';
  title?: string;
  kjsj?: string;
  yxq?: string;
  /** Made void at, '' when it was not. */
  zfsj?: string;
  zt?: IssuedDocument['zt'];
  /** Every line it says. */
  zy?: LabelledValue[];
  /** Its tables. */
  bg?: CheckedTable[];
}

/** A table of a paper as the check shows it: caption, heads of the columns, rows of texts. */
export interface CheckedTable {
  bt: string;
  lm: string[];
  mx: string[][];
}

/** Own documents, newest first. */
export function fetchDocuments(
  params: { zmlx?: string; ywlsh?: string; ksrq?: string; jsrq?: string; page: number; size: number },
  options?: CallOptions,
): Promise<Page<IssuedDocument>> {
  return get(`${HALL}/zmkj/getList`, { errors: 'caller', data: 'object', ...options, params });
}

/** The receipt of an own case as it stands now: made at the first call, the same at every further one. */
export function issueReceipt(ywlsh: string): Promise<IssuedDocument> {
  return post(`${HALL}/zmkj/hz`, { ywlsh }, { errors: 'caller', data: 'object' });
}

export function voidDocument(zmbh: string): Promise<IssuedDocument> {
  return post(`${HALL}/zmkj/zf`, { zmbh }, { errors: 'caller', data: 'object' });
}

/** The public check. @throws ApiError, also for an answer that says neither genuine nor not */
export async function checkDocument(zmbh: string, yzm: string): Promise<DocumentCheck> {
  const check = await post<DocumentCheck>(`${HALL}/zmkj/hy`, { zmbh, yzm }, { errors: 'caller', data: 'object' });
  const known = typeof check.zw === 'boolean' && typeof check.jg === 'string' && check.jg !== '';
  if (!known || typeof check.hysj !== 'string' || (check.zw && !isPaper(check))) {
    throw new ApiError('malformed', MALFORMED_TEXT);
  }
  return check;
}

/** Kind, state and validity decide what is said of it: without an end it would pass for valid for ever. */
function isPaper({ title, kjsj, zt, wjlb, yxq, zfsj, zy, bg }: DocumentCheck): boolean {
  const named = isText(title) && isText(kjsj) && ['0', '1', '2'].includes(zt ?? '') && isFacts(zy) && isTables(bg);
  const limited = wjlb === '2' || (wjlb === '1' && isText(yxq) && (yxq === '' || isPlainDate(yxq)));
  return named && limited && (zt !== '0' || isText(zfsj));
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** A genuine paper that is shown with something unreadable in it would be worth nothing: it is refused as a whole. */
function isFacts(list: unknown): boolean {
  if (list === undefined || list === null) return true;
  return Array.isArray(list) && list.every((one) => typeof one?.label === 'string' && typeof one.value === 'string');
}

/** None at all, or tables of texts: what cannot be compared is no check. */
function isTables(tables: unknown): boolean {
  const isRow = (row: unknown) => Array.isArray(row) && row.every(isText);
  const isTable = (one: CheckedTable | null) =>
    isText(one?.bt) && isRow(one?.lm) && Array.isArray(one?.mx) && one.mx.every(isRow);
  return tables === undefined || (Array.isArray(tables) && tables.every(isTable));
}

/** The filled template of an issued document (specification 7.5): the file as Base64 with its name. */
function fillTemplate(zmbh: string, wjgs: DocumentFormat): Promise<DocumentFile> {
  return post(`${PUTIL}/template/fill`, { mbbh: 'ZSWJ', params: { zmbh }, wjgs }, { errors: 'caller', data: 'object' });
}

/**
 * A document as a file. PDF comes as Base64 of the filled template, OFD from its own call as bytes.
 * @throws ApiError; '数据解析为空' for an empty file: an error is never handed out as a file.
 */
export async function downloadDocument(zmbh: string, format: DocumentFormat): Promise<{ name: string; blob: Blob }> {
  if (format === 'ofd') {
    const blob = await postBlob(`${PUTIL}/ofd/download`, { zmbh }, { errors: 'caller' });
    return { name: `${zmbh}.ofd`, blob: checked(new Uint8Array(await blob.arrayBuffer()), 'ofd') };
  }
  const file = await fillTemplate(zmbh, 'pdf');
  const name =
    typeof file.wjm === 'string' && /^[^\\/:*?"<>|\p{Cc}]{1,120}\.pdf$/u.test(file.wjm) ? file.wjm : `${zmbh}.pdf`;
  return { name, blob: checked(bytesOf(file.base64), 'pdf') };
}

/** The PDF alone, for showing it: the stream of the filled template, Base64. */
export async function previewDocument(zmbh: string, options?: CallOptions): Promise<Blob> {
  const base64 = await post<string>(
    `${PUTIL}/template/fillStream`,
    { mbbh: 'ZSWJ', params: { zmbh }, wjgs: 'pdf' },
    { errors: 'caller', ...options },
  );
  return checked(bytesOf(base64), 'pdf');
}

const TYPES: Readonly<Record<DocumentFormat, string>> = { pdf: 'application/pdf', ofd: 'application/ofd' };
/** '%PDF' and 'PK': anything else is no such file, whatever was said about it. */
const MAGIC: Readonly<Record<DocumentFormat, readonly number[]>> = { pdf: [0x25, 0x50, 0x44, 0x46], ofd: [0x50, 0x4b] };

function checked(bytes: Uint8Array<ArrayBuffer>, format: DocumentFormat): Blob {
  if (!MAGIC[format].every((byte, at) => bytes[at] === byte)) throw new ApiError('malformed', EMPTY_FILE_TEXT);
  return new Blob([bytes], { type: TYPES[format] });
}

function bytesOf(base64: unknown): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(typeof base64 === 'string' ? base64 : ''), (char) => char.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
