import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from 'antd';
import type { EvaluationItem } from '@/api/cases/evaluation';
import type { Satisfaction, StatisticsFilter } from '@/api/cases/evaluation-statistics';
import { isPlainMonth, monthsFrom, shiftMonth } from '@/domain/dates';
import { Row } from '@/ui/layout/Row';
import { ChoiceField } from '../ChoiceField';
import styles from './evaluation.module.css';

interface ReviewFilterProps {
  filter: StatisticsFilter;
  figures: Satisfaction | undefined;
  departments: UseQueryResult<EvaluationItem[]>;
  onChange: (changes: Partial<StatisticsFilter>) => void;
}

/** Sanity limit: more months indicate an invalid response. */
const MOST_MONTHS = 240;

/** Filters by months and department. */
export function ReviewFilter({ filter, figures, departments, onChange }: ReviewFilterProps) {
  const months = monthsOf(figures);
  const shown = (chosen: string, read: string | undefined) => (months.includes(chosen) ? chosen : (read ?? ''));
  const from = shown(filter.ksny, figures?.ksny);
  const to = shown(filter.jsny, figures?.jsny);
  const choices = months.map((month) => ({ value: month, label: `${month.slice(0, 4)}年${Number(month.slice(5))}月` }));
  return (
    <Row gap={2} rowGap={1.5} align="end">
      <ChoiceField
        label="起始月份"
        value={from}
        options={choices}
        placeholder="--"
        disabled={months.length === 0}
        onChange={(ksny) => onChange(ksny > to ? { ksny, jsny: '' } : { ksny, jsny: to })}
      />
      <ChoiceField
        label="截止月份"
        value={to}
        options={choices}
        placeholder="--"
        disabled={months.length === 0}
        onChange={(jsny) => onChange(jsny < from ? { ksny: '', jsny } : { ksny: from, jsny })}
      />
      <ChoiceField
        label="主管部门"
        value={filter.zgbm}
        options={[{ value: '', label: '全部部门' }, ...(departments.data ?? [])]}
        disabled={!departments.data}
        onChange={(zgbm) => onChange({ zgbm })}
      />
      <Row as="p" data-print="hide">
        <Button onClick={() => onChange({ ksny: '', jsny: '' })}>最近12个月</Button>
        <Button
          disabled={months.length === 0}
          onClick={() => onChange({ ksny: months.at(-1) ?? '', jsny: months[0] ?? '' })}
        >
          全部时间
        </Button>
      </Row>
      {departments.isError && (
        <p role="alert" className={styles.wide}>
          主管部门列表加载失败，暂时只能查看全部部门。
          <Button type="link" onClick={() => void departments.refetch()}>
            重新加载
          </Button>
        </p>
      )}
    </Row>
  );
}

/** Months with evaluations, newest first; empty until loaded. */
function monthsOf(figures: Satisfaction | undefined): string[] {
  if (!figures || !isPlainMonth(figures.zzny) || !isPlainMonth(figures.dqny)) return [];
  const { zzny, dqny } = figures;
  const from = zzny < shiftMonth(dqny, -MOST_MONTHS) ? shiftMonth(dqny, -MOST_MONTHS) : zzny;
  return monthsFrom(from, dqny).reverse();
}
