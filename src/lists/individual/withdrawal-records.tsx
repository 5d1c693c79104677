import { fetchWithdrawalRecords, type WithdrawalRecord } from '@/api/withdrawal-records';
import { CaseLink } from '@/engine/case/CaseLink';
import { CaseState, stateName } from '@/engine/case/CaseState';
import { defineList } from '@/engine/list/define-list';

/** 提取记录: every withdrawal applied for, how it stands and what was paid (domain catalogue 12.1). */
export default defineList<WithdrawalRecord>()({
  path: '/grwt/cxyw/tqcx/tqjl',
  title: '提取记录',
  columns: [
    { prop: 'slsj', label: '受理时间', width: 180, disabled: true },
    { prop: 'ywmc', label: '业务', width: 220 },
    { prop: 'tqyydm', label: '提取原因', width: 170, filterKey: 'tqyydm' },
    { prop: 'tqlx', label: '提取类型', width: 110, filterKey: 'tqlx' },
    { prop: 'sqtqje', label: '申请金额', width: 130, type: 'money', total: true },
    { prop: 'fslxe', label: '结息金额', width: 110, type: 'money', total: true, isShow: false },
    { prop: 'dzje', label: '到账金额', width: 130, type: 'money', total: true },
    { prop: 'dzrq', label: '到账日期', width: 115 },
    { prop: 'skyhmc', label: '收款银行', width: 140 },
    { prop: 'skyhzh', label: '收款账号', width: 180 },
    { prop: 'ywzt', label: '状态', width: 120, type: 'custom', slotname: 'ywzt' },
    { prop: 'ywlsh', label: '操作', width: 80, type: 'custom', slotname: 'case', screenOnly: true },
  ],
  slots: {
    ywzt: { text: stateName, show: (row) => <CaseState of={row} /> },
    case: { text: () => '', show: ({ ywlsh, ywmc, slsj }) => <CaseLink ywlsh={ywlsh} name={`${ywmc}（${slsj}）`} /> },
  },
  rowKey: ({ ywlsh }) => ywlsh,
  conditions: [
    { kind: 'span', names: ['ksrq', 'jsrq'], label: '受理日期' },
    { kind: 'choice', name: 'tqyydm', label: '提取原因', dictionary: 'tqyydm' },
    {
      kind: 'choice',
      name: 'ywzt',
      label: '状态',
      dictionary: 'ywzt',
      codes: ['98', '97', '81', '99', '80', '85', '86'],
    },
  ],
  fetch: fetchWithdrawalRecords,
  emptyText: '这段时间没有提取记录，可以改变条件再查',
});
