import { useEffect, useId, useRef, useState } from 'react';
import { visibleText } from '@/domain/plain-text';
import { isComposing } from '@/lib/composing';
import styles from './SearchField.module.css';

/** Milliseconds without a key after which a word is finished. */
const PAUSE_MS = 300;

interface SearchFieldProps {
  label: string;
  /** What counts now; the address may change it from outside. */
  value: string;
  placeholder?: string;
  /** Characters. */
  maxLength?: number;
  /** For amounts: a plain text field with the number keys of a phone. */
  inputMode?: 'numeric';
  error?: string | undefined;
  /** Called when the typing pauses, with Enter at once; never in the middle of an input method's word. */
  onSearch: (words: string) => void;
}

/** Words to search a list by, or a bound to narrow it by. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, placeholder, maxLength = 40, inputMode, error, onSearch } = props;
  const id = useId();
  const [typed, setTyped] = useState(value);
  const asked = useRef(value);
  const composing = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Another condition may change while this one waits: what is called then must know the address of then.
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (value === asked.current) return;
    // Somebody else changed it: Back, a reset, another link.
    clearTimeout(timer.current);
    asked.current = value;
    setTyped(value);
  }, [value]);

  const search = (text: string) => {
    clearTimeout(timer.current);
    const words = visibleText(text);
    if (words === asked.current) return;
    asked.current = words;
    latest.current(words);
  };
  const later = (text: string) => {
    clearTimeout(timer.current);
    if (!composing.current) timer.current = setTimeout(() => search(text), PAUSE_MS);
  };

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={inputMode ? 'text' : 'search'}
        inputMode={inputMode}
        value={typed}
        placeholder={placeholder}
        maxLength={maxLength}
        autoComplete="off"
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
    </div>
  );
}
