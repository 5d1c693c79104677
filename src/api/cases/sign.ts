import { type CallOptions, get, post } from '../client/client';
import { readLabelledValue } from '../client/labelled-value';
import { archive, auth, hall } from '../client/path';
import { type Answer, code, count, each, key, maybe, object, rows, rowsOrNone, textValue } from '../client/read';

/** A QR code; its content is `urlBase` + `uuid`. */
export const readSignQr = object({ uuid: key, urlBase: textValue });
export type SignQr = Answer<typeof readSignQr>;

/** Progress on the phone. */
export type PhoneState = 'waiting' | 'scanned' | 'confirmed' | 'cancelled' | 'expired';

export const readSignState = object({
  zt: code('waiting', 'scanned', 'confirmed', 'cancelled', 'expired'),
  /** Number and time of the completed signature. */
  qmbh: textValue,
  qmsj: textValue,
});
export type SignState = Answer<typeof readSignState>;

/** zt: 0 待签署, 1 已签署, 2 已拒绝, 3 已失效. */
export const readSignatureView = object({
  ...each(textValue, 'xingming', 'qmsf'),
  /** The signed document; several documents of one person have a row each. */
  wsmc: textValue,
  ...each(textValue, 'zt', 'qmsj'),
  /** data: URL of the picture, '' until signed. */
  image: textValue,
});
export type SignatureView = Answer<typeof readSignatureView>;

/** A document that the business requires to be signed. */
export const readSignDocument = object({
  ...each(textValue, 'wsbh', 'wsmc'),
  /** Content of the authorisation. */
  sm: textValue,
});
export type SignDocument = Answer<typeof readSignDocument>;

/** A signature requested by another person. */
export const readSignRequest = object({
  qmbh: key,
  ...each(textValue, 'ywlsh', 'ywmc', 'yqrq', 'qxrq', 'zt', 'qmsj', 'jjyy', 'image'),
  nr: rowsOrNone(readLabelledValue),
  /** Requesting person. */
  sqr: textValue,
  qmsf: textValue,
  /** The issued document to sign; optional. */
  zmbh: maybe(textValue),
  /** State of an application that ended without a result, e.g. 已撤回, and its explanation: the signature is no longer needed. */
  zzmc: maybe(textValue),
  zzsm: maybe(textValue),
});
export type SignRequest = Answer<typeof readSignRequest>;

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

export const readFaceState = object({
  zt: code('waiting', 'scanned', 'confirmed', 'cancelled', 'expired'),
  /** Number of the passed check. */
  hybh: textValue,
  /** Seconds for which the menu entry stays unlocked. */
  yxsj: count,
  /** Why the entry's business is unavailable now; no face check is required then. */
  bz: maybe(textValue),
});
export type FaceState = Answer<typeof readFaceState>;

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
