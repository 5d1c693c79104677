import type { LabelledValue } from '@/api/business';
import type { OffsetLoan } from '@/api/loan-offset';
import { formatMoney, percentText } from '@/domain/money';
import { dictionaryLabel } from '@/session/dictionary';

/** Kinds of matter: an order is signed, or ended. */
export const SIGN = '1';
export const END = '2';
/** Principal once a year (dictionary chfs). */
export const YEARLY = '02';

interface Chosen {
  czlx: string;
  chfs: string;
  cxr: string;
}

/** Block B7, as far as the choice needs it. */
export function loanFigures(loan: OffsetLoan | undefined, values: Chosen): LabelledValue[] {
  if (!loan) return [];
  const { order } = loan;
  return [
    { label: '当前签约状态', value: loan.sczt },
    { label: '贷款状态', value: dictionaryLabel('dkzhzt', loan.dkzhzt) },
    { label: '贷款余额', value: formatMoney(loan.dkye) },
    { label: '执行利率', value: percentText(loan.zxll) },
    { label: '剩余期数', value: `${loan.syqs}期` },
    { label: '当期应还款额', value: formatMoney(loan.dqyhje) },
    { label: '下一还款日', value: loan.xqhkrq },
    { label: '还款账号', value: loan.hkzh },
    effectFigure(loan, values),
    ...(order
      ? [
          { label: '现行方式', value: dictionaryLabel('chfs', order.chfs) },
          { label: '现行扣款顺序', value: order.chry.map((name, i) => `${i + 1}. ${name}`).join('；') },
          { label: '现行保留余额', value: formatMoney(order.blje) },
        ]
      : []),
  ];
}

/** From when on it holds: an instalment, or for the principal once a year the first day. */
export function effectFigure(loan: OffsetLoan | undefined, { czlx, chfs, cxr }: Chosen): LabelledValue {
  if (czlx === SIGN && chfs === YEARLY) return { label: '首次冲本金日', value: cxr || '--' };
  if (czlx === END && loan?.order?.chfs === YEARLY) return { label: '生效时间', value: '即日起不再冲还本金' };
  return { label: '生效期次', value: loan ? `第${loan.sxqc}期（${loan.xqhkrq}）` : '--' };
}
