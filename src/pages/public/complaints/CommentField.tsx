import { Input } from 'antd';
import type { ComponentRef, Ref } from 'react';
import type { WordLimits } from '@/domain/voice-limits';
import { Stack } from '@/ui/layout/Stack';
import styles from './complaints.module.css';

interface WordsFieldProps {
  ref?: Ref<ComponentRef<typeof Input.TextArea>>;
  id: string;
  label: string;
  value: string;
  limits: WordLimits;
  error: string;
  onChange: (value: string) => void;
}

/** Text area with character count. Excess text is kept and reported: truncating a paste would lose its end unnoticed. */
export function CommentField({ ref, id, label, value, limits: { least, most }, error, onChange }: WordsFieldProps) {
  const count = [...value.trim()].length;
  return (
    <Stack gap={0.5} className={styles.wordsField}>
      <label htmlFor={id}>{label}</label>
      <Input.TextArea
        ref={ref}
        id={id}
        rows={3}
        value={value}
        status={error || count > most ? 'error' : ''}
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
    </Stack>
  );
}
