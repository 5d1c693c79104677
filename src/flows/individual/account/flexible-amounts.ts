import type { LabelledValue } from '@/api/client/labelled-value';
import { depositForecast, flexibleAmounts } from '@/domain/deposit/flexible-deposit';
import { exceeds, type Fen, formatMoney, moneyText, parseAllYuan, parseYuan, typedFen } from '@/domain/money';
import type { PersonFacts } from '@/engine/flow/facts';

/** Values that the amounts are derived from. */
interface Typed {
  lhjclx: string;
  grjcjs: string;
  grjcbl: string;
  yjce: string;
  ycxje: string;
}
type Policy = Pick<PersonFacts, 'policy'>;

const FORECAST_MONTHS = [6, 12, 36];

/** Base and monthly deposit, one derived from the other. */
export function amountsOf({ lhjclx, grjcjs, grjcbl, yjce }: Omit<Typed, 'ycxje'>): { base: Fen; monthly: Fen } {
  const typed = lhjclx === '1' && grjcjs !== '' ? { base: typedFen(grjcjs) } : { monthly: parseYuan(yjce) };
  return flexibleAmounts(typed, lhjclx === '1' ? grjcbl : '');
}

/** Problem of a typed base, or of the amount derived from it. */
export function baseProblem(values: Typed, { policy }: Policy): string | undefined {
  const { base, monthly } = amountsOf(values);
  const [least, most] = [policy('p.jcjsXx'), policy('p.jcjsSx')];
  if (exceeds(least, base) || exceeds(base, most)) return `缴存基数应在${moneyText(least)}至${moneyText(most)}之间`;
  return monthly > 0n ? outside(monthly, policy) : undefined;
}

/** Problem of a typed amount, or of the base derived from it. */
export function monthlyProblem(values: Typed, { policy }: Policy): string | undefined {
  const { base, monthly } = amountsOf(values);
  if (values.lhjclx === '1' && values.grjcjs !== '') {
    if (typedFen(values.yjce) === monthly) return undefined;
    return `按缴存基数和比例计算的月缴存额为${moneyText(monthly)}，请核对或只填写其中一项`;
  }
  const wrong = outside(monthly, policy);
  if (wrong || values.lhjclx !== '1' || base === 0n) return wrong;
  const [least, most] = [policy('p.jcjsXx'), policy('p.jcjsSx')];
  if (!exceeds(least, base) && !exceeds(base, most)) return undefined;
  return `按月缴存额和比例推算的缴存基数为${moneyText(base)}，应在${moneyText(least)}至${moneyText(most)}之间`;
}

/** Base derived from the amount; '' if it cannot be derived. */
export function baseFollows(values: Typed): string {
  const { base } = amountsOf(values);
  return base > 0n ? `${formatMoney(base)}（月缴存额 ÷ 缴存比例）` : '';
}

/** Amount derived from the base; '' if it cannot be derived. */
export function monthlyFollows(values: Typed): string {
  const { monthly } = amountsOf(values);
  return monthly > 0n ? `${formatMoney(monthly)}（缴存基数 × 缴存比例）` : '';
}

function outside(monthly: Fen, policy: Policy['policy']): string | undefined {
  const [least, most] = [policy('p.lhJeXx'), policy('p.lhJeSx')];
  return exceeds(least, monthly) || exceeds(monthly, most)
    ? `月缴存额应在${moneyText(least)}至${moneyText(most)}之间`
    : undefined;
}

/** Derived figure and forecast: balance and loan after 6, 12 and 36 months. */
export function forecastFigures(values: Typed, facts: Policy): LabelledValue[] {
  const { base, monthly } = amountsOf(values);
  const once = values.lhjclx === '2' ? typedFen(values.ycxje) : 0n;
  if (monthly === 0n && once === 0n) return [];
  const { policy } = facts;
  const own =
    values.lhjclx === '1'
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
      const enough = values.lhjclx === '1' && months >= needed;
      const words = enough ? `，按余额可贷约${formatMoney(loan)}` : '';
      return { label: `缴存${months}个月后`, value: `余额约${formatMoney(balance)}（不含利息）${words}` };
    }),
    {
      label: '测算说明',
      value: `连续正常按月缴存满${needed}个月后可申请贷款；实际额度还受房价、还款能力和最高额度限制`,
    },
  ];
}
