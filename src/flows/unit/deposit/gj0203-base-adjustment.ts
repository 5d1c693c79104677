import { judgeApplication } from '@/api/cases/application';
import type { Batch } from '@/api/cases/batches';
import type { Judgement } from '@/api/cases/judgement';
import { byEndOf } from '@/domain/dates';
import { effectiveMonthProblem, objectionUntil, otherMonth } from '@/domain/deposit/base-adjustment';
import { formatMoney } from '@/domain/money';
import { batchField, batchFigures, batchNumber, submittedBatch } from '@/engine/batch/batch-value';
import { defineFlow } from '@/engine/flow/define-flow';
import type { UnitFacts } from '@/engine/flow/facts';
import { schemaFields } from '@/form/schema-fields';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import type { Held } from '@/schema/field-kinds';
import { must } from '@/schema/rules';
import { baseAdjustmentFields } from '@/schema/unit/gj0203-base-adjustment';
import { systemValue } from '@/session/system-config';
import { EarlierBatches } from '../blocks/member-batch';
import { operatorSection, unitSection } from '../blocks/unit-figures';

interface Values extends ValuesOf<typeof baseAdjustmentFields> {
  mx: Held<Batch>;
}

type Facts = UnitFacts<Judgement>;
const rule = must<Record<'sxny' | 'jcnd', string>, Facts>;

/** Days for a member's objection after the notification. */
const objectionDays = () => Number(systemValue('p.jsYy'));

/** Returns true if this deposit year's annual adjustment is already done; requested when the business is opened. */
const annualIsDone = (judgement: Judgement) => judgement.tj.some(({ tjbh, mz }) => tjbh === 'NDTZ' && !mz);

/** Month whose terms the rows were calculated with. */
const { tzlx } = baseAdjustmentFields;
const monthOfBatch = ({ hz }: Batch) => hz.find(({ key }) => key === 'sxny')?.value;

/** GJ0203 缴存基数调整 (docs/rules/gj0203-base-adjustment.md). */
export default defineFlow<'unit', Values, Judgement>()({
  code: 'GJ0203',
  title: '缴存基数调整',
  version: 2,
  service: 'jstz',
  own: (signal) => judgeApplication('jstz', 'GJ0203', { tzlx: '1' }, { signal }),
  initial: { ...initialOf(baseAdjustmentFields), mx: null },
  prefill: ({ policy, unit, branch }) => ({ jcnd: policy('p.jcnd'), sxny: unit.dwyhjny, ywwd: branch }),
  sections: [
    unitSection,
    {
      key: 'adjustment',
      title: '调整信息',
      figures: ({ policy }) => [
        { label: '缴存基数上限', value: formatMoney(policy('p.jcjsSx')) },
        { label: '缴存基数下限', value: formatMoney(policy('p.jcjsXx')) },
      ],
      fields: schemaFields<typeof baseAdjustmentFields, Facts>(baseAdjustmentFields, [
        {
          name: 'tzlx',
          cards: true,
          rules: [rule((kind, _, { own }) => kind !== '1' || !annualIsDone(own))('本年度已办理年度基数调整')],
        },
        { name: 'jcnd', short: true },
        {
          name: 'sxny',
          short: true,
          hint: '自该月的汇缴起执行新基数',
          rules: [
            rule((month, { jcnd }, { unit }) => effectiveMonthProblem(month, unit.dwyhjny, jcnd) === '')(
              ({ sxny, jcnd }, { unit }) => effectiveMonthProblem(sxny, unit.dwyhjny, jcnd),
            ),
          ],
        },
      ]),
    },
    {
      key: 'rows',
      title: '调整明细',
      fields: [
        {
          name: 'mx',
          label: '调整明细',
          load: () => import('./gj0203-base-adjustment-rows'),
          below: EarlierBatches,
          rules: [
            (batch, { sxny, jcnd }, { unit }) =>
              monthOfBatch(batch) === sxny || effectiveMonthProblem(sxny, unit.dwyhjny, jcnd) !== ''
                ? undefined
                : otherMonth(sxny),
          ],
          ...batchField('调整明细'),
        },
      ],
    },
    operatorSection(
      '本单位承诺申报的缴存基数为职工本人上一年度月平均工资，已向职工公示，没有少报、漏报。如有不实，愿承担补缴和相应的法律责任。',
    ),
  ],
  judge: { deciding: ['tzlx'] },
  materials: ({ tzlx }) => ({ tzlx }),
  // The request names the batch only: its totals are computed by the centre.
  request: ({ mx }) => ({ pcbh: batchNumber(mx) }),
  restore: submittedBatch,
  receipt: {
    figures: ({ mx, tzlx: kind }) => [
      ...batchFigures(mx),
      { label: tzlx.label, value: tzlx.options.find(({ value }) => value === kind)?.label ?? '' },
    ],
    next: ({ ywzt, slsj }) => [
      ywzt === '99'
        ? '新基数已登记，自生效年月的汇缴起执行。'
        : '中心审核后新基数自生效年月起执行，结果会发送到消息中心。',
      ywzt === '99'
        ? `职工已收到新旧基数和月缴存额的通知，有异议的可以在${byEndOf(objectionUntil(slsj.slice(0, 10), objectionDays()))}提出。`
        : `审核通过后职工会收到新旧基数和月缴存额的通知，${objectionDays()}日内可以提出异议。`,
      '调整确认单可以在“我的办件”中查看和打印。',
    ],
  },
});
