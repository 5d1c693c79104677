import { useStore } from 'zustand';
import type { FormControlProps } from '../input/control';
import styles from '../input/fields.module.css';
import { tickText } from '../values/stale-ticks';

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
