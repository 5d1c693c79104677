import { Link } from 'react-router-dom';
import { type CentreTransfer, fetchCentreTransfers } from '@/api/person/transfers';
import { defineList } from '@/engine/list/define-list';
import { centreTransferColumns, transferActions, transferDialog } from '@/pages/individual/transfers/transfer-list';
import { Card } from '@/ui/Card';

/** 转移接续进度: transfer letters to other centres with state and date (docs/rules/lists.md). */
export default defineList<CentreTransfer>()({
  name: 'transfers',
  title: '转移接续进度',
  above: (
    <Card label="新的转移">
      <p data-links>
        <Link to="/grwt/zhxx/zyjx/ydzr">把外地的账户转到本市</Link>
      </p>
    </Card>
  ),
  columns: centreTransferColumns,
  actions: transferActions,
  rowKey: ({ ywlsh }) => ywlsh,
  conditions: [{ kind: 'choice', name: 'zyzt', label: '转移状态', dictionary: 'zyzt' }],
  fetch: fetchCentreTransfers,
  rowsAre: '转移记录',
  emptyText: '没有转移记录；在其他城市缴存过的，可以把原账户转到本市',
  beside: transferDialog,
});
