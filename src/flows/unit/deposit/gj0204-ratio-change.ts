import { effectiveMonthProblem } from '@/domain/deposit/base-adjustment';
import { isOverdueFor, monthlySum, ratiosInMonth } from '@/domain/deposit/unit-terms';
import { formatMoney, percentText, signedMoney } from '@/domain/money';
import { peopleText } from '@/domain/text/counts';
import { defineFlow } from '@/engine/flow/define-flow';
import type { UnitFacts } from '@/engine/flow/facts';
import { schemaFields } from '@/form/schema-fields';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import type { CustomText } from '@/schema/field-kinds';
import { must } from '@/schema/rules';
import { ratioChangeFields } from '@/schema/unit/gj0204-ratio-change';
import { operatorSection, unitSection } from '../blocks/unit-figures';
import { afterAll, basesIn, type ReliefTerms, requestedRatios, sumIn, unitTermsFlow } from './unit-terms-facts';

interface Values extends ValuesOf<typeof ratioChangeFields> {
  /** Preview of the individual members. */
  yl: CustomText;
}

type Facts = UnitFacts<ReliefTerms>;
type Seen = Record<'tzhdwjcbl' | 'tzhgrjcbl' | 'sxny', string>;
const rule = must<Seen, Facts>;
/** Compared with the ratios that would otherwise apply in the effective month. */
const lowered = (values: Seen, { unit }: Pick<Facts, 'unit'>) => {
  const former = ratiosInMonth(unit, values.sxny);
  const { dwjcbl, grjcbl } = requestedRatios(values);
  return dwjcbl !== '' && (Number(dwjcbl) < Number(former.dwjcbl) || Number(grjcbl) < Number(former.grjcbl));
};
const same = (values: Seen, { unit }: Pick<Facts, 'unit'>) => {
  const former = ratiosInMonth(unit, values.sxny);
  const { dwjcbl, grjcbl } = requestedRatios(values);
  return dwjcbl === former.dwjcbl && grjcbl === former.grjcbl;
};
const chosen = ({ tzhdwjcbl }: Seen) => tzhdwjcbl !== '';

/** GJ0204 缴存比例调整 (docs/rules/gj0204-ratio-change.md). */
export default defineFlow<'unit', Values, ReliefTerms>()({
  code: 'GJ0204',
  title: '缴存比例调整',
  ...unitTermsFlow,
  initial: { ...initialOf(ratioChangeFields), yl: '' },
  prefill: ({ unit, branch, own }) => ({ sxny: afterAll(own, 'jd', unit.dwyhjny), ywwd: branch }),
  sections: [
    unitSection,
    {
      key: 'ratio',
      title: '调整信息',
      figures: ({ policy }) => [{ label: '可选范围', value: `${policy('p.jcblXx')}%至${policy('p.jcblSx')}%` }],
      fields: schemaFields<typeof ratioChangeFields, Facts>(ratioChangeFields, [
        {
          name: 'tzhdwjcbl',
          short: true,
          rules: [rule((_, values, facts) => !same(values, facts))('调整前后比例一致，无需调整')],
        },
        {
          name: 'tzhgrjcbl',
          short: true,
          hint: '不选的与单位比例相同',
        },
        {
          name: 'sxny',
          short: true,
          hint: '自该月的汇缴起执行新比例',
          rules: [
            rule((month, _, { unit, policy }) => effectiveMonthProblem(month, unit.dwyhjny, policy('p.jcnd')) === '')(
              ({ sxny }, { unit, policy }) => effectiveMonthProblem(sxny, unit.dwyhjny, policy('p.jcnd')),
            ),
            rule((month, values, facts) => !facts.unit.yj?.yqyf.includes(month) || !lowered(values, facts))(
              ({ sxny }) => isOverdueFor('下调比例', sxny),
            ),
          ],
        },
        {
          name: 'tzyy',
          required: () => true,
          visible: lowered,
        },
      ]),
      follows: { tzhgrjcbl: (values) => percentText(requestedRatios(values).grjcbl) },
      derived: (values, { own, unit }) => {
        const former = sumIn(own, unit, values.sxny);
        const before = ratiosInMonth(unit, values.sxny);
        const { dwjcbl, grjcbl } = requestedRatios(values);
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
  judge: { deciding: ['tzhdwjcbl', 'tzhgrjcbl', 'sxny'] },
  materials: () => ({}),
  request: (values) => ({ yl: undefined, tzhgrjcbl: requestedRatios(values).grjcbl }),
  receipt: {
    figures: (values) => [
      { label: '单位缴存比例', value: percentText(values.tzhdwjcbl) },
      { label: '个人缴存比例', value: percentText(requestedRatios(values).grjcbl) },
      { label: '生效年月', value: values.sxny },
    ],
    next: ({ ywzt }) => [
      ywzt === '99' ? '新比例已登记，自生效年月的汇缴起执行。' : '中心审核后登记，结果会发送到消息中心。',
      '比例下调的，职工会收到短信；调整确认单可以在“我的办件”中查看和打印。',
    ],
  },
});
