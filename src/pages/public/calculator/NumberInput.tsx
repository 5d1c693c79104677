import {
  type ChangeEvent,
  type CompositionEvent,
  type KeyboardEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import styles from './inputs.module.css';

interface NumberInputProps {
  id: string;
  value: string;
  onChange: (value: string) => void;
  onFocus: () => void;
  onLeave: () => void;
  /** What is typed → what is kept. */
  clean: (raw: string, before: string) => string;
  /** Thousands are set apart with commas while it is typed. */
  grouped?: boolean;
  unit?: string;
  inputMode: 'decimal' | 'numeric' | 'text';
  invalid: boolean;
  describedBy: string | undefined;
  required: boolean;
}

/**
 * A number as it is typed. The caret is kept by the characters that count before it, so that a comma that comes or goes does not
 * move it; while an input method composes nothing is filtered.
 */
export function NumberInput({ id, value, onChange, clean, grouped, unit, inputMode, ...rest }: NumberInputProps) {
  const box = useRef<HTMLInputElement>(null);
  const [composed, setComposed] = useState<string | null>(null);
  /** Characters before the caret, commas not counted. */
  const caret = useRef<number | null>(null);
  const lastKey = useRef('');
  // A key that was dropped changes no value, but React has put the box back and the caret at its end.
  const [, again] = useReducer((count: number) => count + 1, 0);
  const shown = composed ?? (grouped ? groupThousands(value) : value);

  useLayoutEffect(() => {
    const element = box.current;
    if (caret.current === null || !element || document.activeElement !== element) return;
    const at = placeOf(caret.current, shown);
    caret.current = null;
    element.setSelectionRange(at, at);
  });

  const take = (element: HTMLInputElement) => {
    const raw = element.value;
    const at = element.selectionStart ?? raw.length;
    const before = clean(raw.slice(0, at), '');
    const after = clean(raw.slice(at), '');
    // Without the commas of ours, so that one key more is one character more.
    const cleaned = clean(grouped ? raw.replaceAll(',', '') : raw, value);
    // Deleting a comma means the digit beside it: the comma itself would come back at once.
    const comma = grouped && raw.length === shown.length - 1 && cleaned === value && shown !== value;
    // Counted from the end: a key that was dropped stands before the caret.
    caret.current = Math.max(0, cleaned.length - after.length);
    if (comma && lastKey.current === 'Backspace') {
      caret.current = Math.max(0, before.length - 1);
      onChange(before.slice(0, -1) + after);
    } else if (comma && lastKey.current === 'Delete') {
      onChange(before + after.slice(1));
    } else {
      onChange(cleaned);
    }
    again();
  };

  return (
    <span className={styles.box}>
      <input
        ref={box}
        id={id}
        className={styles.input}
        type="text"
        inputMode={inputMode}
        autoComplete="off"
        maxLength={LONGEST}
        value={shown}
        aria-invalid={rest.invalid || undefined}
        aria-describedby={rest.describedBy}
        aria-required={rest.required}
        onFocus={rest.onFocus}
        onBlur={rest.onLeave}
        onKeyDown={(event: KeyboardEvent) => {
          lastKey.current = event.key;
        }}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          if (composed === null) take(event.target);
          else setComposed(event.target.value);
        }}
        onCompositionStart={(event: CompositionEvent<HTMLInputElement>) => setComposed(event.currentTarget.value)}
        onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) => {
          setComposed(null);
          take(event.currentTarget);
        }}
      />
      {unit && (
        <span className={styles.unit} aria-hidden="true">
          {unit}
        </span>
      )}
    </span>
  );
}

/** Far above what is kept; megabytes pasted by mistake are cut by the browser. */
const LONGEST = 200;

/** '1234567.8' → '1,234,567.8'; what is no amount stays as it is. */
export function groupThousands(value: string): string {
  const match = /^(\d+)(\.\d*)?$/.exec(value);
  if (!match) return value;
  return `${(match[1] ?? '').replace(/\B(?=(?:\d{3})+$)/g, ',')}${match[2] ?? ''}`;
}

function placeOf(count: number, shown: string): number {
  let left = count;
  let at = 0;
  for (; at < shown.length && left > 0; at += 1) if (shown[at] !== ',') left -= 1;
  return at;
}
