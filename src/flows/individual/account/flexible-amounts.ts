import type { LabelledValue } from '@/api/client/labelled-value';
import { depositForecast } from '@/domain/deposit/flexible-deposit';
import { formatMoney, parseAllYuan, typedFen } from '@/domain/money';
import type { PersonFacts } from '@/engine/flow/facts';
import { isMonthly, openingAmounts } from '@/schema/individual/gj0801-flexible-opening';

/** Values that the amounts are derived from. */
type Typed = Parameters<typeof openingAmounts>[0];
type Policy = Pick<PersonFacts, 'policy'>;

const FORECAST_MONTHS = [6, 12, 36];

/** Base derived from the amount; '' if it cannot be derived. */
export function baseFollows(values: Typed): string {
  const { base } = openingAmounts(values);
  return base > 0n ? `${formatMoney(base)}（月缴存额 ÷ 缴存比例）` : '';
}

/** Amount derived from the base; '' if it cannot be derived. */
export function monthlyFollows(values: Typed): string {
  const { monthly } = openingAmounts(values);
  return monthly > 0n ? `${formatMoney(monthly)}（缴存基数 × 缴存比例）` : '';
}

/** Derived figure and forecast: balance and loan after 6, 12 and 36 months. */
export function forecastFigures(values: Typed & { ycxje: string }, facts: Policy): LabelledValue[] {
  const { base, monthly } = openingAmounts(values);
  const once = values.lhjclx === '2' ? typedFen(values.ycxje) : 0n;
  if (monthly === 0n && once === 0n) return [];
  const { policy } = facts;
  const own = isMonthly(values)
    ? [
        { label: '核定月缴存额', value: formatMoney(monthly), gs: '缴存基数 × 缴存比例' },
        { label: '核定缴存基数', value: formatMoney(base), gs: '月缴存额 ÷ 缴存比例' },
      ]
    : [];
  const amounts = parseAllYuan({ balanceLeast: policy('p.dkYeBd'), cap: policy('p.dkGr') });
  const multiple = policy('p.dkBs');
  const needed = Number(policy('p.lhDkys'));
  if (!amounts || !/^\d+$/.test(multiple) || !(needed > 0)) return own;
  const rules = { multiple, ...amounts };
  return [
    ...own,
    ...FORECAST_MONTHS.map((months) => {
      // Only automatic debits accumulate.
      const { balance, loan } = depositForecast({ once, monthly: values.lhjclx === '2' ? 0n : monthly, months }, rules);
      const enough = isMonthly(values) && months >= needed;
      const words = enough ? `，按余额可贷约${formatMoney(loan)}` : '';
      return { label: `缴存${months}个月后`, value: `余额约${formatMoney(balance)}（不含利息）${words}` };
    }),
    {
      label: '测算说明',
      value: `连续正常按月缴存满${needed}个月后可申请贷款；实际额度还受房价、还款能力和最高额度限制`,
    },
  ];
}
