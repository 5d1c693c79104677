import type { Batch } from '@/api/cases/batches';
import type { CustomControlProps } from '@/form/field-kinds';
import type { Held } from '@/schema/field-kinds';
import { INTO, TRANSFER_OUT } from '@/schema/unit/gj0306-unit-transfer';
import { memberRows } from '../blocks/member-batch';
import { unitTransferImport } from './gj0306-unit-transfer-import';
import { RemindFormerUnit } from './RemindFormerUnit';

/** Outgoing members are chosen from the roster; incoming ones typed, imported, or passed on by GJ0301. */
const TransferRows = memberRows(unitTransferImport, {
  grzhzt: '',
  row: ({ grzh, xingming }) => ({ zjhm: grzh, xingming, zyfx: TRANSFER_OUT }),
  handed: ({ zjhm = '', xingming = '' }) => ({ zjhm, xingming, zyfx: INTO }),
});

export default function TransferRowsAndReminder(props: CustomControlProps<Held<Batch>>) {
  return (
    <>
      <TransferRows {...props} />
      <RemindFormerUnit />
    </>
  );
}
