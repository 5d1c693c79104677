import type { HttpHandler } from 'msw';
import { issueCaptcha } from '../../centre/access/proofs/captcha';
import { sendTicketCode } from '../../centre/access/second-factor';
import { endSession } from '../../centre/access/sessions';
import {
  sendSignInCode,
  signInByAccount,
  signInByCode,
  signInBySecondFactor,
  userInfo,
} from '../../centre/access/sign-in';
import { operatorUnits, switchUnit } from '../../centre/access/switch-unit';
import { PUBLIC_KEY } from '../../centre/kernel/secrets';
import { ANY_SESSION } from '../calls/callers';
import { type RequestContext, textField } from '../calls/request-context';
import { bearer, guardedRoute, type MockServer, publicRoute } from '../calls/routes';

const AUTH = '/api/auth/v1';

/**
 * Sign-in by account or code, session, switch of unit and sign-out (docs/specification.md 7.1). Other sign-in methods have their own files.
 */
export function authHandlers(door: MockServer): HttpHandler[] {
  const byAccount = (path: string, way: 'account-password' | 'other-unit') =>
    publicRoute(door, 'post', `${AUTH}/otherAuth/${path}`, (tx, visit) => {
      const read = (name: string) => textField(visit.body, name);
      return signInByAccount(tx, visit, {
        way,
        loginType: way === 'other-unit' ? '2' : read('loginType'),
        username: read(way === 'other-unit' ? 'dwzh' : 'username'),
        password: read('password'),
        code: read('code'),
        uuid: read('uuid'),
        jbrzjhm: read('jbrzjhm'),
        bindTicket: read('bindTicket'),
      });
    });
  return [
    publicRoute(door, 'get', `${AUTH}/getPubleKey`, () => PUBLIC_KEY),
    publicRoute(door, 'get', `${AUTH}/getImgCode`, (tx, { wall, query }) =>
      issueCaptcha(tx, wall, textField(query, 'lx')),
    ),
    byAccount('accountLogin', 'account-password'),
    byAccount('otherUnitLogin', 'other-unit'),
    publicRoute(door, 'get', `${AUTH}/sendLoginSmsCode`, (tx, visit) =>
      textField(visit.query, 'ticket')
        ? sendTicketCode(tx, visit, textField(visit.query, 'ticket'))
        : sendSignInCode(tx, visit, codeTarget(visit.query)),
    ),
    publicRoute(door, 'post', `${AUTH}/otherAuth/smsCodeLogin`, (tx, visit) =>
      signInByCode(tx, visit, { ...codeTarget(visit.body), dxyzm: textField(visit.body, 'dxyzm') }),
    ),
    publicRoute(door, 'post', `${AUTH}/phoneCodeDualFactorLogin`, (tx, visit) =>
      signInBySecondFactor(tx, visit, textField(visit.body, 'ticket'), textField(visit.body, 'dxyzm')),
    ),
    // Idempotent: a second sign-out, or one after expiry, is no error.
    publicRoute(door, 'post', `${AUTH}/token/logout`, (tx, _visit, request) => {
      endSession(tx, bearer(request));
      return null;
    }),
    // The check counts as activity and extends the session.
    guardedRoute(door, 'get', `${AUTH}/token/check`, ANY_SESSION, () => null),
    guardedRoute(door, 'get', `${AUTH}/getUserInfo`, ANY_SESSION, (tx, { session }) => userInfo(tx, session)),
    // Without a unit: lists the units. With one: replaces this session by that unit's.
    guardedRoute(door, 'get', `${AUTH}/switchUser`, ANY_SESSION, (tx, visitor) =>
      textField(visitor.query, 'dwzh')
        ? switchUnit(tx, visitor, visitor.session, textField(visitor.query, 'dwzh'))
        : operatorUnits(tx, visitor.session),
    ),
  ];
}

/** `sjhm`: a phone number; `username`: the account with the phone. Both encrypted. */
function codeTarget(source: RequestContext['body']) {
  const sjhm = textField(source, 'sjhm');
  const way = sjhm ? ('sms-code' as const) : ('account-code' as const);
  return { way, loginType: textField(source, 'loginType'), target: sjhm || textField(source, 'username') };
}
