import { closeBatch, openBatch, sendBatchPart } from '@/api/batches';
import { fetchMembers } from '@/api/members';
import { UNITS } from '../../people';
import type { FlowFixture } from './fixture';

/** Two accounts that were opened by mistake: a clerk looks at those. */
export const gj0305: FlowFixture = {
  loginType: '2',
  account: UNITS.华夏精密.dwzh,
  prepare: async (_, ywlsh) => {
    const { list } = await fetchMembers({ grzhzt: '01', page: 1, size: 2000 });
    const { pcbh } = await openBatch('GJ0305', ywlsh, 1);
    const row = { fcyy: '09', fcny: '2026-12', lzrq: '', sflx: '1' };
    const rows = list.slice(-2).map(({ grzh, xingming }) => ({ ...row, grzh, xingming }));
    await sendBatchPart(pcbh, 1, rows);
    return { mx: await closeBatch(pcbh) };
  },
  values: { ywwd: '0101', cns: true },
  ywzt: '98',
  clerk: { change: ['ywwd', '0102'] },
};
