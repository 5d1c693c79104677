import { closeBatch, openBatch, sendBatchPart } from '@/api/batches';
import { NEW_PHONES, UNITS } from '../../people';
import type { FlowFixture } from './fixture';

/** Somebody with a passport: a clerk looks at it. */
export const gj0301: FlowFixture = {
  loginType: '2',
  account: UNITS.华夏精密.dwzh,
  prepare: async (_, ywlsh) => {
    const { pcbh } = await openBatch('GJ0301', ywlsh, 1);
    const row = {
      zjhm: 'EA1234567',
      xingming: 'Anna Berg',
      zjlx: '03',
      sjhm: NEW_PHONES.foreigner,
      gzrq: '2026-11-02',
      sfxcjgz: '0',
      grjcjs: '12000.00',
      qjny: '2026-12',
    };
    await sendBatchPart(pcbh, 1, [row]);
    return { mx: await closeBatch(pcbh) };
  },
  values: { ywwd: '0101', cns: true },
  ywzt: '98',
  clerk: { change: ['ywwd', '0102'] },
};
