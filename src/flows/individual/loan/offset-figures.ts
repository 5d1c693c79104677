import type { LabelledValue } from '@/api/client/labelled-value';
import type { OffsetLoan } from '@/api/loan/loan-offset';
import { formatMoney } from '@/domain/money';
import { dictionaryLabel } from '@/session/dictionary';

/** Operations: sign, terminate. */
export const SIGN = '1';
export const END = '2';
/** Principal once a year (dictionary chfs). */
export const YEARLY = '02';

interface Chosen {
  czlx: string;
  chfs: string;
  cxr: string;
}

/** Terms of the order; the loan itself is shown where it is chosen. */
export function orderFigures(loan: OffsetLoan | undefined, values: Chosen): LabelledValue[] {
  if (!loan) return [];
  const { order } = loan;
  return [
    { label: '当前签约状态', value: dictionaryLabel('chdqyzt', loan.sczt) },
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

/** First effective instalment, or for the yearly principal payment its first day. */
export function effectFigure(loan: OffsetLoan | undefined, { czlx, chfs, cxr }: Chosen): LabelledValue {
  if (czlx === SIGN && chfs === YEARLY) return { label: '首次冲本金日', value: cxr || '--' };
  if (czlx === END && loan?.order?.chfs === YEARLY) return { label: '生效时间', value: '即日起不再冲还本金' };
  return { label: '生效期次', value: loan ? `第${loan.sxqc}期（${loan.xqhkrq}）` : '--' };
}
