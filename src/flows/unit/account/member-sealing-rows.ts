import { pickMembers } from '@/engine/subject/pick-members';
import { memberRows } from '../blocks/member-batch';
import { memberSealingImport } from './member-sealing-import';

const PAYING = '01';

/** The members to be sealed: chosen, typed, or from a file. */
export default memberRows({
  grzhzt: PAYING,
  shape: memberSealingImport,
  createWorker: () => new Worker(new URL('./member-sealing-worker.ts', import.meta.url), { type: 'module' }),
  pick: pickMembers({ grzhzt: PAYING, row: ({ grzh, xingming }) => ({ grzh, xingming }) }),
});
