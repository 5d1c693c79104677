// @vitest-environment node
import { addMaterial } from '@mocks/centre/cases/materials/materials';
import { moveClock } from '@mocks/centre/daily-jobs';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import type { Transaction } from '@mocks/centre/kernel/transaction';
import { submit } from '@mocks/centre/office/applications';
import { review } from '@mocks/centre/office/review';
import { listReliefs } from '@mocks/centre/remittance/relief-views';
import { beforeEach, expect, it } from 'vitest';
import { OPERATORS } from '../../../people';
import { centreOn } from '../../fixture';
import { PNG } from '../../loan-fixture';
import { HUAXIA } from '../../remittance-world';

let centre: Awaited<ReturnType<typeof centreOn>>;
beforeEach(async () => {
  centre = await centreOn();
});

function decided(tx: Transaction, month: string, result: 'approve' | 'refuse' | 'return'): void {
  const ywlsh = issueNumber(tx, HUAXIA, 'GJ0206');
  for (const wjlxId of ['0208', '0209']) addMaterial(tx, HUAXIA, { ywlsh, wjlxId, name: '决议.png', bytes: PNG });
  const why = { qksm: '订单减少', jyhylx: '1', jyrq: tx.today(), zgzs: '48', tyrs: '25', qunianrypjgz: '6000.00' };
  const months = { sqhjksny: month, sqhjjsny: month, jhbjrq: '2027-12-31', hjyy: '02' };
  submit(tx, HUAXIA, { ywlx: 'GJ0206', ywlsh, ywwd: '0101', cns: '1', ...why, ...months });
  review(tx, { ywlsh, result, opinion: '材料不清' });
}

it('papers of approval are numbered anew each year', async () => {
  await centre.transact((tx) => decided(tx, '2027-03', 'approve'));
  await centre.transact((tx) => decided(tx, '2027-04', 'approve'));
  await centre.transact((tx) => moveClock(tx, { now: '2027-01-02' }));
  const numbers = await centre.transact((tx) => {
    decided(tx, '2027-05', 'approve');
    return listReliefs(tx, HUAXIA, { page: 1, size: 9 }).list.map(({ pzwh }) => pzwh);
  });
  expect(numbers).toEqual(['云公积金批〔2027〕第1号', '云公积金批〔2026〕第2号', '云公积金批〔2026〕第1号']);
});

it.each(['approve', 'refuse', 'return'] as const)('%s: a unit is addressed as one by every SMS', async (result) => {
  const sent = await centre.transact((tx) => {
    decided(tx, '2027-03', result);
    return readOutbox(tx).filter(({ to }) => to === OPERATORS.吴晓东.jbrsjhm);
  });
  const said = sent.map(({ text = '' }) => text).filter((text) => text.includes('缓缴申请'));
  expect(said.length).toBeGreaterThan(1);
  for (const text of said) {
    expect(text).toContain('贵单位');
    expect(text).not.toContain('您');
  }
});
