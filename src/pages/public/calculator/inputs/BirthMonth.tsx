import { fundDate } from '@/domain/dates';
import { Select } from '@/ui/input/Select';
import { OLDEST, YOUNGEST } from './field-problem';
import styles from './inputs.module.css';

interface BirthMonthProps {
  /** yyyy-MM; partial while only one is chosen. */
  value: string;
  onChange: (value: string) => void;
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
}

const MONTHS = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1).padStart(2, '0'),
  label: `${index + 1}月`,
}));

/** Two selects: a birth month is too far back for a calendar. */
export function BirthMonth({ value, onChange, id, describedBy, invalid }: BirthMonthProps) {
  const [, year = '', month = ''] = /^(\d{4})?-?(0[1-9]|1[0-2])?$/.exec(value) ?? [];
  const now = Number(fundDate(Date.now()).slice(0, 4));
  const years = Array.from({ length: OLDEST - YOUNGEST + 1 }, (_, index) => String(now - YOUNGEST - index));
  const common = { 'aria-invalid': invalid || undefined, 'aria-describedby': describedBy };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere
    <div className={styles.pair} role="group" aria-labelledby={`${id}-label`}>
      <Select
        {...common}
        id={id}
        aria-label="出生年"
        placeholder="年"
        value={year}
        options={years.map((one) => ({ value: one, label: `${one}年` }))}
        onChange={(next) => onChange(`${next}-${month}`)}
      />
      <Select
        {...common}
        aria-label="出生月"
        placeholder="月"
        value={month}
        options={MONTHS}
        onChange={(next) => onChange(`${years.includes(year) ? year : ''}-${next}`)}
      />
    </div>
  );
}
