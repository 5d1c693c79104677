import { closeBatch, openBatch, sendBatchPart } from '@/api/batches';
import { fetchMembers } from '@/api/members';
import { UNITS } from '../../people';
import type { FlowFixture } from './fixture';

/** The first member in a state (dictionary grzhzt), with what shall be put right, as a batch of one row. */
export function memberRowsFixture(ywlx: string, cells: object, grzhzt = '01'): FlowFixture {
  return {
    loginType: '2',
    account: UNITS.华夏精密.dwzh,
    prepare: async (_, ywlsh) => {
      const { list } = await fetchMembers({ grzhzt, page: 1, size: 1 });
      const { pcbh } = await openBatch(ywlx, ywlsh, 1);
      const rows = list.map(({ grzh, xingming }) => ({ grzh, xingming, ...cells }));
      await sendBatchPart(pcbh, 1, rows);
      return { mx: await closeBatch(pcbh) };
    },
    values: { ywwd: '0101', cns: true },
    ywzt: '99',
    clerk: null,
  };
}
