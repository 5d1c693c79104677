import type { LabelledValue } from '@/api/client/labelled-value';
import { type ConfirmedRoster, fetchRemittanceStart, type RemittanceStart } from '@/api/unit/remittance';
import { fenOf, formatMoney, typedFen } from '@/domain/money';
import { peopleText } from '@/domain/text/counts';
import { defineFlow } from '@/engine/flow/define-flow';
import type { UnitFacts } from '@/engine/flow/facts';
import { schemaFields } from '@/form/schema-fields';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import type { CustomText, Held, Plain } from '@/schema/field-kinds';
import { must } from '@/schema/rules';
import { remittanceFields, rosterSources } from '@/schema/unit/gj0201-remittance';
import { dictionaryLabel } from '@/session/dictionary';
import { operatorFigures, unitFigures, unitSection } from '../blocks/unit-figures';
import { receiptLines } from './gj0201-remittance-receipt';
import { lastTime, unchangedFromLast } from './last-time';
import { payFields } from './pay-fields';
import { rosterReader, settledRoster } from './roster/confirmed-roster';

interface Values extends ValuesOf<typeof remittanceFields> {
  mx: Held<ConfirmedRoster>;
  jkfy: CustomText;
}

type Facts = UnitFacts<RemittanceStart>;
type Seen = Plain<Values>;
const rule = must<unknown, Facts>;
const fields = schemaFields<typeof remittanceFields, Facts>;
const missing = ({ mx, sqzsje }: Seen) => (mx ? fenOf(mx.hjje) - typedFen(sqzsje) : 0n);

/** GJ0201 汇缴 (docs/rules/gj0201-remittance.md): the roster is confirmed, then paid. */
export default defineFlow<'unit', Values, RemittanceStart>()({
  code: 'GJ0201',
  title: '汇缴',
  version: 3,
  service: 'hjpz',
  own: (signal) => fetchRemittanceStart({ signal }),
  initial: { ...initialOf(remittanceFields), mx: null, jkfy: '' },
  prefill: ({ own, branch }) => ({ hjny: own.hjny, jkfy: own.jkfy, ywwd: branch, ...unchangedFromLast(own) }),
  lastApplication: lastTime,
  pages: {
    as: 'steps',
    list: [
      { key: 'choose', title: '选择月份', sections: ['unit', 'month'] },
      { key: 'roster', title: '核对清册', sections: ['roster'] },
      { key: 'pay', title: '缴款', sections: ['pay', 'operator'] },
    ],
  },
  sections: [
    // Ratios of the remitted month, which the amounts below use.
    {
      ...unitSection,
      figures: ({ unit, own }) => unitFigures({ unit: { ...unit, ...own.jcbl, hxjcbl: [] } }),
    },
    {
      key: 'month',
      title: '汇缴年月与清册来源',
      figures: ({ own }) => [
        { label: '最迟缴款日', value: own.jzrq, gs: own.jzsm },
        { label: '逾期天数', value: own.yqts > 0 ? `已逾期${own.yqts}天` : '未逾期' },
      ],
      fields: fields(remittanceFields, [
        {
          name: 'hjny',
          hint: '须按月依次汇缴',
          short: true,
          preset: true,
          rules: [rule((month, _, { own }) => month === own.hjny)((_, { own }) => `请先完成${own.hjny}的汇缴`)],
        },
        { name: 'hjksfs', cards: true, preset: true, options: ({ unit }) => rosterSources(unit.jzny === '') },
      ]),
    },
    {
      key: 'roster',
      title: '汇缴清册',
      note: '清册只能通过办理人员变更来修改，核对无误后请确认。',
      fields: [
        {
          kind: 'custom',
          name: 'mx',
          label: '汇缴清册',
          holds: rosterReader,
          load: () => import('./roster/RosterControl'),
          show: showRoster,
          review: { load: () => import('./roster/RosterReview'), settle: settledRoster, reads: true },
          messages: { required: '请核对并确认汇缴清册' },
          rules: [
            (confirmed, { hjny, hjksfs }) =>
              confirmed.hjny === hjny && confirmed.hjksfs === hjksfs
                ? undefined
                : '清册来源已改变，请重新核对并确认清册',
          ],
        },
      ],
    },
    {
      key: 'pay',
      title: '缴款方式',
      fields: payFields<Values, RemittanceStart>({
        label: remittanceFields.hjfs.label,
        of: '本月汇缴',
        amount: ({ mx }) => mx?.hjje,
        atOnce: true,
      }),
      derived: (values, { own }) => [
        { label: '本月汇缴金额', value: formatMoney(values.mx?.hjje) },
        { label: '可用暂收余额', value: formatMoney(own.zsye) },
        ...(values.hjfs === '01' ? [{ label: '尚需转账', value: formatMoney(missing(values)) }] : []),
      ],
    },
    {
      key: 'operator',
      title: '经办信息',
      figures: operatorFigures,
      fields: fields(remittanceFields, [
        { name: 'ywwd', preset: true },
        { name: 'beizhu', preset: true },
      ]),
    },
  ],
  // The request names the confirmation only: the figures are computed by the centre.
  request: ({ mx }) => ({ qcqrdh: mx?.qcqrdh ?? '' }),
  receipt: {
    lead: ({ hjny, mx, hjfs }) =>
      `汇缴 ${formatMoney(mx?.hjje)}（${hjny}，${peopleText(mx?.hjrs ?? 0)}），${dictionaryLabel('hjfs', hjfs)}`,
    figures: (values) => [
      { label: remittanceFields.hjny.label, value: values.hjny },
      { label: '清册确认单号', value: values.mx?.qcqrdh ?? '' },
      { label: '汇缴人数', value: peopleText(values.mx?.hjrs ?? 0) },
      { label: '汇缴金额', value: formatMoney(values.mx?.hjje) },
      { label: remittanceFields.hjfs.label, value: dictionaryLabel('hjfs', values.hjfs) },
    ],
    next: receiptLines({ records: '汇缴记录', what: '清册' }),
  },
});

function showRoster(confirmed: ConfirmedRoster): readonly LabelledValue[] {
  const { syny, syrs, syje, zjrs, zjje, jsrs, jsje, tzje, hjrs, hjje, dwhjje, grhjje } = confirmed;
  return [
    { label: '清册确认单号', value: confirmed.qcqrdh || '提交时生成' },
    { label: syny === '' ? '上月' : `上次汇缴（${syny}）`, value: `${peopleText(syrs)}，${formatMoney(syje)}` },
    { label: '本月增加', value: `${peopleText(zjrs)}，${formatMoney(zjje)}` },
    { label: '本月减少', value: `${peopleText(jsrs)}，${formatMoney(jsje)}` },
    { label: '本月调整', value: formatMoney(tzje) },
    {
      label: '本月汇缴',
      value: `${peopleText(hjrs)}，${formatMoney(hjje)}`,
      gs: `单位部分${formatMoney(dwhjje)}，个人部分${formatMoney(grhjje)}`,
    },
  ];
}
