// @vitest-environment node

import { addPart, closeBatch, openBatch } from '@mocks/centre/cases/batch/batches';
import { depositFacts } from '@mocks/centre/certificates/deposit-certificate';
import { moveClock } from '@mocks/centre/daily-jobs';
import { paidMonths } from '@mocks/centre/kernel/accounts/account-figures';
import { endedAfter } from '@mocks/centre/kernel/accounts/contribution-periods';
import { balanceOf, memberAccount, trialBalance } from '@mocks/centre/kernel/accounts/ledger';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { findPersonByZjhm, persons, unitOf, units } from '@mocks/centre/kernel/people';
import type { Transaction } from '@mocks/centre/kernel/transaction';
import { incomingMember, remindFormerUnit } from '@mocks/centre/members/incoming-member';
import { depositAccount } from '@mocks/centre/members/person-views';
import { unitInfo } from '@mocks/centre/members/unit/unit-views';
import { submit } from '@mocks/centre/office/applications';
import { todos } from '@mocks/centre/office/cases';
import { owedRows } from '@mocks/centre/remittance/back-pay';
import { setInstruction } from '@mocks/centre/remittance/debit/standing-instruction';
import { dueRoster } from '@mocks/centre/remittance/list/roster';
import { availablePending } from '@mocks/centre/remittance/list/settle';
import { endEarly, listReliefs } from '@mocks/centre/remittance/relief-views';
import { describe, expect, it } from 'vitest';
import { toYuan } from '@/domain/money';
import { PEOPLE, UNITS } from '../../people';
import { LIU_YANG } from '../fixture';
import { ACCOUNT, HUAXIA } from '../remittance-world';
import { apply, approved, DEFERRED, messageTitles, remit, said, termsCentre } from './unit-terms-world';

const PAGE = { page: 1, size: 20 };

const { dwzh } = HUAXIA;

const centre = termsCentre();

