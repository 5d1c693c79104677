import { fetchRepaymentPlan, type PlannedInstalment } from '@/api/loan/loan-application';
import type { LoanSummary, Page } from '@/api/person/person';
import { defineList } from '@/engine/list/define-list';
import { LOAN_SCOPE } from './loan-scope';

/** 还款计划: every instalment of a loan, for all years or one. */
export default defineList<PlannedInstalment, Page<PlannedInstalment>, LoanSummary>()({
  name: 'repaymentPlan',
  title: '还款计划',
  scope: LOAN_SCOPE,
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
  fetch: (request, options, { dkzh }) => fetchRepaymentPlan({ ...request, dkzh }, options),
});

/** Years from the first instalment to the last. */
function yearsOf({ schkrq, mqhkrq }: LoanSummary) {
  const [first, last] = [Number(schkrq.slice(0, 4)), Number(mqhkrq.slice(0, 4))];
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, at) => String(first + at));
}
