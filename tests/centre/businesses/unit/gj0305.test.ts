import { addPart, closeBatch, openBatch } from '@mocks/centre/cases/batches';
import type { Actor, Desk } from '@mocks/centre/kernel/desk';
import { issueNumber } from '@mocks/centre/kernel/numbers';
import { membersOf } from '@mocks/centre/members/unit-members';
import { startCentre, type TestCentre } from '@mocks/node';
import { afterAll, beforeAll, expect, it } from 'vitest';

const CLOUD: Actor = { kind: 'unit', dwzh: '1000000002' };
const PART = 2_000;

let centre: TestCentre;
beforeAll(async () => {
  centre = await startCentre({ today: '2026-11-21' });
});
afterAll(() => centre.close());

function rowsOf(desk: Desk): Record<string, string>[] {
  const paying = membersOf(desk, CLOUD).filter(({ grzhzt }) => grzhzt === '01');
  return paying.map(({ grzh, xingming }) => ({ grzh, xingming, fcyy: '03', fcny: '2026-12', lzrq: '', sflx: '1' }));
}

function send(desk: Desk, rows: readonly object[]) {
  const ywlsh = issueNumber(desk, CLOUD, 'GJ0305');
  const parts = Math.ceil(rows.length / PART);
  const { pcbh } = openBatch(desk, CLOUD, { ywlx: 'GJ0305', ywlsh, parts });
  for (let no = 1; no <= parts; no += 1) {
    addPart(desk, CLOUD, { pcbh, no, rows: rows.slice((no - 1) * PART, no * PART) });
  }
  return closeBatch(desk, CLOUD, pcbh);
}

it('ten thousand people are one batch; one of them twice is refused by number', async () => {
  const { zs, hz } = await centre.transact((desk) => send(desk, rowsOf(desk)));
  expect(zs).toBeGreaterThan(9_900);
  expect(hz[0]?.value).toBe(`${zs}人`);
  const again = centre.transact((desk) => {
    const rows = rowsOf(desk);
    return send(desk, [...rows, rows[0] ?? {}]);
  });
  await expect(again).rejects.toThrow(/^\d+重复出现，请修改明细后重新提交$/);
});
