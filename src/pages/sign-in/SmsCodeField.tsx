import { useRef, useState } from 'react';
import { nextCodeAt, noteCodeSent } from '@/session/code-wait';
import { Button } from '@/ui/plain/Button';
import { useSecondsUntil } from '@/ui/use-seconds-until';
import { Field } from './Field';
import type { CodeWiring } from './FieldControl';
import styles from './SignIn.module.css';

interface Props {
  id: string;
  value: string;
  error: string | undefined;
  code: CodeWiring;
  onChange: (value: string) => void;
}

/** Six digits and the button that asks for them. How long the next request has to wait is reckoned by the clock and outlives a reload. */
export function SmsCodeField({ id, value, error, code, onChange }: Props) {
  const [sending, setSending] = useState(false);
  const [note, setNote] = useState('');
  /** Counts the codes sent here: the wait is read anew. */
  const [, setSent] = useState(0);
  const running = useRef(false);
  // After a reload nothing is typed yet: then the last code that was asked for counts.
  const wait = useSecondsUntil(nextCodeAt(waitKey(code)));

  const send = async () => {
    if (running.current || wait > 0 || code.missing()) return;
    running.current = true;
    setSending(true);
    setNote('');
    code.onProblem(undefined);
    try {
      const answer = await code.send();
      for (const key of [waitKey(code), waitKey({ ...code, target: '' })]) noteCodeSent(key, answer);
      setSent((count) => count + 1);
      const minutes = typeof answer?.yxsj === 'number' ? Math.floor(answer.yxsj / 60) : 0;
      setNote(
        `验证码已发送至${answer?.sjhm || '登记的手机'}${minutes > 0 ? `，${minutes}分钟内有效` : ''}。没有收到时，请核对填写的内容`,
      );
      document.getElementById(id)?.focus();
    } catch (failure) {
      code.onProblem(failure);
    } finally {
      running.current = false;
      setSending(false);
    }
  };

  return (
    <>
      <Field
        id={id}
        label="短信验证码"
        error={error}
        value={value}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        onChange={(event) => onChange(event.target.value)}
        aside={
          <Button onClick={() => void send()} aria-disabled={wait > 0 || sending}>
            {sending ? '正在发送...' : wait > 0 ? `${wait}秒后可重新获取` : note ? '重新获取验证码' : '获取验证码'}
          </Button>
        }
      />
      <p role="status" className={styles.hint} data-unseen={note ? undefined : ''}>
        {note}
      </p>
    </>
  );
}

const waitKey = ({ form, target }: Pick<CodeWiring, 'form' | 'target'>) => `${form}:${target}`;
