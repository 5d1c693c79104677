import { debitDays, flexibleAmounts } from '@/domain/deposit/flexible-deposit';
import { exceeds, type Fen, moneyText, parseYuan } from '@/domain/money';
import { defineSchema } from '../define-schema';
import type { FormFacts } from '../facts';
import { must } from '../rules';
import { isCardNumber } from './payee';

interface Monthly {
  yjce: string;
  grjcbl: string;
}
/** Base and deposit of a month by the typed deposit and ratio. */
export const monthlyAmounts = ({ yjce, grjcbl }: Monthly) => flexibleAmounts({ monthly: parseYuan(yjce) }, grjcbl);

export const inLimits = (monthly: string | Fen, _: unknown, { policy }: FormFacts) => {
  const [least, most] = [policy('p.lhJeXx'), policy('p.lhJeSx')];
  return exceeds(least, monthly) || exceeds(monthly, most)
    ? `月缴存额应在${moneyText(least)}至${moneyText(most)}之间`
    : undefined;
};
export const baseInLimits = (_: string, values: Monthly, { policy }: FormFacts) => {
  const { base } = monthlyAmounts(values);
  const [least, most] = [policy('p.jcjsXx'), policy('p.jcjsSx')];
  if (base === 0n || (!exceeds(least, base) && !exceeds(base, most))) return undefined;
  return `按月缴存额和比例推算的缴存基数为${moneyText(base)}，应在${moneyText(least)}至${moneyText(most)}之间`;
};
export const ratioInLimits = (ratio: string, _: unknown, { policy }: FormFacts) => {
  const [least, most] = [policy('p.lhBlXx'), policy('p.lhBlSx')];
  return Number(ratio) >= Number(least) && Number(ratio) <= Number(most)
    ? undefined
    : `缴存比例应为${least}%至${most}%的整数`;
};

/** Monthly deposit and ratio of a flexible worker. */
export const monthlyTerms = defineSchema({
  yjce: { kind: 'money', label: '月缴存额', rules: [inLimits, baseInLimits] },
  grjcbl: { kind: 'rate', label: '缴存比例', decimals: 0, rules: [ratioInLimits] },
});

/** Debit day within the centre's range (p.lhKkr). */
export const onDebitDay = (day: string, _: unknown, { policy }: FormFacts) => {
  const { first, last } = debitDays(policy('p.lhKkr'));
  return Number(day) >= first && Number(day) <= last ? undefined : `约定扣款日应在${first}日至${last}日之间`;
};

export const debitDay = defineSchema({
  kkr: { kind: 'int', label: '约定扣款日', min: 1, max: 31, unit: '日', rules: [onDebitDay] },
});

const card = must(isCardNumber)('扣款账号不正确，请核对');

/** Bank account of the debits, which the bank verifies as the person's own. */
export const debitAccount = defineSchema({
  kkyhdm: { kind: 'select', label: '扣款银行', options: 'given' },
  kkzh: { kind: 'bankCard', label: '扣款账号', rules: [card] },
});
