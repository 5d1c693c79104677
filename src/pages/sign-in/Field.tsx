import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './SignIn.module.css';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: string;
  error: string | undefined;
  /** Stands beside the input: a picture, a button. */
  aside?: ReactNode;
}

/** Label above, input, error below and tied to the input. */
export function Field({ id, label, error, aside, ...input }: Props) {
  const errorId = `${id}-error`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        <input
          id={id}
          type="text"
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
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
