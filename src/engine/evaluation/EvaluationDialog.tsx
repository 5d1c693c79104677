import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '@/api/errors';
import { fetchEvaluationItems, saveEvaluation } from '@/api/evaluation';
import { dictionaryOptions } from '@/session/dictionary';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { toast } from '@/ui/toast';
import { useLoad } from '../use-load';
import styles from './evaluation.module.css';
import {
  type EvaluationErrors,
  type EvaluationValues,
  evaluationErrors,
  isLow,
  LONGEST_WORDS,
} from './evaluation-rules';

interface EvaluationDialogProps {
  ywlsh: string;
  ywmc: string;
  onClose: () => void;
  onDone: () => void;
}

const EMPTY: EvaluationValues = { pjdj: '', pjx: [], pjnr: '', anonymous: false };

/** Grade, items and words for a finished case. Nothing is set beforehand: a grade is the person's own. */
export function EvaluationDialog({ ywlsh, ywmc, onClose, onDone }: EvaluationDialogProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<EvaluationErrors>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const set = (change: Partial<EvaluationValues>) => {
    setValues((before) => ({ ...before, ...change }));
    setErrors({});
  };
  const show = (found: EvaluationErrors) => {
    flushSync(() => setErrors(found));
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"] input, textarea[aria-invalid="true"]')?.focus();
  };
  const submit = async () => {
    if (busy) return;
    setFailure('');
    const found = evaluationErrors(values);
    if (Object.keys(found).length > 0) return show(found);
    setBusy(true);
    try {
      const { pjdj, pjx, pjnr, anonymous } = values;
      const { clsm } = await saveEvaluation({ ywlsh, pjdj, pjx: pjx.join(','), pjnr, sfnm: anonymous ? '1' : '0' });
      toast.success(clsm);
      onDone();
      onClose();
    } catch (error) {
      if (error instanceof ApiError) show(error.fieldErrors);
      setFailure(error instanceof Error ? error.message : '评价未能提交，请稍后重试');
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      title={`评价：${ywmc}`}
      width={560}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" type="submit" form={id} aria-disabled={busy}>
            提交评价
          </Button>
        </>
      }
    >
      <form
        id={id}
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p>办件编号：{ywlsh}</p>
        <fieldset
          aria-invalid={errors.pjdj ? true : undefined}
          aria-describedby={errors.pjdj ? `${id}-grade-error` : undefined}
        >
          <legend>总体评价</legend>
          {dictionaryOptions('pjdj').map(({ value, label }) => (
            <label key={value} className={styles.choice}>
              <input
                type="radio"
                name={`${id}-grade`}
                value={value}
                checked={values.pjdj === value}
                onChange={() => set({ pjdj: value, pjx: isLow(value) === isLow(values.pjdj) ? values.pjx : [] })}
              />
              {label}
            </label>
          ))}
          <FieldError id={`${id}-grade-error`} text={errors.pjdj} />
        </fieldset>
        {values.pjdj && (
          <Items
            key={String(isLow(values.pjdj))}
            id={id}
            pjdj={values.pjdj}
            chosen={values.pjx}
            error={errors.pjx}
            onChange={(pjx) => set({ pjx })}
          />
        )}
        <div className={styles.words}>
          <label htmlFor={`${id}-words`}>{isLow(values.pjdj) ? '意见（必填，不少于5个字）' : '意见（选填）'}</label>
          <textarea
            id={`${id}-words`}
            rows={3}
            maxLength={LONGEST_WORDS}
            value={values.pjnr}
            aria-invalid={errors.pjnr ? true : undefined}
            aria-describedby={errors.pjnr ? `${id}-words-error` : undefined}
            onChange={({ target }) => set({ pjnr: target.value })}
          />
          <FieldError id={`${id}-words-error`} text={errors.pjnr} />
        </div>
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={values.anonymous}
            onChange={({ target }) => set({ anonymous: target.checked })}
          />
          匿名评价
        </label>
        {failure && (
          <p role="alert" className={styles.error}>
            {failure}
          </p>
        )}
      </form>
    </Dialog>
  );
}

interface ItemsProps {
  id: string;
  pjdj: string;
  chosen: readonly string[];
  error: string | undefined;
  onChange: (chosen: readonly string[]) => void;
}

function Items({ id, pjdj, chosen, error, onChange }: ItemsProps) {
  const items = useLoad(`pjx ${isLow(pjdj)}`, (signal) => fetchEvaluationItems(pjdj, { signal }));
  if (items.phase === 'failed') {
    return (
      <p role="alert">
        评价项加载失败。
        <Button kind="link" onClick={items.reload}>
          重新加载
        </Button>
      </p>
    );
  }
  return (
    <fieldset aria-invalid={error ? true : undefined} aria-describedby={error ? `${id}-items-error` : undefined}>
      <legend>{isLow(pjdj) ? '不满意的原因（至少选一项）' : '满意的方面（选填）'}</legend>
      {(items.data ?? []).map(({ value, label }) => (
        <label key={value} className={styles.choice}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
          />
          {label}
        </label>
      ))}
      <FieldError id={`${id}-items-error`} text={error} />
    </fieldset>
  );
}

function FieldError({ id, text }: { id: string; text: string | undefined }) {
  return text ? (
    <p id={id} className={styles.error}>
      {text}
    </p>
  ) : null;
}
