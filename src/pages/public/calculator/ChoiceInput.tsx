import type { Field } from './fields';
import styles from './inputs.module.css';

interface ChoiceInputProps {
  field: Field & { as: 'choice' | 'select' };
  value: string;
  onChange: (value: string) => void;
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

/** A few options beside each other, or the browser's own list. */
export function ChoiceInput({ field, value, onChange, id, describedBy, invalid, required }: ChoiceInputProps) {
  const { options } = field;
  if (field.as === 'select') {
    const known = options.some((option) => option.value === value);
    return (
      <select
        id={id}
        className={styles.input}
        value={known ? value : ''}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        aria-required={required}
        onChange={(event) => onChange(event.target.value)}
      >
        {!known && <option value="">请选择</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  return (
    <div
      role="radiogroup"
      id={id}
      className={styles.chips}
      data-many={options.length > 2 || undefined}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      aria-required={required}
    >
      {options.map((option) => (
        <label key={option.value} className={styles.chip}>
          <input
            type="radio"
            name={id}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
