// @vitest-environment node

import { addPart, closeBatch, openBatch } from '@mocks/centre/cases/batches';
import { addMaterial } from '@mocks/centre/cases/materials/materials';
import type { Centre } from '@mocks/centre/centre';
import { moveClock } from '@mocks/centre/daily-jobs';
import { type Desk } from '@mocks/centre/kernel/desk';
import { issueNumber } from '@mocks/centre/kernel/numbers';
import { unitOf } from '@mocks/centre/kernel/people';
import { unitInfo } from '@mocks/centre/members/unit-views';
import { judge, submit } from '@mocks/centre/office/applications';
import { review } from '@mocks/centre/office/review';
import { owedRows } from '@mocks/centre/remittance/back-pay';
import { setInstruction } from '@mocks/centre/remittance/standing';
import { beforeEach, describe, expect, it } from 'vitest';
import { centreOn } from '../fixture';
import { PNG } from '../loan-fixture';
import { ACCOUNT, HUAXIA, handIn } from '../remittance-world';

let centre: Centre;
beforeEach(async () => {
  centre = await centreOn();
  // The unit files each month itself.
  await at((desk) => setInstruction(desk, HUAXIA, { zt: '1', zhbh: ACCOUNT }));
  await at((desk) => setInstruction(desk, HUAXIA, { zt: '0', zhbh: '' }));
});

const at = <T>(work: (desk: Desk) => T) => centre.transact(work);
const to = (now: string) => at((desk) => moveClock(desk, { now }));
const remit = () => at((desk) => handIn(desk, { hjfs: '02', zhbh: ACCOUNT }));

function put(desk: Desk, ywlx: string, more: Record<string, string>): string {
  const ywlsh = issueNumber(desk, HUAXIA, ywlx);
  for (const wjlxId of ['0208', '0209']) addMaterial(desk, HUAXIA, { ywlsh, wjlxId, name: '决议.png', bytes: PNG });
  const why = { qksm: '订单减少', jyhylx: '1', jyrq: desk.today(), zgzs: '48', tyrs: '25', qunianrypjgz: '6000.00' };
  submit(desk, HUAXIA, { ywlx, ywlsh, ywwd: '0101', cns: '1', hjyy: '02', ...why, ...more });
  return ywlsh;
}

function deferred(desk: Desk, sqhjksny: string, sqhjjsny: string, jhbjrq = '2027-06-30'): string {
  const ywlsh = put(desk, 'GJ0206', { sqhjksny, sqhjjsny, jhbjrq });
  review(desk, { ywlsh, result: 'approve', opinion: '同意' });
  return ywlsh;
}

function madeUp(desk: Desk, rows: readonly object[]) {
  const ywlsh = issueNumber(desk, HUAXIA, 'GJ0202');
  const { pcbh } = openBatch(desk, HUAXIA, { ywlx: 'GJ0202', ywlsh, parts: 1 });
  addPart(desk, HUAXIA, { pcbh, no: 1, rows });
  closeBatch(desk, HUAXIA, pcbh);
  const usual = { bjfs: '01', bjyy: '03', hjfs: '02', sqzsje: '', zhbh: ACCOUNT, ywwd: '0101', cns: '1' };
  return submit(desk, HUAXIA, { ywlx: 'GJ0202', ywlsh, pcbh, ...usual });
}

const owed = () => at((desk) => owedRows(desk, unitOf(desk, HUAXIA)));
const paidUntil = () => at((desk) => unitInfo(desk, HUAXIA).jzny);

describe('缴至年月 of a unit', () => {
  it('goes on over months put off once they are made up for everybody, and certificates reach as far', async () => {
    await at((desk) => deferred(desk, '2026-12', '2027-01'));
    await to('2027-02-02');
    const rows = await owed();
    await at((desk) => madeUp(desk, rows.slice(1)));
    expect(await paidUntil()).toBe('2026-11');
    await at((desk) => madeUp(desk, rows.slice(0, 1)));
    expect(await paidUntil()).toBe('2027-01');
    const period = { tjksny: '2026-11', tjjsny: '2027-01' };
    const wrong = await at(
      (desk) => judge(desk, HUAXIA, { ywlx: 'GJ0209', zmlx: '21', zmyt: '2', zmgs: 'PDF', ...period }).cw ?? {},
    );
    expect(wrong).not.toHaveProperty('tjjsny');
    // It goes on from there as from any month.
    expect(await at((desk) => unitInfo(desk, HUAXIA).dwyhjny)).toBe('2027-02');
    expect((await remit()).ywzt).toBe('99');
    expect(await paidUntil()).toBe('2027-02');
  });

  it('is not behind a month that was remitted before they are made up', async () => {
    await at((desk) => deferred(desk, '2026-12', '2026-12'));
    await to('2027-01-05');
    await remit();
    const rows = await owed();
    await at((desk) => madeUp(desk, rows));
    expect(await paidUntil()).toBe('2027-01');
  });
});
