import { monthSpan, shiftMonth } from '@/domain/dates';
import { formatMoney, percentText } from '@/domain/money';
import {
  lowerRatioProblems,
  monthlySum,
  type ReliefMonthsProblem,
  ratiosInMonth,
  reliefMonthsProblem,
  tooLateFor,
} from '@/domain/unit-terms';
import { defineFlow } from '@/engine/flow/define-flow';
import type { UnitFacts } from '@/engine/flow/facts';
import type { Choice, MonthText, Plain, Tick } from '@/form/field-kinds';
import { must } from '@/form/rules';
import { operatorSection, unitSection } from '../blocks/unit-figures';
import {
  basesOf,
  fetchRelief,
  firstFree,
  prolonged,
  prolongedFigures,
  type ReliefOwn,
  type ResolutionValues,
  ratioOptions,
  resolutionFields,
  resolutionInitial,
  sumIn,
} from './unit-terms-own';

interface Values extends ResolutionValues {
  sqdwjcbl: Choice;
  sqgrjcbl: Choice;
  sqksny: MonthText;
  sqjsny: MonthText;
  jdyy: Choice;
  ywwd: Choice;
  cns: Tick;
}

type Facts = UnitFacts<ReliefOwn>;
const rule = must<Values, Facts>;
const LOWER = '降低缴存比例';
/** The first month that may be paid on other ratios: what is overdue is remitted as it stands. */
const firstOpen = ({ dwyhjny, yj }: Facts['unit']) => {
  const last = yj?.yqyf.at(-1);
  return last ? shiftMonth(last, 1) : dwyhjny;
};
/** What would hold in the first month without it. */
const formerRatios = (unit: Facts['unit'], month: string) => {
  const { dwjcbl, grjcbl } = ratiosInMonth(unit, month);
  return `单位${percentText(dwjcbl)}，个人${percentText(grjcbl)}`;
};
/** Said at the month that is wrong, and there alone. */
const rightMonth = (at: ReliefMonthsProblem['at']) => {
  const said = ({ sqksny, sqjsny }: Plain<Values>, { unit, policy }: Facts) => {
    const months = { from: sqksny, to: sqjsny, due: unit.dwyhjny, most: Number(policy('p.jdZdys')) };
    const problem = reliefMonthsProblem('执行', months);
    return problem?.at === at ? problem.text : '';
  };
  return rule((_, values, facts) => said(values, facts) === '')(said);
};

const ratioProblems = ({ sqdwjcbl, sqgrjcbl, sqksny }: Plain<Values>, { unit }: Facts) =>
  lowerRatioProblems({ dwjcbl: sqdwjcbl, grjcbl: sqgrjcbl }, ratiosInMonth(unit, sqksny));

/** GJ0205 降低缴存比例申请 (domain catalogue 6). */
export default defineFlow<'unit', Values, ReliefOwn>()({
  code: 'GJ0205',
  title: '降低缴存比例申请',
  version: 1,
  service: 'jcyw',
  own: fetchRelief,
  initial: { sqdwjcbl: '', sqgrjcbl: '', sqksny: '', sqjsny: '', jdyy: '', ...resolutionInitial, ywwd: '', cns: false },
  prefill: ({ unit, branch, own }) => ({
    sqksny: firstFree(own, 'jd', firstOpen(unit)),
    zgzs: String(own.members.length),
    ywwd: branch,
  }),
  filled: (asked, { own }) => {
    const before = prolonged(asked, own);
    return before ? { sqdwjcbl: before.dwjcbl, sqgrjcbl: before.grjcbl, sqksny: shiftMonth(before.jsny, 1) } : {};
  },
  sections: [
    unitSection,
    {
      key: 'ratio',
      title: '申请比例与期限',
      figures: ({ unit, policy }) => [
        { label: '现单位比例', value: percentText(unit.dwjcbl) },
        { label: '现个人比例', value: percentText(unit.grjcbl) },
        { label: '困难单位最低比例', value: percentText(policy('p.jdblXx')) },
      ],
      fields: [
        {
          kind: 'select',
          name: 'sqdwjcbl',
          label: '申请单位比例',
          short: true,
          options: ratioOptions('p.jdblXx'),
          hint: '延期的可以与延期前相同',
          rules: [
            rule((_, values, facts) => ratioProblems(values, facts).sqdwjcbl === undefined)(
              (values, facts) => ratioProblems(values, facts).sqdwjcbl ?? '',
            ),
          ],
        },
        {
          kind: 'select',
          name: 'sqgrjcbl',
          label: '申请个人比例',
          short: true,
          options: ratioOptions('p.jdblXx'),
          rules: [
            rule((_, values, facts) => ratioProblems(values, facts).sqgrjcbl === undefined)(
              (values, facts) => ratioProblems(values, facts).sqgrjcbl ?? '',
            ),
          ],
        },
        {
          kind: 'month',
          name: 'sqksny',
          label: '执行起始年月',
          short: true,
          rules: [
            rightMonth('from'),
            rule((month, _, { unit }) => !unit.yj?.yqyf.includes(month))(({ sqksny }) => tooLateFor(LOWER, sqksny)),
          ],
        },
        {
          kind: 'month',
          name: 'sqjsny',
          label: '执行终止年月',
          short: true,
          hint: '期满自动恢复原比例',
          rules: [rightMonth('to')],
        },
      ],
      derived: ({ sqdwjcbl, sqgrjcbl, sqksny, sqjsny }, { own, unit }) => [
        ...prolongedFigures(own, 'jd', { from: sqksny, to: sqjsny }),
        { label: '现月缴存总额', value: formatMoney(sumIn(own, unit, sqksny)), gs: formerRatios(unit, sqksny) },
        {
          label: '申请后月缴存总额',
          value: sqdwjcbl && sqgrjcbl ? formatMoney(monthlySum(basesOf(own), sqdwjcbl, sqgrjcbl)) : '--',
        },
      ],
    },
    {
      key: 'hardship',
      title: '困难情况与决议',
      fields: [
        { kind: 'select', name: 'jdyy', label: '申请原因', dictionary: 'hjyyHj' },
        ...resolutionFields<Values, ReliefOwn>(() => false),
      ],
    },
    operatorSection('本单位承诺困难情况和决议属实，期满恢复原缴存比例。如有不实，愿承担补缴和相应的法律责任。'),
  ],
  judge: { deciding: [], estimate: () => null },
  materials: { jdbh: 'GJ0205-01', mlbh: 'MLGJ0205', zstj: () => ({}) },
  receipt: {
    figures: (values) => [
      { label: '申请单位比例', value: percentText(values.sqdwjcbl) },
      { label: '申请个人比例', value: percentText(values.sqgrjcbl) },
      { label: '执行期限', value: monthSpan(values.sqksny, values.sqjsny) },
    ],
    next: (_, __, { policy }) => [
      '中心审核后报管理委员会批准，结果会发送到消息中心；批准前仍按现比例汇缴。',
      `期满前${policy('p.jbTx')}日提醒，期满自动恢复原比例；需要延期的，请在期满前重新申请。`,
    ],
  },
});
