import { type CallOptions, get, post } from '../client/client';
import { type LabelledValue, readLabelledValue } from '../client/labelled-value';
import { archive, auth, hall } from '../client/path';
import { code, count, each, key, maybe, object, rows, rowsOrNone, textValue } from '../client/read';

/** A QR code; its content is `urlBase` + `uuid`. */
export interface SignQr {
  uuid: string;
  urlBase: string;
}

export const readSignQr = object<SignQr>({ uuid: key, urlBase: textValue });

/** Progress on the phone. */
export type PhoneState = 'waiting' | 'scanned' | 'confirmed' | 'cancelled' | 'expired';

export interface SignState {
  zt: PhoneState;
  /** Number and time of the completed signature. */
  qmbh: string;
  qmsj: string;
}

export const readSignState = object<SignState>({
  zt: code('waiting', 'scanned', 'confirmed', 'cancelled', 'expired'),
  qmbh: textValue,
  qmsj: textValue,
});

/** zt: 0 待签署, 1 已签署, 2 已拒绝, 3 已失效. */
export interface SignatureView {
  xingming: string;
  qmsf: string;
  /** The signed document; several documents of one person have a row each. */
  wsmc: string;
  zt: string;
  qmsj: string;
  /** data: URL of the picture, '' until signed. */
  image: string;
}

export const readSignatureView = object<SignatureView>({
  ...each(textValue, 'xingming', 'qmsf', 'wsmc', 'zt', 'qmsj', 'image'),
});

/** A document that the business requires to be signed. */
export interface SignDocument {
  wsbh: string;
  wsmc: string;
  /** Content of the authorisation. */
  sm: string;
}

export const readSignDocument = object<SignDocument>({ ...each(textValue, 'wsbh', 'wsmc', 'sm') });

/** A signature requested by another person. */
export interface SignRequest {
  qmbh: string;
  ywlsh: string;
  ywmc: string;
  /** Requesting person. */
  sqr: string;
  qmsf: string;
  nr: LabelledValue[];
  yqrq: string;
  qxrq: string;
  zt: string;
  qmsj: string;
  jjyy: string;
  image: string;
  /** The issued document to sign; optional. */
  zmbh?: string;
  /** State of an application that ended without a result, e.g. 已撤回, and its explanation: the signature is no longer needed. */
  zzmc?: string;
  zzsm?: string;
}

export const readSignRequest = object<SignRequest>({
  qmbh: key,
  ...each(textValue, 'ywlsh', 'ywmc', 'sqr', 'qmsf', 'yqrq', 'qxrq', 'zt', 'qmsj', 'jjyy', 'image'),
  nr: rowsOrNone(readLabelledValue),
  ...each(maybe(textValue), 'zmbh', 'zzmc', 'zzsm'),
});

/** QR code for a signature: the applicant's under an application, or the one requested under `qmbh`. */
export function fetchSignQr(
  what: { ywlsh: string; wsmc: string } | { qmbh: string },
  options?: CallOptions,
): Promise<SignQr> {
  return get(archive('qm/getQrCode'), readSignQr, { params: what, ...options });
}

export function fetchSignState(uuid: string, options?: CallOptions): Promise<SignState> {
  return post(archive('zhcjyw/qsztcx'), { uuid }, readSignState, { errors: 'silent', ...options });
}

/** Documents to sign for an application with these values; `ywlsh` identifies it. */
export function fetchSignDocuments(
  ywlsh: string,
  values: Record<string, unknown>,
  options?: CallOptions,
): Promise<SignDocument[]> {
  // Typed, so that the contract says that the values come along.
  const form: Record<string, unknown> & { ywlsh: string } = { ...values, ywlsh };
  return post(archive('zhcjyw/cxsqsgzV2'), form, rows(readSignDocument), {
    errors: 'silent',
    ...options,
  });
}

/** All signatures under an own application. */
export function fetchSignatures(ywlsh: string, options?: CallOptions): Promise<SignatureView[]> {
  return get(archive('qm/getList'), rows(readSignatureView), { params: { ywlsh }, ...options });
}

export function fetchSignRequests(options?: CallOptions): Promise<SignRequest[]> {
  return get(hall('qsqr/getList'), rows(readSignRequest), options);
}

export function refuseSignRequest(qmbh: string, jjyy: string): Promise<SignRequest> {
  return post(hall('qsqr/jujue'), { qmbh, jjyy }, readSignRequest);
}

export interface FaceState {
  zt: PhoneState;
  /** Number of the passed check. */
  hybh: string;
  /** Seconds for which the menu entry stays unlocked. */
  yxsj: number;
  /** Why the entry's business is unavailable now; no face check is required then. */
  bz?: string;
}

export const readFaceState = object<FaceState>({
  zt: code('waiting', 'scanned', 'confirmed', 'cancelled', 'expired'),
  hybh: textValue,
  yxsj: count,
  bz: maybe(textValue),
});

/** QR code of a face check; `menuId`: entry to unlock, '' for a check inside a business. */
export function fetchFaceQr(menuId: string, options?: CallOptions): Promise<SignQr> {
  return get(auth('twoCheck/getQrCode'), readSignQr, { params: { menuId }, ...options });
}

export function fetchFaceState(uuid: string, options?: CallOptions): Promise<FaceState> {
  return get(auth('twoCheck/findQrStatus'), readFaceState, { errors: 'silent', params: { uuid }, ...options });
}

/** Returns whether the session has unlocked the entry recently; `hybh` is '' when not. */
export function fetchFaceCheck(menuId: string, options?: CallOptions): Promise<FaceState> {
  return get(auth('twoCheck/getResult'), readFaceState, { errors: 'silent', params: { menuId }, ...options });
}
