import type { RecoveryIdentity } from '@/api/session/password';
import { isIdNumber } from '@/domain/identity/id-number';
import { defineOpenForm, openFormValues } from '@/form/open/open-form';
import type { CaptchaText, Code, FlowValues, FreeText, IdNumber } from '@/schema/field-kinds';

interface Identity {
  loginType: Code;
  zjhm: IdNumber;
  dwzh: FreeText;
  jbrxm: FreeText;
  jbrzjhm: IdNumber;
  kfsbh: FreeText;
  yzm: CaptchaText;
}

const KINDS: readonly { value: RecoveryIdentity['kind']; label: string }[] = [
  { value: '1', label: '个人' },
  { value: '2', label: '单位' },
  { value: 'other', label: '其他单位' },
  { value: '3', label: '开发商' },
];
const UNITS = new Set(['2', 'other']);

/** Any certificate number may be an account; one of an ID card's format must be valid. */
const idNumberHolds = (value: string) =>
  /^(\d{15}|\d{17}[\dX])$/i.test(value) && !isIdNumber(value) ? '请输入正确格式的证件号' : undefined;

/** Step 1 of password recovery: the account (docs/rules/registration-and-passwords.md, /forgotPwd). */
export const identityForm = defineOpenForm<Identity>()({
  code: 'forgotPwd',
  initial: { loginType: '1', zjhm: '', dwzh: '', jbrxm: '', jbrzjhm: '', kfsbh: '', yzm: '' },
  sections: [
    {
      key: 'identity',
      title: '填写身份信息',
      fields: [
        { name: 'loginType', label: '用户类型', kind: 'radio', options: KINDS },
        {
          name: 'zjhm',
          label: '证件号码',
          kind: 'idno',
          accepts: 'any',
          visible: ({ loginType }) => loginType === '1',
          rules: [idNumberHolds],
        },
        {
          name: 'dwzh',
          label: '单位账号',
          kind: 'text',
          only: 'digits',
          visible: ({ loginType }) => UNITS.has(loginType),
        },
        { name: 'jbrxm', label: '经办人姓名', kind: 'text', length: 'name', visible: isUnit },
        {
          name: 'jbrzjhm',
          label: '经办人证件号码',
          kind: 'idno',
          accepts: 'any',
          visible: isUnit,
          rules: [idNumberHolds],
        },
        {
          name: 'kfsbh',
          label: '开发商编号',
          kind: 'text',
          only: 'letters-digits',
          visible: ({ loginType }) => loginType === '3',
        },
        { name: 'yzm', label: '图形验证码', kind: 'captcha' },
      ],
    },
  ],
});

function isUnit({ loginType }: { loginType: string }): boolean {
  return UNITS.has(loginType);
}

/** Form values as the centre's request. */
export function recoveryIdentity(values: FlowValues): RecoveryIdentity {
  const { loginType, zjhm, dwzh, kfsbh, jbrxm, jbrzjhm } = openFormValues<Identity>(values);
  const kind = kindOf(loginType);
  if (kind === '1') return { kind, number: zjhm, jbrxm: '', jbrzjhm: '' };
  if (kind === '3') return { kind, number: kfsbh.toUpperCase(), jbrxm: '', jbrzjhm: '' };
  return { kind, number: dwzh, jbrxm, jbrzjhm };
}

export function captchaTyped(values: FlowValues): string {
  return openFormValues<Identity>(values).yzm;
}

/** Initial values: earlier input, else the login type of the sign-in page. */
export function identityStart(typed: RecoveryIdentity | undefined, loginType: string | null): Partial<FlowValues> {
  if (!typed) return { loginType: kindOf(loginType ?? '') };
  const { kind, number, jbrxm, jbrzjhm } = typed;
  const field = { '1': 'zjhm', '2': 'dwzh', other: 'dwzh', '3': 'kfsbh' }[kind];
  return { loginType: kind, [field]: number, jbrxm, jbrzjhm };
}

function kindOf(text: string): RecoveryIdentity['kind'] {
  return KINDS.find(({ value }) => value === text)?.value ?? '1';
}
