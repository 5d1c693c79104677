import { defineSchema } from '../define-schema';
import { when } from '../rules';

const isFromBalance = when('hjfs', '01');
const isDebit = when('hjfs', '02', '04');

/** Payment of a list by the unit (docs/rules/gj0201-remittance.md); `label`: name of its method. */
export const paymentFields = (label: string) =>
  defineSchema({
    hjfs: { kind: 'select', label, dictionary: 'hjfs' },
    sqzsje: { kind: 'money', label: '使用暂收余额', zero: 'allowed', visible: isFromBalance },
    zhbh: {
      kind: 'select',
      label: '付款账户',
      options: 'given',
      visible: isDebit,
    },
  });
