import { DateInput } from './DateInput';
import styles from './DateInput.module.css';
import { useRefused } from './use-refused';

interface MonthConditionProps {
  id: string;
  label: string;
  /** 'yyyy-MM', '' for every month. */
  value: string;
  max: string;
  onChange: (month: string) => void;
}

/** A month that a list is asked by; what is no month, or lies beyond the last one, is said below it. */
export function MonthCondition({ id, label, value, max, onChange }: MonthConditionProps) {
  const [refused, refuse] = useRefused(value);
  return (
    <>
      <DateInput
        id={id}
        of="month"
        value={value}
        max={max}
        aria-invalid={refused !== ''}
        aria-describedby={refused ? `${id}-refused` : undefined}
        onChange={(month) => {
          refuse('');
          onChange(month);
        }}
        onMistyped={() => refuse(`${label}须是不晚于${max}的月份`)}
      />
      {refused && (
        <p id={`${id}-refused`} role="alert" className={styles.refused}>
          {refused}
        </p>
      )}
    </>
  );
}
