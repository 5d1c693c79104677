import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { EvaluationCount } from '@/api/cases/evaluation-statistics';
import { shareInTenths } from '@/domain/evaluation';
import { Card } from '@/ui/Card';
import { Row } from '@/ui/layout/Row';
import { Loading } from '@/ui/state/Loading';
import { LocalBoundary } from '@/ui/state/LocalBoundary';
import { CountTable } from './CountTable';

/** Loaded on demand: larger than the rest of the page. */
const SeriesChart = lazy(() => import('@/ui/files/SeriesChart'));
const SERIES = [{ key: 'share', name: '满意度', shape: 'line' }] as const;

/** Also for the axis, whose steps are arbitrary. */
const percent = (share: number) => `${Math.round(share * 10) / 10}%`;

/** 满意度 by month. */
export function Trend({ months }: { months: readonly EvaluationCount[] }) {
  const [drawn, setDrawn] = useState(false);
  const points = months.flatMap(({ label, pjs, mys }) => {
    const tenths = shareInTenths(mys, pjs);
    return tenths === undefined ? [] : [{ x: label, share: tenths / 10 }];
  });
  return (
    <Card label="按月统计">
      <Row gap={2} rowGap={1} align="end" justify="space-between">
        <h2>按月统计</h2>
        <Button aria-expanded={drawn} onClick={() => setDrawn(!drawn)} data-print="hide">
          {drawn ? '收起走势图' : '查看走势图'}
        </Button>
      </Row>
      {drawn && (
        <LocalBoundary>
          <Suspense fallback={<Loading shape="picture" />}>
            <SeriesChart
              label="各月满意度走势，数字见下表"
              rows={points}
              series={SERIES}
              format={percent}
              fromLowest
              most={100}
            />
          </Suspense>
        </LocalBoundary>
      )}
      <CountTable label="各月满意度" first="月份" rows={months} />
    </Card>
  );
}
