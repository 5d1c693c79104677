import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { fetchYearFigures, type YearFigures } from '@/api/public/centre-intro';
import { divideHalfUp, fenOf, formatMoney } from '@/domain/money';
import { countText } from '@/domain/text/counts';
import { type DataColumn, DataTable } from '@/ui/DataTable';
import type { ChartSeries } from '@/ui/files/SeriesChart';
import { Grid } from '@/ui/layout/Grid';
import { Row } from '@/ui/layout/Row';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { LocalBoundary } from '@/ui/state/LocalBoundary';
import { DownloadButton } from '../downloads/DownloadButton';
import styles from './centre.module.css';

const SeriesChart = lazy(() => import('@/ui/files/SeriesChart'));

/** Yuan text in hundred millions, two decimals. */
const hundredMillions = (yuan: string) => formatMoney(divideHalfUp(fenOf(yuan), 100_000_000n), '');

const amount = (title: string, dataIndex: 'jce' | 'tqe' | 'jcye' | 'ffe' | 'dkye'): DataColumn<YearFigures> => ({
  title,
  dataIndex,
  align: 'right',
  render: hundredMillions,
});

const COLUMNS: readonly DataColumn<YearFigures>[] = [
  { title: '年度', dataIndex: 'nd' },
  { title: '实缴单位（家）', dataIndex: 'sjdws', align: 'right', render: countText },
  { title: '实缴职工（人）', dataIndex: 'sjrs', align: 'right', render: countText },
  amount('缴存额', 'jce'),
  amount('提取额', 'tqe'),
  amount('缴存余额', 'jcye'),
  { title: '放贷笔数', dataIndex: 'dkbs', align: 'right', render: countText },
  amount('放贷额', 'ffe'),
  amount('贷款余额', 'dkye'),
  { title: '个贷率', dataIndex: 'gdl', align: 'right', render: (gdl: string) => `${gdl}%` },
];

const SERIES: readonly ChartSeries[] = [
  { key: 'jce', name: '缴存额', shape: 'bar', tone: 'primary' },
  { key: 'tqe', name: '提取额', shape: 'bar', tone: 'quiet' },
  { key: 'ffe', name: '放贷额', shape: 'bar', tone: 'warm' },
];

/** Yearly figures as a table, as a chart on demand, and the reports themselves. */
export function YearReport() {
  const [drawn, setDrawn] = useState(false);
  const years = useQuery({
    queryKey: ['centre', 'years'],
    queryFn: ({ signal }) => fetchYearFigures({ signal }),
  });
  if (years.isError) return <LoadFailed error={years.error} onRetry={() => void years.refetch()} />;
  const rows = years.data;
  const reports = rows?.filter(({ wjbh }) => wjbh !== '') ?? [];
  return (
    <>
      <Row justify="space-between" muted>
        <p>金额单位：亿元。缴存余额、贷款余额为年末数；个贷率为贷款余额与缴存余额之比。</p>
        {rows && rows.length > 0 && (
          <Button aria-expanded={drawn} data-print="hide" onClick={() => setDrawn(!drawn)}>
            {drawn ? '收起图表' : '显示图表'}
          </Button>
        )}
      </Row>
      {drawn && rows && (
        <LocalBoundary>
          <Suspense fallback={<Loading shape="picture" text="正在加载图表..." />}>
            <SeriesChart
              label="历年缴存额、提取额和放贷额，数值见下表"
              rows={rows.toReversed().map(({ nd, jce, tqe, ffe }) => ({
                x: nd,
                // For pixels only.
                jce: Number(jce) / 1e8,
                tqe: Number(tqe) / 1e8,
                ffe: Number(ffe) / 1e8,
              }))}
              series={SERIES}
              format={(value) => value.toFixed(0)}
            />
          </Suspense>
        </LocalBoundary>
      )}
      <DataTable
        label="历年主要数据"
        columns={COLUMNS}
        rowKey="nd"
        rows={rows}
        loading={years.isPending}
        emptyText="年度报告尚未发布"
      />
      {reports.length > 0 && (
        <>
          <h3>报告全文</h3>
          <Grid as="ul" min="20em" gap={3} rowGap={1} className={styles.reports}>
            {reports.map(({ nd, wjbh }) => (
              <li key={nd}>
                <span>{nd}年年度报告</span>
                <DownloadButton file={{ wjbh, wjmc: `住房公积金${nd}年年度报告`, gs: 'pdf', dx: undefined }} />
              </li>
            ))}
          </Grid>
        </>
      )}
    </>
  );
}
