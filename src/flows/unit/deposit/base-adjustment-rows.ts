import { fetchBaseMembers } from '@/api/base-adjustment';
import { batchRows } from '@/engine/batch/batch-rows';
import { pagesOf } from '@/engine/batch/send-batch';
import { baseAdjustmentImport } from './base-adjustment-import';

const SEALED = '02';

/** The adjustment's rows: all who pay in through the unit. */
export default batchRows({
  shape: baseAdjustmentImport,
  createWorker: () => new Worker(new URL('./base-adjustment-worker.ts', import.meta.url), { type: 'module' }),
  by: 'sxny',
  prepare: async (facts, signal, sxny) => {
    const { policy } = facts();
    const { pages, sealed } = await loadMembers(sxny, signal);
    return { options: { sxny, lower: policy('p.jcjsXx'), upper: policy('p.jcjsSx'), sealed }, pages };
  },
});

/** The unit's members in the order of the import's columns, in pages, and the account numbers of the sealed. */
async function loadMembers(sxny: string, signal: AbortSignal): Promise<{ pages: string[][][]; sealed: string[] }> {
  const sealed: string[] = [];
  const pages: string[][][] = [];
  for await (const { list } of pagesOf((asked) => fetchBaseMembers({ ...asked, sxny }, { signal }))) {
    const paying = list.filter(({ grzhzt }) => grzhzt !== SEALED);
    sealed.push(...list.filter(({ grzhzt }) => grzhzt === SEALED).map(({ grzh }) => grzh));
    pages.push(
      paying.map(({ grzh, xingming, zjhm, tzqgrjcjs, dwjcbl, grjcbl }) => [
        ...[grzh, xingming, zjhm, tzqgrjcjs, dwjcbl, grjcbl],
        // Wage, reason, confirmed by the member.
        ...['', '', ''],
      ]),
    );
  }
  return { pages, sealed };
}
