import { type BaseMember, fetchBaseMembers } from '@/api/base-adjustment';
import { batchRows } from '@/engine/batch/batch-rows';
import { pagesOf } from '@/engine/list/pages-of';
import { baseAdjustmentImport } from './base-adjustment-import';

const SEALED = '02';

/** The adjustment's rows: all who pay in through the unit. */
export default batchRows({
  shape: baseAdjustmentImport,
  createWorker: () => new Worker(new URL('./base-adjustment-worker.ts', import.meta.url), { type: 'module' }),
  by: 'sxny',
  prepare: async (facts, signal, hand, sxny) => {
    const { policy } = facts();
    for await (const { list, total } of pagesOf((asked) => fetchBaseMembers({ ...asked, sxny }, { signal }))) {
      const sealed = list.filter(({ grzhzt }) => grzhzt === SEALED).map(({ grzh }) => grzh);
      hand.know('sealed', sealed, total);
      hand.expect(list.filter(({ grzhzt }) => grzhzt !== SEALED).map(rowOf), total);
    }
    return { sxny, lower: policy('p.jcjsXx'), upper: policy('p.jcjsSx'), sealed: [] };
  },
});

/** In the order of the import's columns; wage, reason, and whether the member confirmed it are still to come. */
function rowOf({ grzh, xingming, zjhm, tzqgrjcjs, dwjcbl, grjcbl }: BaseMember): string[] {
  return [grzh, xingming, zjhm, tzqgrjcjs, dwjcbl, grjcbl, '', '', ''];
}
