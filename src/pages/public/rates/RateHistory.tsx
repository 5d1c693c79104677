import { Button, Empty } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { LoanRate } from '@/api/public/loan-rates';
import type { PlainDate } from '@/domain/dates';
import { useAddressValues } from '@/lib/address/use-address-values';
import { Card } from '@/ui/Card';
import { type DataColumn, DataTable } from '@/ui/DataTable';
import { Row } from '@/ui/layout/Row';
import { Loading } from '@/ui/state/Loading';
import { LocalBoundary } from '@/ui/state/LocalBoundary';
import { StateMark } from '@/ui/state/StateMark';
import { ChoiceField } from '../ChoiceField';
import { ratePoints, ratesIn, yearProblem, yearsOf } from './rate-periods';
import styles from './rates.module.css';

const SeriesChart = lazy(() => import('@/ui/files/SeriesChart'));

const USUAL = { ksnf: '', jsnf: '' };

const percent = (title: string, dataIndex: 'llS1' | 'llS2' | 'llE1' | 'llE2'): DataColumn<LoanRate> => ({
  title,
  dataIndex,
  align: 'right',
  render: (rate: string) => (rate === '' ? '--' : `${decimals(rate)}%`),
});

const COLUMNS: readonly DataColumn<LoanRate>[] = [
  { title: '生效日期', dataIndex: 'sxrq' },
  { title: '执行至', dataIndex: 'zzrq', render: (day: string, { zt }) => <RateEnd zt={zt} day={day} /> },
  percent('首套5年及以下', 'llS1'),
  percent('首套5年以上', 'llS2'),
  percent('二套5年及以下', 'llE1'),
  percent('二套5年以上', 'llE2'),
  { title: '依据', dataIndex: 'yj' },
];

const SERIES = [
  { key: 'llS1', name: '首套5年及以下', shape: 'step', tone: 'success' },
  { key: 'llS2', name: '首套5年以上', shape: 'step', tone: 'primary' },
  { key: 'llE1', name: '二套5年及以下', shape: 'step', tone: 'success', dashed: true },
  { key: 'llE2', name: '二套5年以上', shape: 'step', tone: 'primary', dashed: true },
] as const;

const choices = (any: string, years: readonly string[]) => [
  { value: '', label: any },
  ...years.map((year) => ({ value: year, label: `${year}年` })),
];

/** At least two decimals, so that a column is comparable: '2.1' → '2.10'. */
function decimals(rate: string): string {
  const [whole, part = ''] = rate.split('.');
  return `${whole}.${part.padEnd(2, '0')}`;
}

/** Rate changes since 2008 as a table, on demand as a chart; the years are in the address. */
export function RateHistory({ list, today }: { list: readonly LoanRate[]; today: PlainDate }) {
  const [{ ksnf, jsnf }, change] = useAddressValues(USUAL);
  const [drawn, setDrawn] = useState(false);
  const range = { from: ksnf, to: jsnf };
  const years = yearsOf(list, today);
  const problem = yearProblem(range, years);
  const shown = problem ? [] : ratesIn(list, range);
  const limited = ksnf !== '' || jsnf !== '';

  return (
    <Card label="历次调整">
      <Row gap={2} rowGap={0.5} align="baseline" justify="space-between" className={styles.heading}>
        <h2>历次调整</h2>
        <p>年利率，按生效日期从新到旧</p>
      </Row>
      <Row
        as="form"
        gap={2}
        rowGap={1}
        align="end"
        aria-label="年份"
        data-print="hide"
        onSubmit={(event) => event.preventDefault()}
      >
        <ChoiceField
          label="起始年份"
          value={years.includes(ksnf) ? ksnf : ''}
          options={choices('最早', years)}
          onChange={(year) => change({ ksnf: year })}
        />
        <ChoiceField
          label="截止年份"
          value={years.includes(jsnf) ? jsnf : ''}
          options={choices('最近', years)}
          onChange={(year) => change({ jsnf: year })}
        />
        {limited && <Button onClick={() => change(USUAL)}>全部年份</Button>}
        <Button aria-expanded={drawn} disabled={problem !== undefined} onClick={() => setDrawn(!drawn)}>
          {drawn ? '收起图表' : '显示图表'}
        </Button>
        <Button onClick={() => window.print()}>打印</Button>
      </Row>
      {drawn && !problem && (
        <LocalBoundary>
          <Suspense fallback={<Loading shape="picture" text="正在加载图表..." />}>
            <SeriesChart
              label="历次贷款利率的走势，数值见下表"
              rows={ratePoints(list, range, today)}
              series={SERIES}
              format={(rate) => `${rate}%`}
              fromLowest
            />
          </Suspense>
        </LocalBoundary>
      )}
      {problem ? (
        <div role="alert">
          <Empty description={problem}>
            <Button onClick={() => change(USUAL)}>查看全部年份</Button>
          </Empty>
        </div>
      ) : (
        <DataTable label="历次贷款利率" rowKey="sxrq" columns={COLUMNS} rows={shown} emptyText="所选年份没有利率记录" />
      )}
      <p className={styles.note}>
        二套住房从2010年底起执行不低于首套1.1倍的利率（建金〔2010〕179号），此前没有单独规定，表中以“--”表示；2022年10月只下调首套利率。
      </p>
    </Card>
  );
}

function RateEnd({ zt, day }: { zt: LoanRate['zt']; day: string }) {
  if (zt === '2') return <StateMark tone="waiting" label="尚未生效" />;
  return zt === '1' ? <StateMark tone="done" label={day ? `执行中，至${day}` : '执行中'} /> : day;
}
