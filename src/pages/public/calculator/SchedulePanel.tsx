import { lazy, memo, Suspense, useMemo, useState } from 'react';
import { formatMoney, toYuan } from '@/domain/money';
import { repaymentYears } from '@/domain/repayment-summary';
import { Card } from '@/ui/Card';
import { Loading } from '@/ui/Loading';
import { LocalBoundary } from '@/ui/LocalBoundary';
import styles from './calculator.module.css';
import type { NamedSchedule } from './outcome';
import { ScheduleTable } from './ScheduleTable';
import { scheduleRows, yearRows } from './schedule-columns';
import { useAfterPause } from './use-after-pause';

const SeriesChart = lazy(() => import('@/ui/SeriesChart'));

/** Between two keys of somebody who types slowly. */
const PAUSE_MS = 300;

type View = 'years' | 'months' | 'chart';
const VIEWS: readonly [View, string][] = [
  ['years', '按年'],
  ['months', '逐期'],
  ['chart', '图表'],
];

/** The whole schedule: a line a year, each instalment, or a picture, which is loaded when it is asked for. */
export const SchedulePanel = memo(function SchedulePanel({ schedule }: { schedule: NamedSchedule }) {
  const { name, rows } = useAfterPause(schedule, PAUSE_MS);
  const [view, setView] = useState<View>('years');
  return (
    <Card label="还款计划">
      <div className={styles.scheduleHead}>
        <h2>还款计划</h2>
        <p>
          {name}，共{rows.length}期
        </p>
        <div role="radiogroup" aria-label="还款计划的显示方式" className={styles.views}>
          {VIEWS.map(([value, label]) => (
            <label key={value} className={styles.view}>
              <input
                type="radio"
                name="dkcs-view"
                value={value}
                checked={value === view}
                onChange={() => setView(value)}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </div>
      {view === 'months' && <MonthsTable rows={rows} />}
      {view === 'years' && <YearsTable rows={rows} />}
      {view === 'chart' && (
        <>
          <LocalBoundary>
            <Suspense fallback={<Loading text="图表加载中..." />}>
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
  return <ScheduleTable label="逐期还款计划" first="期次" rows={lines} />;
}

function YearsTable({ rows }: Rows) {
  const lines = useMemo(() => yearRows(rows), [rows]);
  return <ScheduleTable label="按年还款计划" first="年度" rows={lines} />;
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

/** At the axis: '2.5万'. */
function inTenThousands(yuan: number): string {
  if (Math.abs(yuan) < 10_000) return formatMoney(yuan.toFixed(0), '').replace('.00', '');
  return `${Number((yuan / 10_000).toPrecision(4))}万`;
}
