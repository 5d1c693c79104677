import { fetchUnitTransfers, issueTransferSheet, type TransferRow } from '@/api/unit/unit-transfers';
import { maskName } from '@/domain/text/mask';
import { DocumentButtons } from '@/engine/documents/DocumentButtons';
import { defineList } from '@/engine/list/define-list';
import { SealReminders } from '@/pages/unit/transfers/SealReminders';

/** 转入转出记录: members from and to other units; balances are private to the member. */
export default defineList<TransferRow>()({
  name: 'unitTransfers',
  title: '转入转出记录',
  columns: [
    { prop: 'czrq', label: '办理日期', width: 112, disabled: true },
    { prop: 'zyfx', label: '转移方向', width: 90, filterKey: 'zyfx' },
    // Also of people who have left: the list is no roster of the unit.
    { prop: 'xingming', label: '姓名', width: 105, lead: true, mask: 'name' },
    { prop: 'grzh', label: '个人账号', width: 135 },
    { prop: 'zcdwmc', label: '转出单位', width: 184 },
    { prop: 'zrdwmc', label: '转入单位', width: 184 },
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
          name={`${maskName(xingming)}（${grzh}）的转移确认单`}
        />
      ),
    },
  ],
  rowKey: ({ id }) => id,
  conditions: [{ kind: 'span', names: ['ksrq', 'jsrq'], label: '办理日期' }, { column: 'zyfx' }],
  fetch: fetchUnitTransfers,
  business: { code: 'GJ0306', text: '办理同城转移' },
  above: <SealReminders />,
});
