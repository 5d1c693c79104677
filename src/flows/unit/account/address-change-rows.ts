import { pickMembers } from '@/engine/subject/pick-members';
import { memberRows } from '../blocks/member-batch';
import { addressChangeImport } from './address-change-import';

/** Members of any state: chosen, typed, or from a file. */
export default memberRows({
  grzhzt: '',
  places: true,
  shape: addressChangeImport,
  createWorker: () => new Worker(new URL('./address-change-worker.ts', import.meta.url), { type: 'module' }),
  pick: pickMembers({ grzhzt: '', row: ({ grzh, xingming }) => ({ grzh, xingming }) }),
});
