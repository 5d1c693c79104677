import type { HttpHandler } from 'msw';
import { plainIdentifier } from '@/domain/plain-text';
import { passwordInfo, sendUpdateCode, updatePassword } from '../centre/access/passwords/password-change';
import {
  checkRecoverCode,
  claimAccount,
  openRecoverQr,
  type RecoveryClaim,
  recoverPassword,
  recoverQrState,
  sendRecoverCode,
} from '../centre/access/passwords/password-recovery';
import { asLoginType, unreadable } from '../centre/access/sign-in';
import { Refusal } from '../centre/kernel/desk';
import { phonePage } from '../centre/kernel/phone-pages';
import { decrypt } from '../centre/kernel/secrets';
import { EVERYBODY } from './callers';
import { type Door, guarded, open } from './door';
import { text, type Visit } from './visit';

const AUTH = '/api/auth/v1';

/** Forgotten password and change of password (specification 7.1, 7.2). */
export function passwordHandlers(door: Door): HttpHandler[] {
  const setting = (path: string) =>
    open(door, 'post', `${AUTH}/${path}`, (desk, { wall, body }) => {
      const claim = readClaim(body);
      const password = decrypt(text(body, 'password'));
      if (claim instanceof Refusal) return claim;
      if (password === '') return unreadable();
      const input = { ...claim, password, dxyzm: text(body, 'dxyzm') };
      return recoverPassword(desk, wall, text(body, 'ticket'), input);
    });
  return [
    open(door, 'post', `${AUTH}/checkRecoverPwdAccount`, (desk, { wall, body }) => {
      const claim = readClaim(body);
      if (claim instanceof Refusal) return claim;
      return claimAccount(desk, wall, claim, { code: text(body, 'code'), uuid: text(body, 'uuid') });
    }),
    open(door, 'get', `${AUTH}/sendRecoverPwdSmsCode`, (desk, visit) => {
      const number = readNumber(visit.query);
      return number === '' ? unreadable() : sendRecoverCode(desk, visit, text(visit.query, 'ticket'), number);
    }),
    open(door, 'get', `${AUTH}/checkRecoverPwdSmsCode`, (desk, { wall, query }) =>
      checkRecoverCode(desk, wall, text(query, 'ticket'), text(query, 'dxyzm')),
    ),
    open(door, 'get', `${AUTH}/getRecoverPwdQrCode`, (desk, { wall, query }) => {
      const session = openRecoverQr(desk, wall, text(query, 'ticket'));
      return session instanceof Refusal ? session : { uuid: session.uuid, urlBase: phonePage('face') };
    }),
    open(door, 'get', `${AUTH}/findRecoverPwdQrStatus`, (desk, { wall, query }) =>
      recoverQrState(desk, wall, text(query, 'ticket'), text(query, 'uuid')),
    ),
    setting('recoverPwd'),
    setting('setLoginPwd'),
    setting('setQtLoginPwd'),
    guarded(door, 'get', `${AUTH}/getPwdInfo`, EVERYBODY, (desk, { session }) => passwordInfo(desk, session)),
    guarded(door, 'get', `${AUTH}/sendUpPwdSmsCode`, EVERYBODY, (desk, visitor) =>
      sendUpdateCode(desk, visitor, visitor.session),
    ),
    guarded(door, 'post', `${AUTH}/updatePwdByPhone`, EVERYBODY, (desk, { wall, session, body }) => {
      const password = decrypt(text(body, 'password'));
      if (password === '') return unreadable();
      return updatePassword(desk, wall, session, { password, dxyzm: text(body, 'dxyzm') });
    }),
  ];
}

/** Whose password; said before a captcha is used up when it cannot be read. Other units alone name theirs in plain text. */
function readClaim(body: Visit['body']): RecoveryClaim | Refusal {
  const loginType = asLoginType(text(body, 'loginType'));
  if (!loginType) return new Refusal('1', '请选择用户类型', { fieldErrors: { loginType: '请选择用户类型' } });
  const unit = loginType === '2';
  const number = readNumber(body);
  const jbrzjhm = unit ? plainIdentifier(decrypt(text(body, 'jbrzjhm'))) : '';
  if (number === '' || (unit && jbrzjhm === '')) return unreadable();
  return { loginType, other: isOther(body), number, jbrxm: unit ? text(body, 'jbrxm') : '', jbrzjhm };
}

function readNumber(source: Visit['body']): string {
  if (isOther(source)) return text(source, 'dwzh');
  return plainIdentifier(decrypt(text(source, 'zjhm') || text(source, 'dwzh') || text(source, 'kfsbh')));
}

const isOther = (source: Visit['body']) => text(source, 'qtdw') === '1';
