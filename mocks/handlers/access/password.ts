import type { HttpHandler } from 'msw';
import { plainIdentifier } from '@/domain/text/plain-text';
import { passwordInfo, sendUpdateCode, updatePassword } from '../../centre/access/passwords/password-change';
import {
  checkRecoverCode,
  claimAccount,
  openRecoverQr,
  type RecoveryClaim,
  recoverPassword,
  recoverQrState,
  sendRecoverCode,
} from '../../centre/access/passwords/password-recovery';
import { asLoginType, unreadable } from '../../centre/access/sign-in';
import { phonePage } from '../../centre/kernel/messages/phone-pages';
import { decrypt } from '../../centre/kernel/secrets';
import { BusinessError } from '../../centre/kernel/transaction';
import { ANY_SESSION } from '../calls/callers';
import { type RequestContext, textField, textFields } from '../calls/request-context';
import { guardedRoute, type MockServer, publicRoute } from '../calls/routes';

const AUTH = '/api/auth/v1';

/** Forgotten password and change of password (docs/specification.md 7.1, 7.2). */
export function passwordHandlers(door: MockServer): HttpHandler[] {
  const setting = (path: string) =>
    publicRoute(door, 'post', `${AUTH}/${path}`, (tx, { wall, body }) => {
      const claim = readClaim(body);
      const password = decrypt(textField(body, 'password'));
      if (claim instanceof BusinessError) return claim;
      if (password === '') return unreadable();
      const input = { ...claim, password, dxyzm: textField(body, 'dxyzm') };
      return recoverPassword(tx, wall, textField(body, 'ticket'), input);
    });
  return [
    publicRoute(door, 'post', `${AUTH}/checkRecoverPwdAccount`, (tx, { wall, body }) => {
      const claim = readClaim(body);
      if (claim instanceof BusinessError) return claim;
      return claimAccount(tx, wall, claim, textFields(body, 'code', 'uuid'));
    }),
    publicRoute(door, 'get', `${AUTH}/sendRecoverPwdSmsCode`, (tx, visit) => {
      const number = readNumber(visit.query);
      return number === '' ? unreadable() : sendRecoverCode(tx, visit, textField(visit.query, 'ticket'), number);
    }),
    publicRoute(door, 'get', `${AUTH}/checkRecoverPwdSmsCode`, (tx, { wall, query }) =>
      checkRecoverCode(tx, wall, textField(query, 'ticket'), textField(query, 'dxyzm')),
    ),
    publicRoute(door, 'get', `${AUTH}/getRecoverPwdQrCode`, (tx, { wall, query }) => {
      const session = openRecoverQr(tx, wall, textField(query, 'ticket'));
      return session instanceof BusinessError ? session : { uuid: session.uuid, urlBase: phonePage('face') };
    }),
    publicRoute(door, 'get', `${AUTH}/findRecoverPwdQrStatus`, (tx, { wall, query }) =>
      recoverQrState(tx, wall, textField(query, 'ticket'), textField(query, 'uuid')),
    ),
    setting('recoverPwd'),
    setting('setLoginPwd'),
    setting('setQtLoginPwd'),
    guardedRoute(door, 'get', `${AUTH}/getPwdInfo`, ANY_SESSION, (tx, { session }) => passwordInfo(tx, session)),
    guardedRoute(door, 'get', `${AUTH}/sendUpPwdSmsCode`, ANY_SESSION, (tx, visitor) =>
      sendUpdateCode(tx, visitor, visitor.session),
    ),
    guardedRoute(door, 'post', `${AUTH}/updatePwdByPhone`, ANY_SESSION, (tx, { wall, session, body }) => {
      const password = decrypt(textField(body, 'password'));
      if (password === '') return unreadable();
      return updatePassword(tx, wall, session, { password, dxyzm: textField(body, 'dxyzm') });
    }),
  ];
}

/**
 * Account for a password reset; an unreadable one is reported before the captcha is consumed. Only other units send theirs in plain text.
 */
function readClaim(body: RequestContext['body']): RecoveryClaim | BusinessError {
  const loginType = asLoginType(textField(body, 'loginType'));
  if (!loginType) return new BusinessError('1', '请选择用户类型', { fieldErrors: { loginType: '请选择用户类型' } });
  const unit = loginType === '2';
  const number = readNumber(body);
  const jbrzjhm = unit ? plainIdentifier(decrypt(textField(body, 'jbrzjhm'))) : '';
  if (number === '' || (unit && jbrzjhm === '')) return unreadable();
  return { loginType, other: isOther(body), number, jbrxm: unit ? textField(body, 'jbrxm') : '', jbrzjhm };
}

function readNumber(source: RequestContext['body']): string {
  if (isOther(source)) return textField(source, 'dwzh');
  return plainIdentifier(decrypt(textField(source, 'zjhm') || textField(source, 'dwzh') || textField(source, 'kfsbh')));
}

const isOther = (source: RequestContext['body']) => textField(source, 'qtdw') === '1';
