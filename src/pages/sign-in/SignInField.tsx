import { Input, type InputProps } from 'antd';
import type { ReactNode } from 'react';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import styles from './SignIn.module.css';

interface Props extends InputProps {
  id: string;
  label: string;
  error: string | undefined;
  /** Beside the input: a picture, a button. */
  aside?: ReactNode;
  /** Below the input. */
  below?: ReactNode;
  /** Between label and input. */
  hint?: string | undefined;
}

/** Label above, input, error below and linked to the input. */
export function SignInField({ id, label, error, aside, below, hint, ...input }: Props) {
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <Stack gap={0.5}>
      <label htmlFor={id}>{label}</label>
      {hint ? <Muted id={hintId}>{hint}</Muted> : null}
      <Row>
        <Input
          id={id}
          className={styles.input}
          aria-required
          aria-invalid={error ? true : undefined}
          status={error && 'error'}
          aria-describedby={described || undefined}
          autoCapitalize="off"
          spellCheck={false}
          {...input}
        />
        {aside}
      </Row>
      {below}
      {error ? (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      ) : null}
    </Stack>
  );
}
