import { type LoginType, readSignInAnswer, type SignInAnswer } from './auth';
import { type CallOptions, get } from './client';
import { auth } from './path';
import { anObject, asItCame, object, orNull, type Read, unreadable } from './read';

// Sign-in by a code that a phone scans: with a confirmation there, with the face of the phone's holder, or as second factor.

/** A code to be scanned: `urlBase` + `uuid` is what it says. */
export interface ScanCode {
  uuid: string;
  urlBase: string;
  /** Seconds for which it is good, where the centre says so. */
  yxsj?: number;
  /** Known to this page alone, where the centre gives one: whoever else has seen the code gets no session for it. */
  ticket?: string;
}

/** How far the phone is, as it comes: unchecked. */
export interface ScanAnswer {
  zt: unknown;
  /** What the phone reports beside it, e.g. a face that was not recognised. */
  ts?: unknown;
  /** The session, with 'confirmed', where no further call is needed for it. */
  login?: SignInAnswer | null;
}

const readScanAnswer = object<ScanAnswer>({ zt: asItCame, ts: asItCame, login: orNull(readSignInAnswer) });

/** A QR code holds no more (src/lib/qr-code.ts). */
const LONGEST_ADDRESS = 213;

/** `lx` face: the phone asks for the face instead of a confirmation. */
export async function fetchSignInCode(
  loginType: LoginType,
  lx: 'confirm' | 'face',
  options?: CallOptions,
): Promise<ScanCode> {
  return get(auth('qrcode/getQrCode'), codeOf, { params: { loginType, lx }, errors: 'caller', ...options });
}

export function fetchSignInState({ uuid, ticket }: ScanCode, options?: CallOptions): Promise<ScanAnswer> {
  return get(auth('qrcode/findQrStatus'), readScanAnswer, { params: { uuid, ticket }, errors: 'silent', ...options });
}

/** The session behind a code whose scanner's face was recognised. */
export function signInByFaceScan({ uuid, ticket }: ScanCode): Promise<SignInAnswer> {
  return get(auth('otherAuth/qrFaceIdLogin'), readSignInAnswer, { params: { uuid, ticket }, errors: 'caller' });
}

/** `ticket`: of the sign-in that answered 102. */
export async function fetchSecondFactorCode(ticket: string, options?: CallOptions): Promise<ScanCode> {
  return get(auth('twoCheck/getQrCode'), codeOf, { params: { ticket }, errors: 'caller', ...options });
}

export function fetchSecondFactorState(ticket: string, uuid: string, options?: CallOptions): Promise<ScanAnswer> {
  return get(auth('twoCheck/findQrStatus'), readScanAnswer, { params: { ticket, uuid }, errors: 'silent', ...options });
}

/** @throws ApiError for what no phone could scan */
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
