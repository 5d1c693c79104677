import type { Batch } from '@/api/batches';
import { INTO, OUT } from '@/domain/members/transfer';
import { pickMembers } from '@/engine/subject/pick-members';
import type { CustomControlProps, Held } from '@/form/field-kinds';
import { memberRows } from '../blocks/member-batch';
import { RemindFormerUnit } from './RemindFormerUnit';
import { unitTransferImport } from './unit-transfer-import';

/** Who goes is chosen from the roster; who comes is typed, from a file, or handed over by GJ0301. */
const TransferRows = memberRows({
  grzhzt: '',
  shape: unitTransferImport,
  createWorker: () => new Worker(new URL('./unit-transfer-worker.ts', import.meta.url), { type: 'module' }),
  pick: pickMembers({
    grzhzt: '',
    row: ({ grzh, xingming }) => ({ zjhm: grzh, xingming, zyfx: OUT }),
    handed: ({ zjhm = '', xingming = '' }) => ({ zjhm, xingming, zyfx: INTO }),
  }),
});

export default function TransferRowsAndReminder(props: CustomControlProps<Held<Batch>>) {
  return (
    <>
      <TransferRows {...props} />
      <RemindFormerUnit />
    </>
  );
}
