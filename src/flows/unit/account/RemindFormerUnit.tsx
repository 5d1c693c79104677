import { Alert, Button, Input } from 'antd';
import { useState } from 'react';
import { remindFormerUnit } from '@/api/unit/unit-transfers';
import { failureText } from '@/lib/shown-errors';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import styles from './transfer.module.css';

const EMPTY = { xingming: '', zjhm: '' };

/** Reminds the former unit to seal the account (docs/rules/gj0306-unit-transfer.md). */
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
      setSaid({ type: 'error', text: failureText(error, '提醒没有发出，请稍后重试') });
    } finally {
      setBusy(false);
    }
  };
  const field = (name: keyof typeof EMPTY, label: string) => (
    <Stack as="label" gap={0.5} className={styles.field}>
      {label}
      <Input value={who[name]} onChange={({ target }) => setWho({ ...who, [name]: target.value })} />
    </Stack>
  );
  return (
    <details className={styles.remind}>
      <summary>职工在原单位尚未封存或缴清？提醒原单位</summary>
      <p>
        原单位会收到通知和待办；封存并缴清后，再办理转入。原单位答复职工仍在其单位的，发送消息和短信，并列在“转入转出记录”。
      </p>
      <Row gap={1.5} align="end">
        {field('xingming', '提醒：职工姓名')}
        {field('zjhm', '提醒：职工证件号码')}
        <Button loading={busy} onClick={() => void remind()}>
          提醒原单位封存
        </Button>
      </Row>
      {said && (
        <div role={said.type === 'error' ? 'alert' : 'status'}>
          <Alert type={said.type} showIcon role="none" title={said.text} />
        </div>
      )}
    </details>
  );
}
