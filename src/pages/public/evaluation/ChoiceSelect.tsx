import { useId } from 'react';
import type { EvaluationItem } from '@/api/evaluation';
import styles from './evaluation.module.css';

interface ChoiceSelectProps {
  label: string;
  value: string;
  choices: readonly EvaluationItem[];
  /** What stands for no choice; a form that needs one asks for it. */
  none?: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** One of a few, by the browser's own control. */
export function ChoiceSelect({ label, value, choices, none, error, onChange }: ChoiceSelectProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.select}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ target }) => onChange(target.value)}
      >
        {(none !== undefined || value === '') && <option value="">{none ?? '请选择'}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
