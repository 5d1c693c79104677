import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { checkRecoverCode, fetchRecoverQr, fetchRecoverQrState, type RecoveryIdentity } from '@/api/password';
import type { PhoneState } from '@/api/sign';
import { CounterList } from '@/engine/counters/CounterList';
import { PhoneCodeDialog } from '@/engine/sign/PhoneCodeDialog';
import type { FlowValues } from '@/form/field-kinds';
import { OpenForm } from '@/form/open/OpenForm';
import { EntryPanel } from '@/ui/EntryFrame';
import styles from './password.module.css';
import { codeTyped, proofForm } from './proof-form';
import { noteProof, STEP_1, startAgainIfOver, stepThree, useRecovery } from './recovery';

const FACE_WORDS: Readonly<Record<PhoneState, string>> = {
  waiting: '等待扫码',
  scanned: '已扫码，请在手机上完成刷脸',
  confirmed: '刷脸核验通过',
  cancelled: '您已在手机上取消刷脸核验，如需继续请刷新二维码',
  expired: '二维码已过期，请刷新二维码后重新扫码',
};

/** Step 2: a code on the registered phone; where that is no longer in use, the face or a counter. */
export function ProofStep({ identity }: { identity: RecoveryIdentity }) {
  const navigate = useNavigate();
  const { ticket, sjhm, ways, proof } = useRecovery();
  const [other, setOther] = useState<'' | 'face' | 'counter'>('');
  const next = () => navigate(stepThree(identity.kind));
  const back = () => void navigate(STEP_1);

  const form = useMemo(() => proofForm({ ticket, sjhm, identity }), [ticket, sjhm, identity]);
  const submit = async (values: FlowValues) => {
    const dxyzm = codeTyped(values);
    await checkRecoverCode(ticket, dxyzm).catch(startAgainIfOver);
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
      <section className={styles.card} aria-labelledby="other-ways">
        <h2 id="other-ways">号码已停用，或收不到短信？</h2>
        <p>
          {face
            ? '可由账号本人（单位为登记的经办人）用手机扫码刷脸；不能刷脸时，请持有效证件到柜台办理。'
            : '请持营业执照和经办人有效证件到柜台办理。'}
        </p>
        <div className={styles.actions}>
          {face && <Button onClick={() => setOther('face')}>刷脸核验</Button>}
          <Button
            aria-expanded={other === 'counter'}
            aria-controls="counter-list"
            onClick={() => setOther(other === 'counter' ? '' : 'counter')}
          >
            查看柜台地址
          </Button>
        </div>
        <div id="counter-list">{other === 'counter' && <CounterList />}</div>
      </section>
      {other === 'face' && (
        <PhoneCodeDialog
          title="刷脸核验"
          text="请使用移动设备扫码，由账号本人（单位为登记的经办人）完成刷脸核验"
          words={FACE_WORDS}
          calls={{
            open: (signal) => fetchRecoverQr(ticket, { signal }).catch(startAgainIfOver),
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
