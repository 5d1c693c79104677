import { withFreshKey } from '@/api/client/secret';
import { type GuestKind, sendGuestCode } from '@/api/session/guest-registration';
import { certificateTypeA, isIdCardType } from '@/domain/identity/certificate-type';
import { isPersonName, plainPersonName } from '@/domain/text/person-name';
import type { FieldOf } from '@/form/field-kinds';
import { readCaptcha } from '@/form/values/captcha-answer';
import type { CaptchaText, Code, FreeText, IdNumber, Mobile, Plain, SmsCode } from '@/schema/field-kinds';
import { must } from '@/schema/rules';
import { emptySignIn, type NewSignIn } from './sign-in-fields';

/**
 * Fields shared by individual registrations: depositors, flexible workers, borrowers of other cities
 * (docs/rules/registration-and-passwords.md).
 */
export interface PersonValues extends NewSignIn {
  xingming: FreeText;
  zjlx: Code;
  zjhm: IdNumber;
  sjhm: Mobile;
  yzm: CaptchaText;
  dxyzm: SmsCode;
}

export const emptyPerson = { xingming: '', zjlx: '1', zjhm: '', sjhm: '', yzm: '', dxyzm: '', ...emptySignIn };

export const identityFields: readonly FieldOf<PersonValues>[] = [
  {
    kind: 'text',
    name: 'xingming',
    label: '姓名',
    length: 'name',
    spaces: 'keep',
    hint: '与证件一致，少数民族姓名中间的点也要填写',
    rules: [must<PersonValues>(isPersonName)('请输入正确格式的姓名')],
  },
  { kind: 'select', name: 'zjlx', label: '证件类型', dictionary: 'zjlxB' },
  {
    kind: 'idno',
    name: 'zjhm',
    label: '证件号码',
    accepts: ({ zjlx }) => (isIdCardType(certificateTypeA(zjlx)) ? 'person' : 'any'),
  },
];

/** The phone, verified by a code for this kind of registration. */
export function phoneFields(kind: GuestKind): readonly FieldOf<PersonValues>[] {
  return [
    { kind: 'mobile', name: 'sjhm', label: '手机号码' },
    { kind: 'captcha', name: 'yzm', label: '图形验证码' },
    {
      kind: 'smsCode',
      name: 'dxyzm',
      label: '短信验证码',
      to: 'sjhm',
      send: ({ zjhm, sjhm, yzm }) => {
        if (zjhm === '') throw new Error('请先填写证件号码，再获取短信验证码');
        const captcha = readCaptcha(yzm);
        if (!captcha) throw new Error('请先输入图形验证码，再获取短信验证码');
        return withFreshKey(() => sendGuestCode(kind, { zjhm, sjhm }, captcha));
      },
    },
  ];
}

/** Personal data common to both requests; the type of certificate as stored. */
export function guestOf({ xingming, zjlx, zjhm, sjhm, dxyzm, password }: Plain<PersonValues>) {
  return { xingming: plainPersonName(xingming), zjlx: certificateTypeA(zjlx), zjhm, sjhm, dxyzm, password };
}
