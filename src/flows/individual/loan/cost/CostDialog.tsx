import { Button } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import type { FinancingCost } from '@/domain/loan/financing-cost';
import { type Fen, formatMoney } from '@/domain/money';
import { countdownSeconds, secondsLeft } from '@/engine/flow/countdown';
import { systemValue } from '@/session/system-config';
import { type DataColumn, DataTable } from '@/ui/DataTable';
import { Dialog } from '@/ui/dialog/Dialog';
import { Stack } from '@/ui/layout/Stack';

interface CostDialogProps {
  cost: FinancingCost;
  /** Note on the interest. */
  interestNote: string;
  /** Subject of the cost. */
  intro: ReactNode;
  /** True if already read: no reading time. */
  read: boolean;
  onClose: () => void;
  onRead: () => void;
  /** Repayment plans. */
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
      {/* A scrollable area must be reachable by keyboard. */}
      <Stack as="section" gap={2} aria-label="明示表正文" tabIndex={0}>
        <p>{intro}</p>
        <DataTable label="融资成本" rowKey="name" columns={COLUMNS} rows={rowsOf(cost, interestNote)} />
        <p>
          年化成本为使全部还款和费用的现值等于实际到手金额的月利率乘以12。逾期的，另按合同利率的
          {systemValue('p.fxbl')}倍计收罚息。
        </p>
        {children}
      </Stack>
    </Dialog>
  );
}

interface CostRow {
  name: string;
  fen: Fen;
  note: string;
  sum?: true;
}

const COLUMNS: readonly DataColumn<CostRow>[] = [
  { title: '项目', dataIndex: 'name', rowScope: 'row' },
  {
    title: '金额',
    dataIndex: 'fen',
    align: 'right',
    render: (fen: Fen, { sum }) => (sum ? <strong>{formatMoney(fen)}</strong> : formatMoney(fen)),
  },
  { title: '说明', dataIndex: 'note' },
];

function rowsOf({ interest, fees, total, annual }: FinancingCost, note: string): CostRow[] {
  const sum: CostRow = { name: '合计', fen: total, note: `综合融资成本（年化）${annual}%`, sum: true };
  return [{ name: '贷款利息', fen: interest, note }, ...fees, sum];
}

/** Remaining reading time in seconds, by the monotonic clock: timers of a background tab are throttled. */
function useReadingTime(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const startedAt = performance.now();
    const timer = setInterval(() => setLeft(secondsLeft(startedAt, performance.now(), seconds)), 200);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
