import type { HttpHandler } from 'msw';
import { confirmPlatformSignIn, signInByGovernment } from '../../centre/access/government';
import { ANY_SESSION } from '../calls/callers';
import { textFields } from '../calls/request-context';
import { guardedRoute, type MockServer, publicRoute } from '../calls/routes';

/** Callback of the single sign-on: exchanges the platform's authCode for a session. */
export function governmentHandlers(door: MockServer): HttpHandler[] {
  return [
    publicRoute(door, 'post', '/api/auth/v1/oauth/zwLogin', (tx, visit) =>
      signInByGovernment(tx, visit, textFields(visit.body, 'authCode', 'loginType')),
    ),
    guardedRoute(door, 'get', '/api/izfgjj-zhfw/v1/tysfrz/coverLoginBack', ANY_SESSION, (tx, { actor }) =>
      confirmPlatformSignIn(tx, actor),
    ),
  ];
}
