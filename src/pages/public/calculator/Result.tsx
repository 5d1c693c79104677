import { memo, type ReactNode } from 'react';
import type { Fen } from '@/domain/money';
import { Card } from '@/ui/Card';
import { Empty } from '@/ui/Empty';
import styles from './calculator.module.css';
import type { Outcome } from './outcome';
import { DISCLAIMER } from './paper';
import { CombinedResult } from './results/CombinedResult';
import { LimitResult } from './results/LimitResult';
import { PrepaymentResult } from './results/PrepaymentResult';
import { RentResult } from './results/RentResult';
import { RepaymentResult } from './results/RepaymentResult';

interface ResultProps {
  outcome: Outcome | undefined;
  /** Something is filled in wrong: this is the result of before. */
  stale: boolean;
  onRepay: (most: Fen) => void;
}

export const Result = memo(
  function Result({ outcome, stale, onRepay }: ResultProps) {
    return (
      <Card label="结果">
        <div className={styles.resultHead}>
          <h2>结果</h2>
          <p>{DISCLAIMER}</p>
        </div>
        {outcome && stale && (
          <p className={styles.stale}>
            <span aria-hidden="true">! </span>有一项没有填好，下面是修改之前的结果。
          </p>
        )}
        {outcome ? (
          <div className={styles.result} data-stale={stale || undefined}>
            {viewOf(outcome, onRepay)}
          </div>
        ) : (
          <Empty text="填写完整、正确后，结果显示在这里" />
        )}
      </Card>
    );
  },
  (before, after) => before.outcome === after.outcome && before.stale === after.stale,
);

function viewOf(outcome: Outcome, onRepay: (most: Fen) => void): ReactNode {
  switch (outcome.kind) {
    case '1':
      return <RepaymentResult outcome={outcome} />;
    case '2':
      return <LimitResult outcome={outcome} onRepay={onRepay} />;
    case '3':
      return <PrepaymentResult outcome={outcome} />;
    case '4':
      return <CombinedResult outcome={outcome} />;
    case '5':
      return <RentResult outcome={outcome} />;
  }
}
