import { Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useRef } from 'react';
import { withoutBlanks } from '@/domain/text/plain-text';
import { onlyCharacters } from '@/schema/clean-text';
import { inputLengths, inputLengthsConfigured } from '@/session/system-config';
import { Muted } from '@/ui/layout/Muted';
import type { ControlProps } from '../input/control';
import { CutNote, FilteredInput } from '../input/FilteredInput';
import styles from '../input/fields.module.css';
import { LONGEST_INPUT, useFilteredText } from '../input/use-filtered-text';

/** Single-line or multi-line text, up to the length that the centre sets for its category. */
export function TextControl({ field, facts, ...rest }: ControlProps<'text'>) {
  if (!inputLengthsConfigured()) return <Unconfigured />;
  const most = field.most?.(facts()) ?? inputLengths()[field.length ?? 'default'];
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

/** Replaces a text field while the centre's input lengths are missing (docs/specification.md 5). */
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
  const box = useRef<TextAreaRef>(null);
  const { shown, cut, handlers } = useFilteredText({
    value,
    onChange,
    clean,
    most,
    words: true,
    box: () => box.current?.resizableTextArea?.textArea,
  });
  const countId = `${id}-count`;
  return (
    <>
      <Input.TextArea
        {...aria}
        ref={box}
        id={id}
        className={styles.textarea}
        rows={4}
        value={shown}
        maxLength={LONGEST_INPUT}
        {...handlers}
        onBlur={onLeave}
        aria-describedby={[aria['aria-describedby'], countId].filter(Boolean).join(' ')}
      />
      <Muted id={countId}>
        已输入{[...value].length}字，最多{most}字
      </Muted>
      {cut && <CutNote most={most} />}
    </>
  );
}
