import type { FlowFixture } from './fixture';
import { tq0107 } from './tq0107';

/** One fixture for each built flow: area and code → who carries it through. */
export const fixtures: Readonly<Record<string, FlowFixture>> = {
  'individual TQ0107': tq0107,
};
