// @vitest-environment node

import { addPart, closeBatch, openBatch } from '@mocks/centre/cases/batches';
import { addMaterial } from '@mocks/centre/cases/materials/materials';
import type { Centre } from '@mocks/centre/centre';
import { moveClock } from '@mocks/centre/daily-jobs';
import { type Desk, Refusal } from '@mocks/centre/kernel/desk';
import { issueNumber } from '@mocks/centre/kernel/numbers';
import { readOutbox } from '@mocks/centre/kernel/outbox';
import { unitOf } from '@mocks/centre/kernel/people';
import { closingConditions } from '@mocks/centre/members/unit-closing';
import { unitInfo } from '@mocks/centre/members/unit-views';
import { judge, submit } from '@mocks/centre/office/applications';
import { caseDetail } from '@mocks/centre/office/cases';
import { review } from '@mocks/centre/office/review';
import { owedRows } from '@mocks/centre/remittance/back-pay';
import { standingState } from '@mocks/centre/remittance/list-views';
import { endEarly, listReliefs } from '@mocks/centre/remittance/relief-views';
import { rosterOfDueMonth } from '@mocks/centre/remittance/roster-views';
import { plannedDebit, setInstruction } from '@mocks/centre/remittance/standing';
import { beforeEach, describe, expect, it } from 'vitest';
import { OPERATORS, PEOPLE, UNITS } from '../../people';
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

function said(work: () => unknown): string {
  try {
    work();
  } catch (refusal) {
    if (refusal instanceof Refusal) return Object.values(refusal.fieldErrors)[0] ?? refusal.message;
    throw refusal;
  }
  return '';
}

const rowsOf = (desk: Desk) => listReliefs(desk, HUAXIA, { page: 1, size: 9 }).list;
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

describe('ended early', () => {
  it('on a day on which the month of it cannot be paid in time any more, it goes on with the next one, as was said before', async () => {
    const ywlsh = await at((desk) => deferred(desk, '2026-12', '2027-03'));
    await to('2027-02-20');
    await at((desk) => {
      expect(rowsOf(desk)).toMatchObject([{ hfny: '2027-03', hfjzrq: '2027-03-15' }]);
      expect(said(() => endEarly(desk, HUAXIA, { ywlsh, hfny: '2027-02' }))).toBe(
        '现在提前结束的，2027-03起恢复按月汇缴，请重新确认',
      );
      expect(endEarly(desk, HUAXIA, { ywlsh, hfny: '2027-03' })).toMatchObject({
        ksny: '2026-12',
        jsny: '2027-02',
        hfny: '',
      });
      const sent = readOutbox(desk).map(({ to: phone, text }) => `${phone} ${text}`);
      expect(sent).toContain(
        `${OPERATORS.吴晓东.jbrsjhm} 【住房公积金】贵单位已提前结束缓缴，2027-03起恢复按月汇缴（请于2027-03-15前缴款），2026-12至2027-02缓缴的月份请于2027-06-30前办理补缴。`,
      );
      // Who was told until when hears that it is sooner.
      expect(sent.filter((one) => one.startsWith(`${PEOPLE.刘洋.sjhm} `)).join()).toMatch(
        /提前结束2026-12至2027-03的缓缴，2027-03起恢复按月缴存住房公积金，2026-12至2027-02缓缴的月份计划于2027-06-30前补缴/,
      );
    });
    await to('2027-03-01');
    const { yj } = await at((desk) => unitInfo(desk, HUAXIA));
    expect(yj).toMatchObject({ hjny: '2027-03', jzrq: '2027-03-15', yqyf: [] });
  });

  it('in its last month, whose last day is over, there is nothing left to end', async () => {
    const ywlsh = await at((desk) => deferred(desk, '2026-12', '2027-02'));
    await to('2027-02-20');
    await at((desk) => {
      expect(rowsOf(desk)).toMatchObject([{ zt: '2', hfny: '' }]);
      expect(said(() => endEarly(desk, HUAXIA, { ywlsh, hfny: '2027-02' }))).toContain(
        '2027-03起恢复按月汇缴，无需提前结束',
      );
    });
  });

  it('before it begins it does not begin, and the members hear it', async () => {
    const ywlsh = await at((desk) => deferred(desk, '2026-12', '2027-03'));
    await at((desk) => {
      expect(endEarly(desk, HUAXIA, { ywlsh, hfny: '2026-12' })).toMatchObject({ zt: '5' });
      expect(
        readOutbox(desk)
          .map(({ text }) => text)
          .join(),
      ).toContain('2026-12起恢复按月缴存住房公积金。有异议');
    });
  });
});

it('a month whose last day is over is not put off after the fact', async () => {
  await to('2026-12-20');
  const asked = { jhbjrq: '2027-06-30', sqhjjsny: '2027-02' };
  expect(await at((desk) => said(() => put(desk, 'GJ0206', { ...asked, sqhjksny: '2026-12' })))).toBe(
    '2026-12的汇缴期限已过，不能再申请缓缴，请先汇缴；以后的月份可以申请',
  );
});

