import { Checkbox } from 'antd';
import { useStore } from 'zustand';
import type { FormControlProps } from '../input/control';
import { tickText } from '../values/stale-values';

export function TickControl({ form, field, id, value, onChange, aria }: FormControlProps<'tick', boolean>) {
  const text = useStore(form.store, ({ values }) => tickText(field, values));
  return (
    // Named by its own text.
    <Checkbox
      {...aria}
      aria-labelledby={undefined}
      id={id}
      checked={value}
      onChange={(event) => onChange(event.target.checked)}
    >
      {text}
    </Checkbox>
  );
}
