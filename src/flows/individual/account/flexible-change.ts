import { type FlexibleAccount, fetchFlexibleAccount } from '@/api/person/flexible';
import { monthOf } from '@/domain/dates';
import { debitDays, flexibleAmounts } from '@/domain/deposit/flexible-deposit';
import { exceeds, formatMoney, moneyText, parseYuan } from '@/domain/money';
import type { PersonFacts } from '@/engine/flow/facts';
import type { Section } from '@/form/definition';
import type { FieldOf } from '@/form/field-kinds';
import type { FormFacts } from '@/schema/facts';
import type { Code, FieldOption, Money, Plain, Rate } from '@/schema/field-kinds';
import { must } from '@/schema/rules';

type Facts = PersonFacts<FlexibleAccount>;

export interface MonthlyValues {
  yjce: Money;
  grjcbl: Rate;
  sxny: Code;
}

const rule = must<MonthlyValues, Facts>;

export const loadFlexibleAccount = (signal: AbortSignal) => fetchFlexibleAccount({ signal });

/** Current agreement, with its first month if that is in the future. */
export const agreedSection: Section<object, Facts> = {
  key: 'agreed',
  title: '现有约定',
  figures: ({ own, today }) => [
    ...own.jcyd.flatMap(({ ny, yjce, grjcjs, grjcbl }) => {
      const from = ny > monthOf(today) ? `自${ny}起` : '';
      return [
        { label: `${from}月缴存额`, value: formatMoney(yjce) },
        { label: `${from}缴存基数`, value: formatMoney(grjcjs) },
        { label: `${from}缴存比例`, value: grjcbl ? `${grjcbl}%` : '--' },
      ];
    }),
    { label: '扣款账户', value: own.kkzh ? `${own.kkyhmc} ${own.kkzh}` : '--' },
    { label: '约定扣款日', value: own.kkr > 0 ? `每月${own.kkr}日` : '--' },
    ...(own.dfny.length > 0 ? [{ label: '待付款的月份', value: own.dfny.join('、') }] : []),
    ...(Number(own.yjye) > 0 ? [{ label: '预缴余额', value: formatMoney(own.yjye) }] : []),
    ...(own.fcny ? [{ label: '停缴年月', value: own.fcny }] : []),
  ],
  fields: [],
};

/** Agreement of a month without the requested change. */
export const agreedIn = ({ jcyd }: FlexibleAccount, month: string) =>
  jcyd.findLast(({ ny }) => ny <= month) ?? jcyd.at(-1);

/** Months offered by the centre. */
export const monthOptions = ({ own }: Facts) => own.ksny.map(asOption);

export const asOption = (month: string) => ({ value: month, label: month });

/** Monthly amount and first month; `month` is the label of the month. */
export const monthlyFields = (
  month: string,
  options: (facts: Facts) => readonly FieldOption[] = monthOptions,
): readonly FieldOf<MonthlyValues, Facts>[] => [
  {
    kind: 'money',
    name: 'yjce',
    label: '月缴存额',
    rules: [
      rule((yuan, _, { policy }) => !exceeds(policy('p.lhJeXx'), yuan) && !exceeds(yuan, policy('p.lhJeSx')))(
        (_, { policy }) => `月缴存额应在${moneyText(policy('p.lhJeXx'))}至${moneyText(policy('p.lhJeSx'))}之间`,
      ),
      (_, values, facts) => baseProblem(values, facts),
    ],
  },
  {
    kind: 'rate',
    name: 'grjcbl',
    label: '缴存比例(%)',
    decimals: 0,
    rules: [
      rule(
        (ratio, _, { policy }) =>
          Number(ratio) >= Number(policy('p.lhBlXx')) && Number(ratio) <= Number(policy('p.lhBlSx')),
      )((_, { policy }) => `缴存比例应为${policy('p.lhBlXx')}%至${policy('p.lhBlSx')}%的整数`),
    ],
  },
  { kind: 'select', name: 'sxny', label: month, options },
];

/** Debit day within the centre's range (p.lhKkr). */
export const debitDayRule = must<object, FormFacts>((day, _, { policy }) => {
  const { first, last } = debitDays(policy('p.lhKkr'));
  return Number(day) >= first && Number(day) <= last;
})((_, { policy }) => {
  const { first, last } = debitDays(policy('p.lhKkr'));
  return `约定扣款日应在${first}日至${last}日之间`;
});

/** Base derived from amount and ratio. */
export function baseFigures(values: Plain<MonthlyValues>) {
  const { base } = amounts(values);
  return base > 0n ? [{ label: '核定缴存基数', value: formatMoney(base), gs: '月缴存额 ÷ 缴存比例' }] : [];
}

function baseProblem(values: Plain<MonthlyValues>, { policy }: Facts): string | undefined {
  const { base } = amounts(values);
  const [least, most] = [policy('p.jcjsXx'), policy('p.jcjsSx')];
  if (base === 0n || (!exceeds(least, base) && !exceeds(base, most))) return undefined;
  return `按月缴存额和比例推算的缴存基数为${moneyText(base)}，应在${moneyText(least)}至${moneyText(most)}之间`;
}

const amounts = ({ yjce, grjcbl }: Pick<Plain<MonthlyValues>, 'yjce' | 'grjcbl'>) =>
  flexibleAmounts({ monthly: parseYuan(yjce) }, grjcbl);
