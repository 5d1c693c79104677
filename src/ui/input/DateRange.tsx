import { type DateSpan, limitBounds, type RangeLimit, type RangeUnit } from '@/domain/date-presets';
import type { PlainDate } from '@/domain/dates';
import { DateInput } from './DateInput';
import styles from './DateInput.module.css';

interface DateRangeProps {
  id: string;
  /** Labels of the two inputs: '<label>开始', '<label>结束'. */
  label: string;
  value: DateSpan;
  onChange: (value: DateSpan) => void;
  of?: RangeUnit;
  limit?: RangeLimit;
  today: PlainDate;
  onBlur?: () => void;
  describedBy?: string;
  invalid?: boolean;
  required?: boolean;
}

/** Start and end date; each panel offers only dates that the other end and the limit allow (docs/specification.md 5). */
export function DateRange({
  id,
  label,
  value,
  onChange,
  of = 'date',
  limit = 'none',
  today,
  onBlur,
  describedBy,
  invalid,
  required,
}: DateRangeProps) {
  const { min, max } = limitBounds(limit, today, of);
  const aria = { 'aria-describedby': describedBy, 'aria-invalid': invalid, 'aria-required': required };
  const setFrom = (from: string) => onChange({ ...value, from });
  const setTo = (to: string) => onChange({ ...value, to });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a second name; the caller shows it
    <div role="group" aria-label={label} className={styles.range}>
      <DateInput
        {...aria}
        aria-label={`${label}开始`}
        id={id}
        of={of}
        value={value.from}
        min={min}
        max={earlier(value.to, max)}
        near={value.to || today}
        onChange={setFrom}
        onMistyped={setFrom}
        onBlur={onBlur}
      />
      <span aria-hidden="true">至</span>
      <DateInput
        {...aria}
        aria-label={`${label}结束`}
        id={`${id}-to`}
        of={of}
        value={value.to}
        min={later(value.from, min)}
        max={max}
        near={value.from || today}
        onChange={setTo}
        onMistyped={setTo}
        onBlur={onBlur}
      />
    </div>
  );
}

function earlier(a: string, b: string | undefined): string | undefined {
  return a !== '' && (b === undefined || a < b) ? a : b;
}

function later(a: string, b: string | undefined): string | undefined {
  return a !== '' && (b === undefined || a > b) ? a : b;
}
