import { closeBatch, openBatch, sendBatchPart } from '@/api/batches';
import { fetchMembers } from '@/api/members';
import { PEOPLE, UNITS } from '../../people';
import type { FlowFixture } from './fixture';

/** Somebody goes to another unit of this centre. */
export const gj0306: FlowFixture = {
  loginType: '2',
  account: UNITS.华夏精密.dwzh,
  prepare: async (_, ywlsh) => {
    const { list } = await fetchMembers({ grzhzt: '01', page: 1, size: 1, key: PEOPLE.刘洋.grzh });
    const { pcbh } = await openBatch('GJ0306', ywlsh, 1);
    const rows = list.map(({ grzh, xingming }) => ({
      ...{ zjhm: grzh, xingming, zyfx: '2', grjcjs: '', zysxny: '2026-12' },
      zrdwzh: UNITS.蓝天科技.dwzh,
    }));
    await sendBatchPart(pcbh, 1, rows);
    return { mx: await closeBatch(pcbh) };
  },
  values: { ywwd: '0101', cns: true },
  ywzt: '99',
  clerk: null,
};
