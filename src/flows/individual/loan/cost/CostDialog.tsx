import { Button } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import type { FinancingCost } from '@/domain/financing-cost';
import { formatMoney } from '@/domain/money';
import { countdownSeconds, secondsLeft } from '@/engine/flow/countdown';
import { systemValue } from '@/session/system-config';
import { Dialog } from '@/ui/Dialog';
import styles from './cost.module.css';

interface CostDialogProps {
  cost: FinancingCost;
  /** How the interest follows. */
  interestNote: string;
  /** What the cost is of. */
  intro: ReactNode;
  /** It was read before: nothing is waited for. */
  read: boolean;
  onClose: () => void;
  onRead: () => void;
  /** Plans that belong to it. */
  children: ReactNode;
}

/** 综合融资成本明示表 with its reading time (rule in force since 2026-08-01). */
export function CostDialog({ cost, interestNote, intro, read, onClose, onRead, children }: CostDialogProps) {
  const left = useReadingTime(read ? 0 : countdownSeconds(systemValue('p.cbYd')));
  return (
    <Dialog
      open
      title="综合融资成本明示表"
      width={860}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>关闭</Button>
          <Button type="primary" disabled={left > 0} onClick={onRead}>
            {left > 0 ? `我已阅读并知悉(${left}s)` : '我已阅读并知悉'}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.statement} aria-label="明示表正文" tabIndex={0}>
        <p>{intro}</p>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">项目</th>
              <th scope="col" className={styles.amount}>
                金额
              </th>
              <th scope="col">说明</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">贷款利息</th>
              <td className={styles.amount}>{formatMoney(cost.interest)}</td>
              <td>{interestNote}</td>
            </tr>
            {cost.fees.map(({ name, fen, note }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className={styles.amount}>{formatMoney(fen)}</td>
                <td>{note}</td>
              </tr>
            ))}
            <tr className={styles.total}>
              <th scope="row">合计</th>
              <td className={styles.amount}>{formatMoney(cost.total)}</td>
              <td>综合融资成本（年化）{cost.annual}%</td>
            </tr>
          </tbody>
        </table>
        <p>
          年化成本为使全部还款和费用的现值等于实际到手金额的月利率乘以12。逾期的，另按合同利率的
          {systemValue('p.fxbl')}倍计收罚息。
        </p>
        {children}
      </section>
    </Dialog>
  );
}

/** Seconds still to be read, by the monotonic clock: a tab in the background loses ticks. */
function useReadingTime(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const startedAt = performance.now();
    const timer = setInterval(() => setLeft(secondsLeft(startedAt, performance.now(), seconds)), 200);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
