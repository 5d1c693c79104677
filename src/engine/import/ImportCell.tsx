import { Input } from 'antd';
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { isComposing } from '@/lib/composing';
import type { ColumnKind } from '@/schema/row-columns';
import { Select } from '@/ui/input/Select';
import styles from './import.module.css';
import type { ImportColumn } from './import-definition';
import type { Importer } from './importer';

interface ImportCellProps {
  importer: Importer;
  /** Id of the row. */
  no: number;
  /** Name of the row. */
  who: string;
  column: ImportColumn;
  value: string;
  invalid: boolean;
  /** Id of the error message, where it stands at the cell. */
  describedBy?: string | undefined;
}

const EXAMPLE: Partial<Record<ColumnKind, string>> = { date: '年-月-日', month: '年-月' };

/** Visible characters of wide columns: an ID number has 18 digits; longer text scrolls. The default cell has about 13. */
const LONG = 20;

export const isNumeric = (kind: ColumnKind) => kind === 'number' || kind === 'money';

/** Editable cell; its value is committed and judged on blur or Enter. */
export function ImportCell({ importer, no, who, column, value, invalid, describedBy }: ImportCellProps) {
  const { name, title, kind, width } = column;
  const choices = importer.choices[name] ?? column.options;
  const [typed, setTyped] = useState<string | null>(null);
  const onCommit = (next: string) => void importer.edit(no, name, next);
  const commit = () => {
    if (typed !== null && typed.trim() !== value) onCommit(typed);
    setTyped(null);
  };
  const typing = useEffectEvent((text: string) => importer.typing(no, name, text));
  useEffect(() => (typed === null ? undefined : typing(typed)), [typed]);
  // Unmounting (row scrolled away, step left) fires no blur.
  const leave = useEffectEvent(commit);
  useEffect(() => () => leave(), []);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && !isComposing(event)) {
      event.preventDefault();
      commit();
    } else if (event.key === 'Escape') setTyped(null);
  };
  if (choices) {
    // An imported value that is no option stays visible until another is chosen.
    const stray = value !== '' && !choices.some((one) => one.label === value);
    return (
      <Select
        style={{ width: '9.5em' }}
        aria-label={`${who}的${title}`}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        value={value}
        options={['', ...(stray ? [value] : []), ...choices.map(({ label }) => label)].map((label) => ({
          value: label,
          label: label || '请选择',
        }))}
        onChange={onCommit}
      />
    );
  }
  return (
    <Input
      className={isNumeric(kind) ? styles.number : styles.text}
      style={width < LONG ? undefined : { width: `calc(${LONG}ch + 24px)` }}
      aria-label={`${who}的${title}`}
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
