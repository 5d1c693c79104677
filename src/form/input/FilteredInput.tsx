import { Input, type InputRef } from 'antd';
import { useRef } from 'react';
import type { ControlProps } from './control';
import styles from './fields.module.css';
import { LONGEST_INPUT, TEXT_LENGTH, useFilteredText } from './use-filtered-text';

export interface FilteredInputProps extends Pick<ControlProps<'text'>, 'id' | 'value' | 'onChange' | 'onLeave'> {
  /** Without a label for a part that has its own. */
  aria: Partial<ControlProps<'text'>['aria']>;
  /** Maps typed text to the value. */
  clean: (raw: string, before: string) => string;
  /** Whether cleaning a pasted text may change its meaning, so that the person is to compare. */
  alters?: (raw: string) => boolean;
  /** What alone may be typed, said once another key was pressed; without it such a key is dropped unsaid. */
  only?: string;
  /** Maps the value to the shown text; differs where digits are grouped. */
  show?: (value: string) => string;
  /** Maximum characters of the value; the default is 100. */
  most?: number;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
  autoComplete?: string;
  suffix?: string;
  disabled?: boolean;
}

/** Single-line text input that filters its value. */
export function FilteredInput({
  clean,
  alters,
  only,
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
  const input = useRef<InputRef>(null);
  const { shown, cut, altered, rejected, handlers } = useFilteredText({
    value,
    onChange,
    clean,
    alters,
    show,
    most,
    box: () => input.current?.input,
  });

  return (
    <>
      <Input
        {...aria}
        ref={input}
        id={id}
        className={styles.input}
        value={shown}
        autoComplete={autoComplete}
        maxLength={LONGEST_INPUT}
        disabled={disabled}
        {...handlers}
        onBlur={onLeave}
        inputMode={inputMode}
        suffix={suffix && <span aria-hidden="true">{suffix}</span>}
        status={aria['aria-invalid'] ? 'error' : ''}
      />
      {cut && <CutNote most={most} />}
      {only && rejected && <RejectedNote {...{ rejected, only }} />}
      {altered && (
        <p role="status" className={styles.doubt}>
          粘贴的“{altered.slice(0, 40)}”里只有{shown || '--'}是金额，请核对
        </p>
      )}
    </>
  );
}

export function RejectedNote({ rejected, only }: { rejected: string; only: string }) {
  return (
    <p role="status" className={styles.doubt}>
      “{rejected}”没有填入：{only}
    </p>
  );
}

export function CutNote({ most }: { most: number | undefined }) {
  return (
    <p role="status" className={styles.doubt}>
      最多{most}个字，超出的部分没有保留
    </p>
  );
}
