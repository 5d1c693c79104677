import { useQueryClient } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { type ComponentRef, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type MyEvaluation, saveFollowUp } from '@/api/cases/evaluation';
import { ApiError } from '@/api/client/errors';
import { followUpError, lengthOf } from '@/domain/evaluation';
import { voiceLimits } from '@/domain/voice-limits';
import { DraftLine } from '@/engine/draft/DraftLine';
import { followUpDraft } from '@/engine/draft/page-draft-codes';
import { useSavedForm } from '@/engine/draft/use-saved-form';
import { failureText } from '@/lib/shown-errors';
import { systemValue } from '@/session/system-config';
import { Dialog } from '@/ui/dialog/Dialog';
import { Stack } from '@/ui/layout/Stack';
import { toast } from '@/ui/state/toast';
import styles from './evaluation.module.css';

const UNKNOWN = '没有收到中心的答复，追评可能已经提交。可以再次提交同样的内容，不会重复。';

/** 追评: one per evaluation. */
export function FollowUpDialog({ record, onClose }: { record: MyEvaluation; onClose: () => void }) {
  const id = useId();
  const area = useRef<ComponentRef<typeof Input.TextArea>>(null);
  const running = useRef(false);
  const queries = useQueryClient();
  const [words, setWords] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const limits = voiceLimits(systemValue);
  const code = followUpDraft(record.ywlsh);
  const kept = useSavedForm(code, ({ zpnr }) => {
    if (typeof zpnr === 'string') setWords(zpnr);
  });
  const refuse = (text: string) => {
    flushSync(() => setError(text));
    area.current?.focus();
  };
  const submit = async () => {
    if (running.current) return;
    const wrong = followUpError(words, limits);
    if (wrong) return refuse(wrong);
    running.current = true;
    setBusy(true);
    setError('');
    try {
      await kept.handIn(() => saveFollowUp(record.ywlsh, words));
      toast.success('追评已提交');
      void queries.invalidateQueries({ queryKey: ['evaluation'] });
      onClose();
    } catch (failure) {
      const unknown = failure instanceof ApiError && failure.outcomeUnknown;
      refuse(unknown ? UNKNOWN : failureText(failure, '追评未能提交，请稍后重试'));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      title={`追评：${record.sxmc}`}
      width={560}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button type="primary" htmlType="submit" form={id} aria-disabled={busy}>
            {busy ? '正在提交' : '提交追评'}
          </Button>
        </>
      }
    >
      <Stack
        id={id}
        as="form"
        gap={1.5}
        className={styles.detail}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p className={styles.note}>追评与原评价一起公开，提交后不能修改；请不要填写证件号码、电话等个人信息。</p>
        <Stack gap={0.5} className={styles.field}>
          <label htmlFor={`${id}-words`}>追评内容（不超过{limits.evaluation.most}个字）</label>
          <Input.TextArea
            ref={area}
            id={`${id}-words`}
            rows={4}
            value={words}
            status={error ? 'error' : ''}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-count${error ? ` ${id}-error` : ''}`}
            onChange={({ target }) => {
              setWords(target.value);
              kept.keep({ zpnr: target.value });
              setError('');
            }}
          />
          <p id={`${id}-count`} className={styles.note}>
            {lengthOf(words)}/{limits.evaluation.most}字
          </p>
          {error && (
            <p id={`${id}-error`} role="alert" className={styles.error}>
              {error}
            </p>
          )}
        </Stack>
        <DraftLine keeper={kept.keeper} code={code} onAdopt={kept.adopt} />
      </Stack>
    </Dialog>
  );
}
