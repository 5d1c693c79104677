import type { FlexibleAccount } from '@/api/person/flexible';
import { formatMoney } from '@/domain/money';
import { defineFlow } from '@/engine/flow/define-flow';
import type { PersonFacts } from '@/engine/flow/facts';
import { schemaFields } from '@/form/schema-fields';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import { flexibleReopeningFields } from '@/schema/individual/gj0809-flexible-reopening';
import { accountSection } from '../blocks/account-figures';
import { agreedSection, baseFigures, loadFlexibleAccount, monthOptions } from './flexible-change';

/** GJ0809 灵活就业启封 (docs/rules/gj0809-flexible-reopening.md); the debit account is changed in GJ0805 only, with its checks. */
export default defineFlow<'individual', ValuesOf<typeof flexibleReopeningFields>, FlexibleAccount>()({
  code: 'GJ0809',
  title: '灵活就业启封',
  service: 'lhjy/zhbg',
  own: loadFlexibleAccount,
  initial: initialOf(flexibleReopeningFields),
  // The first debit month is chosen, not prefilled.
  prefill: ({ own }) => {
    const { yjce = '', grjcbl = '' } = own.jcyd.at(-1) ?? {};
    return { yjce, grjcbl, kkr: own.kkr > 0 ? String(own.kkr) : '' };
  },
  sections: [
    accountSection,
    agreedSection,
    {
      key: 'resume',
      title: '恢复缴存',
      note: '扣款账号在“扣款账户变更”中更换：账户启封后才能办理，启封办结后的回执上即可进入；本次先沿用原扣款账户。',
      fields: schemaFields<typeof flexibleReopeningFields, PersonFacts<FlexibleAccount>>(flexibleReopeningFields, [
        'yjce',
        'grjcbl',
        { name: 'sxny', options: monthOptions },
        'kkr',
      ]),
      derived: (values, { own }) => [
        ...baseFigures(values),
        { label: '扣款账号', value: own.kkzh ? `${own.kkyhmc} ${own.kkzh}` : '--' },
      ],
    },
  ],
  special: ({ yjce, sxny, kkr }) => `自${sxny}起恢复缴存，每月${kkr}日扣款${formatMoney(yjce)}，您确定启封吗？`,
  receipt: {
    figures: ({ yjce, sxny, kkr }, { own }) => [
      { label: flexibleReopeningFields.yjce.label, value: formatMoney(yjce) },
      { label: flexibleReopeningFields.sxny.label, value: sxny },
      { label: '扣款账户', value: `${own.kkyhmc} ${own.kkzh}` },
      { label: flexibleReopeningFields.kkr.label, value: `每月${kkr}日` },
    ],
    next: () => [
      '自启封年月起按约定扣款，扣款日前请保证扣款账户余额充足。',
      '需要换用其他账户扣款的，请办理“扣款账户变更”，扣款当日及前一日除外。',
    ],
    links: [{ to: '/grwt/zhxx/lhjyryyw/kkzh_bg', label: '办理扣款账户变更' }],
  },
});
