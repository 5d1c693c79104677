import { Checkbox } from 'antd';
import type { ControlProps } from './control';

export function TickControl({ field, id, value, onChange, aria }: ControlProps<'tick', boolean>) {
  return (
    <Checkbox
      id={id}
      checked={value}
      onChange={(event) => onChange(event.target.checked)}
      aria-describedby={aria['aria-describedby']}
      aria-invalid={aria['aria-invalid']}
      aria-required={aria['aria-required']}
    >
      {field.text}
    </Checkbox>
  );
}
