import styles from './complaints.module.css';

interface WordsFieldProps {
  id: string;
  label: string;
  value: string;
  /** Characters. */
  most: number;
  error: string;
  onChange: (value: string) => void;
}

/** A few sentences, with their count. */
export function WordsField({ id, label, value, most, error, onChange }: WordsFieldProps) {
  return (
    <label htmlFor={id}>
      {label}
      <textarea
        id={id}
        className={styles.words}
        rows={3}
        value={value}
        maxLength={most * 2}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : `${id}-count`}
        onChange={({ target }) => onChange(target.value)}
      />
      <span id={`${id}-count`} className={styles.quiet}>
        已输入{[...value].length}字，最多{most}字
      </span>
      {error && (
        <span id={`${id}-error`} role="alert" className={styles.error}>
          <br />
          {error}
        </span>
      )}
    </label>
  );
}
