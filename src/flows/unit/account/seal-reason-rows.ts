import { pickMembers } from '@/engine/subject/pick-members';
import { memberRows } from '../blocks/member-batch';
import { sealReasonImport } from './seal-reason-import';

const SEALED = '02';

/** Sealed members: chosen, typed, or from a file. */
export default memberRows({
  grzhzt: SEALED,
  shape: sealReasonImport,
  createWorker: () => new Worker(new URL('./seal-reason-worker.ts', import.meta.url), { type: 'module' }),
  pick: pickMembers({ grzhzt: SEALED, row: ({ grzh, xingming }) => ({ grzh, xingming }) }),
});
