import { describe } from 'vitest';
import { fetchFaceQr } from '@/api/cases/sign';
import {
  checkToken,
  fetchCaptcha,
  fetchMenuEnable,
  fetchMenuEnables,
  fetchMenuIcons,
  fetchMenuTree,
  fetchPublicMenu,
  fetchUserInfo,
  sendSecondFactorSms,
  signInByAccount,
  signInBySecondFactor,
  signOutAtServer,
} from '@/api/session/auth';
import { fetchRandom, signInByCertificate } from '@/api/session/certificate-sign-in';
import { signInByGovernment } from '@/api/session/government';
import {
  checkRecoverCode,
  claimAccount,
  type RecoveryIdentity,
  sendRecoverCode,
  sendUpdateCode,
  setForgottenPassword,
  updatePassword,
} from '@/api/session/password';
import { fetchSecondFactorCode, fetchSignInCode, fetchSignInState, signInByFaceScan } from '@/api/session/qr-sign-in';
import { registerPerson, sendPersonCode, sendUnitRegistrationCode } from '@/api/session/registration';
import { sendSignInCode, signInAsOtherUnit, signInByCode } from '@/api/session/sign-in';
import { fetchOperatorUnits, switchUser } from '@/api/session/switch-user';
import { PASSWORD, PEOPLE, UNITS } from '../../people';
import { expectRequests, OF_FORMS } from '../expect-requests';

const { zjhm, sjhm } = PEOPLE.张建国;
const { dwzh } = UNITS.华夏精密;
const scan = { uuid: 'u', ticket: 't', urlBase: '', yxsj: 120 };
const identity = (kind: RecoveryIdentity['kind'], number: string): RecoveryIdentity => ({
  kind,
  number,
  jbrxm: '张三',
  jbrzjhm: zjhm,
});
const set = { password: PASSWORD, dxyzm: '123456' };
const secret = `secret(${PASSWORD})`;

describe('signing in (specification 7.1)', () => {
  expectRequests([
    {
      name: 'GET auth/v1/sendLoginSmsCode',
      make: () => sendSignInCode({ loginType: '1', sjhm }),
      query: { loginType: '1', sjhm: `secret(${sjhm})` },
    },
    {
      name: 'POST auth/v1/otherAuth/smsCodeLogin',
      make: () => signInByCode({ loginType: '2', account: dwzh }, '123456'),
      query: OF_FORMS,
      form: true,
      sends: { loginType: '2', username: `secret(${dwzh})`, dxyzm: '123456' },
    },
    {
      name: 'POST auth/v1/phoneCodeDualFactorLogin',
      make: () => signInBySecondFactor('t', '123456'),
      query: OF_FORMS,
      form: true,
      sends: { ticket: 't', dxyzm: '123456' },
    },
    { name: 'GET auth/v1/sendLoginSmsCode', make: () => sendSecondFactorSms('t'), query: { ticket: 't' } },
    { name: 'GET auth/v1/getImgCode', toasts: 0, make: () => fetchCaptcha() },
    {
      name: 'POST auth/v1/otherAuth/accountLogin',
      make: () => signInByAccount({ loginType: '1', account: zjhm, password: PASSWORD, captcha: 'ab3d', uuid: 'u' }),
      query: OF_FORMS,
      form: true,
      sends: { loginType: '1', username: `secret(${zjhm})`, password: secret, code: 'ab3d', uuid: 'u' },
    },
    { name: 'GET auth/v1/getUserInfo', toasts: 0, make: () => fetchUserInfo({ errors: 'silent' }) },
    { name: 'GET auth/v1/switchUser', make: () => switchUser(dwzh), query: { dwzh } },
    { name: 'GET auth/v1/switchUser', make: () => fetchOperatorUnits() },
    {
      name: 'GET auth/v1/qrcode/getQrCode',
      make: () => fetchSignInCode('1', 'confirm'),
      query: { loginType: '1', lx: 'confirm' },
    },
    {
      name: 'GET auth/v1/qrcode/findQrStatus',
      toasts: 0,
      make: () => fetchSignInState(scan),
      query: { uuid: 'u', ticket: 't' },
    },
    {
      name: 'GET auth/v1/otherAuth/qrFaceIdLogin',
      make: () => signInByFaceScan(scan),
      query: { uuid: 'u', ticket: 't' },
    },
    { name: 'GET auth/v1/twoCheck/getQrCode', make: () => fetchSecondFactorCode('t'), query: { ticket: 't' } },
    { name: 'GET auth/v1/twoCheck/getQrCode', make: () => fetchFaceQr('m1'), query: { menuId: 'm1' } },
    { name: 'GET auth/v1/ca/getRandom', make: () => fetchRandom() },
    {
      name: 'POST auth/v1/ca/caLogin',
      make: () => signInByCertificate({ loginType: '2', uuid: 'u', cert: 'c', signature: ' s ' }),
      sends: { loginType: '2', uuid: 'u', cert: 'c', signature: ' s ' },
    },
    {
      name: 'POST auth/v1/oauth/zwLogin',
      make: () => signInByGovernment('A1', '1'),
      sends: { authCode: 'A1', loginType: '1' },
      form: true,
    },
    { name: 'GET auth/v1/token/check', toasts: 0, make: () => checkToken() },
    { name: 'POST auth/v1/token/logout', toasts: 0, make: () => signOutAtServer() },
  ]);
});

