import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type Demand, fetchDemands } from '@/api/demands';
import { DocumentButtons } from '@/engine/documents/DocumentButtons';
import { flowPath } from '@/engine/flow/flow-index';
import { defineList } from '@/engine/list/define-list';
import { ReplyDialog } from '@/pages/unit/remittance/ReplyDialog';
import { dictionaryLabel } from '@/session/dictionary';

const wayOf = ({ lj, bkyw }: Demand) => lj || (bkyw && (flowPath(bkyw, 'unit') ?? ''));

/** 催缴与文书: what the centre served on the unit, its word on it, and the way to pay (domain catalogue 12.2). */
export default defineList<Demand>()({
  path: '/dwwt/cxyw/cjws',
  title: '催缴与文书',
  columns: [
    { prop: 'wsh', label: '文书号', width: 170, disabled: true },
    { prop: 'lx', label: '类型', width: 160, filterKey: 'cjlx', lead: true },
    { prop: 'wjje', label: '尚欠', width: 130, type: 'money', lead: true },
    { prop: 'qx', label: '期限', width: 112 },
    { prop: 'zt', label: '状态', width: 90, filterKey: 'cjzt' },
    { prop: 'qj', label: '期间', width: 150 },
    { prop: 'sdrq', label: '送达日期', width: 112 },
    { prop: 'je', label: '送达时欠缴', width: 130, type: 'money' },
    { prop: 'yjje', label: '应缴', width: 130, type: 'money' },
    { prop: 'sjje', label: '已到账', width: 130, type: 'money' },
    { prop: 'hfnr', label: '回复内容', width: 220 },
    { prop: 'hfsj', label: '回复时间', width: 160 },
    { prop: 'dfnr', label: '中心答复', width: 260 },
    { prop: 'dfsj', label: '答复时间', width: 160 },
    { prop: 'cz', label: '操作', width: 260, type: 'custom', slotname: 'cz', screenOnly: true },
  ],
  rowKey: ({ wsh }) => wsh,
  conditions: [{ kind: 'choice', name: 'zt', label: '状态', dictionary: 'cjzt' }],
  fetch: fetchDemands,
  emptyText: '没有催缴和文书',
  useActions: (list) => {
    const [answered, answer] = useState<Demand>();
    return {
      slots: {
        cz: {
          text: () => '',
          show: (row) => (
            <span data-links>
              {row.zmbh && (
                <DocumentButtons zmbh={row.zmbh} title={dictionaryLabel('cjlx', row.lx)} name={`文书${row.wsh}`} />
              )}
              {row.hfsj === '' && row.zt !== '3' && (
                <Button size="small" aria-label={`回复${row.wsh}`} onClick={() => answer(row)}>
                  回复
                </Button>
              )}
              {row.bkyy}
              {wayOf(row) && <Link to={wayOf(row)}>{row.bkyy ? '去办理' : '去缴纳'}</Link>}
              {row.tsbh && <Link to={`/complaintJYInfo?id=${encodeURIComponent(row.tsbh)}`}>查看答复{row.tsbh}</Link>}
            </span>
          ),
        },
      },
      beside: answered && (
        <ReplyDialog
          of={answered}
          onClose={(done) => {
            answer(undefined);
            if (done) void list.query.refetch();
          }}
        />
      ),
    };
  },
});
