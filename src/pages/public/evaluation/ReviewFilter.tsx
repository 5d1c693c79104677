import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import type { EvaluationItem } from '@/api/evaluation';
import type { Satisfaction, StatisticsFilter } from '@/api/evaluation-statistics';
import { isPlainMonth, monthsFrom, shiftMonth } from '@/domain/dates';
import { Button } from '@/ui/plain/Button';
import styles from './evaluation.module.css';

interface ReviewFilterProps {
  filter: StatisticsFilter;
  figures: Satisfaction | undefined;
  departments: UseQueryResult<EvaluationItem[]>;
  onChange: (changes: Partial<StatisticsFilter>) => void;
}

/** More months than any centre has evaluations of are an answer that cannot be meant. */
const MOST_MONTHS = 240;

/** Months and department of the figures and the words. */
export function ReviewFilter({ filter, figures, departments, onChange }: ReviewFilterProps) {
  const id = useId();
  const months = monthsOf(figures);
  const shown = (chosen: string, read: string | undefined) => (months.includes(chosen) ? chosen : (read ?? ''));
  const from = shown(filter.ksny, figures?.ksny);
  const to = shown(filter.jsny, figures?.jsny);
  return (
    <div className={styles.filter}>
      <p className={styles.field}>
        <label htmlFor={`${id}-from`}>起始月份</label>
        <MonthSelect
          id={`${id}-from`}
          value={from}
          months={months}
          onChange={(ksny) => onChange(ksny > to ? { ksny, jsny: '' } : { ksny, jsny: to })}
        />
      </p>
      <p className={styles.field}>
        <label htmlFor={`${id}-to`}>截止月份</label>
        <MonthSelect
          id={`${id}-to`}
          value={to}
          months={months}
          onChange={(jsny) => onChange(jsny < from ? { ksny: '', jsny } : { ksny: from, jsny })}
        />
      </p>
      <p className={styles.field}>
        <label htmlFor={`${id}-department`}>主管部门</label>
        <select
          id={`${id}-department`}
          className={styles.select}
          value={filter.zgbm}
          disabled={!departments.data}
          onChange={({ target }) => onChange({ zgbm: target.value })}
        >
          <option value="">全部部门</option>
          {departments.data?.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </p>
      <p className={styles.quick} data-print="hide">
        <Button onClick={() => onChange({ ksny: '', jsny: '' })}>最近12个月</Button>
        <Button
          disabled={months.length === 0}
          onClick={() => onChange({ ksny: months.at(-1) ?? '', jsny: months[0] ?? '' })}
        >
          全部时间
        </Button>
      </p>
      {departments.isError && (
        <p role="alert" className={styles.wide}>
          主管部门列表加载失败，暂时只能查看全部部门。
          <Button kind="link" onClick={() => void departments.refetch()}>
            重新加载
          </Button>
        </p>
      )}
    </div>
  );
}

interface MonthSelectProps {
  id: string;
  value: string;
  months: readonly string[];
  onChange: (month: string) => void;
}

function MonthSelect({ id, value, months, onChange }: MonthSelectProps) {
  return (
    <select
      id={id}
      className={styles.select}
      value={value}
      disabled={months.length === 0}
      onChange={({ target }) => onChange(target.value)}
    >
      {months.length === 0 && <option value="">--</option>}
      {months.map((month) => (
        <option key={month} value={month}>
          {month.slice(0, 4)}年{Number(month.slice(5))}月
        </option>
      ))}
    </select>
  );
}

/** The months there are evaluations of, newest first; none while the centre has not said which. */
function monthsOf(figures: Satisfaction | undefined): string[] {
  if (!figures || !isPlainMonth(figures.zzny) || !isPlainMonth(figures.dqny)) return [];
  const { zzny, dqny } = figures;
  const from = zzny < shiftMonth(dqny, -MOST_MONTHS) ? shiftMonth(dqny, -MOST_MONTHS) : zzny;
  return monthsFrom(from, dqny).reverse();
}
