import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { failureText } from '@/lib/shown-errors';
import { inputLengths } from '@/session/system-config';
import { Dialog } from '@/ui/dialog/Dialog';
import { Stack } from '@/ui/layout/Stack';
import styles from './sign-confirm.module.css';

interface RefuseDialogProps {
  /** @throws Error with the centre's message, shown in the dialog */
  onRefuse: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Rejection with a mandatory reason, which the applicant sees. */
export function RefuseDialog({ onRefuse, onClose }: RefuseDialogProps) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const id = useId();
  const refuse = async () => {
    if (busy) return;
    if (reason.trim() === '') return setProblem('请填写拒绝签署的原因');
    setBusy(true);
    try {
      await onRefuse(reason.trim());
    } catch (error) {
      setProblem(failureText(error, '提交失败，请重试'));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      title="拒绝签署"
      width={480}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>返回</Button>
          <Button type="primary" aria-disabled={busy} onClick={() => void refuse()}>
            {busy ? '正在提交…' : '确定拒绝'}
          </Button>
        </>
      }
    >
      <p>拒绝后，对方的申请将终止，拒绝原因会告知对方。</p>
      <Stack>
        <label htmlFor={id}>拒绝原因</label>
        <Input.TextArea
          id={id}
          rows={3}
          maxLength={inputLengths().remark}
          value={reason}
          aria-required
          aria-invalid={problem !== ''}
          status={problem && 'error'}
          aria-describedby={`${id}-problem`}
          onChange={(event) => {
            setReason(event.target.value);
            setProblem('');
          }}
        />
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {problem}
        </p>
      </Stack>
    </Dialog>
  );
}
