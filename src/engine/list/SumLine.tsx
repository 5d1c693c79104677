import type { ReactNode } from 'react';
import { formatMoney, signedYuan } from '@/domain/money';
import { Row } from '@/ui/layout/Row';
import styles from './SumLine.module.css';

/** A sum (yuan) in the response. */
export interface ListSum<Answer> {
  label: string | ((answer: Answer | undefined) => string);
  of: keyof Answer & string;
  /** Shows the sign of a value that may be negative: +, −. */
  signed?: true;
  strong?: true;
}

interface SumLineProps {
  /** Total number of rows; undefined while loading, when the former sums are hidden. */
  count: number | undefined;
  children: ReactNode;
}

/** Line of sums of the whole result, below a list. */
export function SumLine({ count, children }: SumLineProps) {
  return (
    <Row
      gap={3}
      rowGap={1}
      className={styles.sums}
      role="status"
      aria-label="查询结果合计"
      aria-busy={count === undefined}
    >
      <p>查询结果{count === undefined ? '' : `共${count}条`}</p>
      {children}
    </Row>
  );
}

/** Sums computed by the centre; '--' while loading. */
export function AnswerSums<Answer extends { total: number }>({
  sums,
  answer,
}: {
  sums: readonly ListSum<Answer>[];
  answer: Answer | undefined;
}) {
  return (
    <SumLine count={answer?.total}>
      {sums.map(({ label, of, signed, strong }) => {
        const yuan = answer ? String(answer[of]) : '';
        const text = signed ? signedYuan(yuan) : formatMoney(yuan);
        return (
          <p key={of}>
            {typeof label === 'string' ? label : label(answer)} {strong ? <strong>{text}</strong> : text}
          </p>
        );
      })}
    </SumLine>
  );
}
