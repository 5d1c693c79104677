import { useId } from 'react';
import { Select, type SelectProps } from '@/ui/input/Select';
import { Muted } from '@/ui/layout/Muted';
import { Stack } from '@/ui/layout/Stack';
import styles from './ChoiceField.module.css';

interface ChoiceFieldProps extends Pick<SelectProps, 'value' | 'options' | 'onChange' | 'placeholder' | 'disabled'> {
  label: string;
  error?: string | undefined;
}

/** One choice from a list, with its label above. */
export function ChoiceField({ label, error, ...choice }: ChoiceFieldProps) {
  const id = useId();
  return (
    <Stack gap={0.5} className={styles.field}>
      <Muted as="label" htmlFor={id}>
        {label}
      </Muted>
      <Select
        {...choice}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </Stack>
  );
}
