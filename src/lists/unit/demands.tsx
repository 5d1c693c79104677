import { Link } from 'react-router-dom';
import { type Demand, fetchDemands } from '@/api/unit/demands';
import { DocumentButtons } from '@/engine/documents/DocumentButtons';
import { flowPath } from '@/engine/flow/flow-index';
import { defineList } from '@/engine/list/define-list';
import { RowButton } from '@/engine/list/RowButton';
import type { RowOperations } from '@/engine/list/use-row-dialog';
import { ReplyDialog } from '@/pages/unit/remittance/ReplyDialog';
import { dictionaryLabel } from '@/session/dictionary';

const wayOf = ({ lj, bkyw }: Demand) => lj || (bkyw && (flowPath(bkyw, 'unit') ?? ''));

/** 催缴与文书: documents served on the unit, its responses and the payment link (docs/rules/unit.md, Owing and demands). */
export default defineList<Demand>()({
  name: 'demands',
  title: '催缴与文书',
  columns: [
    { prop: 'wsh', label: '文书号', width: 170, disabled: true },
    // State and amount owed stay in view in large print, beside the actions (docs/rules/lists.md).
    { prop: 'zt', label: '状态', width: 90, filterKey: 'cjzt' },
    { prop: 'wjje', label: '尚欠', width: 130, lead: true },
    { prop: 'lx', label: '类型', width: 160, filterKey: 'cjlx', lead: true },
    { prop: 'qx', label: '期限', width: 112 },
    { prop: 'qj', label: '期间', width: 150 },
    { prop: 'sdrq', label: '送达日期', width: 112 },
    { prop: 'je', label: '送达时欠缴', width: 130 },
    { prop: 'yjje', label: '应缴', width: 130 },
    { prop: 'sjje', label: '已到账', width: 130 },
    { prop: 'hfnr', label: '回复内容', width: 220 },
    { prop: 'hfsj', label: '回复时间', width: 160 },
    { prop: 'dfnr', label: '中心答复', width: 260 },
    { prop: 'dfsj', label: '答复时间', width: 160 },
  ],
  actions: { width: 260, show: ways },
  rowKey: ({ wsh }) => wsh,
  conditions: [{ column: 'zt' }],
  fetch: fetchDemands,
  rowsAre: '催缴和文书',
  beside: (answered, { close, done }) => <ReplyDialog of={answered} onClose={(sent) => (sent ? done() : close())} />,
});

function ways(row: Demand, { open }: RowOperations<Demand>) {
  return (
    <span data-links>
      {row.zmbh && <DocumentButtons zmbh={row.zmbh} title={dictionaryLabel('cjlx', row.lx)} name={`文书${row.wsh}`} />}
      {row.hfsj === '' && row.zt !== '3' && <RowButton word="回复" name={row.wsh} onClick={() => open(row)} />}
      {row.bkyy}
      {wayOf(row) && <Link to={wayOf(row)}>{row.bkyy ? '去办理' : '去缴纳'}</Link>}
      {row.tsbh && <Link to={`/complaintJYInfo?id=${encodeURIComponent(row.tsbh)}`}>查看答复{row.tsbh}</Link>}
    </span>
  );
}
