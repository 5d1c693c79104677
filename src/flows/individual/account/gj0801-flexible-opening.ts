import { type FlexibleStart, fetchFlexibleStart, sendFlexibleCode } from '@/api/person/flexible';
import { monthOf, shiftMonth } from '@/domain/dates';
import { formatMoney } from '@/domain/money';
import { defineFlow } from '@/engine/flow/define-flow';
import type { PersonFacts } from '@/engine/flow/facts';
import { schemaFields } from '@/form/schema-fields';
import { initialOf } from '@/schema/define-schema';
import { flexibleOpeningFields, isMonthly, openingAmounts } from '@/schema/individual/gj0801-flexible-opening';
import { dictionaryLabel } from '@/session/dictionary';
import { debitFigures } from './flexible-change';
import { debitSection, depositSection, type FlexibleValues } from './flexible-deposit-sections';

/** GJ0801 灵活就业人员开户 (docs/rules/gj0801-flexible-opening.md). */
export default defineFlow<'individual', FlexibleValues, FlexibleStart>()({
  code: 'GJ0801',
  title: '灵活就业人员开户',
  service: 'lhjy/grkh',
  completes: ['basic'],
  own: (signal) => fetchFlexibleStart({ signal }),
  initial: initialOf(flexibleOpeningFields),
  prefill: ({ own, today, branch, policy }) => ({
    csny: own.csny,
    jzdz: own.jzdz,
    hyzk: own.hyzk,
    xueli: own.xueli,
    grjcbl: policy('p.lhBlXx'),
    qjny: shiftMonth(monthOf(today), 1),
    ywwd: branch,
  }),
  sections: [
    {
      key: 'person',
      title: '个人信息',
      figures: ({ account, own }) => [
        { label: '姓名', value: account.xingming },
        { label: '证件类型', value: dictionaryLabel('zjlx', account.zjlx) },
        { label: '证件号码', value: account.zjhm },
        { label: '手机号码', value: account.sjhm },
        ...(own.csny ? [{ label: '出生日期', value: own.csny }] : []),
      ],
      fields: schemaFields<typeof flexibleOpeningFields, PersonFacts<FlexibleStart>>(flexibleOpeningFields, [
        { name: 'csny', visible: (_, { own }) => own.csny === '' },
        { name: 'lhrylb', short: true },
        { name: 'cyrzt', short: true },
        { name: 'hkszd', preset: true },
        { name: 'jzdz', preset: true },
        { name: 'hyzk', short: true, preset: true },
        { name: 'xueli', short: true, preset: true },
      ]),
    },
    depositSection,
    debitSection,
    {
      key: 'commitment',
      title: '承诺与确认',
      fields: schemaFields<typeof flexibleOpeningFields, PersonFacts<FlexibleStart>>(flexibleOpeningFields, [
        { name: 'ywwd', short: true, preset: true },
        { name: 'beizhu', preset: true },
        {
          name: 'cns',
          text: '我承诺所填信息和所交材料真实有效，自愿缴存住房公积金，授权中心核验本人身份信息和扣款账户。如有骗提、骗贷行为，自愿承担骗提三年内、骗贷五年内不得提取和贷款的后果。',
        },
        {
          name: 'dxyzm',
          hint: '发送至登记的手机号码',
          send: () => sendFlexibleCode(),
          to: (_, { own }) => own.sjhm,
        },
      ]),
    },
  ],
  materials: ({ lhrylb }) => ({ lhrylb }),
  sign: { needed: () => true, others: () => [] },
  request: (values, { own }) => ({
    csny: own.csny || values.csny,
    yjce: isMonthly(values) && values.grjcjs !== '' ? '' : values.yjce,
  }),
  receipt: {
    figures: (values, facts) => [
      { label: flexibleOpeningFields.lhjclx.label, value: dictionaryLabel('lhjclx', values.lhjclx) },
      { label: flexibleOpeningFields.yjce.label, value: formatMoney(openingAmounts(values).monthly) },
      ...(isMonthly(values) ? [{ label: flexibleOpeningFields.qjny.label, value: values.qjny }] : []),
      ...debitFigures(values, facts.banks),
      ...(isMonthly(values) ? [{ label: flexibleOpeningFields.kkr.label, value: `每月${values.kkr}日` }] : []),
      { label: flexibleOpeningFields.ywwd.label, value: dictionaryLabel('WDXX', values.ywwd || facts.branch) },
    ],
    next: ({ ywzt }, values) => {
      const { opened, later } = NEXT[values?.lhjclx ?? ''] ?? { opened: '', later: '' };
      return ywzt === '99'
        ? [
            '个人账户已开立，开户结果已发送到消息中心和您的手机。',
            `缴存使用协议可以在“我的办件”中下载${opened && `；${opened}`}。`,
          ]
        : ywzt === '81'
          ? ['账户没有开立，也不会扣款；请按上面的下一步处理，进度可以在“我的办件”中查看。']
          : [
              '中心将在承诺办结日前完成审核，结果会发送到消息中心和您的手机。',
              `审核通过后开立个人账户${later && `，${later}`}。`,
            ];
    },
  },
});

/** Next steps by deposit method (dictionary lhjclx). */
const NEXT: Readonly<Record<string, { opened: string; later: string }>> = {
  '1': { opened: '扣款日前请保证扣款账户余额充足', later: '并从首次扣款日起按约定扣款' },
  '2': { opened: '一次性缴存的金额已从扣款账户扣划', later: '并从扣款账户扣划一次性缴存的金额' },
  '3': { opened: '缴存的时间和金额由您自定', later: '缴存的时间和金额由您自定' },
};
