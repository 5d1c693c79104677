// Random years of a small centre: 1,000 of them, each with its remittances, transfers, claims, withdrawals, interest, instalments,
// repeats and lost answers. The first that leaves an account out of balance, or anything booked twice, stops the bench with its seed.

import { bundled, measure } from './properties.mjs';

export async function ledgerBench() {
  const { ledgerYears } = await bundled('../centre/ledger-years.ts');
  const holds = 'every account balances, nothing booked twice';
  measure('账务性质 ledger property, random years of operations', ledgerYears(), { holds });
}
