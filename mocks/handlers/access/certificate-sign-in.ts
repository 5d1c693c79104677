import type { HttpHandler } from 'msw';
import { issueRandom, signInByCertificate } from '../../centre/access/certificate-sign-in';
import { textFields } from '../calls/request-context';
import { type MockServer, publicRoute } from '../calls/routes';

const CA = '/api/auth/v1/ca';

/** Sign-in by digital certificate (docs/specification.md 7.1). */
export function certificateSignInHandlers(door: MockServer): HttpHandler[] {
  return [
    publicRoute(door, 'get', `${CA}/getRandom`, (tx, { wall }) => issueRandom(tx, wall)),
    publicRoute(door, 'post', `${CA}/caLogin`, (tx, visit) =>
      signInByCertificate(tx, visit, textFields(visit.body, 'loginType', 'uuid', 'cert', 'signature')),
    ),
  ];
}
