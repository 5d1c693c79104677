import type { SignInAnswer } from './auth';
import { readSignInAnswer } from './auth';
import { post } from './client';
import { auth } from './path';
import { code, count, each, key, object, text } from './read';
import { encryptSecret } from './secret';

// Face recognition (specification 1, 2.6, 7.1). All calls are POST: the ticket belongs in no address.

/** The centre waits for this person's face. Whether it knows the person, the request does not tell. */
export interface FaceRequest {
  /** Names the request to the phone that may fulfil it. */
  uuid: string;
  /** Known to this page alone: without it the request opens nothing. */
  ticket: string;
  /** Seconds for which it waits. */
  yxsj: number;
  /** What the person has to do in front of the camera, chosen anew for each request. */
  dzts: string;
  /** Two digits that the screen and the phone both show. */
  hdm: string;
  /** A remark of the centre on the comparison, '' for none. */
  tsxx: string;
}

export const readFaceRequest = object<FaceRequest>({
  uuid: key,
  ...each(text, 'ticket', 'dzts', 'hdm', 'tsxx'),
  yxsj: count,
});

export interface FaceProgress {
  /** waiting: for a picture or the phone; checking: the picture is compared; all others are the end. */
  zt: 'waiting' | 'checking' | 'passed' | 'different' | 'unclear' | 'locked' | 'expired';
  /** Why it did not pass, in words; '' otherwise. */
  sm: string;
}

export const readFaceProgress = object<FaceProgress>({
  zt: code('waiting', 'checking', 'passed', 'different', 'unclear', 'locked', 'expired'),
  sm: text,
});

/** JPEG pictures: the face, and how it moved when it was told to. */
export interface FacePictures {
  shot: string;
  moves: readonly string[];
}

export async function beginFaceSignIn(person: { xingming: string; zjhm: string }): Promise<FaceRequest> {
  const [xingming, zjhm] = await Promise.all([encryptSecret(person.xingming), encryptSecret(person.zjhm)]);
  return post(auth('otherAuth/faceBegin'), { xingming, zjhm }, readFaceRequest, { errors: 'caller' });
}

/** The pictures as Base64. */
export function sendFacePictures(request: FaceRequest, pictures: FacePictures, signal: AbortSignal) {
  const body = { ...nameOf(request), clBase64: pictures.shot, dzBase64: pictures.moves };
  return post(auth('otherAuth/facePicture'), body, readFaceProgress, { errors: 'caller', signal });
}

export function fetchFaceProgress(request: FaceRequest, signal: AbortSignal): Promise<FaceProgress> {
  return post(auth('otherAuth/faceState'), nameOf(request), readFaceProgress, { errors: 'silent', signal });
}

export function signInByFace(request: FaceRequest): Promise<SignInAnswer> {
  return post(auth('otherAuth/faceLogin'), nameOf(request), readSignInAnswer, { form: true, errors: 'caller' });
}

const nameOf = ({ uuid, ticket }: FaceRequest) => ({ uuid, ticket });
