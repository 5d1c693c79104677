import { withFreshKey } from '@/api/client/secret';
import { registerPerson, sendPersonCode } from '@/api/session/registration';
import { defineOpenForm, openFormValues } from '@/form/open/open-form';
import type { Code, FlowValues, FreeText } from '@/schema/field-kinds';
import { emptyPerson, guestOf, identityFields, type PersonValues, phoneFields } from './person-fields';
import { signInFields } from './sign-in-fields';

interface UserRegisterValues extends PersonValues {
  /** '1' if several accounts match the certificate: the account number is then required. */
  several: Code;
  grzh: FreeText;
}

/** Individual registration (docs/rules/registration-and-passwords.md, /userRegister). */
export const userRegisterForm = defineOpenForm<UserRegisterValues>()({
  code: 'userRegister',
  initial: { ...emptyPerson, several: '', grzh: '' },
  sections: [
    {
      key: 'identity',
      title: '身份信息',
      fields: [
        ...identityFields,
        {
          kind: 'text',
          name: 'grzh',
          label: '个人公积金账号',
          only: 'digits',
          visible: ({ several }) => several === '1',
        },
      ],
    },
    {
      key: 'phone',
      title: '手机验证',
      note: '请使用在中心登记的手机号码；已更换号码的，需要刷脸核验身份',
      fields: phoneFields(sendPersonCode),
    },
    { key: 'password', title: '设置登录密码', fields: signInFields('user') },
  ],
});

/** Sends the registration; `ticket` of a face check, '' for none. @throws ApiError */
export function register(values: FlowValues, ticket: string) {
  const read = openFormValues<UserRegisterValues>(values);
  return withFreshKey(() => registerPerson({ ...guestOf(read), grzh: read.grzh, ticket }));
}

/** Account for the sign-in: the certificate number as typed. */
export function registerAccount(values: FlowValues): string {
  return openFormValues<UserRegisterValues>(values).zjhm;
}
