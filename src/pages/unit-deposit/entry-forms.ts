import { beginDeposit, type DepositPass, resumeDeposit, sendDepositCode } from '@/api/unit/unit-deposit';
import { isCreditCode } from '@/domain/identity/credit-code';
import type { FormDefinition } from '@/form/definition';
import type { FieldOf } from '@/form/field-kinds';
import { defineOpenForm, openFormValues } from '@/form/open/open-form';
import { readCaptcha } from '@/form/values/captcha-answer';
import type { CaptchaText, FlowValues, FreeText, Mobile, SmsCode } from '@/schema/field-kinds';
import { must } from '@/schema/rules';

/** A new application is identified by the unit's code, an existing one by its number. */
interface Values {
  tyshxydm: FreeText;
  ywlsh: FreeText;
  sjhm: Mobile;
  yzm: CaptchaText;
  dxyzm: SmsCode;
}

export interface EntryForm {
  form: FormDefinition;
  enter: (values: FlowValues) => Promise<DepositPass>;
}

const initial = { tyshxydm: '', ywlsh: '', sjhm: '', yzm: '', dxyzm: '' };

const creditCode: FieldOf<Values> = {
  kind: 'text',
  name: 'tyshxydm',
  label: '统一社会信用代码',
  only: 'letters-digits',
  hint: '18位，见营业执照或法人登记证书',
  rules: [must<Values>((code) => isCreditCode(code.toUpperCase()))('请输入正确的统一社会信用代码')],
};

const applicationNumber: FieldOf<Values> = {
  kind: 'text',
  name: 'ywlsh',
  label: '办理流水号',
  only: 'digits',
  hint: '20位，在首次办理时的短信中',
  rules: [must<Values>((number) => /^\d{20}$/.test(number))('办理流水号为20位数字，请核对')],
};

/** Phone verification by a code, protected by a captcha. */
const proof: readonly FieldOf<Values>[] = [
  { kind: 'mobile', name: 'sjhm', label: '经办人手机号码' },
  { kind: 'captcha', name: 'yzm', label: '图形验证码' },
  {
    kind: 'smsCode',
    name: 'dxyzm',
    label: '短信验证码',
    to: 'sjhm',
    send: ({ ywlsh, sjhm, yzm }) => sendDepositCode({ ywlsh, sjhm, ...(readCaptcha(yzm) ?? { code: '', uuid: '' }) }),
  },
];

/** Form of a new application; prefilled with the code of a unit applying again. */
export const beginning = (known = ''): EntryForm => ({
  form: defineOpenForm<Values>()({
    code: 'UnitDeposit-new',
    initial: { ...initial, tyshxydm: known },
    sections: [{ key: 'entry', title: '首次办理登记', fields: [creditCode, ...proof] }],
  }),
  enter: (values) => {
    const { tyshxydm, sjhm, dxyzm } = openFormValues<Values>(values);
    return beginDeposit({ tyshxydm: tyshxydm.toUpperCase(), sjhm, dxyzm });
  },
});

/** Form for returning to an application; for a known one only the phone is verified. */
export function returning(known = ''): EntryForm {
  return {
    form: defineOpenForm<Values>()({
      code: 'UnitDeposit-back',
      initial: { ...initial, ywlsh: known },
      sections: [
        {
          key: 'entry',
          title: '继续办理或查询进度',
          note: '请使用首次办理时的手机号码。流水号与手机号码一致时，您会收到短信验证码。',
          fields: known ? proof : [applicationNumber, ...proof],
        },
      ],
    }),
    enter: (values) => {
      const { ywlsh, sjhm, dxyzm } = openFormValues<Values>(values);
      return resumeDeposit({ ywlsh, sjhm, dxyzm });
    },
  };
}
