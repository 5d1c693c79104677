import { Link } from 'react-router-dom';
import { fetchLoanEntries, type LoanEntries, type LoanEntry } from '@/api/loan-queries';
import type { LoanSummary } from '@/api/person';
import { formatMoney } from '@/domain/money';
import { MenuLink } from '@/engine/flow/MenuLink';
import { defineList } from '@/engine/list/define-list';
import { LoanChoice } from '@/pages/individual/loan/LoanChoice';
import { LoanHead } from '@/pages/individual/loan/LoanHead';
import { SumLine } from '../SumLine';

/** 还款明细: everything booked on a loan, in its parts, with what is owed after it (domain catalogue 12.1). */
export default defineList<LoanEntry, LoanEntries, LoanSummary>()({
  path: '/grwt/cxyw/dkcx/hkmx',
  title: '还款明细',
  scope: LoanChoice,
  about: { key: ({ dkzh }) => dkzh, words: ({ jkhtbh }) => `借款合同${jkhtbh}` },
  above: (loan) => (
    <LoanHead loan={loan} of={['htdkje', 'dkye', 'zxll', 'hkzh']}>
      <MenuLink to={`/grwt/zmSys/zmyw/hkmx_zm?dkzh=${loan.dkzh}`}>开具还款明细证明</MenuLink>
      <Link to={`/grwt/cxyw/dkcx/hkjh?dkzh=${loan.dkzh}`}>查看还款计划</Link>
    </LoanHead>
  ),
  columns: [
    { prop: 'jzrq', label: '记账日期', width: 115, disabled: true },
    { prop: 'ywfsrq', label: '业务发生日期', width: 120, isShow: false },
    { prop: 'dkywmxlx', label: '类型', width: 130, filterKey: 'dkywmxlx' },
    { prop: 'dqqc', label: '期次', width: 70, type: 'custom', slotname: 'dqqc' },
    { prop: 'fse', label: '发生额', width: 135, type: 'money', lead: true },
    { prop: 'bjje', label: '本金', width: 130, type: 'money', total: true },
    { prop: 'lxje', label: '利息', width: 120, type: 'money', total: true },
    { prop: 'fxje', label: '罚息', width: 110, type: 'money', total: true },
    { prop: 'dkye', label: '贷款余额', width: 140, type: 'money' },
    { prop: 'hkly', label: '还款来源', width: 130, filterKey: 'hkly' },
    { prop: 'ywlsh', label: '业务流水号', width: 200, isShow: false },
  ],
  // Principal paid ahead belongs to no instalment, and neither does the paying out.
  slots: { dqqc: { text: ({ dqqc }) => (dqqc === 0 ? '--' : String(dqqc)) } },
  rowKey: ({ ywlsh, dkywmxlx, dqqc }) => `${ywlsh} ${dkywmxlx} ${dqqc}`,
  conditions: [
    { kind: 'span', names: ['ksrq', 'jsrq'], label: '记账日期', presets: true, start: '放款' },
    { kind: 'choice', name: 'dkywmxlx', label: '明细类型', dictionary: 'dkywmxlx', all: '全部类型' },
  ],
  fetch: (asked, options, { dkzh }) => fetchLoanEntries({ ...asked, dkzh }, options),
  totals: (answer) => (
    <SumLine count={answer?.total}>
      <p>
        还款{answer ? `${answer.hkcs}次` : ''} <strong>{formatMoney(answer?.hkhj)}</strong>
      </p>
      <p>其中本金 {formatMoney(answer?.bjhj)}</p>
      <p>利息 {formatMoney(answer?.lxhj)}</p>
      <p>罚息 {formatMoney(answer?.fxhj)}</p>
    </SumLine>
  ),
  emptyText: '这段时间没有还款明细，可以改变条件再查',
});
