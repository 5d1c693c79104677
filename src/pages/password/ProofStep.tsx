import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PhoneState } from '@/api/cases/sign';
import { withFreshKey } from '@/api/client/secret';
import {
  checkRecoverCode,
  fetchRecoverQr,
  fetchRecoverQrState,
  type RecoveryIdentity,
  sendRecoverCode,
} from '@/api/session/password';
import { CounterList } from '@/engine/counters/CounterList';
import { PhoneCodeDialog } from '@/engine/sign/PhoneCodeDialog';
import { OpenForm } from '@/form/open/OpenForm';
import { defineOpenForm, openFormValues } from '@/form/open/open-form';
import { fnv1a } from '@/lib/fnv1a';
import type { FlowValues, SmsCode } from '@/schema/field-kinds';
import { EntryPanel } from '@/ui/EntryFrame';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import styles from './password.module.css';
import { noteProof, restartIfExpired, STEP_1, stepThree, useRecovery } from './recovery';

const FACE_WORDS: Readonly<Record<PhoneState, string>> = {
  waiting: '等待扫码',
  scanned: '已扫码，请在手机上完成刷脸',
  confirmed: '刷脸核验通过',
  cancelled: '您已在手机上取消刷脸核验，如需继续请刷新二维码',
  expired: '二维码已过期，请刷新二维码后重新扫码',
};

/** Step 2: a code on the registered phone; if that is out of use, a face check or the counter. */
export function ProofStep({ identity }: { identity: RecoveryIdentity }) {
  const navigate = useNavigate();
  const { ticket, sjhm, ways, proof } = useRecovery();
  const [other, setOther] = useState<'' | 'face' | 'counter'>('');
  const next = () => navigate(stepThree(identity.kind));
  const back = () => void navigate(STEP_1);

  const form = useMemo(() => proofForm({ ticket, sjhm, identity }), [ticket, sjhm, identity]);
  const submit = async (values: FlowValues) => {
    const dxyzm = codeTyped(values);
    await checkRecoverCode(ticket, dxyzm).catch(restartIfExpired);
    noteProof('sms', dxyzm);
    await next();
  };

  if (proof !== 'none') {
    return (
      <EntryPanel
        title={proof === 'sms' ? '短信验证已通过' : '刷脸核验已通过'}
        kind="done"
        actions={
          <>
            <Button type="primary" onClick={() => void next()}>
              下一步
            </Button>
            <Button onClick={back}>上一步</Button>
          </>
        }
      >
        <p>请继续设置新密码。</p>
      </EntryPanel>
    );
  }
  const face = ways.includes('face');
  return (
    <>
      <OpenForm
        form={form}
        submitText="下一步"
        busyText="正在验证..."
        onSubmit={submit}
        more={<Button onClick={back}>上一步</Button>}
      />
      <Stack as="section" gap={1.5} className={styles.card} aria-labelledby="other-ways">
        <h2 id="other-ways">号码已停用，或收不到短信？</h2>
        <p>
          {face
            ? '可由账号本人（单位为登记的经办人）用手机扫码刷脸；不能刷脸时，请持有效证件到柜台办理。'
            : '请持营业执照和经办人有效证件到柜台办理。'}
        </p>
        <Row gap={2}>
          {face && <Button onClick={() => setOther('face')}>刷脸核验</Button>}
          <Button
            aria-expanded={other === 'counter'}
            aria-controls="counter-list"
            onClick={() => setOther(other === 'counter' ? '' : 'counter')}
          >
            查看柜台地址
          </Button>
        </Row>
        <div id="counter-list">{other === 'counter' && <CounterList />}</div>
      </Stack>
      {other === 'face' && (
        <PhoneCodeDialog
          title="刷脸核验"
          text="请使用移动设备扫码，由账号本人（单位为登记的经办人）完成刷脸核验"
          words={FACE_WORDS}
          calls={{
            open: (signal) => fetchRecoverQr(ticket, { signal }).catch(restartIfExpired),
            ask: (uuid, signal) => fetchRecoverQrState(ticket, uuid, { signal }),
          }}
          onConfirmed={() => {
            noteProof('face', '');
            void next();
          }}
          onClose={() => setOther('')}
        />
      )}
    </>
  );
}

interface Proof {
  dxyzm: SmsCode;
}

/** Step 2 by SMS. The countdown is per account. */
function proofForm({ ticket, sjhm, identity }: { ticket: string; sjhm: string; identity: RecoveryIdentity }) {
  const send = () => withFreshKey(() => sendRecoverCode(ticket, identity)).catch(restartIfExpired);
  return defineOpenForm<Proof>()({
    code: `forgotPwd.${fnv1a(`${identity.kind}${identity.number}${identity.jbrzjhm}`)}`,
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

function codeTyped(values: FlowValues): string {
  return openFormValues<Proof>(values).dxyzm;
}
