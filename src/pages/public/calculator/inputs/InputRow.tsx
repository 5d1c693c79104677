import { Checkbox } from 'antd';
import { useState } from 'react';
import { groupThousands } from '@/domain/money';
import { FilteredInput } from '@/form/input/FilteredInput';
import { capitalText } from '@/schema/show-value';
import { Select } from '@/ui/input/Select';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import type { Key } from '../default-values';
import { BirthMonth } from './BirthMonth';
import { ChoiceInput } from './ChoiceInput';
import { cleanerOf, tidied } from './clean-typed';
import { parsePlainNumber } from './field-problem';
import type { CalculatorField } from './fields';
import styles from './inputs.module.css';

interface InputRowProps {
  field: CalculatorField;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}

/** Label, hint, control and error. A field just emptied shows no error until blur. */
export function InputRow({ field, value, problem, onChange }: InputRowProps) {
  const [typing, setTyping] = useState(false);
  const id = inputId(field.name);
  const error = typing && value === '' ? undefined : problem;
  const describedBy = [field.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const group = field.as === 'choice' || field.as === 'month' || field.as === 'tick';
  const type = (next: string) => {
    setTyping(true);
    onChange(next);
  };
  const leave = () => {
    setTyping(false);
    const tidy = tidied(field, value);
    if (value !== '' && tidy !== value) onChange(tidy);
  };
  const marks = { id, describedBy, invalid: error !== undefined, required: !field.optional };

  return (
    <Stack gap={0.5} className={styles.row}>
      <Row wrap={false} align="baseline" justify="space-between">
        {group ? (
          <span id={`${id}-label`} className={styles.label}>
            {field.label}
          </span>
        ) : (
          <label id={`${id}-label`} className={styles.label} htmlFor={id}>
            {field.label}
          </label>
        )}
        {field.optional && (
          <span className={styles.optional} aria-hidden="true">
            选填
          </span>
        )}
      </Row>
      {field.hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {field.hint}
        </p>
      )}
      <Control field={field} value={value} onChange={onChange} onType={type} onLeave={leave} marks={marks} />
      {field.as === 'money' && !field.brief && !error && (
        <p className={styles.capital}>{capitalText(parsePlainNumber(value))}</p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <span aria-hidden="true">✕ </span>
          {error}
        </p>
      )}
    </Stack>
  );
}

interface ControlProps extends Omit<InputRowProps, 'problem'> {
  /** Like `onChange`, from typing. */
  onType: (value: string) => void;
  onLeave: () => void;
  marks: { id: string; describedBy: string | undefined; invalid: boolean; required: boolean };
}

function Control({ field, value, onChange, onType, onLeave, marks }: ControlProps) {
  const aria = {
    'aria-labelledby': `${marks.id}-label`,
    'aria-describedby': marks.describedBy,
    'aria-invalid': marks.invalid || undefined,
    'aria-required': marks.required,
  };
  const number = { id: marks.id, value, onChange: onType, onLeave, aria, clean: cleanerOf(field) };
  switch (field.as) {
    case 'money':
      return <FilteredInput {...number} show={groupThousands} suffix="元" inputMode="decimal" />;
    case 'rate':
      // Numeric keypads have no minus sign.
      return <FilteredInput {...number} suffix="%" inputMode={field.min < 0 ? 'text' : 'decimal'} />;
    case 'int':
      return <FilteredInput {...number} suffix={field.unit} inputMode="numeric" />;
    case 'term':
      return (
        <div className={styles.term}>
          <FilteredInput {...number} suffix="个月" inputMode="numeric" />
          <YearsPicker label={field.label} months={value} most={field.max} onPick={onChange} />
        </div>
      );
    case 'choice':
    case 'select':
      return <ChoiceInput field={field} value={value} onChange={onChange} {...marks} />;
    case 'tick':
      return (
        <Checkbox
          id={marks.id}
          checked={value === '1'}
          aria-invalid={marks.invalid || undefined}
          aria-describedby={marks.describedBy}
          onChange={({ target }) => onChange(target.checked ? '1' : '0')}
        >
          {field.text}
        </Checkbox>
      );
    case 'month':
      return <BirthMonth value={value} onChange={onChange} {...marks} />;
  }
}

interface YearsPickerProps {
  /** Label of the term's field. */
  label: string;
  months: string;
  /** Months. */
  most: number;
  onPick: (months: string) => void;
}

/** The term as whole years; empty unless the months are whole years. */
function YearsPicker({ label, months, most, onPick }: YearsPickerProps) {
  const years = Array.from({ length: Math.floor(most / 12) }, (_, index) => String((index + 1) * 12));
  return (
    <Select
      aria-label={`${label}（按年选择）`}
      placeholder="按年选"
      value={months}
      options={years.map((value) => ({ value, label: `${Number(value) / 12}年` }))}
      onChange={onPick}
    />
  );
}

/** Id of a field's control. */
function inputId(name: Key): string {
  return `dkcs-${name}`;
}
