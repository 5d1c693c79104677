import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { isComposing } from '@/lib/composing';
import styles from './import.module.css';
import type { ColumnKind, ImportColumn, ImportOption } from './import-definition';

interface ImportCellProps {
  label: string;
  value: string;
  invalid: boolean;
  kind: ColumnKind;
  /** What may be chosen; undefined where anything may be typed. */
  choices: readonly ImportOption[] | undefined;
  /** Characters that are to be in sight; undefined for the usual cell. */
  chars: number | undefined;
  /** Id of what says what is wrong, where that stands at the cell. */
  describedBy?: string | undefined;
  onCommit: (value: string) => void;
  /** The text that stands here while it is being typed. @returns what ends it */
  onTyping: (text: string) => () => void;
}

const EXAMPLE: Partial<Record<ColumnKind, string>> = { date: '年-月-日', month: '年-月' };

/** An ID number of 18 digits; what is longer scrolls in its cell. */
const LONG = 20;

/** How much of a column's text is in sight: the usual cell holds some 13 characters. */
export const charsOf = (column: Pick<ImportColumn, 'width'> | undefined) =>
  column && column.width >= LONG ? LONG : undefined;

export const isNumeric = (kind: ColumnKind) => kind === 'number' || kind === 'money';

/** A value that can be put right where it stands; it is judged when it is left or Enter is pressed. */
export function ImportCell({
  label,
  value,
  invalid,
  kind,
  choices,
  chars,
  describedBy,
  onCommit,
  onTyping,
}: ImportCellProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    if (typed !== null && typed.trim() !== value) onCommit(typed);
    setTyped(null);
  };
  const typing = useEffectEvent(onTyping);
  useEffect(() => (typed === null ? undefined : typing(typed)), [typed]);
  // Scrolled out of sight, or the step is left: there is no blur then.
  const leave = useEffectEvent(commit);
  useEffect(() => () => leave(), []);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && !isComposing(event)) {
      event.preventDefault();
      commit();
    } else if (event.key === 'Escape') setTyped(null);
  };
  if (choices) {
    // What a file brought and is no choice stays in sight until another is chosen.
    const stray = value !== '' && !choices.some((one) => one.label === value);
    return (
      <select
        className={styles.text}
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        value={value}
        onChange={(event) => onCommit(event.target.value)}
      >
        <option value="">请选择</option>
        {stray && <option value={value}>{value}</option>}
        {choices.map((one) => (
          <option key={one.value} value={one.label}>
            {one.label}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      className={isNumeric(kind) ? styles.number : styles.text}
      style={chars === undefined ? undefined : { width: `calc(${chars}ch + 24px)` }}
      aria-label={label}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      inputMode={isNumeric(kind) ? 'decimal' : undefined}
      placeholder={EXAMPLE[kind]}
      autoComplete="off"
      value={typed ?? value}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  );
}
