import type { FieldOf, Password, Tick } from '@/form/field-kinds';
import { agreementText, agreementTitle } from './agreement-links';

/** The end of every registration: the password twice, and what is agreed to. */
export interface NewSignIn {
  password: Password;
  qrmm: Password;
  yhxy: Tick;
}

export const emptySignIn = { password: '', qrmm: '', yhxy: false } as const;

export function signInFields(agreement: 'user' | 'unit'): readonly FieldOf<NewSignIn>[] {
  return [
    { kind: 'password', name: 'password', label: '登录密码', as: 'new' },
    { kind: 'password', name: 'qrmm', label: '确认密码', as: 'repeat', of: 'password' },
    {
      kind: 'tick',
      name: 'yhxy',
      label: '协议',
      text: agreementText(agreement),
      messages: { required: `请先阅读并同意${agreementTitle(agreement)}` },
    },
  ];
}
