import type { FlexibleStart } from '@/api/person/flexible';
import { isPlainMonth, lastDayOf } from '@/domain/dates';
import { formatMoney } from '@/domain/money';
import type { PersonFacts } from '@/engine/flow/facts';
import type { Section } from '@/form/definition';
import { schemaFields } from '@/form/schema-fields';
import type { ValuesOf } from '@/schema/define-schema';
import { flexibleOpeningFields, openingAmounts } from '@/schema/individual/gj0801-flexible-opening';
import { agreementMeaning } from '../blocks/agreement-meaning';
import { baseFollows, forecastFigures, monthlyFollows } from './flexible-amounts';

export type FlexibleValues = ValuesOf<typeof flexibleOpeningFields>;
type FlexibleSection = Section<FlexibleValues, PersonFacts<FlexibleStart>>;

/** Amount, frequency and first month of the deposits. */
export const depositSection: FlexibleSection = {
  key: 'deposit',
  title: '缴存信息',
  note: '缴存完全自愿，款项归个人所有。按月缴存的填写缴存比例，再填缴存基数或月缴存额其中一项，另一项自动算出；一次性缴存和自由缴存的不自动扣月缴存额，只用于测算。',
  fields: schemaFields<typeof flexibleOpeningFields, PersonFacts<FlexibleStart>>(flexibleOpeningFields, [
    'lhjclx',
    { name: 'grjcjs', short: true },
    { name: 'grjcbl', short: true },
    { name: 'yjce', short: true },
    { name: 'ycxje', short: true },
    { name: 'qjny', short: true, preset: true },
  ]),
  follows: { grjcjs: baseFollows, yjce: monthlyFollows },
  derived: (values, facts) => forecastFigures(values, facts),
};

/** Debit account and debit day. */
export const debitSection: FlexibleSection = {
  key: 'debit',
  title: '扣款信息',
  note: '扣款账户须为本人名下，由银行核验；核验不通过的由中心人工审核。',
  fields: schemaFields<typeof flexibleOpeningFields, PersonFacts<FlexibleStart>>(flexibleOpeningFields, [
    {
      name: 'kkyhdm',
      short: true,
      options: ({ banks }) => banks.map((bank) => ({ value: bank.yhdm, label: bank.yhmc })),
    },
    { name: 'kkzh', short: true },
    { name: 'kkr', short: true, below: agreementMeaning(debitText) },
    { name: 'szrmbqb', preset: true },
  ]),
};

/** Meaning of the debit day: sum, first day (the last of a shorter month), and that it can be stopped. */
function debitText(values: FlexibleValues): string {
  const { qjny, kkr } = values;
  const { monthly } = openingAmounts(values);
  if (monthly <= 0n || kkr === '' || !isPlainMonth(qjny)) return '';
  const last = lastDayOf(qjny);
  const day = `${qjny}-${kkr.padStart(2, '0')}`;
  return `每月${kkr}日自动扣 ${formatMoney(monthly)}，首次${day < last ? day : last}，可以随时调整或封存停缴`;
}
