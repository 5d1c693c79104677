import { type BatchRow, fetchBatches } from '@/api/cases/batch-records';
import { FailedRows } from '@/engine/batch/FailedRows';
import { CaseLink } from '@/engine/case/CaseLink';
import { defineList } from '@/engine/list/define-list';

/** 批次记录: batch submissions of every business with their results (docs/rules/unit.md, Batches of members). */
export default defineList<BatchRow>()({
  name: 'batches',
  title: '批次记录',
  columns: [
    { prop: 'pcbh', label: '批次编号', width: 175, disabled: true, lead: true },
    { prop: 'ywlx', label: '业务', width: 150, filterKey: 'plyw' },
    { prop: 'zs', label: '总数', width: 80, type: 'formatNum' },
    { prop: 'cgs', label: '成功数', width: 80, type: 'formatNum' },
    { prop: 'sbs', label: '失败数', width: 80, type: 'formatNum' },
    { prop: 'wbs', label: '未办数', width: 80, type: 'formatNum' },
    { prop: 'zt', label: '状态', width: 110 },
    // Last readable column, so that in large print the result needs no scrolling.
    { prop: 'tjsj', label: '提交时间', width: 170 },
  ],
  actions: {
    label: '明细',
    width: 150,
    disabled: true,
    show: (batch) => (
      <>
        <CaseLink ywlsh={batch.ywlsh} name={`批次${batch.pcbh}的办件`} /> <FailedRows batch={batch} />
      </>
    ),
  },
  rowKey: ({ pcbh }) => pcbh,
  conditions: [{ column: 'ywlx' }, { kind: 'span', names: ['ksrq', 'jsrq'], label: '提交日期', usual: 'open' }],
  fetch: fetchBatches,
  rowsAre: '批量办理的记录',
});
