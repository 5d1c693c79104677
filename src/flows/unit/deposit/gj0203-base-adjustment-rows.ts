import { type BaseMember, fetchBaseMembers } from '@/api/unit/base-adjustment';
import { batchRowsField } from '@/engine/batch/batch-rows';
import { pagesOf } from '@/engine/list/pages-of';
import { importWorker } from '../../import-worker';
import { baseAdjustmentImport } from './gj0203-base-adjustment-import';

const SEALED = '02';

/** Rows of the adjustment: all contributing members of the unit. */
export default batchRowsField({
  shape: baseAdjustmentImport,
  createWorker: importWorker,
  by: 'sxny',
  prepare: async (facts, signal, hand, sxny) => {
    const { policy } = facts();
    for await (const { list, total } of pagesOf((request) => fetchBaseMembers({ ...request, sxny }, { signal }))) {
      const sealed = list.filter(({ grzhzt }) => grzhzt === SEALED).map(({ grzh }) => grzh);
      hand.know('sealed', sealed, total);
      hand.expect(list.filter(({ grzhzt }) => grzhzt !== SEALED).map(rowOf), total);
    }
    return { sxny, lower: policy('p.jcjsXx'), upper: policy('p.jcjsSx'), sealed: [] };
  },
});

/** Cells in the order of the import's columns; wage, reason and the member's confirmation are still empty. */
function rowOf({ grzh, xingming, zjhm, tzqgrjcjs, dwjcbl, grjcbl }: BaseMember): string[] {
  return [grzh, xingming, zjhm, tzqgrjcjs, dwjcbl, grjcbl, '', '', ''];
}
