import { type LoginType, readSignInAnswer, type SignInAnswer } from './auth';
import { get, post } from './client';
import { ApiError, MALFORMED_TEXT } from './errors';
import { auth } from './path';
import { anObject } from './read';

/** What the holder of a certificate signs: good for one try, for `yxsj` seconds. */
export interface CertificateRandom {
  uuid: string;
  random: string;
  yxsj: number;
}

/** A new one for every try. @throws ApiError, kind malformed when there is nothing to sign in the answer */
export async function fetchRandom(): Promise<CertificateRandom> {
  return get(
    auth('ca/getRandom'),
    (data) => {
      const read = anObject(data) as unknown as CertificateRandom;
      const fits = (text: unknown) => typeof text === 'string' && /^[\w+/=-]{16,512}$/.test(text);
      // Anything short or of another kind is not signed: a signature must be of use for this sign-in alone.
      if (!fits(read.uuid) || !fits(read.random)) throw new ApiError('malformed', MALFORMED_TEXT);
      return read;
    },
    { errors: 'caller' },
  );
}

/** `cert` in Base64; `signature` of the random in hex. */
export function signInByCertificate(input: {
  loginType: LoginType;
  uuid: string;
  cert: string;
  signature: string;
}): Promise<SignInAnswer> {
  return post(auth('ca/caLogin'), input, readSignInAnswer, { errors: 'caller' });
}
