import { type CallOptions, get, post } from './client';
import { type LabelledValue, readLabelledValue } from './labelled-value';
import { archive, auth, hall } from './path';
import { code, count, each, key, maybe, object, rows, rowsOrNone, text } from './read';

/** A code to be scanned: `urlBase` + `uuid` is what it says. */
export interface SignQr {
  uuid: string;
  urlBase: string;
}

export const readSignQr = object<SignQr>({ uuid: key, urlBase: text });

/** How far the phone is. */
export type PhoneState = 'waiting' | 'scanned' | 'confirmed' | 'cancelled' | 'expired';

export interface SignState {
  zt: PhoneState;
  /** Number and time of the signature once it is made. */
  qmbh: string;
  qmsj: string;
}

export const readSignState = object<SignState>({
  zt: code('waiting', 'scanned', 'confirmed', 'cancelled', 'expired'),
  qmbh: text,
  qmsj: text,
});

/** zt: 0 待签署, 1 已签署, 2 已拒绝, 3 已失效. */
export interface SignatureView {
  xingming: string;
  qmsf: string;
  /** The document that is signed: who signs several has a row for each. */
  wsmc: string;
  zt: string;
  qmsj: string;
  /** data: address of a picture, '' until signed. */
  image: string;
}

export const readSignatureView = object<SignatureView>({
  ...each(text, 'xingming', 'qmsf', 'wsmc', 'zt', 'qmsj', 'image'),
});

/** A document that the business has signed, by the centre's rules. */
export interface SignDocument {
  wsbh: string;
  wsmc: string;
  /** What it authorises. */
  sm: string;
}

export const readSignDocument = object<SignDocument>({ ...each(text, 'wsbh', 'wsmc', 'sm') });

/** What somebody else asks this person to sign. */
export interface SignRequest {
  qmbh: string;
  ywlsh: string;
  ywmc: string;
  /** Who asks. */
  sqr: string;
  qmsf: string;
  nr: LabelledValue[];
  yqrq: string;
  qxrq: string;
  zt: string;
  qmsj: string;
  jjyy: string;
  image: string;
  /** The issued document that is signed, where there is one. */
  zmbh?: string;
  /** How the application ended without being carried out, e.g. 已撤回, and the sentence on it: a signature counts no more. */
  zzmc?: string;
  zzsm?: string;
}

export const readSignRequest = object<SignRequest>({
  qmbh: key,
  ...each(text, 'ywlsh', 'ywmc', 'sqr', 'qmsf', 'yqrq', 'qxrq', 'zt', 'qmsj', 'jjyy', 'image'),
  nr: rowsOrNone(readLabelledValue),
  ...each(maybe(text), 'zmbh', 'zzmc', 'zzsm'),
});

/** QR code for signing: the applicant's own signature under an application, or the one that `qmbh` asks for. */
export function fetchSignQr(
  what: { ywlsh: string; wsmc: string } | { qmbh: string },
  options?: CallOptions,
): Promise<SignQr> {
  return get(archive('qm/getQrCode'), readSignQr, { errors: 'caller', params: what, ...options });
}

export function fetchSignState(uuid: string, options?: CallOptions): Promise<SignState> {
  return post(archive('zhcjyw/qsztcx'), { uuid }, readSignState, { errors: 'silent', ...options });
}

/** Which documents are signed under an application filled in like this; what names the application comes first. */
export function fetchSignDocuments(
  ywlsh: string,
  values: Record<string, unknown>,
  options?: CallOptions,
): Promise<SignDocument[]> {
  return post(archive('zhcjyw/cxsqsgzV2'), { ...values, ywlsh }, rows(readSignDocument), {
    errors: 'caller',
    ...options,
  });
}

/** All signatures under an own application. */
export function fetchSignatures(ywlsh: string, options?: CallOptions): Promise<SignatureView[]> {
  return get(archive('qm/getList'), rows(readSignatureView), { errors: 'caller', params: { ywlsh }, ...options });
}

export function fetchSignRequests(options?: CallOptions): Promise<SignRequest[]> {
  return get(hall('qsqr/getList'), rows(readSignRequest), { errors: 'caller', ...options });
}

export function refuseSignRequest(qmbh: string, jjyy: string): Promise<SignRequest> {
  return post(hall('qsqr/jujue'), { qmbh, jjyy }, readSignRequest, { errors: 'caller' });
}

export interface FaceState {
  zt: PhoneState;
  /** Number of the check once it has passed. */
  hybh: string;
  /** Seconds for which the menu entry stays open. */
  yxsj: number;
  /** Why what stands behind the entry cannot be done now: no face is asked for. */
  bz?: string;
}

export const readFaceState = object<FaceState>({
  zt: code('waiting', 'scanned', 'confirmed', 'cancelled', 'expired'),
  hybh: text,
  yxsj: count,
  bz: maybe(text),
});

/** QR code of a face check; `menuId` is the entry it opens, '' for a check inside a business. */
export function fetchFaceQr(menuId: string, options?: CallOptions): Promise<SignQr> {
  return get(auth('twoCheck/getQrCode'), readSignQr, { errors: 'caller', params: { menuId }, ...options });
}

export function fetchFaceState(uuid: string, options?: CallOptions): Promise<FaceState> {
  return get(auth('twoCheck/findQrStatus'), readFaceState, { errors: 'silent', params: { uuid }, ...options });
}

/** Whether this session has opened the entry in the last minutes; `hybh` is '' when not. */
export function fetchFaceCheck(menuId: string, options?: CallOptions): Promise<FaceState> {
  return get(auth('twoCheck/getResult'), readFaceState, { errors: 'silent', params: { menuId }, ...options });
}
