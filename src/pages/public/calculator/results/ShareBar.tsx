import { Progress } from 'antd';
import type { Fen } from '@/domain/money';
import { Row } from '@/ui/layout/Row';
import styles from './results.module.css';

/** Shares of principal and interest in the total. */
export function ShareBar({ principal, interest }: { principal: Fen; interest: Fen }) {
  const total = principal + interest;
  // Tenths of a percent: exact enough for pixels and text.
  const share = total > 0n ? Number((interest * 1000n) / total) / 10 : 0;
  return (
    <div className={styles.share}>
      <Progress
        aria-hidden="true"
        percent={100 - share}
        showInfo={false}
        status="normal"
        strokeColor="var(--color-primary)"
        railColor="var(--color-warm)"
      />
      <Row as="p" rowGap={0} justify="space-between">
        <span className={styles.principal}>本金{(100 - share).toFixed(1)}%</span>
        <span className={styles.interest}>利息{share.toFixed(1)}%</span>
      </Row>
    </div>
  );
}
