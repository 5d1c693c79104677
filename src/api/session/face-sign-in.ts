import { post } from '../client/client';
import { auth } from '../client/path';
import { type Answer, code, count, key, object, textValue } from '../client/read';
import { encryptSecret } from '../client/secret';
import type { SignInAnswer } from './auth';
import { readSignInAnswer } from './auth';

// Face recognition (docs/specification.md 1, 2.6, 7.1). All calls are POST, because the ticket must not appear in an address.
/** A pending face check. The response is the same for a known and an unknown person. */
export const readFaceRequest = object({
  /** Identifies the request to the phone. */
  uuid: key,
  /** Secret of this page: the request opens no session without it. */
  ticket: textValue,
  /** Validity in seconds. */
  yxsj: count,
  /** Movements for the camera, random for each request. */
  dzts: textValue,
  /** Two digits shown on both screen and phone. */
  hdm: textValue,
  /** The centre's remark on the comparison; '' for none. */
  tsxx: textValue,
});
export type FaceRequest = Answer<typeof readFaceRequest>;

export const readFaceProgress = object({
  /** waiting: for a picture or the phone; checking: the picture is being compared; all others are final. */
  zt: code('waiting', 'checking', 'passed', 'different', 'unclear', 'locked', 'expired'),
  /** Reason of a failure as text; '' otherwise. */
  sm: textValue,
});
export type FaceProgress = Answer<typeof readFaceProgress>;

/** JPEG pictures: the face, and its movements on request. */
export interface FacePictures {
  shot: string;
  moves: readonly string[];
}

export async function beginFaceSignIn(person: { xingming: string; zjhm: string }): Promise<FaceRequest> {
  const [xingming, zjhm] = await Promise.all([encryptSecret(person.xingming), encryptSecret(person.zjhm)]);
  return post(auth('otherAuth/faceBegin'), { xingming, zjhm }, readFaceRequest, { errors: 'inline' });
}

/** Uploads the pictures as Base64. */
export function sendFacePictures(request: FaceRequest, pictures: FacePictures, signal: AbortSignal) {
  const body = { ...nameOf(request), clBase64: pictures.shot, dzBase64: pictures.moves };
  return post(auth('otherAuth/facePicture'), body, readFaceProgress, { errors: 'inline', signal });
}

export function fetchFaceProgress(request: FaceRequest, signal: AbortSignal): Promise<FaceProgress> {
  return post(auth('otherAuth/faceState'), nameOf(request), readFaceProgress, { errors: 'silent', signal });
}

export function signInByFace(request: FaceRequest): Promise<SignInAnswer> {
  return post(auth('otherAuth/faceLogin'), nameOf(request), readSignInAnswer, { form: true, errors: 'inline' });
}

const nameOf = ({ uuid, ticket }: FaceRequest) => ({ uuid, ticket });
