import { get, post } from '../client/client';
import { auth } from '../client/path';
import { type Answer, count, each, fallback, object, pattern } from '../client/read';
import { type LoginType, readSignInAnswer, type SignInAnswer } from './auth';

/** Challenge that the holder of a certificate signs: valid for one attempt and `yxsj` seconds. */
const readCertificateRandom = object({
  // A short or unusual challenge is not signed: the signature must be usable for this sign-in only.
  ...each(pattern(/^[\w+/=-]{16,512}$/), 'uuid', 'random'),
  yxsj: fallback(count, 0),
});
export type CertificateRandom = Answer<typeof readCertificateRandom>;

/** Requests a new challenge. @throws ApiError, kind malformed when the response contains none */
export function fetchRandom(): Promise<CertificateRandom> {
  return get(auth('ca/getRandom'), readCertificateRandom);
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
