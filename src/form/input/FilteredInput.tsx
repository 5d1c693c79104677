import { useRef } from 'react';
import type { ControlProps } from './control';
import styles from './fields.module.css';
import { LONGEST_INPUT, TEXT_LENGTH, useFilteredText } from './use-filtered-text';

interface FilteredInputProps extends Pick<ControlProps<'text'>, 'id' | 'value' | 'onChange' | 'onLeave' | 'aria'> {
  /** What is typed → what is kept. */
  clean: (raw: string, before: string) => string;
  /** What is kept → what is shown; the same unless the kind groups its digits. */
  show?: (value: string) => string;
  /** Characters kept at most; 100 where nothing else is said. */
  most?: number;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
  autoComplete?: string;
  suffix?: string;
  disabled?: boolean;
}

/** A text input of one line that filters what is typed. */
export function FilteredInput({
  clean,
  show,
  most = TEXT_LENGTH,
  id,
  value,
  onChange,
  onLeave,
  aria,
  inputMode,
  autoComplete = 'off',
  suffix,
  disabled,
}: FilteredInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const { shown, cut, handlers } = useFilteredText({
    value,
    onChange,
    clean,
    show,
    most,
    box: () => input.current,
  });

  const control = (
    <input
      ref={input}
      id={id}
      className={styles.input}
      type="text"
      value={shown}
      autoComplete={autoComplete}
      maxLength={LONGEST_INPUT}
      disabled={disabled}
      {...handlers}
      onBlur={onLeave}
      inputMode={inputMode}
      aria-describedby={aria['aria-describedby']}
      aria-invalid={aria['aria-invalid']}
      aria-required={aria['aria-required']}
    />
  );
  return (
    <>
      {suffix ? (
        <div className={styles.affixed}>
          {control}
          <span className={styles.affix} aria-hidden="true">
            {suffix}
          </span>
        </div>
      ) : (
        control
      )}
      {cut && <CutNote most={most} />}
    </>
  );
}

export function CutNote({ most }: { most: number | undefined }) {
  return (
    <p role="status" className={styles.doubt}>
      最多{most}个字，超出的部分没有保留
    </p>
  );
}
