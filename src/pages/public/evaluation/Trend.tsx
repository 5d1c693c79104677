import { lazy, Suspense, useState } from 'react';
import type { EvaluationCount } from '@/api/evaluation-statistics';
import { shareInTenths } from '@/domain/evaluation';
import { Card } from '@/ui/Card';
import { Loading } from '@/ui/Loading';
import { LocalBoundary } from '@/ui/LocalBoundary';
import { Button } from '@/ui/plain/Button';
import { CountTable } from './CountTable';
import styles from './evaluation.module.css';

/** Drawn only when somebody asks for it: it weighs more than the rest of the page. */
const SeriesChart = lazy(() => import('@/ui/SeriesChart'));
const SERIES = [{ key: 'share', name: '满意度', shape: 'line' }] as const;

/** Of the axis too, whose steps are anything. */
const percent = (share: number) => `${Math.round(share * 10) / 10}%`;

/** 满意度 month by month. */
export function Trend({ months }: { months: readonly EvaluationCount[] }) {
  const [drawn, setDrawn] = useState(false);
  const points = months.flatMap(({ label, pjs, mys }) => {
    const tenths = shareInTenths(mys, pjs);
    return tenths === undefined ? [] : [{ x: label, share: tenths / 10 }];
  });
  return (
    <Card label="按月统计">
      <div className={styles.cardHead}>
        <h2>按月统计</h2>
        <Button aria-expanded={drawn} onClick={() => setDrawn(!drawn)} data-print="hide">
          {drawn ? '收起走势图' : '查看走势图'}
        </Button>
      </div>
      {drawn && (
        <LocalBoundary>
          <Suspense fallback={<Loading />}>
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
