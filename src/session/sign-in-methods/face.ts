import { withFreshKey } from '@/api/client/secret';
import { beginFaceSignIn, fetchFaceProgress, sendFacePictures, signInByFace } from '@/api/session/face-sign-in';
import type { FaceRun } from './method';

/** Face picture taken by this machine's camera or the phone, compared by the centre. */
export const face: FaceRun = {
  as: 'face',
  begin: (person) => withFreshKey(() => beginFaceSignIn(person)),
  send: sendFacePictures,
  ask: fetchFaceProgress,
  finish: signInByFace,
};
