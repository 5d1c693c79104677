import { useState } from 'react';
import { groupThousands } from '@/domain/money';
import { FilteredInput } from '@/form/input/FilteredInput';
import { capitalText } from '@/form/values/show-value';
import { BirthMonth } from './BirthMonth';
import { ChoiceInput } from './ChoiceInput';
import { cleanerOf, tidied } from './clean-typed';
import { plainNumber } from './field-problem';
import type { Field } from './fields';
import { inputId } from './input-id';
import styles from './inputs.module.css';
import { YearsPicker } from './YearsPicker';

interface InputRowProps {
  field: Field;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}

/** Label, hint, control and what is wrong. Of a field that was just emptied nothing is complained about until it is left. */
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
    <div className={styles.row}>
      <div className={styles.labelLine}>
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
      </div>
      {field.hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {field.hint}
        </p>
      )}
      <Control field={field} value={value} onChange={onChange} onType={type} onLeave={leave} marks={marks} />
      {field.as === 'money' && !field.brief && !error && (
        <p className={styles.capital}>{capitalText(plainNumber(value))}</p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <span aria-hidden="true">✕ </span>
          {error}
        </p>
      )}
    </div>
  );
}

interface ControlProps extends Omit<InputRowProps, 'problem'> {
  /** As `onChange`, from a key. */
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
      // Number pads have no minus sign.
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
        <label className={styles.tick}>
          <input
            type="checkbox"
            id={marks.id}
            checked={value === '1'}
            aria-invalid={marks.invalid || undefined}
            aria-describedby={marks.describedBy}
            onChange={(event) => onChange(event.target.checked ? '1' : '0')}
          />
          <span>{field.text}</span>
        </label>
      );
    case 'month':
      return <BirthMonth value={value} onChange={onChange} {...marks} />;
  }
}
