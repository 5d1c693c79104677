// Random years of a small centre: 1,000 of them, each with its remittances, transfers, claims, withdrawals, interest, instalments,
// repeats and lost answers. The first that leaves an account out of balance, or anything booked twice, stops the bench with its seed.

import { report } from './figures.mjs';
import { bundled, measure } from './properties.mjs';

const UNIT_RUNS = 300;
const HOLDS = 'every account balances, nothing booked twice';

export async function ledgerBench() {
  const { ledgerYears } = await bundled('../centre/ledger-years.ts');
  measure('账务性质 ledger property, random years of operations', ledgerYears(), { holds: HOLDS });
}

/** Random years of a unit: people, remittances, ratios, deferrals, made-up months and refunds, all checked after every step. */
export async function unitYearsBench() {
  const { unitYears } = await bundled('../centre/unit-years.ts');
  const counts = new Map();
  const property = unitYears(60, (kind, outcome) => {
    const of = counts.get(kind) ?? { done: 0, refused: 0 };
    of[outcome] += 1;
    counts.set(kind, of);
  });
  measure('单位经年性质 unit property, random years of a unit', property, { runs: UNIT_RUNS, holds: HOLDS });
  report(
    'steps by kind, done / refused',
    Object.fromEntries([...counts].sort().map(([kind, { done, refused }]) => [kind, `${done} / ${refused}`])),
  );
}
