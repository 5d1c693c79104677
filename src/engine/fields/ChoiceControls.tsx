import { Radio, Select } from 'antd';
import type { ControlProps } from './control';
import { optionsOf } from './show-value';

export function RadioControl({ field, id, value, facts, onChange, aria }: ControlProps<'radio'>) {
  return (
    <Radio.Group
      id={id}
      name={id}
      value={value || null}
      onChange={(event) => onChange(String(event.target.value))}
      {...aria}
    >
      {optionsOf(field, facts()).map((option) => (
        <Radio key={option.value} value={option.value}>
          {option.label}
        </Radio>
      ))}
    </Radio.Group>
  );
}

export function SelectControl({ field, id, value, facts, onChange, onLeave, aria }: ControlProps<'select'>) {
  const options = optionsOf(field, facts());
  return (
    <Select
      id={id}
      value={value || null}
      options={[...options]}
      placeholder="请选择"
      showSearch={options.length > 8 ? { optionFilterProp: 'label' } : false}
      status={aria['aria-invalid'] ? 'error' : ''}
      onChange={(next) => onChange(String(next))}
      onBlur={onLeave}
      {...aria}
    />
  );
}
