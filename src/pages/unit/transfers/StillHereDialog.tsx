import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Input } from 'antd';
import { useId, useState } from 'react';
import { answerStillHere, type SealReminder } from '@/api/seal-reminders';
import { Dialog } from '@/ui/Dialog';
import { toast } from '@/ui/toast';

const MOST_WORDS = 200;

interface StillHereDialogProps {
  of: SealReminder;
  /** With the reminders as they are then, or nothing where it was left. */
  onClose: (rows?: SealReminder[]) => void;
}

/** The former unit's no to a request to seal: why the person is still there. */
export function StillHereDialog({ of, onClose }: StillHereDialogProps) {
  const id = useId();
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState('');
  const send = useMutation({
    mutationFn: () => answerStillHere(of.id, words.trim()),
    onSuccess: (rows) => {
      toast.success('已答复');
      onClose(rows);
    },
    onError: (error) => setProblem(error.message),
  });
  const go = () => {
    if (words.trim() === '') setProblem('请填写原因');
    else send.mutate();
  };
  return (
    <Dialog open title={`${of.xingming}仍在本单位`} onClose={() => onClose()}>
      <p>答复和原因发送给{of.dwmc}，账户不变，本单位继续为其缴存；以后离职的再办理封存。</p>
      <label htmlFor={id}>原因</label>
      <Input.TextArea
        id={id}
        data-autofocus
        rows={4}
        maxLength={MOST_WORDS}
        placeholder="如劳动合同未到期、未收到离职申请"
        value={words}
        aria-invalid={problem !== '' || undefined}
        onChange={(event) => setWords(event.target.value)}
      />
      {problem && <Alert type="error" showIcon title={problem} />}
      <p>
        <Button type="primary" loading={send.isPending} onClick={go}>
          提交答复
        </Button>
      </p>
    </Dialog>
  );
}
