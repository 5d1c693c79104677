import { Button } from 'antd';
import { useId } from 'react';
import type { DateSpan } from '@/domain/date-presets';
import { dictionaryOptions } from '@/session/dictionary';
import { DateRange } from '@/ui/DateRange';
import styles from './remittance.module.css';

export interface RemittanceFilter {
  months: DateSpan;
  zt: string;
}

export const ALL: RemittanceFilter = { months: { from: '', to: '' }, zt: '' };

interface RemittanceFiltersProps {
  filter: RemittanceFilter;
  onChange: (filter: RemittanceFilter) => void;
}

/** Which lists: span of months and state. */
export function RemittanceFilters({ filter, onChange }: RemittanceFiltersProps) {
  const id = useId();
  return (
    <form
      className={styles.filters}
      aria-label="汇缴记录条件"
      data-print="hide"
      onSubmit={(event) => event.preventDefault()}
    >
      <span>汇缴年月</span>
      <DateRange
        id={`${id}-months`}
        label="汇缴年月"
        of="month"
        today=""
        value={filter.months}
        onChange={(months) => onChange({ ...filter, months })}
      />
      <label>
        状态
        <select value={filter.zt} onChange={({ target }) => onChange({ ...filter, zt: target.value })}>
          <option value="">全部</option>
          {dictionaryOptions('hjzt').map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Button onClick={() => onChange(ALL)}>重置</Button>
    </form>
  );
}
