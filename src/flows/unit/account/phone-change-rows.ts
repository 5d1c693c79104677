import { pickMembers } from '@/engine/subject/pick-members';
import { memberRows } from '../blocks/member-batch';
import { phoneChangeImport } from './phone-change-import';

/** Members of any state: chosen, typed, or from a file. */
export default memberRows({
  grzhzt: '',
  shape: phoneChangeImport,
  createWorker: () => new Worker(new URL('./phone-change-worker.ts', import.meta.url), { type: 'module' }),
  pick: pickMembers({ grzhzt: '', row: ({ grzh, xingming }) => ({ grzh, xingming }) }),
});
