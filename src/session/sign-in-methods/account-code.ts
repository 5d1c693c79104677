import { sendSignInCode, signInByCode } from '@/api/session/sign-in';
import { accountField } from './account-password';
import type { FieldsRun } from './method';
import { codeField } from './sms-code';

/** Account, and a code sent to its registered phone. */
export const accountCode: FieldsRun = {
  as: 'fields',
  fields: (loginType) => [accountField(loginType), codeField],
  sendCode: ({ account = '' }, loginType) => sendSignInCode({ loginType, account }),
  request: ({ account = '', dxyzm = '' }, { loginType }) => signInByCode({ loginType, account }, dxyzm),
};
