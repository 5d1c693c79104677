import type { AriaAttributes, ReactNode } from 'react';
import { Muted } from '@/ui/layout/Muted';
import { Stack } from '@/ui/layout/Stack';
import styles from './certificates.module.css';

interface FormRowProps {
  id: string;
  label: string;
  hint?: string;
  error: string | undefined;
  children: (aria: AriaAttributes & { id: string }) => ReactNode;
}

/** Label above, hint before and error below the control, both linked to it by aria. */
export function FormRow({ id, label, hint, error, children }: FormRowProps) {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <Stack gap={0.5} className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <Muted id={`${id}-hint`} className={styles.hint}>
          {hint}
        </Muted>
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
    </Stack>
  );
}
