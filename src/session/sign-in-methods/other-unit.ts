import { signInAsOtherUnit } from '@/api/session/sign-in';
import { captchaField, passwordField } from './account-password';
import type { FieldsRun } from './method';

/** Units without contributions: their account is sent as plain dwzh (docs/specification.md 7.2). */
export const otherUnit: FieldsRun = {
  as: 'fields',
  fields: () => [
    { name: 'dwzh', label: '单位账号', kind: 'identifier', missing: '请输入单位账号', autoComplete: 'username' },
    passwordField,
    captchaField,
  ],
  request: ({ dwzh = '', password = '', yzm = '' }, { captchaUuid }) =>
    signInAsOtherUnit({ dwzh, password, captcha: yzm, uuid: captchaUuid }),
};
