import { sendSignInCode, signInByCode } from '@/api/session/sign-in';
import type { FieldsRun, MethodField } from './method';

/** Six digits sent by SMS: the last field of the methods with a code. */
export const codeField: MethodField = {
  name: 'dxyzm',
  label: '短信验证码',
  kind: 'smsCode',
  missing: '请输入短信验证码',
  autoComplete: 'one-time-code',
};

/** Registered phone number and a code sent to it. No captcha, so that the method is accessible without sight. */
export const smsCode: FieldsRun = {
  as: 'fields',
  fields: () => [
    { name: 'sjhm', label: '手机号码', kind: 'mobile', missing: '请输入手机号', autoComplete: 'tel-national' },
    codeField,
  ],
  sendCode: ({ sjhm = '' }, loginType) => sendSignInCode({ loginType, sjhm }),
  request: ({ sjhm = '', dxyzm = '' }, { loginType }) => signInByCode({ loginType, sjhm }, dxyzm),
};
