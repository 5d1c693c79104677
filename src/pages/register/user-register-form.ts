import { registerPerson, sendPersonCode } from '@/api/registration';
import { withFreshKey } from '@/api/secret';
import { certificateTypeA, isIdCardType } from '@/domain/certificate-type';
import { isPersonName, plainPersonName } from '@/domain/person-name';
import type { CaptchaText, Choice, FlowValues, IdNumber, Mobile, SmsCode, Text } from '@/engine/field-kinds';
import { readCaptcha } from '@/engine/fields/captcha-answer';
import { defineOpenForm, valuesOf } from '@/engine/open-form/open-form';
import { must } from '@/engine/rules';
import { emptySignIn, type NewSignIn, signInFields } from './sign-in-fields';

interface UserRegisterValues extends NewSignIn {
  xingming: Text;
  zjlx: Choice;
  zjhm: IdNumber;
  /** '1' once the centre has said that the certificate alone finds several accounts: then the number is asked for. */
  several: Choice;
  grzh: Text;
  sjhm: Mobile;
  yzm: CaptchaText;
  dxyzm: SmsCode;
}

/** Individual registration (domain catalogue 11, /userRegister). */
export const userRegisterForm = defineOpenForm<UserRegisterValues>()({
  code: 'userRegister',
  initial: { xingming: '', zjlx: '1', zjhm: '', several: '', grzh: '', sjhm: '', yzm: '', dxyzm: '', ...emptySignIn },
  sections: [
    {
      key: 'identity',
      title: '身份信息',
      fields: [
        {
          kind: 'text',
          name: 'xingming',
          label: '姓名',
          length: 'name',
          spaces: 'keep',
          hint: '与证件一致，少数民族姓名中间的点也要填写',
          rules: [must<UserRegisterValues>(isPersonName)('请输入正确格式的姓名')],
        },
        { kind: 'select', name: 'zjlx', label: '证件类型', dictionary: 'zjlxB' },
        {
          kind: 'idno',
          name: 'zjhm',
          label: '证件号码',
          accepts: ({ zjlx }) => (isIdCardType(certificateTypeA(zjlx)) ? 'person' : 'any'),
        },
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

/** The request of what is typed; `ticket` of a face check, '' for none. @throws ApiError */
export function register(values: FlowValues, ticket: string) {
  const { xingming, zjlx, zjhm, grzh, sjhm, dxyzm, password } = valuesOf<UserRegisterValues>(values);
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

/** The account to sign in with: what was typed as certificate number. */
export function accountOf(values: FlowValues): string {
  return valuesOf<UserRegisterValues>(values).zjhm;
}
