import { Link } from 'react-router-dom';
import { fetchOffsetRuns, type OffsetRunRow } from '@/api/loan-offset';
import { formatMoney } from '@/domain/money';
import { flowPath } from '@/engine/flow/flow-index';
import { defineList } from '@/engine/list/define-list';
import type { CellSlot, ListColumn } from '@/ui/table/column';

const RESULTS: Readonly<Record<string, string>> = {
  '1': '成功',
  '2': '成功（银行卡补足）',
  '3': '失败',
  '4': '已冲本金',
  '5': '部分划款',
};

/** The instalment of a run that failed is due once more in the next one; what is paid ahead was never due. */
const DONE = { counts: ({ jg }: OffsetRunRow) => jg !== '3' && jg !== '4', without: '失败、冲本金的应还金额' };

const COLUMNS: readonly ListColumn<OffsetRunRow>[] = [
  { prop: 'hkrq', label: '还款日', width: 120, disabled: true },
  { prop: 'dqqc', label: '期次', width: 80, type: 'custom', slotname: 'dqqc' },
  { prop: 'yhje', label: '应还金额', width: 130, type: 'money', total: DONE, slotname: 'yhje' },
  { prop: 'gjjje', label: '公积金扣划', width: 130, type: 'money', total: true },
  { prop: 'kh', label: '扣划明细', width: 260, type: 'custom', slotname: 'kh' },
  { prop: 'ykje', label: '银行卡扣款', width: 130, type: 'money', total: true },
  { prop: 'grzhye', label: '本人账户余额', width: 140, type: 'money' },
  { prop: 'jg', label: '结果', width: 150, type: 'custom', slotname: 'jg' },
  { prop: 'sm', label: '说明', width: 320 },
];

const SLOTS: Readonly<Record<string, CellSlot<OffsetRunRow>>> = {
  // Principal paid ahead belongs to no instalment, and nobody owed it; those of another city's loan are numbered there.
  dqqc: { text: ({ dqqc }) => (dqqc === 0 ? '--' : String(dqqc)) },
  yhje: { text: ({ jg, yhje }) => (jg === '4' ? '--' : formatMoney(yhje)) },
  kh: {
    text: ({ kh }) =>
      kh.map(({ xingming, fse, sm }) => `${xingming}${formatMoney(fse)}${sm && `（${sm}）`}`).join('；'),
  },
  jg: { text: ({ jg }) => RESULTS[jg] ?? '- -' },
};

/** 冲还贷记录: what each run took from whom, and why one failed. */
export default defineList<OffsetRunRow>()({
  path: '/grwt/cxyw/dkcx/chdjl',
  title: '冲还贷记录',
  columns: COLUMNS,
  slots: SLOTS,
  rowKey: ({ dqqc, hkrq, jg }) => `${hkrq} ${dqqc} ${jg}`,
  conditions: [{ kind: 'span', names: ['ksrq', 'jsrq'], label: '还款日', presets: true }],
  fetch: fetchOffsetRuns,
  totals: () => (
    <p>
      <Link to={flowPath('GD0601', 'individual') ?? '/grwt/GrwtHome'}>签约或解除冲还贷</Link>
    </p>
  ),
  emptyText: '没有冲还贷记录；签约后每次冲还的结果会显示在这里',
});
