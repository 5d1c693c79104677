import { Button } from 'antd';
import { useEffect, useState } from 'react';
import type { RedirectRun } from '@/session/sign-in-methods/method';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import type { MethodFormProps } from './MethodPanel';
import { NO_PROBLEM, type SignInProblem, signInProblemOf } from './problem';
import styles from './SignIn.module.css';
import { SignInErrorSummary } from './SignInErrorSummary';

/** A method carried out by another site: explains, then redirects. */
export default function RedirectForm({ run, loginType, others, onChoose }: MethodFormProps<RedirectRun>) {
  const [problem, setProblem] = useState<SignInProblem>(NO_PROBLEM);
  const [leaving, setLeaving] = useState(false);
  const unavailable = run.unavailable();

  useEffect(() => {
    // The back/forward cache may restore the page as it was left.
    const returned = () => setLeaving(false);
    window.addEventListener('pageshow', returned);
    return () => window.removeEventListener('pageshow', returned);
  }, []);

  const leave = async () => {
    if (leaving) return;
    setLeaving(true);
    setProblem(NO_PROBLEM);
    try {
      await run.leave(loginType);
    } catch (error) {
      setLeaving(false);
      setProblem(signInProblemOf(error, {}));
    }
  };

  const [other] = others;
  return (
    <Stack gap={1.5} className={styles.form} aria-busy={leaving}>
      <SignInErrorSummary problem={problem} ids={{}} />
      <p role={unavailable ? 'alert' : undefined}>{unavailable ?? run.advice}</p>
      {unavailable ? null : (
        <Button type="primary" block aria-disabled={leaving} onClick={leave}>
          {leaving ? '正在前往...' : '前往政务服务平台'}
        </Button>
      )}
      {other ? (
        <Row as="p" gap={1.5} rowGap={1} justify="space-between" className={styles.links}>
          <Button type="link" onClick={() => onChoose(other.key)}>
            改用{other.title}
          </Button>
        </Row>
      ) : null}
    </Stack>
  );
}
