import { Button } from 'antd';
import { useId } from 'react';
import type { CaseList } from '@/api/cases/business';
import { type DateSpan, spanText } from '@/domain/date-presets';
import { FoldedConditions } from '@/engine/list/ListConditions';
import { businessLabel } from '@/session/dictionary';
import { DateRange } from '@/ui/input/DateRange';
import { Select } from '@/ui/input/Select';
import styles from './my-office.module.css';

export interface CaseFilter {
  ywlx: string;
  days: DateSpan;
}

export const NO_FILTER: CaseFilter = { ywlx: '', days: { from: '', to: '' } };

interface CaseFiltersProps {
  filter: CaseFilter;
  /** Businesses in the user's case list. */
  businesses: CaseList['ywlb'];
  /** The centre's date. */
  today: string;
  onChange: (filter: CaseFilter) => void;
}

/** Filters by business and acceptance date. */
export function CaseFilters({ filter, businesses, today, onChange }: CaseFiltersProps) {
  const id = useId();
  return (
    <FoldedConditions of="办件" words={filterText(filter, businesses)}>
      <label htmlFor={`${id}-business`}>业务名称</label>
      <Select
        id={`${id}-business`}
        className={styles.select}
        style={{ width: 'auto' }}
        value={filter.ywlx}
        options={[
          { value: '', label: '全部业务' },
          ...businesses.map(({ ywlx, ywmc }) => ({ value: ywlx, label: businessLabel(ywlx, ywmc) })),
        ]}
        onChange={(ywlx) => onChange({ ...filter, ywlx })}
      />
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

/** Text of the active filters; '' for none. */
export function filterText({ ywlx, days }: CaseFilter, businesses: CaseList['ywlb']): string {
  const business = businesses.find((one) => one.ywlx === ywlx);
  return [business && businessLabel(ywlx, business.ywmc), spanText('受理日期', days)].filter(Boolean).join('，');
}
