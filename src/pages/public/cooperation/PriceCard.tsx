import { useQuery } from '@tanstack/react-query';
import { fetchPriceReference } from '@/api/projects';
import { Card } from '@/ui/Card';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import styles from './cooperation.module.css';
import { squarePrice } from './project-words';

/** What the homes of a property are registered at, by whom and when. */
export function PriceCard({ lpbh }: { lpbh: string }) {
  const price = useQuery({
    queryKey: ['projects', 'price', lpbh],
    queryFn: ({ signal }) => fetchPriceReference(lpbh, { signal }),
  });
  return (
    <Card label="价格参考">
      <h2>价格参考</h2>
      {price.isError ? (
        <LoadFailed error={price.error} onRetry={() => void price.refetch()} />
      ) : price.data ? (
        <>
          <dl className={styles.figures}>
            <div data-strong>
              <dt>备案均价</dt>
              <dd>{squarePrice(price.data.jj)}</dd>
            </div>
            <div>
              <dt>最低备案单价</dt>
              <dd>{squarePrice(price.data.zdj)}</dd>
            </div>
            <div>
              <dt>最高备案单价</dt>
              <dd>{squarePrice(price.data.zgj)}</dd>
            </div>
          </dl>
          <p className={styles.note}>
            来源：{price.data.ly}；截至{price.data.jzrq}。备案价供参考，成交价以购房合同为准。
          </p>
        </>
      ) : (
        <Loading />
      )}
    </Card>
  );
}
