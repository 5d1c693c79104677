import { Button } from 'antd';
import { useId } from 'react';
import type { CaseList } from '@/api/business';
import { type DateSpan, spanWords } from '@/domain/date-presets';
import { FoldedConditions } from '@/engine/list/ListConditions';
import { DateRange } from '@/ui/DateRange';
import styles from './my-office.module.css';

export interface CaseFilter {
  ywlx: string;
  days: DateSpan;
}

export const NO_FILTER: CaseFilter = { ywlx: '', days: { from: '', to: '' } };

interface CaseFiltersProps {
  filter: CaseFilter;
  /** Businesses the person has cases of. */
  businesses: CaseList['ywlb'];
  /** The centre's date. */
  today: string;
  onChange: (filter: CaseFilter) => void;
}

/** By business and day of acceptance. */
export function CaseFilters({ filter, businesses, today, onChange }: CaseFiltersProps) {
  const id = useId();
  return (
    <FoldedConditions of="办件" words={wordsOf(filter, businesses)}>
      <label htmlFor={`${id}-business`}>业务名称</label>
      <select
        id={`${id}-business`}
        className={styles.select}
        value={filter.ywlx}
        onChange={({ target }) => onChange({ ...filter, ywlx: target.value })}
      >
        <option value="">全部业务</option>
        {businesses.map(({ ywlx, ywmc }) => (
          <option key={ywlx} value={ywlx}>
            {ywmc}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-days`}>受理日期</label>
      <DateRange
        id={`${id}-days`}
        label="受理日期"
        value={filter.days}
        limit="past"
        today={today}
        onChange={(days) => onChange({ ...filter, days })}
      />
      <Button onClick={() => onChange(NO_FILTER)}>重置</Button>
    </FoldedConditions>
  );
}

/** What is being asked by; '' for everything. */
export function wordsOf({ ywlx, days }: CaseFilter, businesses: CaseList['ywlb']): string {
  const business = businesses.find((one) => one.ywlx === ywlx)?.ywmc;
  return [business, spanWords('受理日期', days)].filter(Boolean).join('，');
}
