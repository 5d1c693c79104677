import { batchRowsField } from '@/engine/batch/batch-rows';
import { importWorker } from '../../import-worker';
import { unitOptions } from '../blocks/member-batch';
import { accountOpeningImport } from './gj0301-account-opening-import';

/** New members, typed or imported. */
export default batchRowsField({
  shape: accountOpeningImport,
  createWorker: importWorker,
  prepare: unitOptions,
});
