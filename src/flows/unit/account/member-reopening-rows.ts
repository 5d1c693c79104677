import { pickMembers } from '@/engine/subject/pick-members';
import { memberRows } from '../blocks/member-batch';
import { memberReopeningImport } from './member-reopening-import';

const SEALED = '02';

/** The members who pay in again: chosen, typed, or from a file; their former base is filled in. */
export default memberRows({
  grzhzt: SEALED,
  shape: memberReopeningImport,
  createWorker: () => new Worker(new URL('./member-reopening-worker.ts', import.meta.url), { type: 'module' }),
  pick: pickMembers({
    grzhzt: SEALED,
    row: ({ grzh, xingming, grjcjs }) => ({ grzh, xingming, grjcjs }),
    handed: ({ zjhm = '', xingming = '' }) => ({ grzh: zjhm, xingming }),
  }),
});
