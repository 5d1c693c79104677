import type { FlexibleAccount } from '@/api/flexible';
import { formatMoney } from '@/domain/money';
import { defineFlow } from '@/engine/flow/define-flow';
import { accountSection } from '../blocks/account-figures';
import { agreedSection, baseFigures, type MonthlyValues, monthlyFields, ownFlexible } from './flexible-change';

/** GJ0809 灵活就业启封 (domain catalogue 7). */
export default defineFlow<'individual', MonthlyValues, FlexibleAccount>()({
  code: 'GJ0809',
  title: '灵活就业启封',
  version: 1,
  service: 'lhjy/zhbg',
  own: ownFlexible,
  initial: { yjce: '', grjcbl: '', sxny: '' },
  // From when money is debited again is said, not guessed.
  prefill: ({ own }) => ({ yjce: own.yjce, grjcbl: own.grjcbl }),
  sections: [
    accountSection,
    agreedSection,
    {
      key: 'resume',
      title: '恢复缴存',
      note: '从现有的扣款账户、在约定的扣款日扣款。扣款账户已停用的，启封后到柜台变更。',
      fields: monthlyFields('启封年月'),
      derived: (values) => baseFigures(values),
    },
  ],
  judge: { deciding: [], estimate: () => null },
  materials: null,
  receipt: {
    figures: ({ yjce, sxny }) => [
      { label: '月缴存额', value: formatMoney(yjce) },
      { label: '启封年月', value: sxny },
    ],
    next: () => ['自启封年月起按约定扣款，扣款日前请保证扣款账户余额充足。'],
  },
});
