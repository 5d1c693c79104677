import { fetchWithdrawalRecords, type WithdrawalRecord } from '@/api/person/withdrawal-records';
import { ACCEPTANCE_CELL } from '@/engine/case/AcceptanceTime';
import { CaseStateMark, caseStateText } from '@/engine/case/CaseStateMark';
import { defineList } from '@/engine/list/define-list';
import { exceptCodes } from '@/engine/list/list-column';
import { CorrectAccount } from '@/pages/individual/withdrawals/CorrectAccount';
import { RecordActions } from '@/pages/individual/withdrawals/RecordActions';

/** Rejected, withdrawn and lapsed cases paid out nothing. */
const RUNNING = exceptCodes<WithdrawalRecord>('ywzt', ['80', '85', '86'], '未通过、已撤回、已失效');

/** 提取记录: withdrawals, payments of agreements and loan repayments, with state and amount (docs/rules/lists.md). */
export default defineList<WithdrawalRecord>()({
  name: 'withdrawalRecords',
  title: '提取记录',
  columns: [
    { prop: 'slsj', label: '受理时间', width: 120, disabled: true, ...ACCEPTANCE_CELL },
    { prop: 'ywmc', label: '业务', width: 175 },
    { prop: 'ywlsh', label: '业务流水号', width: 205 },
    { prop: 'ywzt', label: '状态', width: 110, text: caseStateText, show: (row) => <CaseStateMark of={row} /> },
    { prop: 'sqtqje', label: '申请金额', width: 120, total: RUNNING },
    { prop: 'dzje', label: '到账金额', width: 120, total: RUNNING },
    { prop: 'dzrq', label: '到账日期', width: 115 },
    { prop: 'tqyydm', label: '提取原因', width: 170, filterKey: 'tqyydm' },
    { prop: 'tqlx', label: '提取类型', width: 110, filterKey: 'tqlx' },
    { prop: 'fslxe', label: '结息金额', width: 110, total: RUNNING, isShow: false },
    { prop: 'skyhmc', label: '收款银行', width: 140 },
    { prop: 'skyhzh', label: '收款账号', width: 180 },
  ],
  actions: {
    width: 150,
    show: (row, { open, renew }) => <RecordActions of={row} onCorrect={() => open(row)} onDone={renew} />,
  },
  rowKey: ({ ywlsh }) => ywlsh,
  conditions: [
    { kind: 'span', names: ['ksrq', 'jsrq'], label: '受理日期' },
    { column: 'tqyydm' },
    { column: 'ywzt', dictionary: 'ywzt', codes: ['98', '97', '81', '99', '80', '85', '86'] },
  ],
  fetch: fetchWithdrawalRecords,
  beside: {
    // Cases and receipts link here with the number of the returned payment.
    named: 'gz',
    show: (named, { close, done }, rows) => {
      const found = rows.find(({ ywlsh, kgz }) => kgz && ywlsh === named);
      return found && <CorrectAccount of={found} onClose={close} onDone={done} />;
    },
  },
});
