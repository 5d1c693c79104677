import type { ControlProps } from './control';
import styles from './fields.module.css';

export function TickControl({ field, id, value, onChange, aria }: ControlProps<'tick', boolean>) {
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        id={id}
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
        aria-describedby={aria['aria-describedby']}
        aria-invalid={aria['aria-invalid']}
        aria-required={aria['aria-required']}
      />
      <span>{field.text}</span>
    </label>
  );
}
