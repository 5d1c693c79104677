import { type CallOptions, get } from '../client/client';
import { auth } from '../client/path';
import { type Answer, anObject, object, orNull, type Read, rawValue, unreadable } from '../client/read';
import { type LoginType, readSignInAnswer, type SignInAnswer } from './auth';

// Sign-in by a QR code: confirmed on the phone, by face recognition on the phone, or as second factor.

/** A QR code; its content is `urlBase` + `uuid`. */
export interface ScanCode {
  uuid: string;
  urlBase: string;
  /** Validity in seconds, where the centre states it. */
  yxsj?: number;
  /** Secret of this page, where the centre sends one: the code alone opens no session. */
  ticket?: string;
}

/** Progress on the phone, unchecked. */
const readScanAnswer = object({
  zt: rawValue,
  /** Message of the phone, e.g. a face that was not recognised. */
  ts: rawValue,
  /** The session, sent with 'confirmed' where no further call is needed. */
  login: orNull(readSignInAnswer),
});
export type ScanAnswer = Answer<typeof readScanAnswer>;

/** Characters of a QR code of version 10 (57 modules); phones have trouble with denser ones. */
const LONGEST_ADDRESS = 213;

/** `lx` face: the phone checks the face instead of asking for a confirmation. */
export async function fetchSignInCode(
  loginType: LoginType,
  lx: 'confirm' | 'face',
  options?: CallOptions,
): Promise<ScanCode> {
  return get(auth('qrcode/getQrCode'), codeOf, { params: { loginType, lx }, ...options });
}

export function fetchSignInState({ uuid, ticket }: ScanCode, options?: CallOptions): Promise<ScanAnswer> {
  return get(auth('qrcode/findQrStatus'), readScanAnswer, { params: { uuid, ticket }, errors: 'silent', ...options });
}

/** Opens the session of a code that was scanned with a recognised face. */
export function signInByFaceScan({ uuid, ticket }: ScanCode): Promise<SignInAnswer> {
  return get(auth('otherAuth/qrFaceIdLogin'), readSignInAnswer, { params: { uuid, ticket }, errors: 'inline' });
}

/** `ticket`: from the sign-in that answered 102. */
export async function fetchSecondFactorCode(ticket: string, options?: CallOptions): Promise<ScanCode> {
  return get(auth('twoCheck/getQrCode'), codeOf, { params: { ticket }, ...options });
}

export function fetchSecondFactorState(ticket: string, uuid: string, options?: CallOptions): Promise<ScanAnswer> {
  return get(auth('twoCheck/findQrStatus'), readScanAnswer, { params: { ticket, uuid }, errors: 'silent', ...options });
}

/** @throws ApiError when the code cannot be scanned */
const codeOf: Read<ScanCode> = (answer) => {
  const { uuid, urlBase, yxsj, ticket } = anObject(answer);
  if (typeof uuid !== 'string' || uuid === '' || typeof urlBase !== 'string') return unreadable();
  if (new TextEncoder().encode(urlBase + uuid).length > LONGEST_ADDRESS) unreadable();
  return {
    uuid,
    urlBase,
    ...(typeof yxsj === 'number' && yxsj > 0 ? { yxsj } : {}),
    ...(typeof ticket === 'string' ? { ticket } : {}),
  };
};
