import { defineSchema } from '../define-schema';
import { repaymentKind } from './repayment';

/** Kind and day of GD0605 公积金提取还贷 (docs/rules/gd0605-deposit-repayment.md); the persons who draw stand in a table. */
export const depositRepaymentFields = defineSchema({
  ...repaymentKind,
  hkr: { kind: 'select', label: '还款日', options: 'given' },
});
