import { Input, type InputRef } from 'antd';
import { type ChangeEvent, type CompositionEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ControlProps } from './control';
import styles from './fields.module.css';

/** Far above what any field keeps: what is pasted by mistake, megabytes of it, is cut by the browser before it is laid out. */
const LONGEST_INPUT = 4000;

interface FilteredInputProps extends Pick<ControlProps<'text'>, 'id' | 'value' | 'onChange' | 'onLeave' | 'aria'> {
  /** What is typed → what is kept. */
  clean: (raw: string, before: string) => string;
  /** What is kept → what is shown; the same unless the kind groups its digits. */
  show?: (value: string) => string;
  inputMode?: 'text' | 'numeric' | 'decimal';
  suffix?: string;
}

/**
 * A text input that filters and keeps the caret. While an input method composes nothing is filtered: half a syllable is not
 * yet text. Pasting, dropping and autofill go the same way as typing.
 */
export function FilteredInput({
  clean,
  show = same,
  id,
  value,
  onChange,
  onLeave,
  aria,
  inputMode,
  suffix,
}: FilteredInputProps) {
  const [composed, setComposed] = useState<string | null>(null);
  const input = useRef<InputRef>(null);
  const caret = useRef<number | null>(null);
  const lastKey = useRef('');
  const shown = composed ?? show(value);

  useLayoutEffect(() => {
    const element = input.current?.input;
    if (caret.current === null || !element || document.activeElement !== element) return;
    element.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const take = (element: HTMLInputElement) => {
    const raw = element.value;
    const at = element.selectionStart ?? raw.length;
    const next = separatorDeleted(raw, at, { shown, value, clean, forward: lastKey.current === 'Delete' });
    caret.current = next?.caret ?? show(clean(raw.slice(0, at), '')).length;
    onChange(next?.value ?? clean(raw, value));
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    if (composed !== null) setComposed(event.target.value);
    else take(event.target);
  };
  const endComposition = (event: CompositionEvent<HTMLInputElement>) => {
    setComposed(null);
    take(event.currentTarget);
  };
  const remember = (event: KeyboardEvent) => {
    lastKey.current = event.key;
  };

  const control = (
    <Input
      ref={input}
      id={id}
      value={shown}
      autoComplete="off"
      maxLength={LONGEST_INPUT}
      status={aria['aria-invalid'] ? 'error' : ''}
      onChange={change}
      onKeyDown={remember}
      onCompositionStart={(event) => setComposed(event.currentTarget.value)}
      onCompositionEnd={endComposition}
      onBlur={onLeave}
      inputMode={inputMode}
      aria-describedby={aria['aria-describedby']}
      aria-invalid={aria['aria-invalid']}
      aria-required={aria['aria-required']}
    />
  );
  // antd's own suffix wraps the input twice more, which every key typed would pay for.
  return suffix ? (
    <div className={styles.affixed}>
      {control}
      <span className={styles.affix} aria-hidden="true">
        {suffix}
      </span>
    </div>
  ) : (
    control
  );
}

function same(value: string): string {
  return value;
}

interface Around {
  shown: string;
  value: string;
  clean: FilteredInputProps['clean'];
  forward: boolean;
}

/** Deleting a grouping space means the digit beside it: the space itself would come back at once. */
function separatorDeleted(raw: string, at: number, { shown, value, clean, forward }: Around) {
  if (raw.length !== shown.length - 1 || shown.length === value.length || clean(raw, value) !== value) return undefined;
  const before = clean(raw.slice(0, at), '');
  const after = clean(raw.slice(at), '');
  return forward
    ? { value: before + after.slice(1), caret: at }
    : { value: before.slice(0, -1) + after, caret: Math.max(0, at - 1) };
}
