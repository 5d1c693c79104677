import { fetchOffsetRuns, type OffsetRunRow } from '@/api/loan/loan-offset';
import { formatMoney } from '@/domain/money';
import { defineList } from '@/engine/list/define-list';
import { exceptCodes } from '@/engine/list/list-column';
import { OffsetStanding } from '@/pages/individual/loan/OffsetStanding';

const RESULTS: Readonly<Record<string, string>> = {
  '1': '成功',
  '2': '成功（银行卡补足）',
  '3': '失败',
  '4': '已冲本金',
  '5': '部分划款',
};

/** A failed run's instalment is due again in the next run, and a prepayment was never due: both are left out of the total. */
const DONE = exceptCodes<OffsetRunRow>('jg', ['3', '4'], '失败、冲本金的应还金额');

/** 冲还贷记录: amounts of each run by account, and the reason of a failure. */
export default defineList<OffsetRunRow>()({
  name: 'offsetRecords',
  title: '冲还贷记录',
  above: <OffsetStanding />,
  columns: [
    { prop: 'hkrq', label: '还款日', width: 120, disabled: true },
    // Prepayments belong to no instalment; loans of another city number theirs there.
    { prop: 'dqqc', label: '期次', width: 80, text: ({ dqqc }) => (dqqc === 0 ? '--' : String(dqqc)) },
    {
      prop: 'yhje',
      label: '应还金额',
      width: 130,
      total: DONE,
      text: ({ jg, yhje }) => (jg === '4' ? '--' : formatMoney(yhje)),
    },
    { prop: 'gjjje', label: '公积金扣划', width: 130, total: true },
    { prop: 'kh', label: '扣划明细', width: 260, text: takenText },
    { prop: 'ykje', label: '银行卡扣款', width: 130, total: true },
    { prop: 'grzhye', label: '本人账户余额', width: 140 },
    { prop: 'jg', label: '结果', width: 150, text: ({ jg }) => RESULTS[jg] ?? '- -' },
    { prop: 'sm', label: '说明', width: 320 },
  ],
  rowKey: ({ dqqc, hkrq, jg }) => `${hkrq} ${dqqc} ${jg}`,
  conditions: [{ kind: 'span', names: ['ksrq', 'jsrq'], label: '还款日', presets: true }],
  fetch: fetchOffsetRuns,
  business: { code: 'GD0601', text: '签约或解除冲还贷' },
  emptyText: '没有冲还贷记录；签约后每次冲还的结果会显示在这里',
});

/** Amount taken from each account. */
function takenText({ kh }: OffsetRunRow): string {
  return kh.map(({ xingming, fse, sm }) => `${xingming}${formatMoney(fse)}${sm && `（${sm}）`}`).join('；');
}
