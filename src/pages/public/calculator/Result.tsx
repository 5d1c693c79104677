import { Alert, Empty } from 'antd';
import { memo, type ReactNode } from 'react';
import type { Fen } from '@/domain/money';
import { Card } from '@/ui/Card';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import styles from './calculator.module.css';
import type { CalculatorOutcome } from './outcome';
import { DISCLAIMER } from './paper';
import { CombinedResult } from './results/CombinedResult';
import { LimitResult } from './results/LimitResult';
import { PrepaymentResult } from './results/PrepaymentResult';
import { RentResult } from './results/RentResult';
import { RepaymentResult } from './results/RepaymentResult';

interface ResultProps {
  outcome: CalculatorOutcome | undefined;
  /** An input is invalid: shows the previous result. */
  stale: boolean;
  onRepay: (most: Fen) => void;
}

export const Result = memo(
  function Result({ outcome, stale, onRepay }: ResultProps) {
    return (
      <Card label="结果">
        <Row gap={2} rowGap={1} align="baseline" justify="space-between">
          <h2>结果</h2>
          <Muted>{DISCLAIMER}</Muted>
        </Row>
        {outcome && stale && (
          // Silent: the page announces the field that is wrong.
          <Alert showIcon role="none" type="warning" title="有一项没有填好，下面是修改之前的结果。" />
        )}
        {outcome ? (
          <Stack gap={2} className={styles.result} data-stale={stale || undefined}>
            {viewOf(outcome, onRepay)}
          </Stack>
        ) : (
          <Empty description="填写完整、正确后，结果显示在这里" />
        )}
      </Card>
    );
  },
  (before, after) => before.outcome === after.outcome && before.stale === after.stale,
);

function viewOf(outcome: CalculatorOutcome, onRepay: (most: Fen) => void): ReactNode {
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
