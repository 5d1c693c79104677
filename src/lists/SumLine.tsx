import type { ReactNode } from 'react';
import styles from './SumLine.module.css';

interface SumLineProps {
  /** Rows in all; undefined while the answer is on its way: the sums of the conditions before are not shown meanwhile. */
  count: number | undefined;
  children: ReactNode;
}

/** Sums of everything asked for, on the line below a list. */
export function SumLine({ count, children }: SumLineProps) {
  return (
    <div className={styles.sums} role="status" aria-label="查询结果合计" aria-busy={count === undefined}>
      <p>查询结果{count === undefined ? '' : `共${count}条`}</p>
      {children}
    </div>
  );
}
