import type { FlexibleAccount } from '@/api/person/flexible';
import { formatMoney } from '@/domain/money';
import { defineFlow } from '@/engine/flow/define-flow';
import type { PersonFacts } from '@/engine/flow/facts';
import { schemaFields } from '@/form/schema-fields';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import { flexibleAmountFields } from '@/schema/individual/gj0804-flexible-amount';
import { accountSection } from '../blocks/account-figures';
import { agreedIn, agreedSection, asOption, baseFigures, loadFlexibleAccount } from './flexible-change';

/** GJ0804 月缴存额调整 (docs/rules/gj0804-flexible-amount.md). */
export default defineFlow<'individual', ValuesOf<typeof flexibleAmountFields>, FlexibleAccount>()({
  code: 'GJ0804',
  title: '月缴存额调整',
  service: 'lhjy/zhbg',
  own: loadFlexibleAccount,
  initial: initialOf(flexibleAmountFields),
  prefill: ({ own }) => ({ grjcbl: own.jcyd.at(-1)?.grjcbl ?? '', sxny: own.tzny[0] ?? '' }),
  sections: [
    accountSection,
    agreedSection,
    {
      key: 'change',
      title: '调整为',
      note: ({ policy }) =>
        `每个缴存年度可以调整${policy('p.lhTzCs')}次。本月已扣款的，自下月起按新的金额扣款；已预缴的月份按原金额。`,
      fields: schemaFields<typeof flexibleAmountFields, PersonFacts<FlexibleAccount>>(flexibleAmountFields, [
        'yjce',
        'grjcbl',
        { name: 'sxny', options: ({ own }) => own.tzny.map(asOption) },
      ]),
      derived: (values) => baseFigures(values),
    },
  ],
  special: ({ yjce, sxny }, { own }) =>
    `月缴存额将自${sxny}起由${formatMoney(agreedIn(own, sxny)?.yjce)}改为${formatMoney(yjce)}，您确定吗？`,
  receipt: {
    figures: ({ yjce, sxny }, { own }) => [
      { label: '调整前月缴存额', value: formatMoney(agreedIn(own, sxny)?.yjce) },
      { label: '调整后月缴存额', value: formatMoney(yjce) },
      { label: flexibleAmountFields.sxny.label, value: sxny },
    ],
    next: () => ['自生效年月起按新的金额扣款，扣款日前请保证扣款账户余额充足。'],
  },
});
