import type { FlexibleStart } from '@/api/person/flexible';
import { isPlainMonth, lastDayOf, monthOf, shiftMonth } from '@/domain/dates';
import { formatMoney } from '@/domain/money';
import { isMasked } from '@/domain/text/mask';
import type { PersonFacts } from '@/engine/flow/facts';
import { onDebitDay, ratioInLimits } from '@/schema/individual/flexible';
import { must } from '@/schema/rules';
import { agreementMeaning } from '../blocks/agreement-meaning';
import {
  amountsOf,
  baseFollows,
  baseProblem,
  forecastFigures,
  monthlyFollows,
  monthlyProblem,
} from './flexible-amounts';
import { type FlexibleSection, type FlexibleValues, monthly } from './flexible-values';

const rule = must<FlexibleValues, PersonFacts<FlexibleStart>>;
const once = ({ lhjclx }: { lhjclx: string }) => lhjclx === '2';

/** Amount, frequency and first month of the deposits. */
export const depositSection: FlexibleSection = {
  key: 'deposit',
  title: '缴存信息',
  note: '缴存完全自愿，款项归个人所有。按月缴存的填写缴存比例，再填缴存基数或月缴存额其中一项，另一项自动算出；一次性缴存和自由缴存的不自动扣月缴存额，只用于测算。',
  fields: [
    { kind: 'radio', name: 'lhjclx', label: '缴存方式', dictionary: 'lhjclx' },
    {
      kind: 'money',
      name: 'grjcjs',
      label: '缴存基数',
      visible: monthly,
      required: false,
      short: true,
      rules: [(_, values, facts) => baseProblem(values, facts)],
    },
    {
      kind: 'rate',
      name: 'grjcbl',
      label: '缴存比例',
      visible: monthly,
      decimals: 0,
      short: true,
      rules: [ratioInLimits],
    },
    {
      kind: 'money',
      name: 'yjce',
      label: '月缴存额',
      required: (values) => !monthly(values) || values.grjcjs === '',
      rules: [(_, values, facts) => monthlyProblem(values, facts)],
    },
    {
      kind: 'money',
      name: 'ycxje',
      label: '一次性缴存金额',
      visible: once,
      rules: [
        rule((yuan, _, { policy }) => Number(yuan) >= Number(policy('p.lhJeXx')))(
          (_, { policy }) => `一次性缴存金额不能低于${policy('p.lhJeXx')}元`,
        ),
      ],
    },
    {
      kind: 'month',
      name: 'qjny',
      label: '起缴年月',
      visible: monthly,
      min: ({ today }) => monthOf(today),
      max: ({ today }) => shiftMonth(monthOf(today), 1),
      rules: [
        rule((month, { kkr }, { today }) => month !== monthOf(today) || Number(kkr || 31) > Number(today.slice(8)))(
          ({ kkr }) => `本月${kkr}日已过，请从下月起缴，或选择更晚的扣款日`,
        ),
      ],
    },
  ],
  follows: { grjcjs: baseFollows, yjce: monthlyFollows },
  derived: (values, facts) => forecastFigures(values, facts),
};

/** Debit account and debit day. */
export const debitSection: FlexibleSection = {
  key: 'debit',
  title: '扣款信息',
  note: '扣款账户须为本人名下，由银行核验；核验不通过的由中心人工审核。',
  fields: [
    {
      kind: 'select',
      name: 'kkyhdm',
      label: '扣款银行',
      options: ({ banks }) => banks.map((bank) => ({ value: bank.yhdm, label: bank.yhmc })),
    },
    {
      kind: 'bankCard',
      name: 'kkzh',
      label: '扣款账号',
      rules: [rule((card) => !isMasked(card))('请输入完整的扣款账号')],
    },
    {
      kind: 'int',
      name: 'kkr',
      label: '约定扣款日',
      visible: monthly,
      below: agreementMeaning(debitText),
      min: 1,
      max: 31,
      unit: '日',
      rules: [onDebitDay],
    },
    { kind: 'text', name: 'szrmbqb', label: '数字人民币钱包', required: false, only: 'letters-digits_-' },
  ],
};

/** Meaning of the debit day: sum, first day (the last of a shorter month), and that it can be stopped. */
function debitText(values: FlexibleValues): string {
  const { qjny, kkr } = values;
  const { monthly: sum } = amountsOf(values);
  if (sum <= 0n || kkr === '' || !isPlainMonth(qjny)) return '';
  const last = lastDayOf(qjny);
  const day = `${qjny}-${kkr.padStart(2, '0')}`;
  return `每月${kkr}日自动扣 ${formatMoney(sum)}，首次${day < last ? day : last}，可以随时调整或封存停缴`;
}
