import { withFreshKey } from '@/api/client/secret';
import type { Answered } from '@/api/session/registration';
import { plainPersonName } from '@/domain/text/person-name';
import type { FieldOf } from '@/form/field-kinds';
import { schemaFields } from '@/form/schema-fields';
import { readCaptcha } from '@/form/values/captcha-answer';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import type { CaptchaText, Plain, SmsCode } from '@/schema/field-kinds';
import { registrant } from '@/schema/public/registration';
import { emptySignIn, type NewSignIn } from './sign-in-fields';

/**
 * Fields shared by individual registrations: depositors, flexible workers, borrowers of other cities
 * (docs/rules/registration-and-passwords.md).
 */
export interface PersonValues extends ValuesOf<typeof registrant>, NewSignIn {
  yzm: CaptchaText;
  dxyzm: SmsCode;
}

export const emptyPerson = { ...initialOf(registrant), yzm: '', dxyzm: '', ...emptySignIn };

export const identityFields: readonly FieldOf<PersonValues>[] = schemaFields(registrant, [
  { name: 'xingming', hint: '与证件一致，少数民族姓名中间的点也要填写' },
  'zjlx',
  'zjhm',
]);

/** The phone, verified by a code that `send` asks for. */
export function phoneFields(
  send: (who: { zjhm: string; sjhm: string }, captcha: Answered) => Promise<unknown>,
): readonly FieldOf<PersonValues>[] {
  return [
    ...schemaFields(registrant, ['sjhm']),
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
        return withFreshKey(() => send({ zjhm, sjhm }, captcha));
      },
    },
  ];
}

/** Personal data common to all requests. */
export function guestOf({ xingming, zjlx, zjhm, sjhm, dxyzm, password }: Plain<PersonValues>) {
  return { xingming: plainPersonName(xingming), zjlx, zjhm, sjhm, dxyzm, password };
}
