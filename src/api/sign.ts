import type { LabelledValue } from './business';
import { type CallOptions, get, post } from './client';

const ARCHIVE = '/api/dzda/v1/zhcjyw';
const SIGN = '/api/dzda/v1/qm';
const REQUESTS = '/api/izfgjj-zhfw/v1/qsqr';
const FACE = '/api/auth/v1/twoCheck';

/** A code to be scanned: `urlBase` + `uuid` is what it says. */
export interface SignQr {
  uuid: string;
  urlBase: string;
}

/** How far the phone is. */
export type PhoneState = 'waiting' | 'scanned' | 'confirmed' | 'cancelled' | 'expired';

export interface SignState {
  zt: PhoneState;
  /** Number and time of the signature once it is made. */
  qmbh: string;
  qmsj: string;
}

/** zt: 0 待签署, 1 已签署, 2 已拒绝, 3 已失效. */
export interface SignatureView {
  xingming: string;
  qmsf: string;
  zt: string;
  qmsj: string;
  /** data: address of a picture, '' until signed. */
  image: string;
}

/** A document that the business has signed, by the centre's rules. */
export interface SignDocument {
  wsbh: string;
  wsmc: string;
  /** What it authorises. */
  sm: string;
}

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
}

/** QR code for signing: the applicant's own signature under an application, or the one that `qmbh` asks for. */
export function fetchSignQr(
  what: { ywlsh: string; wsmc: string } | { qmbh: string },
  options?: CallOptions,
): Promise<SignQr> {
  return get(`${SIGN}/getQrCode`, { errors: 'caller', data: 'object', params: what, ...options });
}

export function fetchSignState(uuid: string, options?: CallOptions): Promise<SignState> {
  return post(`${ARCHIVE}/qsztcx`, { uuid }, { errors: 'silent', data: 'object', ...options });
}

/** Which documents are signed under an application filled in like this; what names the application comes first. */
export function fetchSignDocuments(
  ywlsh: string,
  values: Record<string, unknown>,
  options?: CallOptions,
): Promise<SignDocument[]> {
  return post(`${ARCHIVE}/cxsqsgzV2`, { ...values, ywlsh }, { errors: 'caller', data: 'list', ...options });
}

/** All signatures under an own application. */
export function fetchSignatures(ywlsh: string, options?: CallOptions): Promise<SignatureView[]> {
  return get(`${SIGN}/getList`, { errors: 'caller', data: 'list', params: { ywlsh }, ...options });
}

export function fetchSignRequests(options?: CallOptions): Promise<SignRequest[]> {
  return get(`${REQUESTS}/getList`, { errors: 'caller', data: 'list', ...options });
}

export function refuseSignRequest(qmbh: string, jjyy: string): Promise<SignRequest> {
  return post(`${REQUESTS}/jujue`, { qmbh, jjyy }, { errors: 'caller', data: 'object' });
}

export interface FaceState {
  zt: PhoneState;
  /** Number of the check once it has passed. */
  hybh: string;
  /** Seconds for which the menu entry stays open. */
  yxsj: number;
}

/** QR code of a face check; `menuId` is the entry it opens, '' for a check inside a business. */
export function fetchFaceQr(menuId: string, options?: CallOptions): Promise<SignQr> {
  return get(`${FACE}/getQrCode`, { errors: 'caller', data: 'object', params: { menuId }, ...options });
}

export function fetchFaceState(uuid: string, options?: CallOptions): Promise<FaceState> {
  return get(`${FACE}/findQrStatus`, { errors: 'silent', data: 'object', params: { uuid }, ...options });
}

/** Whether this session has opened the entry in the last minutes; `hybh` is '' when not. */
export function fetchFaceCheck(menuId: string, options?: CallOptions): Promise<FaceState> {
  return get(`${FACE}/getResult`, { errors: 'silent', data: 'object', params: { menuId }, ...options });
}
