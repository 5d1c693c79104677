import type { BusinessRule } from '../../cases/rule';

/** Head of the rules on a unit's deposits (GJ0201, GJ0203 to GJ0206): they concern its members and have no limit. */
export const unitDepositRule = {
  area: 'deposit',
  kind: 'unit',
  members: ({ fsrs = '' }) => Number(fsrs),
} satisfies Partial<BusinessRule>;
