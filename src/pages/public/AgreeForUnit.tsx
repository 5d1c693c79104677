import { useState } from 'react';
import { Link } from 'react-router-dom';
import { fetchUnitConsents } from '@/api/unit';
import { agreeForUnit } from '@/api/user-agreement';
import { useLoad } from '@/engine/flow/use-load';
import { LoadFailed } from '@/ui/LoadFailed';
import { Button } from '@/ui/plain/Button';
import styles from './Public.module.css';

const HOME = '/dwwt/DwwtHome';

/** The word of the signed-in unit on the agreement of units, below its text: without it no business opens (specification 3). */
export function AgreeForUnit({ bb }: { bb: string }) {
  const [ticked, setTicked] = useState(false);
  const [problem, setProblem] = useState('');
  const [sending, setSending] = useState(false);
  const [done, setDone] = useState(false);
  const consents = useLoad('unit consents', (signal) => fetchUnitConsents({ signal }));
  const agree = async () => {
    if (!ticked) {
      setProblem('请先阅读并同意以上条款');
      return;
    }
    setSending(true);
    try {
      await agreeForUnit(bb);
      setDone(true);
      consents.reload();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '提交失败，请稍后重试');
    } finally {
      setSending(false);
    }
  };
  if (consents.phase === 'failed') return <LoadFailed error={consents.error} onRetry={consents.reload} />;
  if (!consents.data) return null;
  const { sftyxy, tysj } = consents.data;
  if (sftyxy === '1') {
    return (
      <p role={done ? 'status' : undefined}>
        本单位已同意本协议{tysj && `，${tysj}`}。{done && <Link to={HOME}>返回首页</Link>}
      </p>
    );
  }
  return (
    <section aria-label="同意协议" className={styles.consent}>
      <p>本单位尚未同意本协议，同意后方可办理业务。</p>
      <label>
        <input
          type="checkbox"
          checked={ticked}
          aria-describedby={problem ? 'consent-problem' : undefined}
          onChange={(event) => {
            setTicked(event.target.checked);
            setProblem('');
          }}
        />{' '}
        我已代表本单位阅读并同意以上条款
      </label>
      {problem && (
        <p id="consent-problem" role="alert">
          {problem}
        </p>
      )}
      <Button kind="primary" disabled={sending} onClick={() => void agree()}>
        同意
      </Button>
    </section>
  );
}
