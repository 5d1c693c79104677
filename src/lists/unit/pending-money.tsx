import { Link } from 'react-router-dom';
import { fetchPending, type PendingRow } from '@/api/person/pending-money';
import type { Page } from '@/api/person/person';
import { formatMoney } from '@/domain/money';
import { flowPath } from '@/engine/flow/flow-index';
import { defineList } from '@/engine/list/define-list';
import { ClaimCard } from '@/pages/unit/remittance/ClaimCard';
import { RemittanceOpeningNote } from '@/pages/unit/remittance/RemittanceOpeningNote';
import styles from '@/pages/unit/remittance/remittance.module.css';

/** 暂收款明细: money received, money used, and money to be claimed. */
export default defineList<PendingRow, Page<PendingRow> & { zsye: string }>()({
  name: 'pendingMoney',
  title: '暂收款明细',
  above: (
    <>
      <ClaimCard />
      <RemittanceOpeningNote />
    </>
  ),
  columns: [
    { prop: 'jzrq', label: '记账日期', width: 108, disabled: true },
    { prop: 'zhaiyao', label: '摘要', width: 200 },
    { prop: 'fkhm', label: '付款户名', width: 190 },
    { prop: 'fkzh', label: '付款账号', width: 140 },
    { prop: 'fse', label: '到账金额', width: 124, total: true },
    { prop: 'syje', label: '使用金额', width: 124, total: true },
    { prop: 'zsye', label: '暂收余额', width: 124 },
    { prop: 'ppzt', label: '匹配状态', width: 132, filterKey: 'ppzt' },
    { prop: 'lsh', label: '流水号', width: 200 },
  ],
  rowKey: ({ xh }) => xh,
  conditions: [{ kind: 'span', names: ['ksrq', 'jsrq'], label: '记账日期' }],
  fetch: fetchPending,
  totals: (answer) => (
    <p className={styles.total}>
      当前暂收余额 <strong>{formatMoney(answer?.zsye)}</strong>{' '}
      <Link to={flowPath('ZS0101', 'unit') ?? '/dwwt/DwwtHome'}>申请退款</Link>
    </p>
  ),
  rowsAre: '暂收款往来',
});
