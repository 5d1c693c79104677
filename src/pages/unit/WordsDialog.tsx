import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Input } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { Dialog } from '@/ui/Dialog';
import { toast } from '@/ui/toast';

const MOST_WORDS = 200;

interface WordsDialogProps<Answer> {
  title: string;
  /** What becomes of the words. */
  note: ReactNode;
  label: string;
  placeholder?: string;
  /** Said where there are none. */
  empty: string;
  okText: string;
  /** Said once they have arrived. */
  done: string;
  /** The words without space around them. */
  send: (words: string) => Promise<Answer>;
  onSent: (answer: Answer) => void;
  onClose: () => void;
}

/** The unit's own words on something that the centre or another unit has said, which have to be there. */
export function WordsDialog<Answer>(of: WordsDialogProps<Answer>) {
  const id = useId();
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState('');
  const send = useMutation({
    mutationFn: () => of.send(words.trim()),
    onSuccess: (answer) => {
      toast.success(of.done);
      of.onSent(answer);
    },
    onError: (error) => setProblem(error.message),
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
