import type { HttpHandler } from 'msw';
import { beginFaceSignIn, faceProgress, signInByFace, takeFacePictures } from '../centre/access/face-sign-in';
import { type Door, open } from './door';
import { text, texts, type Visit } from './visit';

const FACE = '/api/auth/v1/otherAuth';

/** Sign-in by face: a request, the camera's pictures, the state of the comparison, the session. */
export function faceSignInHandlers(door: Door): HttpHandler[] {
  return [
    open(door, 'post', `${FACE}/faceBegin`, (desk, visit) =>
      beginFaceSignIn(desk, visit, { xingming: text(visit.body, 'xingming'), zjhm: text(visit.body, 'zjhm') }),
    ),
    open(door, 'post', `${FACE}/facePicture`, (desk, { body, wall }) =>
      takeFacePictures(desk, wall, { ...nameIn(body), shot: text(body, 'clBase64'), moves: texts(body, 'dzBase64') }),
    ),
    open(door, 'post', `${FACE}/faceState`, (desk, { body, wall }) => faceProgress(desk, wall, nameIn(body))),
    open(door, 'post', `${FACE}/faceLogin`, (desk, visit) => signInByFace(desk, visit, nameIn(visit.body))),
  ];
}

const nameIn = (body: Visit['body']) => ({ uuid: text(body, 'uuid'), ticket: text(body, 'ticket') });
