import { type CallOptions, get, post } from '../client/client';
import { hall } from '../client/path';
import {
  type Answer,
  amount,
  each,
  figureValue,
  ignoredAnswer,
  key,
  object,
  rows,
  rowsOrNone,
  textList,
  textOfEach,
  textValue,
} from '../client/read';

/** The person's information in GJ0302; phone, card and the spouse's ID number are masked. */
export const readPersonInfo = object({
  ...each(
    textValue,
    'sjhm',
    'gddhhm',
    'dzyx',
    'hyzk',
    'poxm',
    'pozjhm',
    'xueli',
    'zhiye',
    'zhicheng',
    'zhiwu',
    'yzbm',
    'grckzhkhyhdm',
    'grckzhhm',
  ),
  jtzz: object({ region: textList, detail: textValue }),
  /** Yuan. */
  jtysr: amount,
  /** Codes of the dictionary dxtx. */
  dxtx: textList,
  /** For a flexible worker: dictionaries lhrylb and cyrzt. */
  lhrylb: textValue,
  cyrzt: textValue,
  /** Missing basic fields: name and label. */
  qsx: rows(object({ key, label: textValue })),
});
export type PersonInfo = Answer<typeof readPersonInfo>;

/** A change in the history: time, author, channel, old → new. */
export const readInfoChangeEntry = object({
  ...each(textValue, 'sj', 'czr', 'qd'),
  bgx: rowsOrNone(object({ label: key, ysz: figureValue, xsz: figureValue })),
});
export type InfoChangeEntry = Answer<typeof readInfoChangeEntry>;

/** A new mobile number registered by the unit; it takes effect once the member confirms it. */
export const readPendingPhone = object({
  id: key,
  /** Masked 3+4. */
  sjhm: textValue,
  ...each(textValue, 'dwmc', 'sj'),
  /** Last day to confirm, yyyy-MM-dd. */
  yxq: textValue,
});
export type PendingPhone = Answer<typeof readPendingPhone>;

/** A member's information, as far as the unit may see it. */
export const readMemberInfo = object({
  grzh: key,
  xingming: textValue,
  /** Masked 3+4. */
  zjlx: textValue,
  ...each(textValue, 'zjhm', 'grzhzt'),
  /** Field → display text, identifying values masked; '' when not registered. */
  ysz: textOfEach,
  /** Field → code or text, for fields that are not masked. */
  values: textOfEach,
});
export type MemberInfo = Answer<typeof readMemberInfo>;

/** Marital state by the civil-affairs register; hyzk '' when it has no record. */
export const readMarriageAnswer = object({
  ...each(textValue, 'hyzk', 'poxm', 'pozjhm'),
  /** Time of the query. */
  cxsj: textValue,
});
export type MarriageAnswer = Answer<typeof readMarriageAnswer>;

export function fetchPersonInfo(options?: CallOptions): Promise<PersonInfo> {
  return get(hall('grxx/xxbg/getInfo'), readPersonInfo, options);
}

export function fetchInfoHistory(options?: CallOptions): Promise<InfoChangeEntry[]> {
  return get(hall('grxx/xxbg/getLs'), rows(readInfoChangeEntry), options);
}

/** Sends a code to the registered number ('old') or to its replacement. */
export function sendInfoCode(to: { mb: 'old' } | { mb: 'new'; sjhm: string }): Promise<{ sjhm: string }> {
  return post(hall('grxx/xxbg/sendCode'), to, object({ sjhm: textValue }));
}

/** Queries the marriage register; the call itself records the person's consent. */
export function fetchMarriage(): Promise<MarriageAnswer> {
  return post(hall('grxx/xxbg/hyxx'), { sqcx: '1' }, readMarriageAnswer);
}

export function fetchPendingPhones(options?: CallOptions): Promise<PendingPhone[]> {
  return get(hall('grxx/xxbg/getDqr'), rows(readPendingPhone), options);
}

/** Sends the code to the new number again. */
export function resendPendingCode(id: string): Promise<{ sjhm: string }> {
  return post(hall('grxx/xxbg/qrsjhCode'), { id }, object({ sjhm: textValue }));
}

/** Confirms with the code sent to the new number (ty '1'), or refuses (ty '0'). */
export function answerPendingPhone(answer: { id: string; ty: '0' | '1'; dxyzm: string }): Promise<null> {
  return post(hall('grxx/xxbg/qrsjh'), answer, ignoredAnswer, { errors: 'inline' });
}

export function fetchMemberInfo(grzh: string, options?: CallOptions): Promise<MemberInfo> {
  return get(hall('zgxx/xxbg/getInfo'), readMemberInfo, { ...options, params: { grzh } });
}
