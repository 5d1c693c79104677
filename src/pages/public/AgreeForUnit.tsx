import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { agreeForUnit } from '@/api/session/user-agreement';
import { fetchUnitConsents } from '@/api/unit/unit';
import { useLoad } from '@/engine/flow/use-load';
import { failureText } from '@/lib/shown-errors';
import { Stack } from '@/ui/layout/Stack';
import { LoadFailed } from '@/ui/state/LoadFailed';
import styles from './Public.module.css';

const HOME = '/dwwt/DwwtHome';

/** Consent of the signed-in unit below the agreement's text: required before any business (docs/specification.md 3). */
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
      setProblem(failureText(error, '提交失败，请稍后重试'));
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
    <Stack aria-label="同意协议" as="section" align="start" className={styles.consent}>
      <p>本单位尚未同意本协议，同意后方可办理业务。</p>
      <Checkbox
        checked={ticked}
        aria-describedby={problem ? 'consent-problem' : undefined}
        onChange={(event) => {
          setTicked(event.target.checked);
          setProblem('');
        }}
      >
        我已代表本单位阅读并同意以上条款
      </Checkbox>
      {problem && (
        <p id="consent-problem" role="alert">
          {problem}
        </p>
      )}
      <Button type="primary" disabled={sending} onClick={() => void agree()}>
        同意
      </Button>
    </Stack>
  );
}
