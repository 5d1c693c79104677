import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { fenOf, formatMoney } from '@/domain/money';
import { balanceHistory } from '@/engine/flow/own-queries';
import { useAmountsHidden } from '@/session/amounts-hidden';
import styles from './Home.module.css';
import { Answer, HomeCard, Nothing } from './HomeCard';

const SeriesChart = lazy(() => import('@/ui/SeriesChart'));
const SERIES = [{ key: 'yuan', name: '账户余额', shape: 'area' }] as const;
// Pixels need no cents: whole yuan fit a number exactly.
const wholeYuan = (yuan: string) => Number(fenOf(yuan) / 100n);
const short = (yuan: number) => (yuan >= 10_000 ? `${(yuan / 10_000).toFixed(1)}万` : String(yuan));

/** The balance over the months: a chart, and the same figures as a table. */
export function HistoryCard() {
  const history = useQuery(balanceHistory);
  const hidden = useAmountsHidden();
  return (
    <HomeCard title="余额变化" wide>
      <Answer query={history}>
        {(points) => {
          if (points.length === 0) return <Nothing />;
          if (hidden) return <Nothing text="金额已隐藏" />;
          return (
            <>
              <div aria-hidden="true" className={styles.chart}>
                <Suspense fallback={<p>加载中...</p>}>
                  <SeriesChart
                    label="各月末账户余额"
                    rows={points.map(({ ny, grzhye }) => ({
                      x: ny,
                      yuan: wholeYuan(grzhye),
                      text: formatMoney(grzhye),
                    }))}
                    series={SERIES}
                    format={short}
                    exact={(_, row) => String(row.text)}
                    height={240}
                    fromLowest
                  />
                </Suspense>
              </div>
              <details className={styles.table}>
                <summary>以表格查看</summary>
                <div>
                  <table>
                    <caption>各月末账户余额</caption>
                    <thead>
                      <tr>
                        <th scope="col">年月</th>
                        <th scope="col">余额</th>
                      </tr>
                    </thead>
                    <tbody>
                      {points.map((point) => (
                        <tr key={point.ny}>
                          <td>{point.ny}</td>
                          <td>{formatMoney(point.grzhye)}</td>
                        </tr>
                      ))}
                    </tbody>
                  </table>
                </div>
              </details>
            </>
          );
        }}
      </Answer>
    </HomeCard>
  );
}
