import { Radio } from 'antd';
import { lazy, memo, Suspense, startTransition, useEffect, useMemo, useState } from 'react';
import { repaymentYears } from '@/domain/loan/repayment-summary';
import { formatMoney, toYuan } from '@/domain/money';
import { Card } from '@/ui/Card';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import { Loading } from '@/ui/state/Loading';
import { LocalBoundary } from '@/ui/state/LocalBoundary';
import styles from './calculator.module.css';
import type { NamedSchedule } from './outcome';
import { ScheduleTable, scheduleColumns } from './ScheduleTable';
import { scheduleRows, yearRows } from './schedule-columns';

const SeriesChart = lazy(() => import('@/ui/files/SeriesChart'));

/** Longer than the interval between two keys of slow typing. */
const PAUSE_MS = 300;

type View = 'years' | 'months' | 'chart';
const MONTHS = scheduleColumns('期次');
const YEARS = scheduleColumns('年度');

const VIEWS: { value: View; label: string }[] = [
  { value: 'years', label: '按年' },
  { value: 'months', label: '逐期' },
  { value: 'chart', label: '图表' },
];

/** The whole schedule: one line a year, every instalment, or a chart loaded on demand. */
export const SchedulePanel = memo(function SchedulePanel({ schedule }: { schedule: NamedSchedule }) {
  const { name, rows } = useAfterPause(schedule, PAUSE_MS);
  const [view, setView] = useState<View>('years');
  return (
    <Card label="还款计划">
      <Row gap={2} rowGap={1} align="baseline">
        <h2>还款计划</h2>
        <Muted>
          {name}，共{rows.length}期
        </Muted>
        <Radio.Group
          aria-label="还款计划的显示方式"
          name="dkcs-view"
          optionType="button"
          className={styles.views}
          value={view}
          options={VIEWS}
          onChange={({ target }) => setView(target.value)}
        />
      </Row>
      {view === 'months' && <MonthsTable rows={rows} />}
      {view === 'years' && <YearsTable rows={rows} />}
      {view === 'chart' && (
        <>
          <LocalBoundary>
            <Suspense fallback={<Loading shape="picture" text="图表加载中..." />}>
              <YearsChart rows={rows} />
            </Suspense>
          </LocalBoundary>
          <YearsTable rows={rows} />
        </>
      )}
    </Card>
  );
});

type Rows = Pick<NamedSchedule, 'rows'>;

function MonthsTable({ rows }: Rows) {
  const lines = useMemo(() => scheduleRows(rows), [rows]);
  return <ScheduleTable label="逐期还款计划" columns={MONTHS} rows={lines} />;
}

function YearsTable({ rows }: Rows) {
  const lines = useMemo(() => yearRows(rows), [rows]);
  return <ScheduleTable label="按年还款计划" columns={YEARS} rows={lines} />;
}

function YearsChart({ rows }: Rows) {
  const years = repaymentYears(rows).map(({ year, principal, interest }) => ({
    x: `${year}`,
    principal: Number(toYuan(principal)),
    interest: Number(toYuan(interest)),
  }));
  return (
    <SeriesChart
      label={`各年偿还的本金和利息，共${years.length}年，数字见下表`}
      rows={years}
      series={[
        { key: 'principal', name: '本金', shape: 'stack', tone: 'primary' },
        { key: 'interest', name: '利息', shape: 'stack', tone: 'warm' },
      ]}
      format={inTenThousands}
      height={320}
    />
  );
}

/** Axis label: '2.5万'. */
function inTenThousands(yuan: number): string {
  if (Math.abs(yuan) < 10_000) return formatMoney(yuan.toFixed(0), '').replace('.00', '');
  return `${Number((yuan / 10_000).toPrecision(4))}万`;
}

/** A debounced value, for content too large to render at every key. */
function useAfterPause<T>(value: T, pauseMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(value)), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
