import type { Actor } from '@mocks/centre/kernel/desk';
import { addPapers } from '../../centre/hand-in';
import type { FlowFixture } from './fixture';

/** Uploads these papers before a business is handed in. */
export const withPapers =
  (actor: Actor, papers: readonly string[]): NonNullable<FlowFixture['prepare']> =>
  async (centre, ywlsh) => {
    await centre.transact((desk) => addPapers(desk, actor, ywlsh, papers));
    return {};
  };
