import type { LoginType, SignInAnswer } from './auth';
import { get, post } from './client';
import { ApiError, MALFORMED_TEXT } from './errors';

const AUTH = '/api/auth/v1';

/** What the holder of a certificate signs: good for one try, for `yxsj` seconds. */
export interface CertificateRandom {
  uuid: string;
  random: string;
  yxsj: number;
}

/** A new one for every try. @throws ApiError, kind malformed when there is nothing to sign in the answer */
export async function fetchRandom(): Promise<CertificateRandom> {
  const read = await get<CertificateRandom>(`${AUTH}/ca/getRandom`, { errors: 'caller', data: 'object' });
  const fits = (text: unknown) => typeof text === 'string' && /^[\w+/=-]{16,512}$/.test(text);
  // Anything short or of another kind is not signed: a signature must be of use for this sign-in alone.
  if (!fits(read.uuid) || !fits(read.random)) throw new ApiError('malformed', MALFORMED_TEXT);
  return read;
}

/** `cert` in Base64; `signature` of the random in hex. */
export function signInByCertificate(input: {
  loginType: LoginType;
  uuid: string;
  cert: string;
  signature: string;
}): Promise<SignInAnswer> {
  return post<SignInAnswer>(`${AUTH}/ca/caLogin`, input, { errors: 'caller', data: 'object' });
}
