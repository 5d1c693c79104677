import type { HttpHandler } from 'msw';
import { issueRandom, signInByCertificate } from '../centre/access/certificate-sign-in';
import { type Door, open } from './door';
import { text } from './visit';

const CA = '/api/auth/v1/ca';

/** Sign-in by digital certificate (specification 7.1). */
export function certificateSignInHandlers(door: Door): HttpHandler[] {
  return [
    open(door, 'get', `${CA}/getRandom`, (desk, { wall }) => issueRandom(desk, wall)),
    open(door, 'post', `${CA}/caLogin`, (desk, visit) =>
      signInByCertificate(desk, visit, {
        loginType: text(visit.body, 'loginType'),
        uuid: text(visit.body, 'uuid'),
        cert: text(visit.body, 'cert'),
        signature: text(visit.body, 'signature'),
      }),
    ),
  ];
}
