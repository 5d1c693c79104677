import { fetchSubsidyStart, type SubsidyStart } from '@/api/person/flexible';
import { monthSpan } from '@/domain/dates';
import { formatMoney } from '@/domain/money';
import { defineFlow } from '@/engine/flow/define-flow';
import type { PersonFacts } from '@/engine/flow/facts';
import { schemaFields } from '@/form/schema-fields';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import { graduateSubsidyFields } from '@/schema/individual/gj0814-graduate-subsidy';
import { accountSection } from '../blocks/account-figures';
import { promiseSection } from '../blocks/commitment';
import { pickFigures } from '../blocks/pick-figures';
import { asOption } from './flexible-change';

const fields = schemaFields<typeof graduateSubsidyFields, PersonFacts<SubsidyStart>>;

/** GJ0814 大中专毕业生财政补贴申请 (docs/rules/gj0814-graduate-subsidy.md). */
export default defineFlow<'individual', ValuesOf<typeof graduateSubsidyFields>, SubsidyStart>()({
  code: 'GJ0814',
  title: '大中专毕业生财政补贴申请',
  service: 'lhjy/zhbg',
  own: (signal) => fetchSubsidyStart({ signal }),
  initial: initialOf(graduateSubsidyFields),
  prefill: ({ own }) => ({ lhrylb: own.lhrylb, btksny: own.btny[0] ?? '' }),
  sections: [
    accountSection,
    {
      key: 'graduation',
      title: '毕业与就业',
      note: '学历登记有记录的已填好，与毕业证书不一致的，请按证书修改；不一致或没有记录的，上传毕业证书由中心审核。就业类别不是大中专毕业生的，上传灵活就业登记或平台证明。',
      fields: fields(graduateSubsidyFields, [
        'byyx',
        { name: 'xueli', short: true },
        'byzsbh',
        { name: 'byrq', short: true },
        { name: 'lhrylb', short: true },
      ]),
    },
    {
      key: 'months',
      title: '补贴月份',
      figures: ({ own }) => [
        { label: '补贴标准', value: `${formatMoney(own.btbz)}/月，不超过当月缴存额` },
        { label: '已享受月数', value: `${own.yxsbt}个月` },
        { label: '还可享受', value: `${own.sybt}个月` },
      ],
      fields: fields(graduateSubsidyFields, [
        { name: 'btksny', short: true, options: ({ own }) => own.btny.map(asOption) },
        {
          name: 'btjsny',
          short: true,
          options: ({ own }, { btksny }) => own.btny.filter((month) => month >= btksny).map(asOption),
        },
      ]),
    },
    { key: 'sum', title: '补贴金额', pending: '选好月份后显示。', quote: true, fields: [] },
    promiseSection(
      '我承诺所填信息真实有效，没有同时享受其他就业创业补贴，授权中心向教育部门核验学历。骗取补贴的，自愿退回并承担相应责任。',
    ),
  ],
  judge: { deciding: ['btksny', 'btjsny'] },
  materials: ({ byyx, xueli, byzsbh, byrq, lhrylb }) => ({ byyx, xueli, byzsbh, byrq, lhrylb }),
  receipt: {
    lead: ({ btksny, btjsny }, { limit }) =>
      `领取补贴 ${formatMoney(limit?.kytqe)}（${monthSpan(btksny, btjsny)}），记入您的公积金账户`,
    figures: ({ btksny, btjsny }, { limit }) => [
      { label: '补贴月份', value: monthSpan(btksny, btjsny) },
      ...pickFigures(limit?.mx, ['btys', 'blfs']),
      { label: '申请补贴金额', value: formatMoney(limit?.kytqe) },
    ],
    next: ({ ywzt }) => {
      if (ywzt === '99') return ['补贴已记入您的住房公积金账户，可以在“缴存明细”中查看。'];
      if (ywzt === '02')
        return ['申请已通过，本年度预算已用完：按受理顺序排队，预算到位后自动发放，位次可以在“我的办件”中查看。'];
      return [
        '中心将在承诺办结日前完成审核，结果会发送到消息中心和您的手机。',
        '审核通过后补贴直接记入您的住房公积金账户；审核前可以撤回。',
      ];
    },
  },
});
