import { type CallOptions, get, post } from './client';
import { hall } from './path';
import { amount, each, key, nothing, object, rows, rowsOrNone, text, textOfEach, texts } from './read';

/** Own information as GJ0302 shows and changes it; phone, card and the spouse's ID number are masked. */
export interface OwnInfo {
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
  /** Of a flexible worker: dictionaries lhrylb and cyrzt. */
  lhrylb: string;
  cyrzt: string;
  /** The basic fields that are still missing: name of the field, and what it is called. */
  qsx: { key: string; label: string }[];
}

export const readOwnInfo = object<OwnInfo>({
  ...each(
    text,
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
  jtzz: object({ region: texts, detail: text }),
  jtysr: amount,
  dxtx: texts,
  qsx: rows(object({ key, label: text })),
});

/** One change in the history: who, when, through which channel, old → new. */
export interface InfoChangeEntry {
  sj: string;
  czr: string;
  qd: string;
  bgx: { label: string; ysz: string; xsz: string }[];
}

export const readInfoChangeEntry = object<InfoChangeEntry>({
  ...each(text, 'sj', 'czr', 'qd'),
  bgx: rowsOrNone(object({ label: key, ysz: text, xsz: text })),
});

/** A new mobile number that the unit registered; it counts once the member has confirmed it. */
export interface PendingPhone {
  id: string;
  /** Masked 3+4. */
  sjhm: string;
  dwmc: string;
  sj: string;
  /** Last day to confirm, yyyy-MM-dd. */
  yxq: string;
}

export const readPendingPhone = object<PendingPhone>({ id: key, ...each(text, 'sjhm', 'dwmc', 'sj', 'yxq') });

/** What the unit may see of a member's information. */
export interface MemberInfo {
  grzh: string;
  xingming: string;
  /** Masked 3+4. */
  zjlx: string;
  zjhm: string;
  grzhzt: string;
  /** Field → value in words, masked where it identifies; '' when it is not registered. */
  ysz: Record<string, string>;
  /** Field → code or text, of those that are not masked. */
  values: Record<string, string>;
}

export const readMemberInfo = object<MemberInfo>({
  grzh: key,
  ...each(text, 'xingming', 'zjlx', 'zjhm', 'grzhzt'),
  ysz: textOfEach,
  values: textOfEach,
});

/** Marriage by the civil-affairs register; hyzk '' when it knows of none. */
export interface MarriageAnswer {
  hyzk: string;
  poxm: string;
  pozjhm: string;
  /** When it was asked. */
  cxsj: string;
}

export const readMarriageAnswer = object<MarriageAnswer>({ ...each(text, 'hyzk', 'poxm', 'pozjhm', 'cxsj') });

export function fetchOwnInfo(options?: CallOptions): Promise<OwnInfo> {
  return get(hall('grxx/xxbg/getInfo'), readOwnInfo, { errors: 'caller', ...options });
}

export function fetchInfoHistory(options?: CallOptions): Promise<InfoChangeEntry[]> {
  return get(hall('grxx/xxbg/getLs'), rows(readInfoChangeEntry), { errors: 'caller', ...options });
}

/** Sends a code to the registered number ('old') or to the number that shall take its place. */
export function sendInfoCode(to: { mb: 'old' } | { mb: 'new'; sjhm: string }): Promise<{ sjhm: string }> {
  return post(hall('grxx/xxbg/sendCode'), to, object({ sjhm: text }), { errors: 'caller' });
}

/** Asks the marriage register; the call itself is the person's consent. */
export function fetchMarriage(): Promise<MarriageAnswer> {
  return post(hall('grxx/xxbg/hyxx'), { sqcx: '1' }, readMarriageAnswer, { errors: 'caller' });
}

export function fetchPendingPhones(options?: CallOptions): Promise<PendingPhone[]> {
  return get(hall('grxx/xxbg/getDqr'), rows(readPendingPhone), { errors: 'caller', ...options });
}

/** Sends the code to the new number once more. */
export function resendPendingCode(id: string): Promise<{ sjhm: string }> {
  return post(hall('grxx/xxbg/qrsjhCode'), { id }, object({ sjhm: text }), { errors: 'caller' });
}

/** Confirms with the code that was sent to the new number (ty '1'), or refuses (ty '0'). */
export function answerPendingPhone(answer: { id: string; ty: '0' | '1'; dxyzm: string }): Promise<null> {
  return post(hall('grxx/xxbg/qrsjh'), answer, nothing, { errors: 'caller' });
}

export function fetchMemberInfo(grzh: string, options?: CallOptions): Promise<MemberInfo> {
  return get(hall('zgxx/xxbg/getInfo'), readMemberInfo, { errors: 'caller', ...options, params: { grzh } });
}
