import type { Parameters } from 'fast-check';

/** The same cases in each `npm test`, so that a landing never fails for what it did not change. */
const SEED = 20_261_124;

/**
 * How often a property is tried, and with which cases. `npm run test:all` draws fresh ones and more of them; fast-check tells
 * seed and path of what it finds, and that becomes a fixed case of the rule's own test.
 * @param times in `npm test`
 */
export function runs(times = 100): Parameters<unknown> {
  const { PROPERTY_SEED, PROPERTY_TIMES } = process.env;
  return { numRuns: times * Number(PROPERTY_TIMES ?? 1), seed: Number(PROPERTY_SEED ?? SEED) };
}
