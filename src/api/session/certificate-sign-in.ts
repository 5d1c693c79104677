import { get, post } from '../client/client';
import { ApiError, MALFORMED_TEXT } from '../client/errors';
import { auth } from '../client/path';
import { anObject } from '../client/read';
import { type LoginType, readSignInAnswer, type SignInAnswer } from './auth';

/** Challenge that the holder of a certificate signs: valid for one attempt and `yxsj` seconds. */
export interface CertificateRandom {
  uuid: string;
  random: string;
  yxsj: number;
}

/** Requests a new challenge. @throws ApiError, kind malformed when the response contains none */
export async function fetchRandom(): Promise<CertificateRandom> {
  return get(auth('ca/getRandom'), (data) => {
    const read = anObject(data) as unknown as CertificateRandom;
    const fits = (text: unknown) => typeof text === 'string' && /^[\w+/=-]{16,512}$/.test(text);
    // A short or unusual challenge is not signed: the signature must be usable for this sign-in only.
    if (!fits(read.uuid) || !fits(read.random)) throw new ApiError('malformed', MALFORMED_TEXT);
    return read;
  });
}

/** `cert` in Base64; `signature` of the challenge in hex. */
export function signInByCertificate(input: {
  loginType: LoginType;
  uuid: string;
  cert: string;
  signature: string;
}): Promise<SignInAnswer> {
  return post(auth('ca/caLogin'), input, readSignInAnswer, { errors: 'inline' });
}
