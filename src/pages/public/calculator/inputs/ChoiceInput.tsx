import { Radio } from 'antd';
import { Select } from '@/ui/input/Select';
import type { CalculatorField } from './fields';

interface ChoiceInputProps {
  field: CalculatorField & { as: 'choice' | 'select' };
  value: string;
  onChange: (value: string) => void;
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

/** A few options side by side, or a list. */
export function ChoiceInput({ field, value, onChange, id, describedBy, invalid, required }: ChoiceInputProps) {
  const { options } = field;
  if (field.as === 'select') {
    return (
      <Select
        id={id}
        value={value}
        options={options}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        aria-required={required}
        onChange={onChange}
      />
    );
  }
  return (
    <Radio.Group
      id={id}
      name={id}
      vertical={options.length > 2}
      value={value}
      options={[...options]}
      onChange={({ target }) => onChange(target.value)}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      aria-required={required}
    />
  );
}
