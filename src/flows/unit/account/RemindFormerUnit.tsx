import { Alert, Button } from 'antd';
import { useState } from 'react';
import { ApiError } from '@/api/errors';
import { remindFormerUnit } from '@/api/unit-transfers';
import styles from './transfer.module.css';

const EMPTY = { xingming: '', zjhm: '' };

/** Instead of a dead end: the former unit that has not sealed yet is asked to (domain catalogue GJ0306). */
export function RemindFormerUnit() {
  const [who, setWho] = useState(EMPTY);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ type: 'success' | 'error'; text: string }>();
  const remind = async () => {
    if (who.xingming.trim() === '' || who.zjhm.trim() === '') {
      setSaid({ type: 'error', text: '请填写职工的姓名和证件号码' });
      return;
    }
    setBusy(true);
    try {
      const { xyb } = await remindFormerUnit({ xingming: who.xingming.trim(), zjhm: who.zjhm.trim() });
      setSaid({ type: 'success', text: xyb });
      setWho(EMPTY);
    } catch (error) {
      setSaid({ type: 'error', text: error instanceof ApiError ? error.message : '提醒没有发出，请稍后重试' });
    } finally {
      setBusy(false);
    }
  };
  const field = (name: keyof typeof EMPTY, label: string) => (
    <label className={styles.field}>
      {label}
      <input value={who[name]} onChange={({ target }) => setWho({ ...who, [name]: target.value })} />
    </label>
  );
  return (
    <details className={styles.remind}>
      <summary>职工在原单位尚未封存或缴清？提醒原单位</summary>
      <p>
        原单位会收到通知和待办；封存并缴清后，再办理转入。原单位答复职工仍在其单位的，发送消息和短信，并列在“转入转出记录”。
      </p>
      <div className={styles.fields}>
        {field('xingming', '提醒：职工姓名')}
        {field('zjhm', '提醒：职工证件号码')}
        <Button loading={busy} onClick={() => void remind()}>
          提醒原单位封存
        </Button>
      </div>
      {said && (
        <div role={said.type === 'error' ? 'alert' : 'status'}>
          <Alert type={said.type} showIcon role="none" title={said.text} />
        </div>
      )}
    </details>
  );
}
