import styles from './inputs.module.css';

interface YearsPickerProps {
  /** Of the term it belongs to. */
  label: string;
  months: string;
  /** Months. */
  most: number;
  onPick: (months: string) => void;
}

/** The term in whole years, beside the months; empty while the months are no whole years. */
export function YearsPicker({ label, months, most, onPick }: YearsPickerProps) {
  const years = Array.from({ length: Math.floor(most / 12) }, (_, index) => String((index + 1) * 12));
  const whole = years.includes(months);
  return (
    <select
      className={styles.input}
      aria-label={`${label}（按年选择）`}
      value={whole ? months : ''}
      onChange={(event) => onPick(event.target.value)}
    >
      {!whole && <option value="">按年选</option>}
      {years.map((value) => (
        <option key={value} value={value}>
          {Number(value) / 12}年
        </option>
      ))}
    </select>
  );
}
