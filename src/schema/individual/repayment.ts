import { defineSchema } from '../define-schema';
import { when } from '../rules';

export const isPart = when('hklx', '2');

/** Kind of a repayment on a chosen day, and how the loan goes on after a partial one. */
export const repaymentKind = defineSchema({
  hklx: { kind: 'radio', label: '还款类型', dictionary: 'hklx' },
  thfs: { kind: 'radio', label: '还款后方式', options: 'given', initial: '01', visible: isPart },
});
