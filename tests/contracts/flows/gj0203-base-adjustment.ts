import { closeBatch, openBatch, sendBatchPart } from '@/api/cases/batches';
import { fetchBaseMembers } from '@/api/unit/base-adjustment';
import { UNITS } from '../../people';
import type { FlowFixture } from './fixture';

export const gj0203: FlowFixture = {
  loginType: '2',
  account: UNITS.华夏精密.dwzh,
  prepare: async (_, ywlsh) => {
    const { list } = await fetchBaseMembers({ page: 1, size: 2000, sxny: '2026-12' });
    const { pcbh } = await openBatch('GJ0203', ywlsh, 1);
    const paying = list.filter(({ grzhzt }) => grzhzt !== '02');
    await sendBatchPart(
      pcbh,
      1,
      paying.map(({ grzh }) => ({
        ...{ grzh, sxny: '2026-12', snypjgz: '9000.00', tzhgrjcjs: '9000.00' },
        ...{ btzyy: '', sfqr: '1' },
      })),
    );
    return { mx: await closeBatch(pcbh) };
  },
  values: { tzlx: '1', sxny: '2026-12', ywwd: '0101', cns: true },
  ywzt: '99',
  clerk: null,
};
