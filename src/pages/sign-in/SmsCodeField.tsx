import { Button } from 'antd';
import { useRef, useState } from 'react';
import type { CodeSent } from '@/api/session/auth';
import { nextCodeAt, noteCodeSent } from '@/session/sign-in/code-wait';
import { useSecondsUntil } from '@/ui/use-seconds-until';
import styles from './SignIn.module.css';
import { SignInField } from './SignInField';

/** Requests of a 'smsCode' field. */
export interface CodeWiring {
  /** Method and login type; with `target`, the recipient ('' until typed), the key of the countdown. */
  form: string;
  target: string;
  /** Reports required fields before a request; returns whether any is missing. */
  missing: () => boolean;
  send: () => Promise<CodeSent> | undefined;
  /** Reports a failure at its field; undefined clears it. */
  onProblem: (error: unknown) => void;
}

interface Props {
  id: string;
  value: string;
  error: string | undefined;
  code: CodeWiring;
  onChange: (value: string) => void;
}

/** Six digits with the request button. The wait is clock-based and survives a reload. */
export function SmsCodeField({ id, value, error, code, onChange }: Props) {
  const [sending, setSending] = useState(false);
  const [note, setNote] = useState('');
  /** Number of codes sent here; rereads the wait. */
  const [, setSent] = useState(0);
  const running = useRef(false);
  // After a reload nothing is typed yet: the last requested code counts.
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
      <SignInField
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
