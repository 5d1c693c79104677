import type { Fen } from '@/domain/money';
import styles from './results.module.css';

/** How much of what is paid is principal and how much interest. */
export function ShareBar({ principal, interest }: { principal: Fen; interest: Fen }) {
  const total = principal + interest;
  // Tenths of a percent: exact enough for pixels and for words.
  const share = total > 0n ? Number((interest * 1000n) / total) / 10 : 0;
  return (
    <div className={styles.share}>
      <div className={styles.bar} aria-hidden="true">
        <span style={{ width: `${100 - share}%` }} />
        <span style={{ width: `${share}%` }} />
      </div>
      <p>
        <span className={styles.principal}>本金{(100 - share).toFixed(1)}%</span>
        <span className={styles.interest}>利息{share.toFixed(1)}%</span>
      </p>
    </div>
  );
}
