import { fundDate } from '@/domain/dates';
import { OLDEST, YOUNGEST } from './field-problem';
import styles from './inputs.module.css';

interface BirthMonthProps {
  /** yyyy-MM; a half of it while only one is chosen. */
  value: string;
  onChange: (value: string) => void;
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
}

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/** Two lists: a birth month lies too far back for a calendar. */
export function BirthMonth({ value, onChange, id, describedBy, invalid }: BirthMonthProps) {
  const [, year = '', month = ''] = /^(\d{4})?-?(0[1-9]|1[0-2])?$/.exec(value) ?? [];
  const now = Number(fundDate(Date.now()).slice(0, 4));
  const years = Array.from({ length: OLDEST - YOUNGEST + 1 }, (_, index) => String(now - YOUNGEST - index));
  const known = years.includes(year);
  const common = { className: styles.input, 'aria-invalid': invalid || undefined, 'aria-describedby': describedBy };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere
    <div className={styles.pair} role="group" aria-labelledby={`${id}-label`}>
      <select
        {...common}
        id={id}
        aria-label="出生年"
        value={known ? year : ''}
        onChange={(event) => onChange(`${event.target.value}-${month}`)}
      >
        {!known && <option value="">年</option>}
        {years.map((one) => (
          <option key={one} value={one}>
            {one}年
          </option>
        ))}
      </select>
      <select
        {...common}
        aria-label="出生月"
        value={month}
        onChange={(event) => onChange(`${known ? year : ''}-${event.target.value}`)}
      >
        {month === '' && <option value="">月</option>}
        {MONTHS.map((one) => (
          <option key={one} value={one}>
            {Number(one)}月
          </option>
        ))}
      </select>
    </div>
  );
}
