import { monthSpan, shiftMonth } from '@/domain/dates';
import { ratiosAhead } from '@/domain/deposit/remittance';
import {
  isOverdueFor,
  lowerRatioProblems,
  lowestRatios,
  monthlySum,
  ratiosInMonth,
  ratiosWithin,
} from '@/domain/deposit/unit-terms';
import { formatMoney, percentText } from '@/domain/money';
import { defineFlow } from '@/engine/flow/define-flow';
import type { UnitFacts } from '@/engine/flow/facts';
import { schemaFields } from '@/form/schema-fields';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import type { Plain } from '@/schema/field-kinds';
import { must } from '@/schema/rules';
import { lowerRatioFields } from '@/schema/unit/gj0205-lower-ratio';
import { ratioOptions } from '@/schema/unit/ratio-options';
import { operatorSection, unitSection } from '../blocks/unit-figures';
import {
  basesIn,
  firstFree,
  HARDSHIP,
  prolonged,
  prolongedFigures,
  type ReliefTerms,
  reliefMonthRule,
  staffOf,
  sumIn,
  unitTermsFlow,
} from './unit-terms-facts';

type Values = ValuesOf<typeof lowerRatioFields>;
type Facts = UnitFacts<ReliefTerms>;
const rule = must<Plain<Values>, Facts>;
const fields = schemaFields<typeof lowerRatioFields, Facts>;
const LOWER = '降低缴存比例';
/** First month that may be paid at other ratios: overdue months are remitted unchanged. */
const firstOpen = ({ dwyhjny, yj }: Facts['unit']) => {
  const last = yj?.yqyf.at(-1);
  return last ? shiftMonth(last, 1) : dwyhjny;
};
/** Ratios that would otherwise apply: in the first month, and those that change within the term. */
const formerFigures = ({ sqksny, sqjsny }: Plain<Values>, { unit }: Pick<Facts, 'unit'>) => {
  const { dwjcbl, grjcbl } = ratiosInMonth(unit, sqksny);
  const gs = [`${sqksny}执行的比例`, ratiosAhead(ratiosWithin(unit, sqksny, sqjsny))].filter(Boolean).join('；');
  return [
    { label: '现单位比例', value: percentText(dwjcbl), gs },
    { label: '现个人比例', value: percentText(grjcbl), gs },
  ];
};
const rightMonth = reliefMonthRule<Plain<Values>>('执行', 'p.jdZdys', ({ sqksny, sqjsny }) => ({
  from: sqksny,
  to: sqjsny,
}));

const ratioProblems = ({ sqdwjcbl, sqgrjcbl, sqksny, sqjsny }: Plain<Values>, { unit }: Facts) =>
  lowerRatioProblems({ dwjcbl: sqdwjcbl, grjcbl: sqgrjcbl }, lowestRatios(unit, sqksny, sqjsny));

/** Selectable ratios: only those low enough to be accepted. */
const lowerOptions = (name: 'sqdwjcbl' | 'sqgrjcbl') => (facts: Facts, values: Plain<Values>) =>
  ratioOptions('p.jdblXx')(facts).filter(
    ({ value }) => ratioProblems({ ...values, [name]: value }, facts)[name] === undefined,
  );

/** GJ0205 降低缴存比例申请 (docs/rules/gj0205-lower-ratio.md). */
export default defineFlow<'unit', Values, ReliefTerms>()({
  code: 'GJ0205',
  title: '降低缴存比例申请',
  ...unitTermsFlow,
  initial: initialOf(lowerRatioFields),
  prefill: ({ unit, branch, own }) => ({
    sqksny: firstFree(own, 'jd', firstOpen(unit)),
    zgzs: staffOf(own),
    ywwd: branch,
  }),
  prefillFromQuery: (asked, { own }) => {
    const before = prolonged(asked, own);
    return before ? { sqdwjcbl: before.dwjcbl, sqgrjcbl: before.grjcbl, sqksny: shiftMonth(before.jsny, 1) } : {};
  },
  sections: [
    unitSection,
    {
      key: 'ratio',
      title: '申请比例与期限',
      figures: ({ policy }) => [{ label: '困难单位最低比例', value: percentText(policy('p.jdblXx')) }],
      fields: fields(lowerRatioFields, [
        {
          name: 'sqdwjcbl',
          short: true,
          options: lowerOptions('sqdwjcbl'),
          hint: '延期的可以与延期前相同',
          rules: [
            rule((_, values, facts) => ratioProblems(values, facts).sqdwjcbl === undefined)(
              (values, facts) => ratioProblems(values, facts).sqdwjcbl ?? '',
            ),
          ],
        },
        {
          name: 'sqgrjcbl',
          short: true,
          options: lowerOptions('sqgrjcbl'),
          rules: [
            rule((_, values, facts) => ratioProblems(values, facts).sqgrjcbl === undefined)(
              (values, facts) => ratioProblems(values, facts).sqgrjcbl ?? '',
            ),
          ],
        },
        {
          name: 'sqksny',
          short: true,
          rules: [
            rightMonth('from'),
            rule((month, _, { unit }) => !unit.yj?.yqyf.includes(month))(({ sqksny }) => isOverdueFor(LOWER, sqksny)),
          ],
        },
        {
          name: 'sqjsny',
          short: true,
          hint: '期满自动恢复原比例',
          rules: [rightMonth('to')],
        },
      ]),
      derived: (values, { own, unit }) => {
        const { sqdwjcbl, sqgrjcbl, sqksny, sqjsny } = values;
        const later = sqdwjcbl && sqgrjcbl ? monthlySum(basesIn(own, sqksny), sqdwjcbl, sqgrjcbl) : undefined;
        return [
          ...prolongedFigures(own, 'jd', { from: sqksny, to: sqjsny }),
          ...formerFigures(values, { unit }),
          { label: '现月缴存总额', value: formatMoney(sumIn(own, unit, sqksny)), gs: `${sqksny}的基数与比例` },
          { label: '申请后月缴存总额', value: formatMoney(later) },
        ];
      },
    },
    {
      key: 'hardship',
      title: '困难情况与决议',
      fields: fields(lowerRatioFields, [{ name: 'jdyy', short: true }, ...HARDSHIP]),
    },
    operatorSection('本单位承诺困难情况和决议属实，期满恢复原缴存比例。如有不实，愿承担补缴和相应的法律责任。'),
  ],
  materials: () => ({}),
  receipt: {
    figures: (values) => [
      { label: lowerRatioFields.sqdwjcbl.label, value: percentText(values.sqdwjcbl) },
      { label: lowerRatioFields.sqgrjcbl.label, value: percentText(values.sqgrjcbl) },
      { label: '执行期限', value: monthSpan(values.sqksny, values.sqjsny) },
    ],
    next: (_, __, { policy }) => [
      '中心审核后报管理委员会批准，结果会发送到消息中心；批准前仍按现比例汇缴。',
      `期满前${policy('p.jbTx')}日提醒，期满自动恢复原比例；需要延期的，请在期满前重新申请。`,
    ],
  },
});
