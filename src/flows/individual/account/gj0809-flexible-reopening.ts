import type { FlexibleAccount } from '@/api/person/flexible';
import { formatMoney } from '@/domain/money';
import { defineFlow } from '@/engine/flow/define-flow';
import type { Int } from '@/schema/field-kinds';
import { accountSection } from '../blocks/account-figures';
import {
  agreedSection,
  baseFigures,
  debitDayRule,
  loadFlexibleAccount,
  type MonthlyValues,
  monthlyFields,
} from './flexible-change';

/** The debit account is changed in GJ0805 only, with its checks and its authorisation. */
interface Values extends MonthlyValues {
  kkr: Int;
}

/** GJ0809 灵活就业启封 (docs/rules/gj0809-flexible-reopening.md). */
export default defineFlow<'individual', Values, FlexibleAccount>()({
  code: 'GJ0809',
  title: '灵活就业启封',
  version: 1,
  service: 'lhjy/zhbg',
  own: loadFlexibleAccount,
  initial: { yjce: '', grjcbl: '', sxny: '', kkr: '' },
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
      fields: [
        ...monthlyFields('启封年月'),
        { kind: 'int', name: 'kkr', label: '约定扣款日', min: 1, max: 31, unit: '日', rules: [debitDayRule] },
      ],
      derived: (values, { own }) => [
        ...baseFigures(values),
        { label: '扣款账号', value: own.kkzh ? `${own.kkyhmc} ${own.kkzh}` : '--' },
      ],
    },
  ],
  judge: { deciding: [], estimate: () => null },
  materials: null,
  special: ({ yjce, sxny, kkr }) => `自${sxny}起恢复缴存，每月${kkr}日扣款${formatMoney(yjce)}，您确定启封吗？`,
  receipt: {
    figures: ({ yjce, sxny, kkr }, { own }) => [
      { label: '月缴存额', value: formatMoney(yjce) },
      { label: '启封年月', value: sxny },
      { label: '扣款账户', value: `${own.kkyhmc} ${own.kkzh}` },
      { label: '约定扣款日', value: `每月${kkr}日` },
    ],
    next: () => [
      '自启封年月起按约定扣款，扣款日前请保证扣款账户余额充足。',
      '需要换用其他账户扣款的，请办理“扣款账户变更”，扣款当日及前一日除外。',
    ],
    links: [{ to: '/grwt/zhxx/lhjyryyw/kkzh_bg', label: '办理扣款账户变更' }],
  },
});
