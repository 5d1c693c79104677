import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { fenOf, formatMoney } from '@/domain/money';
import { myBalanceHistory } from '@/engine/flow/my-queries';
import { useAmountsHidden } from '@/session/amounts-hidden';
import { DataTable } from '@/ui/DataTable';
import styles from './Home.module.css';
import { HomeCard, NoData, QueryAnswer } from './HomeCard';

const SeriesChart = lazy(() => import('@/ui/files/SeriesChart'));
const SERIES = [{ key: 'yuan', name: '账户余额', shape: 'area' }] as const;
const COLUMNS = [
  { title: '年月', dataIndex: 'ny' },
  { title: '余额', dataIndex: 'grzhye', align: 'right', render: (yuan: string) => formatMoney(yuan) },
] as const;
// Whole yuan: precise enough for pixels, and exact as a number.
const wholeYuan = (yuan: string) => Number(fenOf(yuan) / 100n);
const short = (yuan: number) => (yuan >= 10_000 ? `${(yuan / 10_000).toFixed(1)}万` : String(yuan));

/** Balance by month, as chart and as table. */
export function HistoryCard() {
  const history = useQuery(myBalanceHistory);
  const hidden = useAmountsHidden();
  // Not before: a hidden table costs as much as a shown one.
  const [unfolded, setUnfolded] = useState(false);
  return (
    <HomeCard title="余额变化" place="main">
      <QueryAnswer query={history}>
        {(points) => {
          if (points.length === 0) return <NoData />;
          if (hidden) return <NoData text="金额已隐藏" />;
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
              <details className={styles.table} onToggle={() => setUnfolded(true)}>
                <summary>以表格查看</summary>
                <div>
                  {unfolded && <DataTable label="各月末账户余额" columns={COLUMNS} rowKey="ny" rows={points} />}
                </div>
              </details>
            </>
          );
        }}
      </QueryAnswer>
    </HomeCard>
  );
}
