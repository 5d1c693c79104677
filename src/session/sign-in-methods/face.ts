import { beginFaceSignIn, fetchFaceProgress, sendFacePictures, signInByFace } from '@/api/face-sign-in';
import { withFreshKey } from '@/api/secret';
import type { FaceRun } from './method';

/** The person's face, taken by this machine's camera or by their phone, and compared by the centre. */
export const face: FaceRun = {
  as: 'face',
  begin: (person) => withFreshKey(() => beginFaceSignIn(person)),
  send: sendFacePictures,
  ask: fetchFaceProgress,
  finish: signInByFace,
};
