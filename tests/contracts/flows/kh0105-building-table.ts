import { closeBatch, openBatch, sendBatchPart } from '@/api/cases/batches';
import { DEVELOPERS } from '../../people';
import type { FlowFixture } from './fixture';

/** A new building of 安居·云锦里 with two homes: a clerk compares it with the permit. */
export const kh0105: FlowFixture = {
  loginType: '3',
  account: DEVELOPERS.安居置业.kfsbh,
  prepare: async (_, ywlsh) => {
    const { pcbh } = await openBatch('KH0105', ywlsh, 1);
    const home = { jzmj: '98.50', fwdj: '17800.00', hx: '三室两厅一卫' };
    await sendBatchPart(pcbh, 1, [
      { ...home, dyfh: '1-101' },
      { ...home, dyfh: '1-102' },
    ]);
    return { mx: await closeBatch(pcbh) };
  },
  values: { lpbh: 'LP00000002', ldmh: '9号楼', jgrq: '2027-12-31', cns: true },
  ywzt: '98',
  clerk: { change: ['jgrq', '2028-01-31'] },
};
