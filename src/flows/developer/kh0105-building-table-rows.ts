import { batchRowsField } from '@/engine/batch/batch-rows';
import { importWorker } from '../import-worker';
import { buildingTableImport } from './kh0105-building-table-import';

/** Homes of a building, typed or imported. */
export default batchRowsField({
  shape: buildingTableImport,
  createWorker: importWorker,
});
