import { useState } from 'react';
import { fetchPending, type PendingRow } from '@/api/pending-money';
import type { Page } from '@/api/person';
import type { DateSpan } from '@/domain/date-presets';
import { formatMoney } from '@/domain/money';
import { HallTable } from '@/engine/list/HallTable';
import { useList } from '@/engine/list/use-list';
import { Card, CardStack } from '@/ui/Card';
import { DateRange } from '@/ui/DateRange';
import type { ListColumn } from '@/ui/table/column';
import { ClaimCard } from './ClaimCard';
import styles from './remittance.module.css';

const COLUMNS: readonly ListColumn<PendingRow>[] = [
  { prop: 'jzrq', label: '记账日期', width: 108, disabled: true },
  { prop: 'zhaiyao', label: '摘要', width: 136 },
  { prop: 'fkhm', label: '付款户名', width: 190 },
  { prop: 'fkzh', label: '付款账号', width: 140 },
  { prop: 'fse', label: '到账金额', width: 124, type: 'money' },
  { prop: 'syje', label: '使用金额', width: 124, type: 'money' },
  { prop: 'zsye', label: '暂收余额', width: 124, type: 'money' },
  { prop: 'ppzt', label: '匹配状态', width: 132, filterKey: 'ppzt' },
  { prop: 'lsh', label: '银行流水号', width: 200 },
];

type Answer = Page<PendingRow> & { zsye: string };

/** 暂收款明细: what came in, what was used, and money that waits to be claimed. */
export default function PendingMoney() {
  const [days, setDays] = useState<DateSpan>({ from: '', to: '' });
  const asked = { ...(days.from && { ksrq: days.from }), ...(days.to && { jsrq: days.to }) };
  const list = useList<PendingRow, Answer>({
    path: '/dwwt/cxyw/zskmx',
    navName: 'zskmx',
    columns: COLUMNS,
    key: ['unit', 'pending', asked],
    fetch: ({ page, size }, options) => fetchPending({ ...asked, page, size }, options),
  });
  return (
    <CardStack>
      <ClaimCard />
      <Card label="暂收款往来">
        <form
          className={styles.filters}
          aria-label="暂收款条件"
          data-print="hide"
          onSubmit={(event) => event.preventDefault()}
        >
          <span>记账日期</span>
          <DateRange id="pending-days" label="记账日期" value={days} onChange={setDays} today="" />
        </form>
        <HallTable
          list={list}
          title="暂收款明细"
          rowKey={({ xh }) => xh}
          conditions={`记账日期：${days.from || '不限'}至${days.to || '不限'}`}
          emptyText="没有暂收款往来"
          summary={
            <p className={styles.total}>
              当前暂收余额 <strong>{formatMoney(list.answer?.zsye)}</strong>
            </p>
          }
        />
      </Card>
    </CardStack>
  );
}
