import { fetchTransfers, issueTransferSheet, type TransferRow } from '@/api/unit-transfers';
import { DocumentButtons } from '@/engine/documents/DocumentButtons';
import { defineList } from '@/engine/list/define-list';
import { SealReminders } from '@/pages/unit/transfers/SealReminders';

/** 转入转出记录: who came from another unit and who went; what was in the account is the member's own matter. */
export default defineList<TransferRow>()({
  name: 'unitTransfers',
  title: '转入转出记录',
  columns: [
    { prop: 'czrq', label: '办理日期', width: 112, disabled: true },
    { prop: 'zyfx', label: '转移方向', width: 112, filterKey: 'zyfx' },
    { prop: 'xingming', label: '姓名', width: 105, lead: true },
    { prop: 'grzh', label: '个人账号', width: 135 },
    { prop: 'zcdwmc', label: '转出单位', width: 200 },
    { prop: 'zrdwmc', label: '转入单位', width: 200 },
    { prop: 'zysxny', label: '生效年月', width: 100, lead: true },
    {
      prop: 'ywlsh',
      label: '转移确认单',
      width: 210,
      screenOnly: true,
      show: ({ ywlsh, xingming, grzh }) => (
        <DocumentButtons
          zmbh={async () => (await issueTransferSheet(ywlsh)).zmbh}
          title="转移确认单"
          name={`${xingming}（${grzh}）的转移确认单`}
        />
      ),
    },
  ],
  rowKey: ({ id }) => id,
  conditions: [
    { kind: 'span', names: ['ksrq', 'jsrq'], label: '办理日期' },
    { kind: 'choice', name: 'zyfx', label: '转移方向', dictionary: 'zyfx' },
  ],
  fetch: fetchTransfers,
  business: { code: 'GJ0306', text: '办理同城转移' },
  above: <SealReminders />,
});
