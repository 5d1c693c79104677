import { withFreshKey } from '@/api/client/secret';
import { registerPerson, sendPersonCode } from '@/api/session/registration';
import { certificateTypeA } from '@/domain/identity/certificate-type';
import { plainPersonName } from '@/domain/text/person-name';
import { defineOpenForm, openFormValues } from '@/form/open/open-form';
import { readCaptcha } from '@/form/values/captcha-answer';
import type { Code, FlowValues, FreeText } from '@/schema/field-kinds';
import { emptyPerson, identityFields, type PersonValues } from './person-fields';
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
      fields: [
        { kind: 'mobile', name: 'sjhm', label: '手机号码' },
        { kind: 'captcha', name: 'yzm', label: '图形验证码' },
        { kind: 'smsCode', name: 'dxyzm', label: '短信验证码', to: 'sjhm', send: sendCode },
      ],
    },
    { key: 'password', title: '设置登录密码', fields: [...signInFields('user')] },
  ],
});

async function sendCode({ zjhm, sjhm, yzm }: { zjhm: string; sjhm: string; yzm: string }): Promise<unknown> {
  if (zjhm === '') throw new Error('请先填写证件号码，再获取短信验证码');
  const captcha = readCaptcha(yzm);
  if (!captcha) throw new Error('请先输入图形验证码，再获取短信验证码');
  return withFreshKey(() => sendPersonCode({ zjhm, sjhm }, captcha));
}

/** Sends the registration; `ticket` of a face check, '' for none. @throws ApiError */
export function register(values: FlowValues, ticket: string) {
  const { xingming, zjlx, zjhm, grzh, sjhm, dxyzm, password } = openFormValues<UserRegisterValues>(values);
  return withFreshKey(() =>
    registerPerson({
      xingming: plainPersonName(xingming),
      zjlx: certificateTypeA(zjlx),
      zjhm,
      grzh,
      sjhm,
      dxyzm,
      password,
      ticket,
    }),
  );
}

/** Account for the sign-in: the certificate number as typed. */
export function registerAccount(values: FlowValues): string {
  return openFormValues<UserRegisterValues>(values).zjhm;
}
