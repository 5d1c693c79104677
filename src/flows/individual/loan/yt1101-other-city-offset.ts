import { fetchOtherCityOffset, type OtherCityOffset } from '@/api/loan/other-city-offset';
import { maskIdNumber } from '@/domain/text/mask';
import { defineFlow } from '@/engine/flow/define-flow';
import type { PersonFacts } from '@/engine/flow/facts';
import { schemaFields } from '@/form/schema-fields';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import { END, ends, SIGN, signs } from '@/schema/individual/offset';
import { otherCityOffsetFields } from '@/schema/individual/yt1101-other-city-offset';
import { accountSection } from '../blocks/account-figures';
import { pickFigures } from '../blocks/pick-figures';
import { offsetMatter, offsetPromise, withinBalance } from './offset-fields';

const OWN = '01';

const SIGN_PROMISE =
  '我已知悉：授权中心每月从本人公积金账户划款偿还异地贷款，不足的部分由还款账户支付；同意中心通过全国共享平台查询该贷款。';
const END_PROMISE = '我已知悉：自解除之日起中心不再划款，各期还款全部由异地贷款的还款账户支付，我会备足款项。';

/** YT1101 异地月冲还贷签约; termination is the second option of the same page (docs/rules/yt1101-other-city-offset.md). */
export default defineFlow<'individual', ValuesOf<typeof otherCityOffsetFields>, OtherCityOffset>()({
  code: 'YT1101',
  title: '异地月冲还贷签约',
  service: 'ydchd',
  own: (signal) => fetchOtherCityOffset({ signal }),
  initial: initialOf(otherCityOffsetFields),
  prefill: ({ own, policy }) => ({ czlx: own.order ? END : SIGN, blje: policy('p.zhBlje') }),
  sections: [
    accountSection,
    {
      key: 'matter',
      title: '办理事项',
      fields: schemaFields<typeof otherCityOffsetFields, PersonFacts<OtherCityOffset>>(otherCityOffsetFields, [
        {
          name: 'czlx',
          rules: [
            offsetMatter({
              isSigned: ({ own }: PersonFacts<OtherCityOffset>) => own.order !== null,
              already: '已签约异地月冲还贷，请先解除后再签约',
              notYet: '尚未签约异地月冲还贷',
            }),
          ],
        },
      ]),
      derived: (_, { own: { order } }) =>
        order
          ? [
              { label: '现行签约', value: `${order.dkzxmc} ${order.jkhtbh}` },
              { label: otherCityOffsetFields.zdjkr.label, value: `每月${order.zdjkr}日` },
              { label: '签约期限', value: `${order.qyrq}至${order.qyqx}` },
              { label: '下次划款', value: order.xchkr },
              { label: '最近一次', value: order.sczt },
            ]
          : [{ label: '现行签约', value: '未签约' }],
    },
    {
      key: 'loan',
      title: '异地贷款',
      note: ({ policy }) =>
        `由全国住房公积金共享平台核验；平台未及时返回的，申请保留并在${policy('p.ydHyts')}个工作日内每日重新核验。`,
      fields: schemaFields(otherCityOffsetFields, ['dkszs', 'dkzxmc', 'jkhtbh', 'yjkrgx', 'jkrxm', 'jkrzjhm']),
      derived: (values, { account }) =>
        signs(values) && values.yjkrgx === OWN
          ? [{ label: '借款人', value: `${account.xingming}（${maskIdNumber(account.zjhm)}）` }]
          : [],
    },
    {
      key: 'order',
      title: '划款约定',
      fields: schemaFields<typeof otherCityOffsetFields, PersonFacts>(otherCityOffsetFields, [
        { name: 'zdjkr', hint: ({ policy }) => `每月1至28日，早于还款日${policy('p.ydTqts')}日以上` },
        { name: 'blje', rules: [withinBalance] },
        'jcyy',
      ]),
    },
    { key: 'quote', title: '核验结果', pending: '填好异地贷款和约定后显示。', quote: true, fields: [] },
    offsetPromise(SIGN_PROMISE, END_PROMISE),
  ],
  judge: { deciding: ['czlx', 'dkzxmc', 'jkhtbh', 'jkrxm', 'jkrzjhm', 'yjkrgx', 'zdjkr', 'blje'], forget: ['czlx'] },
  materials: ({ yjkrgx, jkrzjhm }) => ({ yjkrgx, jkrzjhm: jkrzjhm.toUpperCase() }),
  special: (values) =>
    ends(values)
      ? '解除后不再从公积金账户划款。您确定解除吗？'
      : `签约后每月${values.zdjkr}日从公积金账户划款偿还异地贷款。您确定签约吗？`,
  sign: { needed: () => true, others: () => [] },
  receipt: {
    lead: (values) => (ends(values) ? '解除异地月冲还贷' : `签约异地月冲还贷，每月${values.zdjkr}日划款`),
    figures: (values, { limit }) => [
      { label: otherCityOffsetFields.czlx.label, value: ends(values) ? '解除异地月冲还贷' : '异地月冲还贷签约' },
      ...(ends(values)
        ? []
        : [
            { label: otherCityOffsetFields.zdjkr.label, value: `每月${values.zdjkr}日` },
            ...pickFigures(limit?.mx, ['scrq', 'zfhk', 'dqyhje', 'skzh', 'qyqx']),
          ]),
    ],
    next: ({ ywzt }, _, { policy }) => nextOf(ywzt, policy('p.ydHyts')),
  },
});

/** Next steps by state; `days`: working days until the exchange is queried again (p.ydHyts). */
function nextOf(ywzt: string, days: string): readonly string[] {
  switch (ywzt) {
    case '99':
      return [
        '已办结。每次划款的结果会发送到消息中心和您的手机，并列在“提取记录”和“冲还贷记录”中；在“约定提取管理”中可以看到下次划款的日期和金额，不再需要时在本页解除。',
      ];
    case '02':
      return [
        `全国共享平台暂未返回结果，申请已保留，${days}个工作日内每日重新核验，您无需操作。`,
        '核验前可以在“我的办件”中撤回。',
      ];
    default:
      return ['中心将在承诺办结日前作出决定，结果会发送到消息中心和您的手机。'];
  }
}
