import { type LoginType, signInByAccount } from '@/api/session/auth';
import type { FieldsRun, MethodField, SignInMethod } from './method';

const ACCOUNT: Record<LoginType, Pick<MethodField, 'label' | 'missing'>> = {
  '1': { label: '证件号码', missing: '请输入证件号' },
  '2': { label: '单位账号', missing: '请输入单位账号' },
  '3': { label: '开发商编号', missing: '请输入开发商编号' },
};

/** First field of several methods: the account, labelled by login type. */
export function accountField(loginType: LoginType): MethodField {
  return { name: 'account', kind: 'identifier', autoComplete: 'username', ...ACCOUNT[loginType] };
}

export const passwordField: MethodField = {
  name: 'password',
  label: '密码',
  kind: 'password',
  missing: '请输入密码',
  autoComplete: 'current-password',
};

export const captchaField: MethodField = {
  name: 'yzm',
  label: '图形验证码',
  kind: 'captcha',
  missing: '请输入图形验证码',
};

const operatorField: MethodField = {
  name: 'jbrzjhm',
  label: '经办人证件号码',
  kind: 'identifier',
  folded: '不是首位经办人？填写您的证件号码',
  autoComplete: 'off',
};

const run: FieldsRun = {
  as: 'fields',
  fields: (loginType) => [
    accountField(loginType),
    ...(loginType === '2' ? [operatorField] : []),
    passwordField,
    captchaField,
  ],
  request: ({ account = '', password = '', yzm = '', jbrzjhm }, { loginType, captchaUuid, bindTicket }) =>
    signInByAccount({ loginType, account, password, captcha: yzm, uuid: captchaUuid, jbrzjhm, bindTicket }),
};

export const accountPassword: SignInMethod = {
  key: 'account-password',
  title: '账号密码登录',
  loginTypes: ['1', '2', '3'],
  needs: '账号和密码',
  run,
};
