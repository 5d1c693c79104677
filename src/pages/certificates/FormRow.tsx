import type { AriaAttributes, ReactNode } from 'react';
import styles from './certificates.module.css';

interface FormRowProps {
  id: string;
  label: string;
  hint?: string;
  error: string | undefined;
  children: (aria: AriaAttributes & { id: string }) => ReactNode;
}

/** Label above, hint before and error below the control, both tied to it. */
export function FormRow({ id, label, hint, error, children }: FormRowProps) {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-required': true,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
