import { effectiveMonthProblem } from '@/domain/base-adjustment';
import { peopleText } from '@/domain/counts';
import { formatMoney, percentText, signedMoney } from '@/domain/money';
import { monthlySum, ratiosInMonth, tooLateFor } from '@/domain/unit-terms';
import { defineFlow } from '@/engine/flow/define-flow';
import type { UnitFacts } from '@/engine/flow/facts';
import type { Choice, CustomText, MonthText, Plain, Text, Tick } from '@/form/field-kinds';
import { must } from '@/form/rules';
import { operatorSection, unitSection } from '../blocks/unit-figures';
import { afterAll, asked, basesIn, fetchRelief, type ReliefOwn, ratioOptions, sumIn } from './unit-terms-own';

interface Values {
  tzhdwjcbl: Choice;
  tzhgrjcbl: Choice;
  sxny: MonthText;
  /** The members one by one, to be looked at. */
  yl: CustomText;
  tzyy: Text;
  ywwd: Choice;
  cns: Tick;
}

type Facts = UnitFacts<ReliefOwn>;
const rule = must<Values, Facts>;
/** Compared with what would hold in the month from which it is to count. */
const lowered = (values: Plain<Values>, { unit }: Pick<Facts, 'unit'>) => {
  const former = ratiosInMonth(unit, values.sxny);
  const { dwjcbl, grjcbl } = asked(values);
  return dwjcbl !== '' && (Number(dwjcbl) < Number(former.dwjcbl) || Number(grjcbl) < Number(former.grjcbl));
};
const same = (values: Plain<Values>, { unit }: Pick<Facts, 'unit'>) => {
  const former = ratiosInMonth(unit, values.sxny);
  const { dwjcbl, grjcbl } = asked(values);
  return dwjcbl === former.dwjcbl && grjcbl === former.grjcbl;
};
const chosen = ({ tzhdwjcbl }: Plain<Values>) => tzhdwjcbl !== '';

/** GJ0204 缴存比例调整 (domain catalogue 6). */
export default defineFlow<'unit', Values, ReliefOwn>()({
  code: 'GJ0204',
  title: '缴存比例调整',
  version: 1,
  service: 'jcyw',
  own: fetchRelief,
  initial: { tzhdwjcbl: '', tzhgrjcbl: '', sxny: '', yl: '', tzyy: '', ywwd: '', cns: false },
  prefill: ({ unit, branch, own }) => ({ sxny: afterAll(own, 'jd', unit.dwyhjny), ywwd: branch }),
  sections: [
    unitSection,
    {
      key: 'ratio',
      title: '调整信息',
      figures: ({ policy }) => [{ label: '可选范围', value: `${policy('p.jcblXx')}%至${policy('p.jcblSx')}%` }],
      fields: [
        {
          kind: 'select',
          name: 'tzhdwjcbl',
          label: '调整后单位比例',
          short: true,
          options: ratioOptions('p.jcblXx'),
          rules: [rule((_, values, facts) => !same(values, facts))('调整前后比例一致，无需调整')],
        },
        {
          kind: 'select',
          name: 'tzhgrjcbl',
          label: '调整后个人比例',
          short: true,
          required: false,
          hint: '不选的与单位比例相同',
          options: ratioOptions('p.jcblXx'),
        },
        {
          kind: 'month',
          name: 'sxny',
          label: '生效年月',
          short: true,
          hint: '自该月的汇缴起执行新比例',
          rules: [
            rule((month, _, { unit, policy }) => effectiveMonthProblem(month, unit.dwyhjny, policy('p.jcnd')) === '')(
              ({ sxny }, { unit, policy }) => effectiveMonthProblem(sxny, unit.dwyhjny, policy('p.jcnd')),
            ),
            rule((month, values, facts) => !facts.unit.yj?.yqyf.includes(month) || !lowered(values, facts))(
              ({ sxny }) => tooLateFor('下调比例', sxny),
            ),
          ],
        },
        {
          kind: 'text',
          name: 'tzyy',
          label: '调整原因',
          multiline: true,
          length: 'remark',
          visible: lowered,
        },
      ],
      follows: { tzhgrjcbl: (values) => percentText(asked(values).grjcbl) },
      derived: (values, { own, unit }) => {
        const former = sumIn(own, unit, values.sxny);
        const before = ratiosInMonth(unit, values.sxny);
        const { dwjcbl, grjcbl } = asked(values);
        const later = chosen(values) ? monthlySum(basesIn(own, values.sxny), dwjcbl, grjcbl) : undefined;
        return [
          { label: '调整前单位比例', value: percentText(before.dwjcbl), gs: `${values.sxny}执行的比例` },
          { label: '调整前个人比例', value: percentText(before.grjcbl), gs: `${values.sxny}执行的比例` },
          { label: '涉及人数', value: peopleText(own.members.length) },
          { label: '原月缴存总额', value: formatMoney(former) },
          { label: '新月缴存总额', value: formatMoney(later) },
          { label: '变动额', value: later === undefined ? '--' : signedMoney(later - former) },
        ];
      },
    },
    {
      key: 'preview',
      title: '逐人月缴存额',
      fields: [
        {
          kind: 'custom',
          name: 'yl',
          label: '逐人月缴存额',
          required: false,
          shownOnly: true,
          visible: chosen,
          load: () => import('./RatioPreview'),
          show: () => [],
        },
      ],
    },
    operatorSection(
      '本单位承诺缴存比例的调整已告知全体职工；下调的，已经职工（代表）大会或工会讨论。如有不实，愿承担相应的法律责任。',
    ),
  ],
  judge: { deciding: ['tzhdwjcbl', 'tzhgrjcbl', 'sxny'], estimate: () => null },
  materials: { jdbh: 'GJ0204-01', mlbh: 'MLGJ0204', zstj: () => ({}) },
  request: (values) => ({ yl: undefined, tzhgrjcbl: asked(values).grjcbl }),
  receipt: {
    figures: (values) => [
      { label: '单位缴存比例', value: percentText(values.tzhdwjcbl) },
      { label: '个人缴存比例', value: percentText(asked(values).grjcbl) },
      { label: '生效年月', value: values.sxny },
    ],
    next: ({ ywzt }) => [
      ywzt === '99' ? '新比例已登记，自生效年月的汇缴起执行。' : '中心审核后登记，结果会发送到消息中心。',
      '比例下调的，职工会收到短信；调整确认单可以在“我的办件”中查看和打印。',
    ],
  },
});
