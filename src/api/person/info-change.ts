import { type CallOptions, get, post } from '../client/client';
import { hall } from '../client/path';
import {
  amount,
  each,
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
export interface PersonInfo {
  sjhm: string;
  gddhhm: string;
  dzyx: string;
  hyzk: string;
  poxm: string;
  pozjhm: string;
  xueli: string;
  zhiye: string;
  zhicheng: string;
  zhiwu: string;
  jtzz: { region: string[]; detail: string };
  yzbm: string;
  /** Yuan. */
  jtysr: string;
  grckzhkhyhdm: string;
  grckzhhm: string;
  /** Codes of the dictionary dxtx. */
  dxtx: string[];
  /** For a flexible worker: dictionaries lhrylb and cyrzt. */
  lhrylb: string;
  cyrzt: string;
  /** Missing basic fields: name and label. */
  qsx: { key: string; label: string }[];
}

export const readPersonInfo = object<PersonInfo>({
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
    'lhrylb',
    'cyrzt',
  ),
  jtzz: object({ region: textList, detail: textValue }),
  jtysr: amount,
  dxtx: textList,
  qsx: rows(object({ key, label: textValue })),
});

/** A change in the history: time, author, channel, old → new. */
export interface InfoChangeEntry {
  sj: string;
  czr: string;
  qd: string;
  bgx: { label: string; ysz: string; xsz: string }[];
}

export const readInfoChangeEntry = object<InfoChangeEntry>({
  ...each(textValue, 'sj', 'czr', 'qd'),
  bgx: rowsOrNone(object({ label: key, ysz: textValue, xsz: textValue })),
});

/** A new mobile number registered by the unit; it takes effect once the member confirms it. */
export interface PendingPhone {
  id: string;
  /** Masked 3+4. */
  sjhm: string;
  dwmc: string;
  sj: string;
  /** Last day to confirm, yyyy-MM-dd. */
  yxq: string;
}

export const readPendingPhone = object<PendingPhone>({ id: key, ...each(textValue, 'sjhm', 'dwmc', 'sj', 'yxq') });

/** A member's information, as far as the unit may see it. */
export interface MemberInfo {
  grzh: string;
  xingming: string;
  /** Masked 3+4. */
  zjlx: string;
  zjhm: string;
  grzhzt: string;
  /** Field → display text, identifying values masked; '' when not registered. */
  ysz: Record<string, string>;
  /** Field → code or text, for fields that are not masked. */
  values: Record<string, string>;
}

export const readMemberInfo = object<MemberInfo>({
  grzh: key,
  ...each(textValue, 'xingming', 'zjlx', 'zjhm', 'grzhzt'),
  ysz: textOfEach,
  values: textOfEach,
});

/** Marital state by the civil-affairs register; hyzk '' when it has no record. */
export interface MarriageAnswer {
  hyzk: string;
  poxm: string;
  pozjhm: string;
  /** Time of the query. */
  cxsj: string;
}

export const readMarriageAnswer = object<MarriageAnswer>({ ...each(textValue, 'hyzk', 'poxm', 'pozjhm', 'cxsj') });

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
