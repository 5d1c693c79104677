import type { HttpHandler } from 'msw';
import { beginFaceSignIn, faceProgress, signInByFace, submitFacePictures } from '../../centre/access/face-sign-in';
import { type RequestContext, textField, textFields, textListField } from '../calls/request-context';
import { type MockServer, publicRoute } from '../calls/routes';

const FACE = '/api/auth/v1/otherAuth';

/** Sign-in by face: request, camera pictures, comparison state, session. */
export function faceSignInHandlers(door: MockServer): HttpHandler[] {
  return [
    publicRoute(door, 'post', `${FACE}/faceBegin`, (tx, visit) =>
      beginFaceSignIn(tx, visit, textFields(visit.body, 'xingming', 'zjhm')),
    ),
    publicRoute(door, 'post', `${FACE}/facePicture`, (tx, { body, wall }) =>
      submitFacePictures(tx, wall, {
        ...nameIn(body),
        shot: textField(body, 'clBase64'),
        moves: textListField(body, 'dzBase64'),
      }),
    ),
    publicRoute(door, 'post', `${FACE}/faceState`, (tx, { body, wall }) => faceProgress(tx, wall, nameIn(body))),
    publicRoute(door, 'post', `${FACE}/faceLogin`, (tx, visit) => signInByFace(tx, visit, nameIn(visit.body))),
  ];
}

const nameIn = (body: RequestContext['body']) => textFields(body, 'uuid', 'ticket');
