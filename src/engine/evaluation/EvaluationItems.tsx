import { Button, Checkbox } from 'antd';
import { useId } from 'react';
import { fetchEvaluationItems } from '@/api/cases/evaluation';
import { isLowGrade } from '@/domain/evaluation';
import { useLoad } from '../flow/use-load';
import { FieldError } from './FieldError';

interface EvaluationItemsProps {
  pjdj: string;
  chosen: readonly string[];
  error: string | undefined;
  onChange: (chosen: readonly string[]) => void;
}

/** Items offered for the chosen grade. */
export function EvaluationItems({ pjdj, chosen, error, onChange }: EvaluationItemsProps) {
  const id = useId();
  const low = isLowGrade(pjdj);
  const items = useLoad(`pjx ${low}`, (signal) => fetchEvaluationItems(pjdj, { signal }));
  if (items.phase === 'failed') {
    return (
      <p role="alert">
        评价项加载失败。
        <Button type="link" onClick={items.reload}>
          重新加载
        </Button>
      </p>
    );
  }
  return (
    <fieldset aria-invalid={error ? true : undefined} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{low ? '不满意的原因（至少选一项）' : '满意的方面（选填）'}</legend>
      {(items.data ?? []).map(({ value, label }) => (
        <Checkbox
          key={value}
          checked={chosen.includes(value)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
          }
        >
          {label}
        </Checkbox>
      ))}
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  );
}