describe('menus (specification 7.1)', () => {
  expectRequests([
    {
      name: 'GET auth/v1/menu/pubClientTree',
      toasts: 0,
      make: () => fetchMenuTree('2', { errors: 'silent' }),
      query: { loginType: '2' },
    },
    { name: 'GET auth/v1/menu/pubClientTree', toasts: 0, make: () => fetchPublicMenu() },
    { name: 'GET auth/v1/menu/getAllMenuImgIcon', toasts: 0, make: () => fetchMenuIcons() },
    {
      name: 'GET auth/v1/menu/getMenuEnable',
      toasts: 0,
      make: () => fetchMenuEnables(['a', 'b']),
      query: { ids: 'a,b' },
    },
    { name: 'GET auth/v1/menu/getMenuEnableById', make: () => fetchMenuEnable('a'), query: { id: 'a' } },
  ]);
});

describe('passwords (specification 7.1)', () => {
  expectRequests([
    { name: 'GET auth/v1/sendUpPwdSmsCode', make: () => sendUpdateCode() },
    {
      name: 'POST auth/v1/updatePwdByPhone',
      make: () => updatePassword(set),
      query: OF_FORMS,
      form: true,
      sends: { password: secret, dxyzm: '123456' },
    },
    {
      name: 'GET auth/v1/sendRecoverPwdSmsCode',
      make: () => sendRecoverCode('t', identity('1', zjhm)),
      query: { ticket: 't', zjhm: `secret(${zjhm})` },
    },
    {
      name: 'GET auth/v1/sendRecoverPwdSmsCode',
      make: () => sendRecoverCode('t', identity('2', dwzh)),
      query: { ticket: 't', dwzh: `secret(${dwzh})` },
    },
    {
      name: 'GET auth/v1/checkRecoverPwdSmsCode',
      make: () => checkRecoverCode('t', '123456'),
      query: { ticket: 't', dxyzm: '123456' },
    },
    {
      name: 'POST auth/v1/recoverPwd',
      make: () => setForgottenPassword('t', identity('1', zjhm), set),
      query: OF_FORMS,
      form: true,
      sends: { loginType: '1', zjhm: `secret(${zjhm})`, password: secret, dxyzm: '123456', ticket: 't' },
    },
  ]);
});

describe('forms with encrypted identifiers (specification 7.2)', () => {
  const operator = { loginType: '2', jbrxm: '张三', jbrzjhm: `secret(${zjhm})` };
  const captcha = { code: 'ab3d', uuid: 'u' };
  expectRequests([
    {
      name: 'POST auth/v1/checkRecoverPwdAccount',
      make: () => claimAccount(identity('1', zjhm), captcha),
      query: OF_FORMS,
      form: true,
      sends: { loginType: '1', zjhm: `secret(${zjhm})`, ...captcha },
    },
    {
      name: 'POST auth/v1/checkRecoverPwdAccount',
      make: () => claimAccount(identity('2', dwzh), captcha),
      query: OF_FORMS,
      form: true,
      sends: { ...operator, dwzh: `secret(${dwzh})`, ...captcha },
    },
    {
      name: 'POST auth/v1/checkRecoverPwdAccount',
      make: () => claimAccount(identity('other', dwzh), captcha),
      query: OF_FORMS,
      form: true,
      sends: { ...operator, qtdw: '1', dwzh, ...captcha },
    },
    {
      name: 'POST auth/v1/setLoginPwd',
      make: () => setForgottenPassword('t', identity('2', dwzh), set),
      query: OF_FORMS,
      form: true,
      sends: { ...operator, dwzh: `secret(${dwzh})`, password: secret, dxyzm: '123456', ticket: 't' },
    },
    {
      name: 'POST auth/v1/setQtLoginPwd',
      make: () => setForgottenPassword('t', identity('other', dwzh), set),
      query: OF_FORMS,
      form: true,
      sends: { ...operator, qtdw: '1', dwzh, password: secret, dxyzm: '123456', ticket: 't' },
    },
    {
      name: 'POST auth/v1/otherAuth/otherUnitLogin',
      make: () => signInAsOtherUnit({ dwzh, password: PASSWORD, captcha: 'ab3d', uuid: 'u' }),
      query: OF_FORMS,
      form: true,
      sends: { dwzh, password: secret, code: 'ab3d', uuid: 'u' },
    },
    {
      name: 'POST auth/v1/register/sendUnitSmsCode',
      make: () => sendUnitRegistrationCode('t', dwzh),
      query: OF_FORMS,
      form: true,
      sends: { ticket: 't', dwzh: `secret(${dwzh})` },
    },
    {
      name: 'POST auth/v1/register/sendPersonSmsCode',
      make: () => sendPersonCode({ zjhm, sjhm }, { code: 'ab3d', uuid: 'u' }),
      query: OF_FORMS,
      form: true,
      sends: { zjhm: `secret(${zjhm})`, sjhm: `secret(${sjhm})`, code: 'ab3d', uuid: 'u' },
    },
    {
      name: 'POST auth/v1/register/person',
      make: () =>
        registerPerson({
          xingming: '张建国',
          zjlx: '1',
          zjhm,
          grzh: '',
          sjhm,
          dxyzm: '123456',
          password: PASSWORD,
          ticket: 't',
        }),
      query: OF_FORMS,
      form: true,
      sends: {
        xingming: '张建国',
        zjlx: '1',
        zjhm: `secret(${zjhm})`,
        sjhm: `secret(${sjhm})`,
        dxyzm: '123456',
        password: secret,
        ticket: 't',
      },
    },
  ]);
});
