import { memberRowsFixture, readByClerk } from './member-rows';

/** Two accounts that were opened by mistake: a clerk looks at those. */
export const gj0305 = {
  ...memberRowsFixture('GJ0305', { fcyy: '09', fcny: '2026-12', lzrq: '' }, { of: (all) => all.slice(-2) }),
  ...readByClerk,
};
