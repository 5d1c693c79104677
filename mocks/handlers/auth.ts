import type { HttpHandler } from 'msw';
import { issueCaptcha } from '../centre/access/proofs/captcha';
import { sendTicketCode } from '../centre/access/second-factor';
import { endSession } from '../centre/access/sessions';
import {
  sendSignInCode,
  signInByAccount,
  signInByCode,
  signInBySecondFactor,
  userInfo,
} from '../centre/access/sign-in';
import { operatorUnits, switchUnit } from '../centre/access/switch-unit';
import { PUBLIC_KEY } from '../centre/kernel/secrets';
import { EVERYBODY } from './callers';
import { bearer, type Door, guarded, open } from './door';
import { text, type Visit } from './visit';

const AUTH = '/api/auth/v1';

/** Sign-in by account or code, session, switch of unit and sign-out (specification 7.1). Other methods have files of their own. */
export function authHandlers(door: Door): HttpHandler[] {
  const byAccount = (path: string, way: 'account-password' | 'other-unit') =>
    open(door, 'post', `${AUTH}/otherAuth/${path}`, (desk, visit) => {
      const read = (name: string) => text(visit.body, name);
      return signInByAccount(desk, visit, {
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
    open(door, 'get', `${AUTH}/getPubleKey`, () => PUBLIC_KEY),
    open(door, 'get', `${AUTH}/getImgCode`, (desk, { wall, query }) => issueCaptcha(desk, wall, text(query, 'lx'))),
    byAccount('accountLogin', 'account-password'),
    byAccount('otherUnitLogin', 'other-unit'),
    open(door, 'get', `${AUTH}/sendLoginSmsCode`, (desk, visit) =>
      text(visit.query, 'ticket')
        ? sendTicketCode(desk, visit, text(visit.query, 'ticket'))
        : sendSignInCode(desk, visit, codeTarget(visit.query)),
    ),
    open(door, 'post', `${AUTH}/otherAuth/smsCodeLogin`, (desk, visit) =>
      signInByCode(desk, visit, { ...codeTarget(visit.body), dxyzm: text(visit.body, 'dxyzm') }),
    ),
    open(door, 'post', `${AUTH}/phoneCodeDualFactorLogin`, (desk, visit) =>
      signInBySecondFactor(desk, visit, text(visit.body, 'ticket'), text(visit.body, 'dxyzm')),
    ),
    // Signing out twice, or after the session ran out, is no error.
    open(door, 'post', `${AUTH}/token/logout`, (desk, _visit, request) => {
      endSession(desk, bearer(request));
      return null;
    }),
    // Asking is use, too: who answers to a token extends it.
    guarded(door, 'get', `${AUTH}/token/check`, EVERYBODY, () => null),
    guarded(door, 'get', `${AUTH}/getUserInfo`, EVERYBODY, (desk, { session }) => userInfo(desk, session)),
    // Without a unit: which ones there are. With one: its session in place of this one.
    guarded(door, 'get', `${AUTH}/switchUser`, EVERYBODY, (desk, visitor) =>
      text(visitor.query, 'dwzh')
        ? switchUnit(desk, visitor, visitor.session, text(visitor.query, 'dwzh'))
        : operatorUnits(desk, visitor.session),
    ),
  ];
}

/** `sjhm`: a phone number; `username`: the account whose phone it is. Both encrypted. */
function codeTarget(source: Visit['body']) {
  const sjhm = text(source, 'sjhm');
  const way = sjhm ? ('sms-code' as const) : ('account-code' as const);
  return { way, loginType: text(source, 'loginType'), target: sjhm || text(source, 'username') };
}
