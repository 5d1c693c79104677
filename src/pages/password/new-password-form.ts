import type { PasswordInfo } from '@/api/session/password';
import { defineOpenForm, openFormValues } from '@/form/open/open-form';
import type { FlowValues, Password, SmsCode } from '@/schema/field-kinds';

interface NewPassword {
  password: Password;
  qrmm: Password;
}

const HINT = '不能与最近3次使用过的密码相同';

/** Step 3 of password recovery. */
export const newPasswordForm = defineOpenForm<NewPassword>()({
  code: 'setLoginPwd',
  initial: { password: '', qrmm: '' },
  sections: [
    {
      key: 'password',
      title: '设置新密码',
      fields: [
        { name: 'password', label: '新密码', kind: 'password', as: 'new', hint: HINT },
        { name: 'qrmm', label: '确认密码', kind: 'password', as: 'repeat', of: 'password' },
      ],
    },
  ],
});

export function passwordTyped(values: FlowValues): string {
  return openFormValues<NewPassword>(values).password;
}

interface Change extends NewPassword {
  dxyzm: SmsCode;
}

/** Change of password from the menu: the code goes to the registered phone, shown masked. */
export function passwordChangeForm({ sjhm, xgrq }: PasswordInfo, send: () => Promise<unknown>) {
  return defineOpenForm<Change>()({
    code: 'mmxg',
    initial: { dxyzm: '', password: '', qrmm: '' },
    sections: [
      {
        key: 'change',
        title: '短信验证并设置新密码',
        note: `当前密码自${xgrq}起使用。登记的手机号码已停用的，请先变更手机号码，或持有效证件到柜台办理。`,
        figures: () => [{ label: '验证码发送至', value: sjhm }],
        fields: [
          { name: 'dxyzm', label: '短信验证码', kind: 'smsCode', send, to: () => sjhm },
          { name: 'password', label: '新密码', kind: 'password', as: 'new', hint: HINT },
          { name: 'qrmm', label: '确认密码', kind: 'password', as: 'repeat', of: 'password' },
        ],
      },
    ],
  });
}

export function changeTyped(values: FlowValues): { password: string; dxyzm: string } {
  const { password, dxyzm } = openFormValues<Change>(values);
  return { password, dxyzm };
}
