import type { Actor } from '@mocks/centre/kernel/transaction';
import { addPapers } from '../../centre/submit';
import type { FlowFixture } from './fixture';

/** Uploads these papers before a business is handed in. */
export const withPapers =
  (actor: Actor, papers: readonly string[]): NonNullable<FlowFixture['prepare']> =>
  async (centre, ywlsh) => {
    await centre.transact((tx) => addPapers(tx, actor, ywlsh, papers));
    return {};
  };
