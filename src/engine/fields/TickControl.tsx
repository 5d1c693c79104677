import { useStore } from 'zustand';
import { tickText } from '../stale-ticks';
import type { FormControlProps } from './control';
import styles from './fields.module.css';

export function TickControl({ form, field, id, value, onChange, aria }: FormControlProps<'tick', boolean>) {
  const text = useStore(form.store, ({ values }) => tickText(field, values));
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
      <span>{text}</span>
    </label>
  );
}
