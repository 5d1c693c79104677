import { useId } from 'react';
import { fetchEvaluationItems } from '@/api/evaluation';
import { isLowGrade } from '@/domain/evaluation';
import { Button } from '@/ui/plain/Button';
import { useLoad } from '../flow/use-load';
import styles from './evaluation.module.css';
import { FieldError } from './FieldError';

interface EvaluationItemsProps {
  pjdj: string;
  chosen: readonly string[];
  error: string | undefined;
  onChange: (chosen: readonly string[]) => void;
}

/** What may be ticked for the grade. */
export function EvaluationItems({ pjdj, chosen, error, onChange }: EvaluationItemsProps) {
  const id = useId();
  const low = isLowGrade(pjdj);
  const items = useLoad(`pjx ${low}`, (signal) => fetchEvaluationItems(pjdj, { signal }));
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
    <fieldset aria-invalid={error ? true : undefined} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{low ? '不满意的原因（至少选一项）' : '满意的方面（选填）'}</legend>
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
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  );
}
