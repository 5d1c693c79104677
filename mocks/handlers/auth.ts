import type { HttpHandler } from 'msw';
import type { LoginType } from '@/api/auth';
import { issueCaptcha } from '../centre/captcha';
import { REFUSED, Refusal } from '../centre/desk';
import { sendTicketCode } from '../centre/second-factor';
import { PUBLIC_KEY } from '../centre/secrets';
import { endSession } from '../centre/sessions';
import { signInByAccount, signInBySecondFactor, userInfo } from '../centre/sign-in';
import { bearer, type Door, guarded, open } from './door';
import { text } from './visit';

const AUTH = '/api/auth/v1';
export const EVERYBODY: readonly LoginType[] = ['1', '2', '3'];

/** Sign-in, session and sign-out (specification 7.1). */
export function authHandlers(door: Door): HttpHandler[] {
  return [
    open(door, 'get', `${AUTH}/getPubleKey`, () => PUBLIC_KEY),
    open(door, 'get', `${AUTH}/getImgCode`, (desk, { wall }) => issueCaptcha(desk, wall)),
    open(door, 'post', `${AUTH}/otherAuth/accountLogin`, (desk, { wall, body }) =>
      signInByAccount(desk, wall, {
        loginType: text(body, 'loginType'),
        username: text(body, 'username'),
        password: text(body, 'password'),
        code: text(body, 'code'),
        uuid: text(body, 'uuid'),
      }),
    ),
    open(door, 'get', `${AUTH}/sendLoginSmsCode`, (desk, { wall, query }) =>
      sendTicketCode(desk, wall, text(query, 'ticket')),
    ),
    open(door, 'post', `${AUTH}/phoneCodeDualFactorLogin`, (desk, { wall, body }) =>
      signInBySecondFactor(desk, wall, text(body, 'ticket'), text(body, 'dxyzm')),
    ),
    // Signing out twice, or after the session ran out, is no error.
    open(door, 'post', `${AUTH}/token/logout`, (desk, _visit, request) => {
      endSession(desk, bearer(request));
      return null;
    }),
    guarded(door, 'get', `${AUTH}/getUserInfo`, EVERYBODY, (desk, { session }) => userInfo(desk, session)),
    guarded(
      door,
      'get',
      `${AUTH}/switchUser`,
      EVERYBODY,
      () => new Refusal(REFUSED, '您的账号只有一种身份，无需切换；如需以其他身份办理，请退出后重新登录'),
    ),
  ];
}
