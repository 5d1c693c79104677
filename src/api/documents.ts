import { isPlainDate } from '@/domain/dates';
import { type CallOptions, get, post, postBlob } from './client';
import { ApiError, EMPTY_FILE_TEXT } from './errors';
import type { LabelledValue } from './labelled-value';
import { hall, putil } from './path';
import type { Page } from './person';
import {
  asItCame,
  code,
  dictionaryCode,
  each,
  everyRow,
  key,
  maybe,
  object,
  pageOf,
  type Read,
  text,
  unreadable,
} from './read';

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
  | '38' // 灵活就业缴存使用协议
  | '39' // 还款扣款授权书
  | '40' // 借款合同补充协议
  | '43' // 灵活就业缴存扣款授权书
  | '44' // 单位委托扣款协议
  | '45' // 提取还贷授权书
  | '46' // 异地月冲还贷签约协议
  | '47' // 转移确认单
  | '48' // 责令限期缴存通知书
  | '49' // 行政处罚告知书
  | '50'; // 解除冲还贷申请书

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

export const readIssuedDocument = object<IssuedDocument>({
  zmbh: key,
  ...each(text, 'yzm', 'title', 'kjsj', 'yt', 'yxq', 'ywlsh'),
  zmlx: dictionaryCode<DocumentKind>(),
  zt: code('0', '1', '2'),
});

export interface DocumentFile {
  /** File name with its extension. */
  wjm: string;
  base64: string;
}

export const readDocumentFile = object<DocumentFile>({ wjm: text, base64: text });

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
  /** Of a paper that tells how a case stands: the case's state now. */
  ywxz?: string;
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
  return get(hall('zmkj/getList'), pageOf(readIssuedDocument, params), { errors: 'caller', ...options, params });
}

/** The receipt of an own case as it stands now: made at the first call, the same at every further one. */
export function issueReceipt(ywlsh: string, options?: CallOptions): Promise<IssuedDocument> {
  return post(hall('zmkj/hz'), { ywlsh }, readIssuedDocument, { errors: 'caller', ...options });
}

export function voidDocument(zmbh: string): Promise<IssuedDocument> {
  return post(hall('zmkj/zf'), { zmbh }, readIssuedDocument, { errors: 'caller' });
}

/** The public check. @throws ApiError, also for an answer that says neither genuine nor not */
export async function checkDocument(zmbh: string, yzm: string): Promise<DocumentCheck> {
  return post(hall('zmkj/hy'), { zmbh, yzm }, readCheck, { errors: 'caller' });
}

/** Of what is not genuine nothing more is believed than that. */
const readCheck: Read<DocumentCheck> = (value) => {
  const said = object<Said>({ zw: onlyBoolean, jg: key, hysj: key })(value);
  return said.zw ? { ...said, ...readPaper(value) } : said;
};

type Said = Pick<DocumentCheck, 'zw' | 'jg' | 'hysj'>;
type Paper = Omit<DocumentCheck, keyof Said>;

/** A word as grave as this one is taken from nothing but itself. */
const onlyBoolean: Read<boolean> = (value) => (typeof value === 'boolean' ? value : unreadable());

/** Kind, state and validity decide what is said of it: without an end it would pass for valid for ever. */
const readPaper: Read<Paper> = (value) => {
  const paper = readPaperFields(value);
  const { wjlb, yxq, zt, zfsj } = paper;
  const limited = wjlb === '2' || yxq === '' || (yxq !== undefined && isPlainDate(yxq));
  return limited && (zt !== '0' || zfsj !== undefined) ? paper : unreadable();
};

const theText: Read<string> = (value) => (typeof value === 'string' ? text(value) : unreadable());

const readFact: Read<LabelledValue> = object<LabelledValue>({
  key: maybe(text),
  label: theText,
  value: theText,
  gs: maybe(text),
});

const readTable = object<CheckedTable>({ bt: theText, lm: everyRow(theText), mx: everyRow(everyRow(theText)) });

const readPaperFields = object<Paper>({
  title: key,
  kjsj: key,
  zt: code('0', '1', '2'),
  wjlb: code('1', '2'),
  zmlx: maybe(dictionaryCode<DocumentKind>()),
  yxq: maybe(theText),
  zfsj: maybe(theText),
  ywxz: maybe(theText),
  // A genuine paper that is shown with something unreadable in it would be worth nothing: it is refused as a whole.
  zy: maybe(everyRow(readFact)),
  bg: maybe(everyRow(readTable)),
});

/** The filled template of an issued document (specification 7.5): the file as Base64 with its name. */
function fillTemplate(zmbh: string, wjgs: DocumentFormat, options?: CallOptions): Promise<DocumentFile> {
  return post(putil('template/fill'), { mbbh: 'ZSWJ', params: { zmbh }, wjgs }, readDocumentFile, {
    errors: 'caller',
    ...options,
  });
}

/**
 * A document as a file. PDF comes as Base64 of the filled template, OFD from its own call as bytes.
 * @throws ApiError; '数据解析为空' for an empty file: an error is never handed out as a file.
 */
export async function downloadDocument(
  zmbh: string,
  format: DocumentFormat,
  options?: CallOptions,
): Promise<{ name: string; blob: Blob }> {
  if (format === 'ofd') {
    const blob = await postBlob(putil('ofd/download'), { zmbh }, { errors: 'caller', ...options });
    return { name: `${zmbh}.ofd`, blob: checked(new Uint8Array(await blob.arrayBuffer()), 'ofd') };
  }
  const file = await fillTemplate(zmbh, 'pdf', options);
  const name =
    typeof file.wjm === 'string' && /^[^\\/:*?"<>|\p{Cc}]{1,120}\.pdf$/u.test(file.wjm) ? file.wjm : `${zmbh}.pdf`;
  return { name, blob: checked(bytesOf(file.base64), 'pdf') };
}

/** The PDF alone, for showing it: the stream of the filled template, Base64. */
export async function previewDocument(zmbh: string, options?: CallOptions): Promise<Blob> {
  const base64 = await post(putil('template/fillStream'), { mbbh: 'ZSWJ', params: { zmbh }, wjgs: 'pdf' }, asItCame, {
    errors: 'caller',
    ...options,
  });
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
