import type { LabelledValue } from '@/api/client/labelled-value';
import type { OffsetLoan } from '@/api/loan/loan-offset';
import { formatMoney } from '@/domain/money';
import type { PersonFacts } from '@/engine/flow/facts';
import { lockedDaysText, YEARLY } from '@/schema/individual/gd0601-loan-offset';
import { END, SIGN } from '@/schema/individual/offset';
import { dictionaryLabel } from '@/session/dictionary';

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

/** Meaning of the chosen order: how much of the next instalment, when first, and when it cannot be ended. */
export function orderText(
  { chfs, cxr }: Chosen,
  { picked, policy }: Pick<PersonFacts<null, OffsetLoan>, 'picked' | 'policy'>,
): string {
  if (!picked?.xqhkrq) return '';
  const end = `不再需要时可以解除，${lockedDaysText(policy('p.hkTbts'))}`;
  if (chfs === YEARLY) return cxr ? `每年自动用账户余额还本金，首次${cxr}；${end}` : '';
  const sum = formatMoney(picked.dqyhje);
  return `每期还款日自动从公积金账户扣当期应还（现为${sum}），首次第${picked.sxqc}期，余额不足的由银行卡补足；${end}`;
}
