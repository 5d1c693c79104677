import { monthOf, shiftMonth } from '@/domain/dates';
import { flexibleAmounts } from '@/domain/deposit/flexible-deposit';
import { exceeds, moneyText, typedFen } from '@/domain/money';
import { defineSchema } from '../define-schema';
import type { FormFacts } from '../facts';
import { remark } from '../remark';
import { must, untilToday, when } from '../rules';
import { commitment } from './commitment';
import { baseInLimits, debitAccount, debitDay, inLimits, monthlyAmounts, monthlyTerms } from './flexible';
import { payee } from './payee';

interface Typed {
  lhjclx: string;
  grjcjs: string;
  grjcbl: string;
  yjce: string;
}
export const isMonthly = when('lhjclx', '1');
const isOnce = when('lhjclx', '2');
const worksOnPlatform = when('lhrylb', '3');
const isByBase = (values: Typed) => isMonthly(values) && values.grjcjs !== '';

/** Base and monthly deposit, one derived from the other; no base where nothing is due each month. */
export const openingAmounts = ({ grjcjs, grjcbl, ...values }: Typed) =>
  isByBase({ grjcjs, grjcbl, ...values })
    ? flexibleAmounts({ base: typedFen(grjcjs) }, grjcbl)
    : monthlyAmounts({ yjce: values.yjce, grjcbl: isMonthly(values) ? grjcbl : '' });

/** Limits of a typed base, and of the deposit derived from it. */
const base = (typed: string, values: Typed, facts: FormFacts) => {
  const [least, most] = [facts.policy('p.jcjsXx'), facts.policy('p.jcjsSx')];
  if (exceeds(least, typed) || exceeds(typed, most)) return `缴存基数应在${moneyText(least)}至${moneyText(most)}之间`;
  const { monthly } = openingAmounts(values);
  return monthly > 0n ? inLimits(monthly, values, facts) : undefined;
};
/** Limits of a typed deposit, and of the base derived from it; beside a base it is the deposit that follows. */
const deposit = (typed: string, values: Typed, facts: FormFacts) => {
  if (!isByBase(values)) {
    return inLimits(typed, values, facts) ?? (isMonthly(values) ? baseInLimits(typed, values, facts) : undefined);
  }
  const { monthly } = openingAmounts(values);
  if (typedFen(typed) === monthly) return undefined;
  return `按缴存基数和比例计算的月缴存额为${moneyText(monthly)}，请核对或只填写其中一项`;
};
const once = must((yuan, _, { policy }) => !exceeds(policy('p.lhJeXx'), yuan))(
  (_, { policy }) => `一次性缴存金额不能低于${moneyText(policy('p.lhJeXx'))}`,
);
const start = must<{ kkr: string }>(
  (month, { kkr }, { today }) => month !== monthOf(today) || Number(kkr || 31) > Number(today.slice(8)),
)(({ kkr }) => `本月${Number(kkr)}日已过，请从下月起缴，或选择更晚的扣款日`);

/** GJ0801 灵活就业人员开户 (docs/rules/gj0801-flexible-opening.md). */
export const flexibleOpeningFields = defineSchema({
  csny: { kind: 'date', label: '出生日期', max: untilToday },
  lhrylb: { kind: 'select', label: '人员类别', dictionary: 'lhrylb' },
  cyrzt: { kind: 'select', label: '从业平台类型', dictionary: 'cyrzt', visible: worksOnPlatform },
  hkszd: { kind: 'address', label: '户籍所在地', required: false },
  jzdz: { kind: 'address', label: '居住地址' },
  hyzk: { kind: 'select', label: '婚姻状况', dictionary: 'hyzk', required: false },
  xueli: { kind: 'select', label: '学历', dictionary: 'xueli', required: false },
  lhjclx: { kind: 'radio', label: '缴存方式', dictionary: 'lhjclx', initial: '1' },
  grjcjs: { kind: 'money', label: '缴存基数', visible: isMonthly, required: false, rules: [base] },
  grjcbl: { ...monthlyTerms.grjcbl, visible: isMonthly },
  yjce: { kind: 'money', label: '月缴存额', required: (values: Typed) => !isByBase(values), rules: [deposit] },
  ycxje: { kind: 'money', label: '一次性缴存金额', visible: isOnce, rules: [once] },
  qjny: {
    kind: 'month',
    label: '起缴年月',
    visible: isMonthly,
    min: ({ today }: FormFacts) => monthOf(today),
    max: ({ today }: FormFacts) => shiftMonth(monthOf(today), 1),
    rules: [start],
  },
  ...debitAccount,
  kkr: { ...debitDay.kkr, visible: isMonthly },
  szrmbqb: { kind: 'text', label: '数字人民币钱包', required: false, only: 'letters-digits_-' },
  ywwd: payee.ywwd,
  ...remark,
  ...commitment,
  dxyzm: payee.dxyzm,
});
