import { Button } from 'antd';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { plainIdentifier } from '@/domain/text/plain-text';
import { nextCodeAt } from '@/session/sign-in/code-wait';
import { dropSecondFactor, type SecondFactor } from '@/session/sign-in/second-factor';
import { sendSecondFactorCode, signInWithPhoneCode } from '@/session/sign-in-methods/phone-code';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { useSecondsUntil } from '@/ui/use-seconds-until';
import { NO_PROBLEM, type SignInProblem, signInProblemOf, withoutField } from './problem';
import styles from './SignIn.module.css';
import { SignInErrorSummary } from './SignInErrorSummary';
import { SignInField } from './SignInField';
import { welcome } from './welcome';

/** Second step after a 102: a code sent to the registered phone. */
export function PhoneCodeForm({ pending, focus }: { pending: SecondFactor; focus: boolean }) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<SignInProblem>(NO_PROBLEM);
  const [work, setWork] = useState<'sending' | 'signing-in' | undefined>();
  const [sent, setSent] = useState(false);
  const [nextAt, setNextAt] = useState(() => nextCodeAt(pending.sjhm));
  const running = useRef(false);
  const wait = useSecondsUntil(nextAt);
  const id = useId();
  const ids = { dxyzm: `${id}-code` };

  // No autofocus while moving along the tabs with arrow keys.
  useEffect(() => {
    if (focus) document.getElementById(`${id}-code`)?.focus();
  }, [id, focus]);

  const run = async (kind: 'sending' | 'signing-in', act: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setWork(kind);
    setProblem(NO_PROBLEM);
    try {
      await act();
    } catch (error) {
      setProblem(signInProblemOf(error, {}));
    } finally {
      running.current = false;
      setWork(undefined);
    }
  };

  const send = () => {
    if (wait > 0) return;
    void run('sending', async () => {
      await sendSecondFactorCode(pending);
      setSent(true);
      setNextAt(nextCodeAt(pending.sjhm));
    });
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const digits = plainIdentifier(code);
    if (digits === '') return setProblem({ fields: { dxyzm: '请输入短信验证码' } });
    void run('signing-in', async () => welcome(await signInWithPhoneCode(pending, digits)));
  };

  return (
    <Stack noValidate onSubmit={submit} as="form" gap={1.5} className={styles.form} aria-busy={work !== undefined}>
      <p>为保护您的账号安全，请输入发送到手机 {pending.sjhm || '预留号码'} 的短信验证码。</p>
      <SignInErrorSummary problem={problem} ids={ids} />
      <SignInField
        id={ids.dxyzm}
        label="短信验证码"
        error={problem.fields.dxyzm}
        value={code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        onChange={(event) => {
          setCode(event.target.value);
          setProblem((former) => withoutField(former, 'dxyzm'));
        }}
        aside={
          <Button onClick={send} aria-disabled={wait > 0 || work !== undefined}>
            {wait > 0 ? `${wait}秒后可重新获取` : sent ? '重新获取验证码' : '获取验证码'}
          </Button>
        }
      />
      <p role="status" className={styles.hint} data-unseen={sent ? undefined : ''}>
        {work === 'signing-in' ? '正在登录，请稍候' : sent ? '验证码已发送，请注意查收' : ''}
      </p>
      <Button type="primary" htmlType="submit" block aria-disabled={work !== undefined}>
        {work === 'signing-in' ? '正在登录...' : '登录'}
      </Button>
      <Row as="p" gap={1.5} rowGap={1} justify="space-between" className={styles.links}>
        <Button type="link" onClick={dropSecondFactor}>
          返回账号登录
        </Button>
      </Row>
    </Stack>
  );
}
