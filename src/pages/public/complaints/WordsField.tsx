import type { Ref } from 'react';
import type { WordLimits } from '@/domain/voice-limits';
import styles from './complaints.module.css';

interface WordsFieldProps {
  ref?: Ref<HTMLTextAreaElement>;
  id: string;
  label: string;
  value: string;
  limits: WordLimits;
  error: string;
  onChange: (value: string) => void;
}

/** A few sentences, with their count. What is too long stays and is said: a paste that is cut loses its end unseen. */
export function WordsField({ ref, id, label, value, limits: { least, most }, error, onChange }: WordsFieldProps) {
  const count = [...value.trim()].length;
  return (
    <div className={styles.wordsField}>
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={ref}
        id={id}
        className={styles.words}
        rows={3}
        value={value}
        aria-invalid={error || count > most ? true : undefined}
        aria-describedby={`${id}-count${error ? ` ${id}-error` : ''}`}
        onChange={({ target }) => onChange(target.value)}
      />
      <span id={`${id}-count`} className={count > most ? styles.error : styles.quiet}>
        已输入{count}字，{least > 0 ? `须为${least}至${most}字` : `最多${most}字`}
      </span>
      {error && (
        <span id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </span>
      )}
    </div>
  );
}
