import { type CallOptions, get, post } from './client';

const HALL = '/api/izfgjj-zhfw/v1';

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
  /** Labels of the basic fields that are still missing. */
  qsx: string[];
}

/** One change in the history: who, when, through which channel, old → new. */
export interface InfoChangeEntry {
  sj: string;
  czr: string;
  qd: string;
  bgx: { label: string; ysz: string; xsz: string }[];
}

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

/** What the unit may see of a member's information. */
export interface MemberInfo {
  grzh: string;
  xingming: string;
  /** Masked 3+4. */
  zjhm: string;
  grzhzt: string;
  /** Field → value in words, masked where it identifies; '' when it is not registered. */
  ysz: Record<string, string>;
  /** Field → code or text, of those that are not masked. */
  values: Record<string, string>;
}

/** Marriage by the civil-affairs register; hyzk '' when it knows of none. */
export interface MarriageAnswer {
  hyzk: string;
  poxm: string;
  pozjhm: string;
  /** When it was asked. */
  cxsj: string;
}

export function fetchOwnInfo(options?: CallOptions): Promise<OwnInfo> {
  return get(`${HALL}/grxx/xxbg/getInfo`, { errors: 'caller', data: 'object', ...options });
}

export function fetchInfoHistory(options?: CallOptions): Promise<InfoChangeEntry[]> {
  return get(`${HALL}/grxx/xxbg/getLs`, { errors: 'caller', data: 'list', ...options });
}

/** Sends a code to the registered number ('old') or to the number that shall take its place. */
export function sendInfoCode(to: { mb: 'old' } | { mb: 'new'; sjhm: string }): Promise<{ sjhm: string }> {
  return post(`${HALL}/grxx/xxbg/sendCode`, to, { errors: 'caller', data: 'object' });
}

/** Asks the marriage register; the call itself is the person's consent. */
export function fetchMarriage(): Promise<MarriageAnswer> {
  return post(`${HALL}/grxx/xxbg/hyxx`, { sqcx: '1' }, { errors: 'caller', data: 'object' });
}

export function fetchPendingPhones(options?: CallOptions): Promise<PendingPhone[]> {
  return get(`${HALL}/grxx/xxbg/getDqr`, { errors: 'caller', data: 'list', ...options });
}

/** Sends the code to the new number once more. */
export function resendPendingCode(id: string): Promise<{ sjhm: string }> {
  return post(`${HALL}/grxx/xxbg/qrsjhCode`, { id }, { errors: 'caller', data: 'object' });
}

/** Confirms with the code that was sent to the new number (ty '1'), or refuses (ty '0'). */
export function answerPendingPhone(answer: { id: string; ty: '0' | '1'; dxyzm: string }): Promise<null> {
  return post(`${HALL}/grxx/xxbg/qrsjh`, answer, { errors: 'caller' });
}

export function fetchMemberInfo(grzh: string, options?: CallOptions): Promise<MemberInfo> {
  return get(`${HALL}/zgxx/xxbg/getInfo`, { errors: 'caller', data: 'object', ...options, params: { grzh } });
}
