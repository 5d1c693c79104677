import { defineSchema } from '../define-schema';
import { monthlyTerms } from './flexible';

/** GJ0804 月缴存额调整 (docs/rules/gj0804-flexible-amount.md). */
export const flexibleAmountFields = defineSchema({
  ...monthlyTerms,
  sxny: { kind: 'select', label: '生效年月', options: 'given' },
});
