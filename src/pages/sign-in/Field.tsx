import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './SignIn.module.css';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: string;
  error: string | undefined;
  /** Stands beside the input: a picture, a button. */
  aside?: ReactNode;
  /** Between label and input. */
  hint?: string | undefined;
}

/** Label above, input, error below and tied to the input. */
export function Field({ id, label, error, aside, hint, ...input }: Props) {
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <p id={hintId} className={styles.advice}>
          {hint}
        </p>
      ) : null}
      <div className={styles.row}>
        <input
          id={id}
          type="text"
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          autoCapitalize="off"
          spellCheck={false}
          {...input}
        />
        {aside}
      </div>
      {error ? (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
