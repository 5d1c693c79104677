import { type AdjustmentRow, fetchAdjustments } from '@/api/unit/unit-terms';
import { CaseLink } from '@/engine/case/CaseLink';
import { defineList } from '@/engine/list/define-list';
import { dictionaryLabel } from '@/session/dictionary';

const COUNTER = '柜台办理';

/** 基数/比例调整记录: effective month, headcount, and monthly amount before and after. */
export default defineList<AdjustmentRow>()({
  name: 'adjustments',
  title: '基数/比例调整记录',
  columns: [
    { prop: 'sxny', label: '生效年月', width: 92, disabled: true },
    { prop: 'ywlx', label: '调整项目', width: 110, filterKey: 'jstzlx' },
    { prop: 'fsrs', label: '调整人数', width: 90, type: 'formatNum' },
    { prop: 'tzqje', label: '调整前月缴存额', width: 150 },
    { prop: 'tzhje', label: '调整后月缴存额', width: 150 },
    { prop: 'ywzt', label: '状态', width: 110, filterKey: 'ywzt' },
    {
      prop: 'ywlsh',
      label: '明细',
      width: 200,
      disabled: true,
      text: ({ ywlsh }) => ywlsh || COUNTER,
      show: ({ ywlsh, sxny, ywlx }) =>
        ywlsh === '' ? COUNTER : <CaseLink ywlsh={ywlsh} name={`${sxny}${dictionaryLabel('jstzlx', ywlx)}`} />,
    },
  ],
  rowKey: ({ xh }) => xh,
  conditions: [{ kind: 'span', names: ['ksny', 'jsny'], label: '生效年月', of: 'month', usual: 'open' }],
  fetch: fetchAdjustments,
  rowsAre: '基数或比例的调整记录',
});
