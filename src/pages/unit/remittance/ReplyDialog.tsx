import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Input } from 'antd';
import { useId, useState } from 'react';
import { type Demand, replyToDemand } from '@/api/demands';
import { systemValue } from '@/session/system-config';
import { Dialog } from '@/ui/Dialog';
import { toast } from '@/ui/toast';

const MOST_WORDS = 200;

/** The unit's word on a paper that the centre served. */
export function ReplyDialog({ of, onClose }: { of: Demand; onClose: (done: boolean) => void }) {
  const id = useId();
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState('');
  const send = useMutation({
    mutationFn: () => replyToDemand(of.wsh, words.trim()),
    onSuccess: () => {
      toast.success('已回复');
      onClose(true);
    },
    onError: (error) => setProblem(error.message),
  });
  const go = () => {
    if (words.trim() === '') setProblem('请输入回复内容');
    else send.mutate();
  };
  return (
    <Dialog open title={`回复${of.wsh}`} onClose={() => onClose(false)}>
      <p>
        回复由中心稽核执法处{systemValue('p.tsZxts')}个工作日内答复，答复在本页和短信中告知；回复不改变缴存期限{of.qx}。
      </p>
      <label htmlFor={id}>回复内容</label>
      <Input.TextArea
        id={id}
        rows={4}
        maxLength={MOST_WORDS}
        value={words}
        aria-invalid={problem !== '' || undefined}
        onChange={(event) => setWords(event.target.value)}
      />
      {problem && <Alert type="error" showIcon title={problem} />}
      <p>
        <Button type="primary" loading={send.isPending} onClick={go}>
          提交回复
        </Button>
      </p>
    </Dialog>
  );
}