describe('缓缴 of an account', () => {
  it('begins with its month: approved before, the account is normal and home says which months are put off', async () => {
    await at((desk) => deferred(desk, '2026-12', '2027-01'));
    await at((desk) => {
      expect(rowsOf(desk)).toMatchObject([{ zt: '1' }]);
      const { dwzhzt, dwyhjny, yj, wyjsm } = unitInfo(desk, HUAXIA);
      expect([dwzhzt, dwyhjny, yj]).toEqual(['01', '2026-12', undefined]);
      expect(wyjsm).toBe('2026-12至2027-01已批准缓缴，目前没有应汇缴的月份');
      expect(said(() => handIn(desk, { hjfs: '02', zhbh: ACCOUNT }))).toBe('2026-12已批准缓缴，不能办理汇缴');
    });
    await to('2026-12-01');
    expect(await at((desk) => unitInfo(desk, HUAXIA))).toMatchObject({
      dwzhzt: '03',
      wyjsm: '单位正在缓缴，目前没有应汇缴的月份',
    });
    await to('2027-02-01');
    expect((await at((desk) => unitInfo(desk, HUAXIA))).dwzhzt).toBe('01');
  });

  it('a debit that would fall into it is not announced', async () => {
    await at((desk) => setInstruction(desk, HUAXIA, { zt: '1', zhbh: ACCOUNT }));
    await at((desk) => deferred(desk, '2026-12', '2027-01'));
    await at((desk) => {
      expect(plannedDebit(desk, unitOf(desk, HUAXIA))).toBe('');
      expect(standingState(desk, HUAXIA)).toMatchObject({ scrq: '2027-02-15' });
    });
  });
});

describe('缓缴记录', () => {
  it('counts what is put off from the month after it on, while it runs too', async () => {
    await at((desk) => deferred(desk, '2026-12', '2027-01'));
    await to('2026-12-31');
    expect(await at(rowsOf)).toMatchObject([{ zt: '2', wbje: '0.00' }]);
    await to('2027-01-06');
    expect(await at(rowsOf)).toMatchObject([{ zt: '2', wbje: UNITS.华夏精密.hjje, xhj: '' }]);
  });

  it('what is made up stays made up while another deferral follows it', async () => {
    await at((desk) => deferred(desk, '2026-12', '2026-12'));
    await to('2027-01-05');
    const rows = await owed();
    await at((desk) => madeUp(desk, rows));
    await at((desk) => deferred(desk, '2027-01', '2027-02'));
    const states = () => at((desk) => rowsOf(desk).map(({ ksny, zt }) => [ksny, zt]));
    for (const [day, zt] of [
      ['2027-01-05', '2'],
      ['2027-02-03', '2'],
      ['2027-03-02', '3'],
    ] as const) {
      await to(day);
      expect(await states()).toEqual([
        ['2027-01', zt],
        ['2026-12', '4'],
      ]);
    }
  });
});

describe('while months are put off, and after', () => {
  it('the pre-check of a remittance names the early end, and no month that would be due', async () => {
    await at((desk) => deferred(desk, '2026-12', '2027-01'));
    const { tj } = await at((desk) => judge(desk, HUAXIA, { ywlx: 'GJ0201' }));
    expect(tj.filter(({ mz }) => !mz)).toMatchObject([
      { tjbh: 'DWZT', xyb: expect.stringContaining('提前结束缓缴'), lj: '/dwwt/cxyw/hjjbjl' },
    ]);
    expect(tj.find(({ tjbh }) => tjbh === 'HJNY')?.sjz).toBe('没有应汇缴的月份（缓缴中）');
  });

  it('the first list after says with which month it is compared, on page and case; others say last month', async () => {
    const start = await at((desk) => rosterOfDueMonth(desk, HUAXIA, { hjny: '2026-12', hjksfs: '2' }));
    expect(start.syny).toBe('');
    await at((desk) => deferred(desk, '2026-12', '2027-01'));
    await to('2027-02-05');
    const first = await at((desk) => rosterOfDueMonth(desk, HUAXIA, { hjny: '2027-02', hjksfs: '2' }));
    expect(first.syny).toBe('2026-11');
    const { ywlsh } = await remit();
    const { sqnr } = await at((desk) => caseDetail(desk, HUAXIA, { ywlsh }));
    expect(sqnr.map(({ label }) => label)).toContain('上次汇缴（2026-11）');
  });

  it('a unit that ends owes the months put off: they are made up, and in the deferral it is ended first', async () => {
    await at((desk) => deferred(desk, '2026-12', '2027-01'));
    await to('2026-12-20');
    const line = () =>
      at((desk) => closingConditions({ desk, actor: HUAXIA, ywlsh: '' }).find(({ tjbh }) => tjbh === 'QJYF'));
    expect(await line()).toMatchObject({ sjz: '2026-12有职工尚未缴存', lj: '/dwwt/cxyw/hjjbjl' });
    await to('2027-02-05');
    await remit();
    expect(await line()).toMatchObject({ sjz: '2026-12、2027-01有职工尚未缴存', lj: '/dwwt/jcyw/dw_bj' });
    const rows = await owed();
    expect((await at((desk) => madeUp(desk, rows))).ywzt).toBe('99');
    expect(await line()).toMatchObject({ mz: true, sjz: '没有' });
  });
});
