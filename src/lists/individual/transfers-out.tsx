import { type CentreTransfer, fetchTransfersOut } from '@/api/person/transfers';
import { defineList } from '@/engine/list/define-list';
import { centreTransferColumns, transferActions, transferDialog } from '@/pages/individual/transfers/transfer-list';

/** 异地转出查询: transfers at another centre's letter (docs/rules/zy0101-transfer-in.md, Transfer out). */
export default defineList<CentreTransfer>()({
  name: 'transfersOut',
  title: '异地转出查询',
  columns: centreTransferColumns,
  actions: transferActions,
  rowKey: ({ ywlsh }) => ywlsh,
  conditions: [{ kind: 'choice', name: 'zyzt', label: '转移状态', dictionary: 'zyzt' }],
  fetch: fetchTransfersOut,
  rowsAre: '转出记录',
  emptyText: '没有转出记录；转出由您在新的缴存地申请，本中心收到联系函后办理',
  beside: transferDialog,
});
