import { useQuery } from '@tanstack/react-query';
import { fetchOffsetLoans, type OffsetLoan } from '@/api/loan/loan-offset';
import { dictionaryLabel } from '@/session/dictionary';
import { Card } from '@/ui/Card';

/** The signed standing offset, or its end: the records contain neither before the first run nor after the last. */
export function OffsetStanding() {
  const loans = useQuery({
    queryKey: ['person', 'offset-loans'],
    queryFn: ({ signal }) => fetchOffsetLoans({ signal }),
  });
  const signed = (loans.data ?? []).filter(({ sczt, jcrq }) => sczt !== '0' || jcrq !== '');
  if (signed.length === 0) return null;
  return (
    <Card label="签约情况">
      <ul>
        {signed.map((loan) => (
          <li key={loan.dkzh}>
            贷款{loan.dkzh}：{standingOf(loan)}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** First instalment or date, worded as in the business's form. */
function standingOf({ sczt, order, jcrq, ...loan }: OffsetLoan): string {
  if (sczt === '0') return `已解除（${jcrq}）`;
  const state = dictionaryLabel('chdqyzt', sczt);
  if (!order) return state;
  const how = `${state}（${dictionaryLabel('chfs', order.chfs)}）`;
  if (order.cxr) return `${how}，每年${order.cxr}冲还本金`;
  // Not started: the next instalment is the first one, so its date is known.
  return order.sxqc === loan.sxqc && loan.xqhkrq
    ? `${how}，自第${order.sxqc}期起扣划，首次扣划日为${loan.xqhkrq}`
    : `${how}，自第${order.sxqc}期起扣划`;
}
