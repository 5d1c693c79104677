import { addMaterial } from '@mocks/centre/cases/materials/materials';
import type { TestCentre } from '@mocks/node';
import { closeBatch, openBatch, sendBatchPart } from '@/api/cases/batches';
import { fetchMembers } from '@/api/unit/members';
import { PNG } from '../../centre/loan-fixture';
import { HUAXIA } from '../../centre/remittance-world';
import type { FlowFixture } from './fixture';

/** One member's month that was paid on too low a base. */
async function rows(centre: TestCentre, ywlsh: string) {
  const { list } = await fetchMembers({ grzhzt: '01', page: 1, size: 1 });
  const { pcbh } = await openBatch('GJ0202', ywlsh, 1);
  const sent = list.map(({ grzh, xingming }) => ({
    grzh,
    xingming,
    bjksny: '2026-10',
    bjjsny: '2026-10',
    bjjs: '28000.00',
  }));
  await sendBatchPart(pcbh, 1, sent);
  await centre.transact((tx) => addMaterial(tx, HUAXIA, { ywlsh, wjlxId: '0213', name: '判决书.png', bytes: PNG }));
  return { mx: await closeBatch(pcbh) };
}

/** Paid by transfer; by a paper of the court a clerk reads it. */
export const gj0202: FlowFixture = {
  loginType: '2',
  account: HUAXIA.dwzh,
  prepare: rows,
  values: { bjfs: '02', bjyy: '99', hjfs: '03', ywwd: '0101', cns: true },
  ywzt: '02',
  outcome: /已受理，待缴款$/,
  clerk: {
    values: { bjyy: '06', wsh: '(2026)云0101执88号' },
    change: ['wsh', '(2026)云0101执89号'],
  },
};
