import { fetchMembers, type Member } from '@/api/members';
import { fetchUnitInfo } from '@/api/unit';
import { batchRows } from '@/engine/batch/batch-rows';
import { pagesOf } from '@/engine/batch/send-batch';
import { pickMembers } from '@/engine/subject/pick-members';
import { memberSealingImport } from './member-sealing-import';

const PAYING = '01';
/** Members are fetched by so many. */
const PAGE = 2_000;

/** The members to be sealed: chosen, typed, or from a file. */
export default batchRows({
  shape: memberSealingImport,
  createWorker: () => new Worker(new URL('./member-sealing-worker.ts', import.meta.url), { type: 'module' }),
  pick: pickMembers({ grzhzt: PAYING, row: ({ grzh, xingming }) => ({ grzh, xingming }) }),
  prepare: async (facts, signal) => {
    const { dwyhjny } = await fetchUnitInfo({ signal });
    const members: Member[] = [];
    for await (const { list } of pagesOf((page) => fetchMembers({ grzhzt: PAYING, page, size: PAGE }, { signal }))) {
      members.push(...list);
    }
    return { options: { due: dwyhjny, today: facts().today, members }, pages: [] };
  },
});
