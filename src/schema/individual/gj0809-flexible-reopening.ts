import { defineSchema } from '../define-schema';
import { debitDay, monthlyTerms } from './flexible';

/** GJ0809 灵活就业启封 (docs/rules/gj0809-flexible-reopening.md). */
export const flexibleReopeningFields = defineSchema({
  ...monthlyTerms,
  sxny: { kind: 'select', label: '启封年月', options: 'given' },
  ...debitDay,
});
