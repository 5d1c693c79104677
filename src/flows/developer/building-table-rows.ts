import { batchRows } from '@/engine/batch/batch-rows';
import { buildingTableImport } from './building-table-import';

/** The homes of a building: typed, or from a file. */
export default batchRows({
  shape: buildingTableImport,
  createWorker: () => new Worker(new URL('./building-table-worker.ts', import.meta.url), { type: 'module' }),
});
