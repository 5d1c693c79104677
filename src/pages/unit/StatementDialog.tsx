import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Input } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { failureText } from '@/lib/shown-errors';
import { Dialog } from '@/ui/dialog/Dialog';
import { toast } from '@/ui/state/toast';

const MOST_WORDS = 200;

interface WordsDialogProps<Answer> {
  title: string;
  /** Consequence of the statement. */
  note: ReactNode;
  label: string;
  placeholder?: string;
  /** Error of an empty text. */
  empty: string;
  okText: string;
  /** Message on success. */
  done: string;
  /** Sends the trimmed text. */
  send: (words: string) => Promise<Answer>;
  onSent: (answer: Answer) => void;
  onClose: () => void;
}

/** Mandatory free text of the unit in response to the centre or another unit. */
export function StatementDialog<Answer>(of: WordsDialogProps<Answer>) {
  const id = useId();
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState('');
  const send = useMutation({
    mutationFn: () => of.send(words.trim()),
    onSuccess: (answer) => {
      toast.success(of.done);
      of.onSent(answer);
    },
    onError: (error) => setProblem(failureText(error, '确认没有完成，请稍后重试')),
  });
  const go = () => {
    if (words.trim() === '') setProblem(of.empty);
    else send.mutate();
  };
  return (
    <Dialog open title={of.title} onClose={of.onClose}>
      <p>{of.note}</p>
      <label htmlFor={id}>{of.label}</label>
      <Input.TextArea
        id={id}
        data-autofocus
        rows={4}
        maxLength={MOST_WORDS}
        placeholder={of.placeholder}
        value={words}
        aria-invalid={problem !== '' || undefined}
        onChange={(event) => setWords(event.target.value)}
      />
      {problem && <Alert type="error" showIcon title={problem} />}
      <p>
        <Button type="primary" loading={send.isPending} onClick={go}>
          {of.okText}
        </Button>
      </p>
    </Dialog>
  );
}
