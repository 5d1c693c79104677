import { Button, Input, type InputRef } from 'antd';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { fetchEvaluableCase } from '@/api/cases/evaluation';
import { failureText } from '@/lib/shown-errors';
import { Card } from '@/ui/Card';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import styles from './evaluation.module.css';
import { caseNumberIn, evaluatePath, recordPath } from './evaluation-address';

/** Evaluation of a service at a counter, a machine or by phone, by its receipt number. */
export function EvaluateByNumber() {
  const id = useId();
  const input = useRef<InputRef>(null);
  const running = useRef(false);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();

  const refuse = (text: string) => {
    flushSync(() => setError(text));
    input.current?.focus();
  };
  const find = async () => {
    if (running.current) return;
    const ywlsh = caseNumberIn(typed.normalize('NFKC').replace(/\s/g, ''));
    if (ywlsh === '') return refuse(typed.trim() === '' ? '请填写办件编号' : '办件编号是20位数字，请核对');
    running.current = true;
    setBusy(true);
    setError('');
    try {
      const found = await fetchEvaluableCase(ywlsh);
      if (!found) return refuse('未查到这笔办件，请核对办件编号');
      void navigate(found.pj === '1' ? evaluatePath(ywlsh) : recordPath(ywlsh));
    } catch (failure) {
      refuse(failureText(failure, '查询失败，请稍后重试'));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return (
    <Card label="按办件编号评价">
      <h2>按办件编号评价</h2>
      <Row
        as="form"
        gap={2}
        rowGap={1.5}
        align="end"
        noValidate
        aria-busy={busy}
        onSubmit={(event) => {
          event.preventDefault();
          void find();
        }}
      >
        <Stack as="p" gap={0.5} className={styles.field}>
          <label htmlFor={id}>办件编号</label>
          <Input
            ref={input}
            id={id}
            className={styles.input}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            maxLength={60}
            status={error ? 'error' : ''}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
            onChange={({ target }) => {
              setTyped(target.value);
              setError('');
            }}
          />
        </Stack>
        <Button type="primary" htmlType="submit" aria-disabled={busy}>
          {busy ? '正在查询' : '查询并评价'}
        </Button>
        <p id={`${id}-hint`} className={`${styles.note} ${styles.wide}`}>
          在窗口、自助机或通过12329办理的，编号在受理回执或短信里，共20位数字。
        </p>
        {error && (
          <p id={`${id}-error`} role="alert" className={`${styles.error} ${styles.wide}`}>
            {error}
          </p>
        )}
      </Row>
    </Card>
  );
}
