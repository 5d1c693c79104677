import { isPlainDate } from '@/domain/dates';
import { type CallOptions, post, postBlob } from '../client/client';
import { ApiError, EMPTY_FILE_TEXT } from '../client/errors';
import { readLabelledValue } from '../client/labelled-value';
import { listCall } from '../client/list-call';
import { hall, putil } from '../client/path';
import {
  type Answer,
  code,
  dictionaryCode,
  each,
  everyRow,
  key,
  maybe,
  object,
  type Read,
  rawValue,
  refine,
  stringValue,
  textValue,
  unreadable,
} from '../client/read';

/** zmlx of the certificates (docs/rules/certificates.md); from 31 on other documents of the centre. */
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

/** A document issued by the centre. */
export const readIssuedDocument = object({
  /** ZM + yyyyMMdd + 6 digits. */
  zmbh: key,
  /** Check code: 8 letters and digits. */
  yzm: textValue,
  zmlx: dictionaryCode<DocumentKind>(),
  title: textValue,
  /** Time of issue. */
  kjsj: textValue,
  /** Purpose; '' when the kind has none. */
  yt: textValue,
  /** Last day of validity, yyyy-MM-dd; '' for unlimited. */
  yxq: textValue,
  /** '1' 有效, '0' 作废, '2' 已过期. */
  zt: code('0', '1', '2'),
  /** Case of the document, or ''. */
  ywlsh: textValue,
});
export type IssuedDocument = Answer<typeof readIssuedDocument>;

export const readDocumentFile = object({
  /** File name with its extension. */
  wjm: textValue,
  base64: textValue,
});
export type DocumentFile = Answer<typeof readDocumentFile>;

const readCheckVerdict = object({
  /**
   * Genuine: the number exists and the code matches. Only a real boolean counts: the verdict must not come from a loose conversion.
   */
  zw: (value: unknown) => (typeof value === 'boolean' ? value : unreadable()),
  /** Result as one sentence: genuine, void, expired or unknown. */
  jg: key,
  /** Time of the check by the centre's clock. */
  hysj: key,
});

const readCheckedLine = object({ ...readLabelledValue.fields, ...each(stringValue, 'label', 'value') });

/** A table of a checked document: caption, column headings, rows of texts. */
const readCheckedTable = object({
  bt: stringValue,
  lm: everyRow(stringValue),
  mx: everyRow(everyRow(stringValue)),
});
export type CheckedTable = Answer<typeof readCheckedTable>;

/** Kind, state and validity must be readable: a document without an end date would count as valid for ever. */
const readCheckedPaper = refine(
  object({
    ...each(key, 'title', 'kjsj'),
    zt: code('0', '1', '2'),
    /** '1' a document of the centre, '2' a list exported or printed in the hall. */
    wjlb: code('1', '2'),
    zmlx: maybe(dictionaryCode<DocumentKind>()),
    yxq: maybe(stringValue),
    /** Time of voiding; '' when valid. */
    zfsj: maybe(stringValue),
    /** For a document about a case: its current state. */
    ywxz: maybe(stringValue),
    // An unreadable line or table rejects the whole document: a partial copy proves nothing.
    /** All lines of the document. */
    zy: maybe(everyRow(readCheckedLine)),
    /** All tables of the document. */
    bg: maybe(everyRow(readCheckedTable)),
  }),
  ({ wjlb, yxq, zt, zfsj }) =>
    (wjlb === '2' || yxq === '' || (yxq !== undefined && isPlainDate(yxq))) && (zt !== '0' || zfsj !== undefined),
);

/** Result of the public check of a number and its code; names masked. */
export type DocumentCheck = Answer<typeof readCheckVerdict> & Partial<Answer<typeof readCheckedPaper>>;

/** The paper is read only of a genuine document. */
const readCheck: Read<DocumentCheck> = (value) => {
  const verdict = readCheckVerdict(value);
  return verdict.zw ? { ...verdict, ...readCheckedPaper(value) } : verdict;
};

/** The person's documents, newest first. */
export const fetchDocuments = listCall(hall('zmkj/getList'), readIssuedDocument, ['zmlx', 'ywlsh', 'ksrq', 'jsrq']);

/** Issues the receipt of an own case in its current state (idempotent). */
export function issueReceipt(ywlsh: string, options?: CallOptions): Promise<IssuedDocument> {
  return post(hall('zmkj/hz'), { ywlsh }, readIssuedDocument, options);
}

export function voidDocument(zmbh: string): Promise<IssuedDocument> {
  return post(hall('zmkj/zf'), { zmbh }, readIssuedDocument);
}

/** The public check. @throws ApiError, also for a response without a verdict */
export async function checkDocument(zmbh: string, yzm: string): Promise<DocumentCheck> {
  return post(hall('zmkj/hy'), { zmbh, yzm }, readCheck, { errors: 'inline' });
}

/** The filled template of an issued document (docs/specification.md 7.5): the file as Base64 with its name. */
function fillTemplate(zmbh: string, wjgs: DocumentFormat, options?: CallOptions): Promise<DocumentFile> {
  return post(putil('template/fill'), { mbbh: 'ZSWJ', params: { zmbh }, wjgs }, readDocumentFile, {
    ...options,
  });
}

/**
 * Downloads a document: PDF as Base64 of the filled template, OFD as bytes of its own call.
 * @throws ApiError; '数据解析为空' for an empty file
 */
export async function downloadDocument(
  zmbh: string,
  format: DocumentFormat,
  options?: CallOptions,
): Promise<{ name: string; blob: Blob }> {
  if (format === 'ofd') {
    const blob = await postBlob(putil('ofd/download'), { zmbh }, options);
    return { name: `${zmbh}.ofd`, blob: checked(new Uint8Array(await blob.arrayBuffer()), 'ofd') };
  }
  const file = await fillTemplate(zmbh, 'pdf', options);
  const name =
    typeof file.wjm === 'string' && /^[^\\/:*?"<>|\p{Cc}]{1,120}\.pdf$/u.test(file.wjm) ? file.wjm : `${zmbh}.pdf`;
  return { name, blob: checked(bytesOf(file.base64), 'pdf') };
}

/** The PDF for the preview: the stream of the filled template, Base64. */
export async function previewDocument(zmbh: string, options?: CallOptions): Promise<Blob> {
  const base64 = await post(putil('template/fillStream'), { mbbh: 'ZSWJ', params: { zmbh }, wjgs: 'pdf' }, rawValue, {
    ...options,
  });
  return checked(bytesOf(base64), 'pdf');
}

const TYPES: Readonly<Record<DocumentFormat, string>> = { pdf: 'application/pdf', ofd: 'application/ofd' };
/** First bytes of the formats: '%PDF' and 'PK'. They decide instead of the declared type. */
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
