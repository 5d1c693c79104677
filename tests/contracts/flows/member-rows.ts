import { closeBatch, openBatch, sendBatchPart } from '@/api/cases/batches';
import { fetchMembers, type Member } from '@/api/unit/members';
import { UNITS } from '../../people';
import type { FlowFixture } from './fixture';

/** These rows as one batch of 华夏精密, from which a business of many is handed in; the centre decides it by itself. */
export const rowsFixture = (ywlx: string, rows: () => Promise<Record<string, string>[]>): FlowFixture => ({
  loginType: '2',
  account: UNITS.华夏精密.dwzh,
  prepare: async (_, ywlsh) => {
    const { pcbh } = await openBatch(ywlx, ywlsh, 1);
    await sendBatchPart(pcbh, 1, await rows());
    return { mx: await closeBatch(pcbh) };
  },
  values: { ywwd: '0101', cns: true },
  ywzt: '99',
  clerk: null,
});

/** The same where a clerk reads what the rows say. */
export const readByClerk: Pick<FlowFixture, 'ywzt' | 'clerk'> = { ywzt: '98', clerk: { change: ['ywwd', '0102'] } };

/** What is said of members of the unit in a state (dictionary grzhzt): of the first one unless it is said of whom. */
export const memberRowsFixture = (
  ywlx: string,
  cells: Record<string, string>,
  { grzhzt = '01', of = (all: readonly Member[]) => all.slice(0, 1) } = {},
): FlowFixture =>
  rowsFixture(ywlx, async () => {
    const { list } = await fetchMembers({ grzhzt, page: 1, size: 2000 });
    return of(list).map(({ grzh, xingming }) => ({ grzh, xingming, ...cells }));
  });
