import { useEffect, useState } from 'react';
import type { RedirectRun } from '@/session/sign-in-methods/method';
import { Button } from '@/ui/plain/Button';
import { ErrorSummary } from './ErrorSummary';
import type { MethodFormProps } from './MethodPanel';
import { NO_PROBLEM, type Problem, problemOf } from './problem';
import styles from './SignIn.module.css';

/** A method that another site carries out: says so, then goes there. */
export default function RedirectForm({ run, loginType, others, onChoose }: MethodFormProps<RedirectRun>) {
  const [problem, setProblem] = useState<Problem>(NO_PROBLEM);
  const [leaving, setLeaving] = useState(false);
  const unavailable = run.unavailable();

  useEffect(() => {
    // Back from there, the browser may show this very page again as it was left.
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
      setProblem(problemOf(error, {}));
    }
  };

  const [other] = others;
  return (
    <div className={styles.form} aria-busy={leaving}>
      <ErrorSummary problem={problem} ids={{}} />
      <p role={unavailable ? 'alert' : undefined}>{unavailable ?? run.advice}</p>
      {unavailable ? null : (
        <Button kind="primary" className={styles.submit} aria-disabled={leaving} onClick={leave}>
          {leaving ? '正在前往...' : '前往政务服务平台'}
        </Button>
      )}
      {other ? (
        <p className={styles.links}>
          <Button kind="link" onClick={() => onChoose(other.key)}>
            改用{other.title}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
