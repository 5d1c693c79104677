import { closeBatch, openBatch, sendBatchPart } from '@/api/batches';
import { fetchMembers } from '@/api/members';
import { UNITS } from '../../people';
import type { FlowFixture } from './fixture';

/** A sealed member comes back. */
export const gj0304: FlowFixture = {
  loginType: '2',
  account: UNITS.华夏精密.dwzh,
  prepare: async (_, ywlsh) => {
    const { list } = await fetchMembers({ grzhzt: '02', page: 1, size: 1 });
    const { pcbh } = await openBatch('GJ0304', ywlsh, 1);
    const rows = list.map(({ grzh, xingming }) => ({ grzh, xingming, qfyy: '02', grjcjs: '9000.00', sxny: '2026-12' }));
    await sendBatchPart(pcbh, 1, rows);
    return { mx: await closeBatch(pcbh) };
  },
  values: { ywwd: '0101', cns: true },
  ywzt: '99',
  clerk: null,
};
