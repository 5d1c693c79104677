import { batchRows } from '@/engine/batch/batch-rows';
import { unitOptions } from '../blocks/member-batch';
import { accountOpeningImport } from './account-opening-import';

/** The new members: typed, or from a file. */
export default batchRows({
  shape: accountOpeningImport,
  createWorker: () => new Worker(new URL('./account-opening-worker.ts', import.meta.url), { type: 'module' }),
  prepare: unitOptions,
});
