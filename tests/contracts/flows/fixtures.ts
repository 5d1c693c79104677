import type { FlowFixture } from './fixture';
import { gd0601 } from './gd0601';
import { tq0107 } from './tq0107';

/** One fixture for each built flow: area and code → who carries it through. */
export const fixtures: Readonly<Record<string, FlowFixture>> = {
  'individual GD0601': gd0601,
  'individual TQ0107': tq0107,
};
