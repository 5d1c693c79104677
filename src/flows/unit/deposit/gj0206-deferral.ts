import { addMonths, isPlainMonth, lastDayOf, monthSpan, shiftMonth } from '@/domain/dates';
import { isOverdueFor, monthCount } from '@/domain/deposit/unit-terms';
import { formatMoney } from '@/domain/money';
import { peopleText } from '@/domain/text/counts';
import { defineFlow } from '@/engine/flow/define-flow';
import type { UnitFacts } from '@/engine/flow/facts';
import type { Code, DateText, Money, MonthText, Plain } from '@/schema/field-kinds';
import { must } from '@/schema/rules';
import { type OperatorValues, operatorInitial, operatorSection, unitSection } from '../blocks/unit-figures';
import {
  firstFree,
  prolonged,
  prolongedFigures,
  type ReliefTerms,
  type ResolutionValues,
  reliefMonthRule,
  resolutionFields,
  resolutionInitial,
  staffOf,
  sumIn,
  unitTermsFlow,
} from './unit-terms-facts';

interface Values extends ResolutionValues, OperatorValues {
  sqhjksny: MonthText;
  sqhjjsny: MonthText;
  hjyy: Code;
  qunianyl: Money;
  jhbjrq: DateText;
}

type Facts = UnitFacts<ReliefTerms>;
const rule = must<Values, Facts>;
const LOSS = '01';
const rightMonth = reliefMonthRule<Values>('缓缴', 'p.hjZdys', ({ sqhjksny, sqhjjsny }) => ({
  from: sqhjksny,
  to: sqhjjsny,
}));
const end = ({ sqhjjsny }: Plain<Values>) => (isPlainMonth(sqhjjsny) ? lastDayOf(sqhjjsny) : '');
const latest = (values: Plain<Values>, { policy }: Facts) =>
  end(values) === '' ? '9999-12-31' : addMonths(end(values), Number(policy('p.hjBjq')));

/** GJ0206 缓缴申请 (docs/rules/gj0206-deferral.md). */
export default defineFlow<'unit', Values, ReliefTerms>()({
  code: 'GJ0206',
  title: '缓缴申请',
  ...unitTermsFlow,
  initial: {
    sqhjksny: '',
    sqhjjsny: '',
    hjyy: '',
    ...resolutionInitial,
    qunianyl: '',
    jhbjrq: '',
    ...operatorInitial,
  },
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
      fields: [
        {
          kind: 'month',
          name: 'sqhjksny',
          label: '缓缴起始年月',
          short: true,
          hint: '延期的，从上次期满的次月起',
          rules: [
            rightMonth('from'),
            rule((month, _, { unit }) => !unit.yj?.yqyf.includes(month))(({ sqhjksny }) =>
              isOverdueFor('缓缴', sqhjksny),
            ),
          ],
        },
        {
          kind: 'month',
          name: 'sqhjjsny',
          label: '缓缴终止年月',
          short: true,
          rules: [rightMonth('to')],
        },
        {
          kind: 'date',
          name: 'jhbjrq',
          label: '计划补缴日期',
          short: true,
          rules: [
            rule((day, values) => day > end(values))((values) => `计划补缴日期应在缓缴期满（${end(values)}）之后`),
            rule((day, values, facts) => day <= latest(values, facts))(
              (values, facts) =>
                `计划补缴日期应在缓缴期满后${facts.policy('p.hjBjq')}个月之内（不晚于${latest(values, facts)}）`,
            ),
          ],
        },
      ],
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
      fields: [
        { kind: 'select', name: 'hjyy', label: '申请原因', dictionary: 'hjyyHj' },
        ...resolutionFields<Values, ReliefTerms>(({ hjyy }) => hjyy === LOSS),
        { kind: 'money', name: 'qunianyl', label: '上年盈利额', short: true, zero: 'allowed', required: false },
      ],
    },
    operatorSection(
      '本单位承诺困难情况和决议属实，缓缴期满后恢复缴存，并按计划为职工补缴缓缴的月份。如有不实，愿承担相应的法律责任。',
    ),
  ],
  judge: { deciding: [], estimate: () => null },
  materials: { jdbh: 'GJ0206-01', mlbh: 'MLGJ0206', zstj: () => ({}) },
  receipt: {
    figures: (values) => [
      { label: '缓缴期限', value: monthSpan(values.sqhjksny, values.sqhjjsny) },
      { label: '计划补缴日期', value: values.jhbjrq },
    ],
    next: (_, __, { policy }) => [
      '中心审核后报管理委员会批准，结果会发送到消息中心；批准前仍须按月汇缴。',
      `缓缴期间不计逾期，可以提前结束；期满前${policy('p.jbTx')}日提醒，期满后请办理补缴。`,
    ],
  },
});
