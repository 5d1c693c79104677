import { post } from '../client/client';
import { auth } from '../client/path';
import { code, count, each, key, object, textValue } from '../client/read';
import { encryptSecret } from '../client/secret';
import type { SignInAnswer } from './auth';
import { readSignInAnswer } from './auth';

// Face recognition (docs/specification.md 1, 2.6, 7.1). All calls are POST, because the ticket must not appear in an address.

/** A pending face check. The response is the same for a known and an unknown person. */
export interface FaceRequest {
  /** Identifies the request to the phone. */
  uuid: string;
  /** Secret of this page: the request opens no session without it. */
  ticket: string;
  /** Validity in seconds. */
  yxsj: number;
  /** Movements for the camera, random for each request. */
  dzts: string;
  /** Two digits shown on both screen and phone. */
  hdm: string;
  /** The centre's remark on the comparison; '' for none. */
  tsxx: string;
}

export const readFaceRequest = object<FaceRequest>({
  uuid: key,
  ...each(textValue, 'ticket', 'dzts', 'hdm', 'tsxx'),
  yxsj: count,
});

export interface FaceProgress {
  /** waiting: for a picture or the phone; checking: the picture is being compared; all others are final. */
  zt: 'waiting' | 'checking' | 'passed' | 'different' | 'unclear' | 'locked' | 'expired';
  /** Reason of a failure as text; '' otherwise. */
  sm: string;
}

export const readFaceProgress = object<FaceProgress>({
  zt: code('waiting', 'checking', 'passed', 'different', 'unclear', 'locked', 'expired'),
  sm: textValue,
});

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
