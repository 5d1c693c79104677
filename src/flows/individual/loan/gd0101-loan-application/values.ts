import type { LoanHousehold } from '@/api/loan/loan-application';
import type { PersonFacts } from '@/engine/flow/facts';
import { type FieldRef, schemaFields } from '@/form/schema-fields';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import type { Code, CustomText, Held, Money, Plain } from '@/schema/field-kinds';
import { isMarried } from '@/schema/individual/family';
import { loanApplicationFields } from '@/schema/individual/gd0101-loan-application';
import { must } from '@/schema/rules';
import type { PickedHouse } from '../../blocks/building-table/house';

/** Fields of the schema, and what the form holds in another shape than it sends (docs/rules/gd0101-loan-application.md, Fields). */
export type LoanValues = ValuesOf<typeof loanApplicationFields> & {
  /** '1' if the spouse co-borrows: sent as a row of `gtjkr`, entered here. */
  pogtjk: Code;
  poysr: Money;
  /** Chosen home with its data from the building table. */
  fwbh: Held<PickedHouse>;
  /** Fingerprint of the cost statement that was read. */
  cbyd: CustomText;
};

export type Seen = Plain<LoanValues>;
export type LoanFacts = PersonFacts<LoanHousehold>;
export const loanRule = must<LoanValues, LoanFacts>;

/** Fields of a section from the schema of the loan. */
export const loanSchemaFields = (refs: readonly FieldRef<typeof loanApplicationFields, LoanFacts>[]) =>
  schemaFields<typeof loanApplicationFields, LoanFacts>(loanApplicationFields, refs);

export const isSpouseBorrower = (values: Seen) => isMarried(values) && values.pogtjk === '1';

export const INITIAL_LOAN_VALUES: Seen = {
  ...initialOf(loanApplicationFields),
  pogtjk: '',
  poysr: '',
  fwbh: null,
  cbyd: '',
};
