import type { ReactNode } from 'react';
import { formatMoney, signedYuan } from '@/domain/money';
import styles from './SumLine.module.css';

/** A sum that comes with the answer, yuan. */
export interface ListSum<Answer> {
  label: string | ((answer: Answer | undefined) => string);
  of: keyof Answer & string;
  /** It may be less than nothing: +, −. */
  signed?: true;
  strong?: true;
}

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

/** The sums that the centre has added up; '--' while they are on their way. */
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