describe('months that are put off', () => {
  it('are not remitted, not overdue and end no row; after them it goes on, and they are made up', async () => {
    const consecutive = (tx: Transaction) => {
      const member = findPersonByZjhm(tx, PEOPLE.刘洋.zjhm);
      if (!member) throw new Error('no member');
      return paidMonths(tx.store, member, tx.today()).consecutive;
    };
    const run = await centre.transact(consecutive);
    await centre.transact((tx) => {
      approved(tx, 'GJ0206', DEFERRED);
      // The state begins with its month.
      expect(units(tx.store).get(dwzh)?.dwzhzt).toBe('01');
      expect(said(() => remit(tx))).toContain('2026-12已批准缓缴，不能办理汇缴');
      expect(unitInfo(tx, HUAXIA)).toMatchObject({ dwyhjny: '2026-12' });
    });
    await centre.transact((tx) => moveClock(tx, { now: '2027-01-20' }));
    await centre.transact((tx) => {
      expect(unitInfo(tx, HUAXIA).yj).toBeUndefined();
      expect(consecutive(tx)).toBe(run);
      expect(todos(tx, HUAXIA).filter(({ title }) => title.includes('缓缴'))).toEqual([]);
    });
    await centre.transact((tx) => moveClock(tx, { now: '2027-02-03' }));
    await centre.transact((tx) => {
      expect(units(tx.store).get(dwzh)?.dwzhzt).toBe('01');
      expect(unitInfo(tx, HUAXIA)).toMatchObject({ dwyhjny: '2027-02' });
      // Who was put off has not left: nobody is added to the list of February.
      expect(dueRoster(tx.store, dwzh, '2027-02').figures).toMatchObject({ zjrs: expect.any(Number), syrs: 48 });
      expect(remit(tx).ywzt).toBe('99');
      const owed = owedRows(tx, units(tx.store).get(dwzh) as never);
      expect(owed).toHaveLength(48);
      expect(owed[0]).toMatchObject({ bjksny: '2026-12', bjjsny: '2027-01', bjjs: '' });
      expect(todos(tx, HUAXIA).find(({ title }) => title === '缓缴到期补缴')).toMatchObject({
        rq: '2027-06-30',
        lj: '/dwwt/jcyw/dw_bj?qj=1&bjfs=01&bjyy=03',
      });
      expect(listReliefs(tx, HUAXIA, PAGE).list[0]).toMatchObject({ zt: '3', syys: 0 });
      expect(trialBalance(tx.store)).toBe(0n);
    });
  });

  it('are prolonged: put off without a word of an end, owed once all of them are over, and ended from the last one', async () => {
    const MORE = { ...DEFERRED, sqhjksny: '2027-02', sqhjjsny: '2027-03', jhbjrq: '2027-09-30', jyrq: '2027-01-05' };
    const first = await centre.transact((tx) => approved(tx, 'GJ0206', DEFERRED));
    await centre.transact((tx) => moveClock(tx, { now: '2027-01-06' }));
    const second = await centre.transact((tx) => {
      const ywlsh = approved(tx, 'GJ0206', MORE);
      expect(said(() => endEarly(tx, HUAXIA, { ywlsh: first, hfny: '' }))).toBe(
        '该缓缴已延期至2027-03，请先结束延期的部分',
      );
      return ywlsh;
    });
    const states = () =>
      centre.transact((tx) =>
        listReliefs(tx, HUAXIA, PAGE).list.map(({ ywlsh, zt, wbje }) => [ywlsh, zt, wbje !== '0.00']),
      );
    const owed = () => centre.transact((tx) => todos(tx, HUAXIA).filter(({ title }) => title.includes('缓缴')));
    await centre.transact((tx) => moveClock(tx, { now: '2027-02-20' }));
    // Of the one that runs, the month that can be remitted in time no more.
    expect(await states()).toEqual([
      [second, '2', true],
      [first, '6', true],
    ]);
    expect(await owed()).toEqual([]);
    expect(await centre.transact((tx) => units(tx.store).get(dwzh)?.dwzhzt)).toBe('03');
    expect((await centre.transact(messageTitles)).filter((title) => title.includes('缓缴已期满'))).toEqual([]);
    await centre.transact((tx) => moveClock(tx, { now: '2027-04-02' }));
    await centre.transact((tx) => {
      expect(units(tx.store).get(dwzh)?.dwzhzt).toBe('01');
      expect(unitInfo(tx, HUAXIA).dwyhjny).toBe('2027-04');
    });
    expect(await owed()).toMatchObject([{ rq: '2027-09-30', sxsm: expect.stringContaining('2026-12至2027-03缓缴的') }]);
    expect((await states()).map(([, zt]) => zt)).toEqual(['3', '3']);
    // What a member reads in the account is what their certificate says.
    await centre.transact((tx) => {
      const { lxzcjcys, jzny } = depositAccount(tx, LIU_YANG);
      const facts = new Map(depositFacts(tx, LIU_YANG).map(({ label, value }) => [label, value]));
      expect([facts.get('连续缴存月数'), facts.get('缴至年月')]).toEqual([`${lxzcjcys}个月`, jzny]);
      expect(jzny).toBe('2026-11');
      expect(lxzcjcys).toBeGreaterThan(0);
    });
  });

  it('are owed one by one until each is paid: neither a month paid between nor one still to be remitted hides them', async () => {
    const rows = () =>
      centre.transact((tx) =>
        listReliefs(tx, HUAXIA, PAGE).list.map(({ ksny, zt, wbje, xhj }) => [ksny, zt, wbje, xhj]),
      );
    const asked = () =>
      centre.transact((tx) =>
        todos(tx, HUAXIA)
          .filter(({ title }) => title === '缓缴到期补缴')
          .map(({ rq }) => rq),
      );
    await centre.transact((tx) => approved(tx, 'GJ0206', { ...DEFERRED, sqhjjsny: '2026-12' }));
    await centre.transact((tx) => moveClock(tx, { now: '2027-01-05' }));
    await centre.transact((tx) => {
      expect(remit(tx).ywzt).toBe('99');
      const again = { sqhjksny: '2027-03', sqhjjsny: '2027-03', jhbjrq: '2027-08-31', jyrq: '2027-01-04' };
      approved(tx, 'GJ0206', { ...DEFERRED, ...again });
    });
    await centre.transact((tx) => moveClock(tx, { now: '2027-04-02' }));
    const whole = toYuan(await centre.transact(({ store }) => dueRoster(store, dwzh, '2027-02').figures.hjje));
    // February is not remitted: what was put off after it is owed, and cannot be made up before it.
    expect(await rows()).toEqual([
      ['2027-03', '3', whole, '2027-02'],
      ['2026-12', '3', whole, ''],
    ]);
    expect(await asked()).toEqual(['2027-06-30']);
    await centre.transact((tx) => expect(remit(tx).ywzt).toBe('99'));
    expect(await rows()).toEqual([
      ['2027-03', '3', whole, ''],
      ['2026-12', '3', whole, ''],
    ]);
    expect(await asked()).toEqual(['2027-06-30', '2027-08-31']);
  });

  it('stay with the unit: a member goes to another one, either way, only once they are made up, and the unit is asked to', async () => {
    await centre.transact((tx) => approved(tx, 'GJ0206', DEFERRED));
    await centre.transact((tx) => moveClock(tx, { now: '2027-02-03' }));
    await centre.transact((tx) => {
      expect(remit(tx).ywzt).toBe('99');
      const { grzh, zjhm, xingming } = PEOPLE.刘洋;
      const going = { zjhm: grzh, xingming, zyfx: '2', zrdwzh: UNITS.蓝天科技.dwzh, grjcjs: '', zysxny: '2027-03' };
      const { pcbh } = openBatch(tx, HUAXIA, {
        ywlx: 'GJ0306',
        ywlsh: issueNumber(tx, HUAXIA, 'GJ0306'),
        parts: 1,
      });
      const owed = '2026-12、2027-01';
      expect(said(() => addPart(tx, HUAXIA, { pcbh, no: 1, rows: [going] }))).toBe(
        `本单位尚未为该职工缴存${owed}，请先补缴`,
      );
      const member = persons(tx.store).get(grzh);
      const spans = member ? endedAfter(member.spans, '2027-02') : [];
      if (member) persons(tx.store).put(grzh, { ...member, grzhzt: '02', spans });
      const lantian = { kind: 'unit' as const, dwzh: UNITS.蓝天科技.dwzh };
      const coming = () => incomingMember(tx, unitOf(tx, lantian), { zjhm, xingming });
      expect(coming()).toMatchObject({ column: 'zjhm', why: `原单位尚未缴存${owed}，请联系原单位补缴后办理` });
      expect(remindFormerUnit(tx, lantian, { zjhm, xingming }).xyb).toMatch(
        /提醒原单位补缴；原单位缴清后，再办理转入$/,
      );
      expect(messageTitles(tx)).toContain('请为离职职工缴清缴存');
      const rows = [{ grzh, xingming, bjksny: '2026-12', bjjsny: '2027-01', bjjs: '' }];
      const ywlsh = issueNumber(tx, HUAXIA, 'GJ0202');
      const back = openBatch(tx, HUAXIA, { ywlx: 'GJ0202', ywlsh, parts: 1 });
      addPart(tx, HUAXIA, { ...back, no: 1, rows });
      closeBatch(tx, HUAXIA, back.pcbh);
      const paid = { bjfs: '01', bjyy: '03', hjfs: '02', zhbh: ACCOUNT, ywwd: '0101', cns: '1' };
      expect(submit(tx, HUAXIA, { ywlx: 'GJ0202', ywlsh, ...back, ...paid }).ywzt).toBe('99');
      expect(coming()).toMatchObject({ found: { from: dwzh } });
    });
  });

  it('put off again while they are made up: the month that is due does not go back to them', async () => {
    await centre.transact((tx) => approved(tx, 'GJ0206', { ...DEFERRED, sqhjjsny: '2026-12' }));
    await centre.transact((tx) => moveClock(tx, { now: '2027-01-05' }));
    await centre.transact((tx) => {
      expect(unitInfo(tx, HUAXIA).dwyhjny).toBe('2027-01');
      approved(tx, 'GJ0206', { ...DEFERRED, sqhjksny: '2027-01', sqhjjsny: '2027-02', jyrq: '2027-01-04' });
      expect(unitInfo(tx, HUAXIA)).toMatchObject({ dwzhzt: '03', dwyhjny: '2027-01' });
    });
  });

  it('may be ended early: this month is remitted again', async () => {
    const ywlsh = await centre.transact((tx) => approved(tx, 'GJ0206', DEFERRED));
    await centre.transact((tx) => moveClock(tx, { now: '2027-01-04' }));
    await centre.transact((tx) => {
      expect(endEarly(tx, HUAXIA, { ywlsh, hfny: '2027-01' })).toMatchObject({ jsny: '2026-12', zt: '3' });
      expect(endEarly(tx, HUAXIA, { ywlsh, hfny: '2027-01' })).toMatchObject({ jsny: '2026-12' });
      expect(unitInfo(tx, HUAXIA)).toMatchObject({ dwzhzt: '01', dwyhjny: '2027-01' });
      expect(remit(tx).ywzt).toBe('99');
    });
  });

  it('an automatic debit leaves them alone', async () => {
    const before = await centre.transact((tx) => {
      setInstruction(tx, HUAXIA, { zt: '1', zhbh: ACCOUNT });
      approved(tx, 'GJ0206', DEFERRED);
      return balanceOf(tx.store, memberAccount(PEOPLE.刘洋.grzh));
    });
    await centre.transact((tx) => moveClock(tx, { now: '2027-01-31' }));
    expect(await centre.transact((tx) => balanceOf(tx.store, memberAccount(PEOPLE.刘洋.grzh)))).toBe(before);
    expect(await centre.transact((tx) => availablePending(tx.store, dwzh))).toBeGreaterThanOrEqual(0n);
  });

  it.each([
    [{ sqhjjsny: '2027-12', jhbjrq: '2028-01-10' }, '缓缴期限不能超过12个月'],
    [{ sqhjksny: '2026-11' }, '缓缴起始年月应大于等于应汇缴年月（2026-12）'],
    [{ jhbjrq: '2027-01-31' }, '计划补缴日期应在缓缴期满（2027-01-31）之后'],
    [{ jhbjrq: '2028-02-01' }, '计划补缴日期应在缓缴期满后12个月之内（不晚于2028-01-31）'],
    [{ hjyy: '01' }, '请输入上年亏损额'],
    [{ qunianrypjgz: '六千' }, '无效金额'],
  ])('%j: %s', (change, sentence) =>
    centre.transact((tx) => expect(said(() => apply(tx, 'GJ0206', { ...DEFERRED, ...change }))).toBe(sentence)),
  );
});
