import { useState } from 'react';
import { capitalText } from '@/engine/fields/show-value';
import { BirthMonth } from './BirthMonth';
import { ChoiceInput } from './ChoiceInput';
import { cleanerOf, tidied } from './clean-typed';
import { plainNumber } from './field-problem';
import type { Field } from './fields';
import { inputId } from './input-id';
import styles from './inputs.module.css';
import { NumberInput } from './NumberInput';
import { YearsPicker } from './YearsPicker';

interface InputRowProps {
  field: Field;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}

/** Label, hint, control and what is wrong. While an empty field has the focus nothing is complained about: it is being filled in. */
export function InputRow({ field, value, problem, onChange }: InputRowProps) {
  const [here, setHere] = useState(false);
  const id = inputId(field.name);
  const error = here && value === '' ? undefined : problem;
  const describedBy = [field.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const group = field.as === 'choice' || field.as === 'month' || field.as === 'tick';
  const leave = () => {
    setHere(false);
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
      <Control
        field={field}
        value={value}
        onChange={onChange}
        onFocus={() => setHere(true)}
        onLeave={leave}
        marks={marks}
      />
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
  onFocus: () => void;
  onLeave: () => void;
  marks: { id: string; describedBy: string | undefined; invalid: boolean; required: boolean };
}

function Control({ field, value, onChange, onFocus, onLeave, marks }: ControlProps) {
  const number = { ...marks, value, onChange, onFocus, onLeave, clean: cleanerOf(field) };
  switch (field.as) {
    case 'money':
      return <NumberInput {...number} grouped unit="元" inputMode="decimal" />;
    case 'rate':
      // Number pads have no minus sign.
      return <NumberInput {...number} unit="%" inputMode={field.min < 0 ? 'text' : 'decimal'} />;
    case 'int':
      return <NumberInput {...number} unit={field.unit} inputMode="numeric" />;
    case 'term':
      return (
        <div className={styles.term}>
          <NumberInput {...number} unit="个月" inputMode="numeric" />
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
