import { DateInput } from './DateInput';
import styles from './DateInput.module.css';
import { useRejectedInput } from './use-rejected-input';

interface MonthConditionProps {
  id: string;
  label: string;
  /** 'yyyy-MM', '' for every month. */
  value: string;
  max: string;
  onChange: (month: string) => void;
}

/** Month filter of a list; an invalid or too late month is reported below the input. */
export function MonthCondition({ id, label, value, max, onChange }: MonthConditionProps) {
  const [refused, refuse] = useRejectedInput(value);
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
