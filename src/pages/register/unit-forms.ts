import { withFreshKey } from '@/api/client/secret';
import { matchUnit, nameOperator, registerUnit, sendUnitRegistrationCode } from '@/api/session/registration';
import { plainPersonName } from '@/domain/text/person-name';
import { rememberedFile } from '@/form/open/files/chosen-files';
import { defineOpenForm, openFormValues } from '@/form/open/open-form';
import { schemaFields } from '@/form/schema-fields';
import { readCaptcha } from '@/form/values/captcha-answer';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import type { CaptchaText, CustomText, FlowValues, FreeText, SmsCode } from '@/schema/field-kinds';
import { isFurther, operatorRegistrant } from '@/schema/public/registration';
import { must } from '@/schema/rules';
import { emptySignIn, type NewSignIn, signInFields } from './sign-in-fields';

interface UnitValues {
  dwzh: FreeText;
  tyshxydm: FreeText;
  yzm: CaptchaText;
}

/** First step: the unit (docs/rules/registration-and-passwords.md, /dwRegister). */
export const unitForm = defineOpenForm<UnitValues>()({
  code: 'dwRegister.unit',
  initial: { dwzh: '', tyshxydm: '', yzm: '' },
  sections: [
    {
      key: 'unit',
      title: '单位信息',
      fields: [
        {
          kind: 'text',
          name: 'dwzh',
          label: '单位账号',
          only: 'digits',
          hint: '10位数字，见缴存登记回执或汇缴清册',
          rules: [must<UnitValues>((value) => /^\d{10}$/.test(value))('请输入正确格式的单位账号')],
        },
        {
          kind: 'text',
          name: 'tyshxydm',
          label: '统一社会信用代码',
          only: 'letters-digits',
          rules: [must<UnitValues>((value) => /^[\dA-Z]{18}$/i.test(value))('请输入正确格式的统一社会信用代码')],
        },
        { kind: 'captcha', name: 'yzm', label: '图形验证码' },
      ],
    },
  ],
});

/** @throws ApiError */
export async function match(values: FlowValues) {
  const { dwzh, tyshxydm, yzm } = openFormValues<UnitValues>(values);
  const captcha = readCaptcha(yzm) ?? { code: '', uuid: '' };
  const unit = await withFreshKey(() => matchUnit({ dwzh, tyshxydm: tyshxydm.toUpperCase() }, captcha));
  return { ...unit, dwzh };
}

type OperatorValues = ValuesOf<typeof operatorRegistrant> & { sqs: CustomText };

/** Second step: the unit's operator. */
export const operatorForm = defineOpenForm<OperatorValues>()({
  code: 'dwRegister.operator',
  initial: { ...initialOf(operatorRegistrant), sqs: '' },
  sections: [
    {
      key: 'operator',
      title: '经办人信息',
      fields: [
        ...schemaFields(operatorRegistrant, [
          { name: 'jbrlb', cards: true },
          'jbrxm',
          'jbrzjlx',
          'jbrzjhm',
          'jbrsjhm',
          'jbrjs',
        ]),
        {
          kind: 'custom',
          name: 'sqs',
          label: '单位授权书',
          hint: '写明单位名称、经办人姓名和证件号码、授权事项和期限，加盖单位公章',
          visible: isFurther,
          load: () => import('./AuthorisationControl'),
          show: (value) => [{ label: '单位授权书', value }],
          messages: { required: '请上传单位授权书' },
        },
      ],
    },
  ],
});

export interface RegisteringOperator {
  jbrxm: string;
  jbrzjhm: string;
  /** Masked. */
  sjhm: string;
  further: boolean;
}

/** @throws ApiError */
export async function identifyOperator(values: FlowValues, ticket: string): Promise<RegisteringOperator> {
  const { jbrlb, sqs: _, ...read } = openFormValues<OperatorValues>(values);
  const further = isFurther({ jbrlb });
  const jbrxm = plainPersonName(read.jbrxm);
  const { sjhm } = await withFreshKey(() =>
    nameOperator({
      ...read,
      ticket,
      jbrlb: further ? '2' : '1',
      jbrxm,
      sqs: further ? rememberedFile('sqs') : undefined,
    }),
  );
  return { jbrxm, jbrzjhm: read.jbrzjhm, sjhm, further };
}

interface CodeValues extends NewSignIn {
  dxyzm: SmsCode;
}

/** Result of the first two steps. */
export interface VerifiedUnit extends RegisteringOperator {
  ticket: string;
  dwzh: string;
  dwmc: string;
}

/** Third step: the code to the operator's phone, and the password. */
export function unitPasswordForm({ ticket, dwzh, dwmc, jbrxm, sjhm }: VerifiedUnit) {
  return defineOpenForm<CodeValues>()({
    code: 'dwRegister.password',
    initial: { dxyzm: '', ...emptySignIn },
    sections: [
      {
        key: 'code',
        title: '手机验证',
        figures: () => [
          { label: '单位名称', value: dwmc },
          { label: '经办人', value: jbrxm },
          { label: '经办人手机', value: sjhm },
        ],
        fields: [
          {
            kind: 'smsCode',
            name: 'dxyzm',
            label: '短信验证码',
            to: () => sjhm,
            send: () => withFreshKey(() => sendUnitRegistrationCode(ticket, dwzh)),
          },
        ],
      },
      { key: 'password', title: '设置登录密码', fields: signInFields('unit') },
    ],
  });
}

/** @throws ApiError */
export function registerOperator(values: FlowValues, { ticket, dwzh, jbrxm, jbrzjhm }: VerifiedUnit) {
  const { dxyzm, password } = openFormValues<CodeValues>(values);
  return withFreshKey(() => registerUnit({ ticket, dwzh, jbrxm, jbrzjhm, dxyzm, password }));
}
