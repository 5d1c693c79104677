import { fetchRefundStart, type RefundStart } from '@/api/person/pending-money';
import { exceeds, formatMoney, moneyText } from '@/domain/money';
import { defineFlow } from '@/engine/flow/define-flow';
import type { UnitFacts } from '@/engine/flow/facts';
import { schemaFields } from '@/form/schema-fields';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import { must } from '@/schema/rules';
import { refundFields } from '@/schema/unit/zs0101-suspended-refund';
import { operatorFigures, unitFigures } from '../blocks/unit-figures';
import { PayersLink } from './PayersLink';

type Facts = UnitFacts<RefundStart>;
const rule = must<object, Facts>;
const accountOf = ({ own }: Facts, zhbh: string) => {
  const found = own.fkzhs.find((one) => one.zhbh === zhbh);
  return found ? `${found.yhmc} ${found.fkzh}` : '';
};

/**
 * ZS0101 暂收款退款: pending money not reserved for a roster is refunded to the unit's own account (docs/rules/zs0101-suspended-refund.md).
 */
export default defineFlow<'unit', ValuesOf<typeof refundFields>, RefundStart>()({
  code: 'ZS0101',
  title: '暂收款退款',
  service: 'jcyw',
  own: (signal) => fetchRefundStart({ signal }),
  initial: initialOf(refundFields),
  prefill: ({ own: { fkzhs } }) => (fkzhs.length === 1 ? { zhbh: fkzhs[0]?.zhbh ?? '' } : {}),
  sections: [
    {
      key: 'refund',
      title: '退款内容',
      note: '没有用于清册的暂收余额可以退回单位自己的银行账户；留在暂收余额的，办理汇缴、补缴时可以使用。',
      figures: (facts) => [
        ...unitFigures(facts).slice(0, 2),
        { label: '可退的暂收余额', value: formatMoney(facts.own.zsye) },
      ],
      fields: schemaFields<typeof refundFields, Facts>(refundFields, [
        {
          name: 'tkje',
          short: true,
          rules: [
            rule((tkje, _, { own }) => !exceeds(tkje, own.zsye))(
              (_, { own }) => `退款金额不能大于可退的暂收余额（${moneyText(own.zsye)}）`,
            ),
          ],
        },
        {
          name: 'zhbh',
          hint: '本单位已签约委托扣款的银行账户，在“付款账户信息维护”中登记',
          below: PayersLink,
          options: ({ own }) => own.fkzhs.map(({ zhbh, yhmc, fkzh }) => ({ value: zhbh, label: `${yhmc} ${fkzh}` })),
        },
      ]),
    },
    { key: 'operator', title: '经办信息', figures: operatorFigures, fields: [] },
  ],
  receipt: {
    lead: ({ tkje, zhbh }, facts) => `退回暂收款 ${moneyText(tkje)}，转入${accountOf(facts, zhbh)}`,
    figures: ({ tkje, zhbh }, facts) => [
      { label: refundFields.tkje.label, value: formatMoney(tkje) },
      { label: refundFields.zhbh.label, value: accountOf(facts, zhbh) },
    ],
    next: ({ ywzt }) =>
      ywzt === '99'
        ? ['款项已转入收款账户，在“暂收款明细”中查看。']
        : ['由本单位另一名操作员在“我的办件”中复核，通过后当场退款。', '复核前可以在“我的办件”中撤回。'],
  },
});
