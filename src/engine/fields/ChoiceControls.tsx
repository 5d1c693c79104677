import { Radio } from 'antd';
import type { ControlProps } from './control';
import styles from './fields.module.css';
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

/**
 * The browser's own list: named, worked by keyboard and touch as the person knows it, and left without a trace once closed.
 * A kept value that is no longer among the options shows as nothing chosen.
 */
export function SelectControl({ field, id, value, facts, onChange, onLeave, aria }: ControlProps<'select'>) {
  const options = optionsOf(field, facts());
  const known = options.some((option) => option.value === value);
  return (
    <select
      id={id}
      className={styles.select}
      value={known ? value : ''}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onLeave}
      {...aria}
    >
      <option value="">请选择</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
