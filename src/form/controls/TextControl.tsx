import { useRef } from 'react';
import { withoutBlanks } from '@/domain/plain-text';
import { inputLengths, inputLengthsConfigured } from '@/session/system-config';
import type { ControlProps } from '../input/control';
import { CutNote, FilteredInput } from '../input/FilteredInput';
import styles from '../input/fields.module.css';
import { LONGEST_INPUT, useFilteredText } from '../input/use-filtered-text';
import { onlyCharacters } from '../values/clean-text';

/** Text of one line or several, as long as the centre has set for its category. */
export function TextControl({ field, facts: _, ...rest }: ControlProps<'text'>) {
  if (!inputLengthsConfigured()) return <Unconfigured />;
  const most = inputLengths()[field.length ?? 'default'];
  const clean = (raw: string) => {
    const text = field.only ? onlyCharacters(raw, field.only) : raw;
    return field.spaces === 'keep' || field.multiline ? text : withoutBlanks(text);
  };
  return field.multiline ? (
    <MultilineInput {...rest} clean={clean} most={most} />
  ) : (
    <FilteredInput {...rest} clean={clean} most={most} inputMode={field.only === 'digits' ? 'numeric' : undefined} />
  );
}

/** In place of a text field while the centre has not set the input lengths (specification 5). */
export function Unconfigured() {
  return (
    <p role="alert" className={styles.error}>
      请先完善系统配置（输入长度限制）
    </p>
  );
}

interface MultilineProps extends Pick<ControlProps<'text'>, 'id' | 'value' | 'onChange' | 'onLeave' | 'aria'> {
  clean: (raw: string) => string;
  most: number;
}

function MultilineInput({ id, value, onChange, onLeave, aria, clean, most }: MultilineProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const { shown, cut, handlers } = useFilteredText({
    value,
    onChange,
    clean,
    most,
    words: true,
    box: () => box.current,
  });
  const countId = `${id}-count`;
  return (
    <>
      <textarea
        ref={box}
        id={id}
        className={styles.textarea}
        rows={4}
        value={shown}
        maxLength={LONGEST_INPUT}
        {...handlers}
        onBlur={onLeave}
        aria-describedby={[aria['aria-describedby'], countId].filter(Boolean).join(' ')}
        aria-invalid={aria['aria-invalid']}
        aria-required={aria['aria-required']}
      />
      <p id={countId} className={styles.count}>
        已输入{[...value].length}字，最多{most}字
      </p>
      {cut && <CutNote most={most} />}
    </>
  );
}
