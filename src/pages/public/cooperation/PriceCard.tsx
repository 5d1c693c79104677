import type { PriceReference } from '@/api/projects';
import { Card } from '@/ui/Card';
import styles from './cooperation.module.css';
import { squarePrice } from './project-words';

/** What the homes of a property are registered at, by whom and when; undefined where the centre does not say. */
export function PriceCard({ price }: { price: PriceReference | undefined }) {
  return (
    <Card label="价格参考">
      <h2>价格参考</h2>
      {price ? (
        <>
          <dl className={styles.figures}>
            <div data-strong>
              <dt>备案均价</dt>
              <dd>{squarePrice(price.jj)}</dd>
            </div>
            <div>
              <dt>最低备案单价</dt>
              <dd>{squarePrice(price.zdj)}</dd>
            </div>
            <div>
              <dt>最高备案单价</dt>
              <dd>{squarePrice(price.zgj)}</dd>
            </div>
          </dl>
          <p className={styles.note}>
            来源：{price.ly}；截至{price.jzrq}。备案价供参考，成交价以购房合同为准。
          </p>
        </>
      ) : (
        <p className={styles.note}>暂未公布备案单价，请向开发商或中心咨询。</p>
      )}
    </Card>
  );
}
