import { type CallOptions, get } from '../client/client';
import { auth } from '../client/path';
import { type Answer, count, fallback, key, object, orNull, rawValue, refine, stringValue } from '../client/read';
import { type LoginType, readSignInAnswer, type SignInAnswer } from './auth';

// Sign-in by a QR code: confirmed on the phone, by face recognition on the phone, or as second factor.

/** Characters of a QR code of version 10 (57 modules); phones have trouble with denser ones. */
const LONGEST_ADDRESS = 213;

/** A QR code; its content is `urlBase` + `uuid`. */
const readScanCode = refine(
  object({
    uuid: key,
    urlBase: stringValue,
    /** Validity in seconds, where the centre states it. */
    yxsj: fallback(
      refine(count, (seconds) => seconds > 0),
      undefined,
    ),
    /** Secret of this page, where the centre sends one: the code alone opens no session. */
    ticket: fallback(stringValue, undefined),
  }),
  ({ uuid, urlBase }) => new TextEncoder().encode(urlBase + uuid).length <= LONGEST_ADDRESS,
);
export type ScanCode = Answer<typeof readScanCode>;

/** Progress on the phone, unchecked. */
const readScanAnswer = object({
  zt: rawValue,
  /** Message of the phone, e.g. a face that was not recognised. */
  ts: rawValue,
  /** The session, sent with 'confirmed' where no further call is needed. */
  login: orNull(readSignInAnswer),
});
export type ScanAnswer = Answer<typeof readScanAnswer>;

/** `lx` face: the phone checks the face instead of asking for a confirmation. */
export async function fetchSignInCode(
  loginType: LoginType,
  lx: 'confirm' | 'face',
  options?: CallOptions,
): Promise<ScanCode> {
  return get(auth('qrcode/getQrCode'), readScanCode, { params: { loginType, lx }, ...options });
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
  return get(auth('twoCheck/getQrCode'), readScanCode, { params: { ticket }, ...options });
}

export function fetchSecondFactorState(ticket: string, uuid: string, options?: CallOptions): Promise<ScanAnswer> {
  return get(auth('twoCheck/findQrStatus'), readScanAnswer, { params: { ticket, uuid }, errors: 'silent', ...options });
}
