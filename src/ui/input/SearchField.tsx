import { Input } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { visibleText } from '@/domain/text/plain-text';
import { isComposing } from '@/lib/composing';
import { Muted } from '../layout/Muted';
import { Stack } from '../layout/Stack';
import styles from './SearchField.module.css';

/** Debounce in milliseconds. */
const PAUSE_MS = 300;

interface SearchFieldProps {
  label: string;
  /** Applied value; may change from outside (address). */
  value: string;
  placeholder?: string;
  /** Characters. */
  maxLength?: number;
  /** For amounts: a plain text field with the numeric keypad on phones. */
  inputMode?: 'numeric';
  error?: string | undefined;
  /** Called on a pause in typing and immediately on Enter; never during input-method composition. */
  onSearch: (words: string) => void;
}

/** Search text or numeric bound of a list's filter. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, placeholder, maxLength = 40, inputMode, error, onSearch } = props;
  const id = useId();
  const [typed, setTyped] = useState(value);
  const searched = useRef(value);
  const composing = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The delayed call must use the latest callback: another filter may change the address meanwhile.
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (value === searched.current) return;
    // The value changed from outside: Back, a reset, another link.
    clearTimeout(timer.current);
    searched.current = value;
    setTyped(value);
  }, [value]);

  const search = (text: string) => {
    clearTimeout(timer.current);
    const words = visibleText(text);
    if (words === searched.current) return;
    searched.current = words;
    latest.current(words);
  };
  const later = (text: string) => {
    clearTimeout(timer.current);
    if (!composing.current) timer.current = setTimeout(() => search(text), PAUSE_MS);
  };

  return (
    <Stack gap={0.5} className={styles.field}>
      <Muted as="label" htmlFor={id}>
        {label}
      </Muted>
      <Input
        id={id}
        type={inputMode ? 'text' : 'search'}
        inputMode={inputMode}
        value={typed}
        placeholder={placeholder}
        maxLength={maxLength}
        autoComplete="off"
        status={error ? 'error' : ''}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          later(target.value);
        }}
        onCompositionStart={() => {
          composing.current = true;
          clearTimeout(timer.current);
        }}
        onCompositionEnd={({ currentTarget }) => {
          composing.current = false;
          later(currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isComposing(event)) search(event.currentTarget.value);
        }}
      />
      {error && (
        <p id={`${id}-error`} className={styles.problem}>
          {error}
        </p>
      )}
    </Stack>
  );
}
