import { Button, Checkbox } from 'antd';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { recordConsent } from '@/session/agreement-consent';
import { systemValue } from '@/session/system-config';
import { Dialog } from '@/ui/dialog/Dialog';
import { Row } from '@/ui/layout/Row';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { LazyRichText } from '@/ui/text/LazyRichText';
import { countdownSeconds, secondsLeft } from '../flow/countdown';
import { useHomePath } from '../flow/home-path';
import { useLoad } from '../flow/use-load';
import styles from '../frame/steps.module.css';
import { useRun, useRunState } from '../run/run';

const OPENS_AFTER_MS = 200;

/** Agreement dialog (docs/specification.md 2.6 and 4): 1000 px wide, 200 ms after the page, not closed by Escape or a click outside. */
export function Agreement() {
  const run = useRun();
  const agreed = useRunState((state) => state.agreed);
  const [open, setOpen] = useState(false);
  const [ticked, setTicked] = useState(false);
  const [error, setError] = useState('');
  const text = useLoad(run.flow.code, run.agreement);
  const navigate = useNavigate();
  const home = useHomePath();

  useEffect(() => {
    const timer = setTimeout(() => setOpen(true), OPENS_AFTER_MS - (performance.now() - run.since));
    return () => clearTimeout(timer);
  }, [run]);

  const loaded = text.phase === 'ready';
  const left = useSecondsLeft(open && loaded, countdownSeconds(systemValue('p.xzDjs')));
  const agree = () => {
    if (!ticked) return setError('请先阅读并同意以上条款');
    if (run.calls.token === undefined) recordConsent(run.flow.code, run.form.facts().today);
    run.state.setState({ agreed: true });
  };

  return (
    <Dialog
      open={open && !agreed}
      ahead={!agreed}
      title={(loaded && text.data.pzmc) || '用户办理须知'}
      width={1000}
      closable="button"
      onClose={() => void navigate(home)}
      footer={
        <Row gap={2} justify="space-between" className={styles.agreementFooter}>
          <div>
            <Checkbox
              checked={ticked}
              aria-describedby={error ? 'agreement-error' : undefined}
              onChange={(event) => {
                setTicked(event.target.checked);
                setError('');
              }}
            >
              我已阅读并同意以上条款
            </Checkbox>
            {error && (
              <p id="agreement-error" role="alert" className={styles.errorText}>
                {error}
              </p>
            )}
          </div>
          <Button type="primary" disabled={!loaded || left > 0} onClick={agree}>
            {left > 0 ? `同意(${left}s)` : '同意'}
          </Button>
        </Row>
      }
    >
      {text.phase === 'loading' && <Loading />}
      {text.phase === 'failed' && <LoadFailed error={text.error} onRetry={text.reload} />}
      {loaded && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text must be scrollable by keyboard
        <section className={styles.agreementText} tabIndex={0} aria-label="须知正文">
          <LazyRichText base64={text.data.pznr} />
        </section>
      )}
    </Dialog>
  );
}

/** Counts down from the moment `running` becomes true, by the monotonic clock. */
function useSecondsLeft(running: boolean, seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (!running) return;
    const startedAt = performance.now();
    const look = () => {
      const now = secondsLeft(startedAt, performance.now(), seconds);
      setLeft(now);
      if (now === 0) clearInterval(timer);
    };
    const timer = setInterval(look, 250);
    look();
    return () => clearInterval(timer);
  }, [running, seconds]);
  return left;
}
