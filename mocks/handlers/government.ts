import type { HttpHandler } from 'msw';
import { reportBack, signInByGovernment } from '../centre/access/government';
import { EVERYBODY } from './callers';
import { type Door, guarded, open } from './door';
import { text } from './visit';

/** The callback of the single sign-on: an authCode of the platform for a session. */
export function governmentHandlers(door: Door): HttpHandler[] {
  return [
    open(door, 'post', '/api/auth/v1/oauth/zwLogin', (desk, visit) =>
      signInByGovernment(desk, visit, {
        authCode: text(visit.body, 'authCode'),
        loginType: text(visit.body, 'loginType'),
      }),
    ),
    guarded(door, 'get', '/api/izfgjj-zhfw/v1/tysfrz/coverLoginBack', EVERYBODY, (desk, { session }) =>
      reportBack(desk, session.actor),
    ),
  ];
}
