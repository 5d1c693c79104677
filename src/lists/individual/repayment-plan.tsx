import { fetchRepaymentPlan, type PlannedInstalment } from '@/api/loan-application';
import type { LoanSummary, Page } from '@/api/person';
import { defineList } from '@/engine/list/define-list';
import { OWN_LOAN } from './own-loan';

/** 还款计划: every instalment of a loan, all years or one. */
export default defineList<PlannedInstalment, Page<PlannedInstalment>, LoanSummary>()({
  name: 'repaymentPlan',
  title: '还款计划',
  scope: OWN_LOAN,
  columns: [
    { prop: 'dqqc', label: '期次', width: 90, disabled: true },
    { prop: 'yhrq', label: '应还日期', width: 130, disabled: true },
    { prop: 'yhje', label: '应还金额', width: 150, type: 'money', total: true },
    { prop: 'yhbj', label: '应还本金', width: 150, type: 'money', total: true },
    { prop: 'yhlx', label: '应还利息', width: 150, type: 'money', total: true },
    { prop: 'syye', label: '剩余本金', width: 160, type: 'money' },
    { prop: 'zt', label: '状态', width: 120, filterKey: 'hkjhzt' },
    { prop: 'beizhu', label: '备注', width: 220 },
  ],
  rowKey: ({ dqqc }) => String(dqqc),
  conditions: (loan) => [
    { kind: 'choice', name: 'nd', label: '年份', options: yearsOf(loan), unit: '年', all: '全部年份' },
  ],
  fetch: (asked, options, { dkzh }) => fetchRepaymentPlan({ ...asked, dkzh }, options),
});

/** From the year of the first instalment to that of the last. */
function yearsOf({ schkrq, mqhkrq }: LoanSummary) {
  const [first, last] = [Number(schkrq.slice(0, 4)), Number(mqhkrq.slice(0, 4))];
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, at) => String(first + at));
}
