import { Link } from 'react-router-dom';
import { fetchLoanEntries, type LoanEntries, type LoanEntry } from '@/api/loan/loan-queries';
import type { LoanSummary } from '@/api/person/person';
import { MenuLink } from '@/engine/flow/MenuLink';
import { defineList } from '@/engine/list/define-list';
import { LoanHead } from '@/pages/individual/loan/LoanHead';
import { LIST_PATHS } from '@/session/menu/list-paths';
import { LOAN_SCOPE } from './loan-scope';

/** 还款明细: every entry of a loan, split into its parts, with the outstanding principal after it (docs/rules/ledger.md, Loan entries). */
export default defineList<LoanEntry, LoanEntries, LoanSummary>()({
  name: 'loanEntries',
  title: '还款明细',
  scope: LOAN_SCOPE,
  above: (loan) => (
    <LoanHead loan={loan} of={['htdkje', 'dkye', 'zxll', 'hkzh']}>
      <MenuLink to={`/grwt/zmSys/zmyw/hkmx_zm?dkzh=${loan.dkzh}`}>开具还款明细证明</MenuLink>
      <Link to={`${LIST_PATHS.repaymentPlan}?dkzh=${loan.dkzh}`}>查看还款计划</Link>
    </LoanHead>
  ),
  columns: [
    { prop: 'jzrq', label: '记账日期', width: 115, disabled: true },
    { prop: 'ywfsrq', label: '业务发生日期', width: 120, isShow: false },
    { prop: 'dkywmxlx', label: '类型', width: 130, filterKey: 'dkywmxlx' },
    // Prepayments and the disbursement belong to no instalment.
    { prop: 'dqqc', label: '期次', width: 70, text: ({ dqqc }) => (dqqc === 0 ? '--' : String(dqqc)) },
    { prop: 'fse', label: '发生额', width: 135, type: 'money', lead: true },
    { prop: 'bjje', label: '本金', width: 130, type: 'money', total: true },
    { prop: 'lxje', label: '利息', width: 120, type: 'money', total: true },
    { prop: 'fxje', label: '罚息', width: 110, type: 'money', total: true },
    { prop: 'dkye', label: '贷款余额', width: 140, type: 'money' },
    { prop: 'hkly', label: '还款来源', width: 130, filterKey: 'hkly' },
    { prop: 'ywlsh', label: '业务流水号', width: 200, isShow: false },
  ],
  rowKey: ({ ywlsh, dkywmxlx, dqqc }) => `${ywlsh} ${dkywmxlx} ${dqqc}`,
  conditions: [
    { kind: 'span', names: ['ksrq', 'jsrq'], label: '记账日期', presets: true, start: '放款' },
    { kind: 'choice', name: 'dkywmxlx', label: '明细类型', dictionary: 'dkywmxlx', all: '全部类型' },
  ],
  fetch: (request, options, { dkzh }) => fetchLoanEntries({ ...request, dkzh }, options),
  totals: [
    { label: (answer) => `还款${answer ? `${answer.hkcs}次` : ''}`, of: 'hkhj', strong: true },
    { label: '其中本金', of: 'bjhj' },
    { label: '利息', of: 'lxhj' },
    { label: '罚息', of: 'fxhj' },
  ],
});
