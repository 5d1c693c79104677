import { type ReactNode, useId, useState } from 'react';
import { fetchRepaymentPlan, type PlannedInstalment } from '@/api/loan-application';
import type { LoanSummary, Page } from '@/api/person';
import { HallTable } from '@/engine/list/HallTable';
import { useList } from '@/engine/list/use-list';
import { Card } from '@/ui/Card';
import type { ListColumn } from '@/ui/table/column';
import { LoanChoice } from './LoanChoice';
import styles from './loan.module.css';

const COLUMNS: readonly ListColumn<PlannedInstalment>[] = [
  { prop: 'dqqc', label: '期次', width: 90, disabled: true },
  { prop: 'yhrq', label: '应还日期', width: 130, disabled: true },
  { prop: 'yhje', label: '应还金额', width: 150, type: 'money' },
  { prop: 'yhbj', label: '应还本金', width: 150, type: 'money' },
  { prop: 'yhlx', label: '应还利息', width: 150, type: 'money' },
  { prop: 'syye', label: '剩余本金', width: 160, type: 'money' },
  { prop: 'zt', label: '状态', width: 120, filterKey: 'hkjhzt' },
];

/** 还款计划: every instalment of a loan, all years or one. */
export default function RepaymentPlan() {
  return <LoanChoice>{(loan, choice) => <Plan key={loan.dkzh} loan={loan} choice={choice} />}</LoanChoice>;
}

function Plan({ loan, choice }: { loan: LoanSummary; choice: ReactNode }) {
  const id = useId();
  const [nd, setNd] = useState('');
  const { dkzh, jkhtbh } = loan;
  const list = useList<PlannedInstalment, Page<PlannedInstalment>>({
    path: '/grwt/cxyw/dkcx/hkjh',
    navName: 'hkjh',
    columns: COLUMNS,
    key: ['person', 'plan', dkzh, nd],
    fetch: ({ page, size }, options) => fetchRepaymentPlan({ dkzh, ...(nd && { nd }), page, size }, options),
  });
  return (
    <Card label="各期还款">
      {choice}
      <div className={styles.choice} data-print="hide">
        <label htmlFor={id}>年份</label>
        <select id={id} value={nd} onChange={(event) => setNd(event.target.value)}>
          <option value="">全部年份</option>
          {yearsOf(loan).map((year) => (
            <option key={year} value={year}>
              {year}年
            </option>
          ))}
        </select>
      </div>
      <HallTable
        list={list}
        title="还款计划"
        rowKey={({ dqqc }) => String(dqqc)}
        conditions={`借款合同${jkhtbh}，${nd ? `${nd}年` : '全部年份'}`}
      />
    </Card>
  );
}

/** From the year of the first instalment to that of the last. */
function yearsOf({ schkrq, mqhkrq }: LoanSummary): string[] {
  const [first, last] = [Number(schkrq.slice(0, 4)), Number(mqhkrq.slice(0, 4))];
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, at) => String(first + at));
}
