import { monthSpan, shiftMonth } from '@/domain/dates';
import { isOverdueFor, monthCount } from '@/domain/deposit/unit-terms';
import { formatMoney } from '@/domain/money';
import { peopleText } from '@/domain/text/counts';
import { defineFlow } from '@/engine/flow/define-flow';
import type { UnitFacts } from '@/engine/flow/facts';
import { schemaFields } from '@/form/schema-fields';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import type { Plain } from '@/schema/field-kinds';
import { must } from '@/schema/rules';
import { deferralFields } from '@/schema/unit/gj0206-deferral';
import { operatorSection, unitSection } from '../blocks/unit-figures';
import {
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

type Values = ValuesOf<typeof deferralFields>;
type Facts = UnitFacts<ReliefTerms>;
const rule = must<Plain<Values>, Facts>;
const fields = schemaFields<typeof deferralFields, Facts>;
const rightMonth = reliefMonthRule<Plain<Values>>('缓缴', 'p.hjZdys', ({ sqhjksny, sqhjjsny }) => ({
  from: sqhjksny,
  to: sqhjjsny,
}));

/** GJ0206 缓缴申请 (docs/rules/gj0206-deferral.md). */
export default defineFlow<'unit', Values, ReliefTerms>()({
  code: 'GJ0206',
  title: '缓缴申请',
  ...unitTermsFlow,
  initial: initialOf(deferralFields),
  prefill: ({ unit, branch, own }) => ({
    sqhjksny: firstFree(own, 'hj', unit.dwyhjny),
    zgzs: staffOf(own),
    ywwd: branch,
  }),
  prefillFromQuery: (asked, { own }) => {
    const before = prolonged(asked, own);
    return before ? { sqhjksny: shiftMonth(before.jsny, 1) } : {};
  },
  sections: [
    unitSection,
    {
      key: 'term',
      title: '缓缴期限与补缴计划',
      fields: fields(deferralFields, [
        {
          name: 'sqhjksny',
          short: true,
          hint: '延期的，从上次期满的次月起',
          rules: [
            rightMonth('from'),
            rule((month, _, { unit }) => !unit.yj?.yqyf.includes(month))(({ sqhjksny }) =>
              isOverdueFor('缓缴', sqhjksny),
            ),
          ],
        },
        { name: 'sqhjjsny', short: true, rules: [rightMonth('to')] },
        { name: 'jhbjrq', short: true },
      ]),
      derived: ({ sqhjksny, sqhjjsny }, { own, unit }) => {
        const months = monthCount(sqhjksny, sqhjjsny);
        return [
          ...prolongedFigures(own, 'hj', { from: sqhjksny, to: sqhjjsny }),
          { label: '涉及人数', value: peopleText(own.members.length) },
          { label: '缓缴月数', value: `${months}个月` },
          { label: '预计缓缴金额', value: formatMoney(sumIn(own, unit, sqhjksny) * BigInt(months)) },
        ];
      },
    },
    {
      key: 'hardship',
      title: '困难情况与决议',
      fields: fields(deferralFields, [{ name: 'hjyy', short: true }, ...HARDSHIP, { name: 'qunianyl', short: true }]),
    },
    operatorSection(
      '本单位承诺困难情况和决议属实，缓缴期满后恢复缴存，并按计划为职工补缴缓缴的月份。如有不实，愿承担相应的法律责任。',
    ),
  ],
  materials: () => ({}),
  receipt: {
    figures: (values) => [
      { label: '缓缴期限', value: monthSpan(values.sqhjksny, values.sqhjjsny) },
      { label: deferralFields.jhbjrq.label, value: values.jhbjrq },
    ],
    next: (_, __, { policy }) => [
      '中心审核后报管理委员会批准，结果会发送到消息中心；批准前仍须按月汇缴。',
      `缓缴期间不计逾期，可以提前结束；期满前${policy('p.jbTx')}日提醒，期满后请办理补缴。`,
    ],
  },
});
