import type { RepaymentMethod } from '@/domain/loan/loan';
import { formatMoney } from '@/domain/money';
import { Muted } from '@/ui/layout/Muted';
import { METHOD_NAMES } from '../kinds/read';
import type { RepaymentOption } from '../kinds/repayment';
import { FigureCard } from './FigureCard';
import { Lines } from './Lines';
import { ShareBar } from './ShareBar';

/** Both repayment methods side by side, the chosen one marked. */
export function RepaymentOptionCards({ ways, chosen }: { ways: readonly RepaymentOption[]; chosen?: RepaymentMethod }) {
  return ways.map(({ method, summary, decrease }) => {
    const { first, last, interest, total, principal } = summary;
    const equal = method === '01';
    return (
      <FigureCard
        key={method}
        title={METHOD_NAMES[method]}
        mark={method === chosen ? '已选' : undefined}
        label={equal ? '每月还款' : '首月还款'}
        fen={first}
      >
        <Muted>{equal ? '每月还款额相同' : '每月本金相同，月供逐月减少'}</Muted>
        <ShareBar principal={principal} interest={interest} />
        <Lines
          items={[
            ['利息合计', formatMoney(interest)],
            ['还款总额', formatMoney(total)],
            [equal ? '末期还款' : '末月还款', formatMoney(last)],
            ...(equal ? [] : [['次月起每月约减少', formatMoney(decrease)] as const]),
          ]}
        />
      </FigureCard>
    );
  });
}
