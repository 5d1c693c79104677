import { type RecoveryIdentity, sendRecoverCode } from '@/api/password';
import { withFreshKey } from '@/api/secret';
import type { FlowValues, SmsCode } from '@/form/field-kinds';
import { defineOpenForm, valuesOf } from '@/form/open/open-form';
import { shortMark } from '@/lib/short-mark';
import { startAgainIfOver } from './recovery';

interface Proof {
  dxyzm: SmsCode;
}

/** Step 2 by SMS. The countdown belongs to the account, so that another one does not wait for it. */
export function proofForm({ ticket, sjhm, identity }: { ticket: string; sjhm: string; identity: RecoveryIdentity }) {
  const send = () => withFreshKey(() => sendRecoverCode(ticket, identity)).catch(startAgainIfOver);
  return defineOpenForm<Proof>()({
    code: `forgotPwd.${shortMark(`${identity.kind}${identity.number}${identity.jbrzjhm}`)}`,
    initial: { dxyzm: '' },
    sections: [
      {
        key: 'sms',
        title: '短信验证',
        note: '验证码发送至账号登记的手机。没有收到时，请核对上一步填写的内容；尚未注册的用户请先注册。',
        figures: () => [{ label: '手机号码', value: sjhm }],
        fields: [{ name: 'dxyzm', label: '短信验证码', kind: 'smsCode', send, to: () => sjhm }],
      },
    ],
  });
}

export function codeTyped(values: FlowValues): string {
  return valuesOf<Proof>(values).dxyzm;
}
