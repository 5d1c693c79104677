// @vitest-environment node

import { answerTwoPerson, proposeTwoPerson } from '@mocks/centre/access/two-person-rule';
import { moveClock } from '@mocks/centre/daily-jobs';
import { onTerms } from '@mocks/centre/kernel/accounts/contribution-periods';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { persons, unitOf, units } from '@mocks/centre/kernel/people';
import type { Transaction } from '@mocks/centre/kernel/transaction';
import { baseMembers } from '@mocks/centre/members/bases/base-members';
import { ratioSums } from '@mocks/centre/members/unit/ratio-change';
import { unitInfo } from '@mocks/centre/members/unit/unit-views';
import { judge, submit } from '@mocks/centre/office/applications';
import { caseDetail } from '@mocks/centre/office/cases';
import { describe, expect, it } from 'vitest';
import { baseInMonth, monthlySum } from '@/domain/deposit/unit-terms';
import { OPERATORS, PEOPLE } from '../../people';
import { HUAXIA } from '../remittance-world';
import { sendRows } from '../submit';
import { apply, DEFERRED, LOWER, RATIO, said, termsCentre } from './unit-terms-world';

const centre = termsCentre();

describe('a change of terms above the unit’s own limit', () => {
  const WU = { ...HUAXIA, operator: OPERATORS.吴晓东.jbrzjhm };
  const SEALED = { grzh: PEOPLE.刘洋.grzh, xingming: '刘洋', fcyy: '03', fcny: '2026-12', lzrq: '' };

  it.each([
    ['lower ratios', 'GJ0204', { ...RATIO, tzhdwjcbl: '9', tzhgrjcbl: '9' }],
    ['a relief', 'GJ0205', LOWER],
    ['months put off', 'GJ0206', DEFERRED],
  ])('waits for the second operator: %s', (_, ywlx, values) =>
    centre.transact((tx) => {
      proposeTwoPerson(tx, WU, { zt: '0', xe: '1000.00' });
      answerTwoPerson(tx, { ...HUAXIA, operator: OPERATORS.邢芳.jbrzjhm }, { ty: '1' });
      const { ywlsh } = apply(tx, ywlx, values);
      expect(caseDetail(tx, WU, { ywlsh }).ztsm?.mc).toBe('待单位复核');
    }),
  );

  it('counts by how much a month moves, not by what it comes to; so does a sealing', () =>
    centre.transact((tx) => {
      proposeTwoPerson(tx, WU, { zt: '0', xe: '50000.00' });
      answerTwoPerson(tx, { ...HUAXIA, operator: OPERATORS.邢芳.jbrzjhm }, { ty: '1' });
      expect(apply(tx, 'GJ0204', { ...RATIO, tzhdwjcbl: '11', tzhgrjcbl: '12' }).ywzt).toBe('99');
      proposeTwoPerson(tx, WU, { zt: '0', xe: '2000.00' });
      answerTwoPerson(tx, { ...HUAXIA, operator: OPERATORS.邢芳.jbrzjhm }, { ty: '1' });
      const ywlsh = issueNumber(tx, HUAXIA, 'GJ0305');
      const { pcbh } = sendRows(tx, HUAXIA, 'GJ0305', [SEALED], ywlsh);
      submit(tx, HUAXIA, { ywlx: 'GJ0305', ywlsh, ywwd: '0101', cns: '1', pcbh });
      expect(caseDetail(tx, WU, { ywlsh }).ztsm?.mc).toBe('待单位复核');
    }));
});

describe('the terms of a month', () => {
  const lower = (sqdwjcbl: string) => ({ ...LOWER, ywlx: 'GJ0205', ywwd: '0101', cns: '1', sqdwjcbl, sqgrjcbl: '5' });
  const cheaper = (tx: Transaction) =>
    submit(tx, HUAXIA, {
      ...RATIO,
      ywlx: 'GJ0204',
      ywlsh: issueNumber(tx, HUAXIA, 'GJ0204'),
      ywwd: '0101',
      cns: '1',
    });

  it('hardship lies below the ratios of each of its months, not of the first one alone', () =>
    centre.transact((tx) => {
      cheaper(tx);
      expect(judge(tx, HUAXIA, lower('11')).cw).toEqual({ sqdwjcbl: '申请比例应低于现比例（10%）' });
      expect(judge(tx, HUAXIA, { ...lower('11'), sqjsny: '2026-12' }).cw).toEqual({});
      expect(judge(tx, HUAXIA, lower('9')).cw).toEqual({});
    }));

  it('a unit at the least ratio already is told so before the form, with what else there is', () =>
    centre.transact((tx) => {
      const least = () => judge(tx, HUAXIA, { ywlx: 'GJ0205' }).tj.find(({ tjbh }) => tjbh === 'DWBL');
      expect(least()).toMatchObject({ mz: true });
      const unit = units(tx.store).get(HUAXIA.dwzh);
      if (unit) units(tx.store).put(unit.dwzh, { ...unit, dwjcbl: '5' });
      expect(least()).toMatchObject({ mz: false, sjz: '5%', xyb: '已按最低比例缴存，仍有困难的可以申请缓缴' });
      expect(said(() => apply(tx, 'GJ0205', LOWER))).toContain('单位缴存比例已是最低的5%，不能再降低');
    }));

  it('the page reckons with the bases of the month, as the centre does', () =>
    centre.transact((tx) => {
      const member = persons(tx.store).get(PEOPLE.刘洋.grzh);
      if (!member) throw new Error('刘洋 is no member');
      const spans = onTerms(member.spans, { from: '2027-01', base: 2_000_000n });
      persons(tx.store).put(member.grzh, { ...member, spans });
      const { list } = baseMembers(tx, HUAXIA, { page: 1, size: 100, sxny: '' });
      const unit = unitInfo(tx, HUAXIA);
      for (const month of ['2026-12', '2027-01']) {
        const term = { from: month, dwjcbl: '5', grjcbl: '5' };
        const bases = list.filter(({ grzhzt }) => grzhzt !== '02').map((one) => baseInMonth(one, month));
        const { former } = ratioSums(tx.store, unitOf(tx, HUAXIA), term);
        expect(monthlySum(bases, unit.dwjcbl, unit.grjcbl)).toBe(former);
      }
    }));
});

describe('a month that is overdue', () => {
  it('is not paid on a lower ratio, by hardship or by choice; the one after it may be', async () => {
    // December is due on 15 December and nobody remits it.
    await centre.transact((tx) => moveClock(tx, { now: '2026-12-20' }));
    await centre.transact((tx) => {
      const asked = { ywlx: 'GJ0205', ywwd: '0101', cns: '1', ...LOWER };
      const late = '2026-12的汇缴期限已过，不能再申请降低缴存比例，请先汇缴；以后的月份可以申请';
      expect(judge(tx, HUAXIA, asked).cw).toEqual({ sqksny: late });
      expect(judge(tx, HUAXIA, { ...asked, sqksny: '2027-01' }).cw).toEqual({});
      const chosen = { ywlx: 'GJ0204', ywwd: '0101', cns: '1', ...RATIO, sxny: '2026-12' };
      expect(judge(tx, HUAXIA, chosen).cw).toMatchObject({ sxny: expect.stringContaining('不能再申请下调比例') });
      expect(judge(tx, HUAXIA, { ...chosen, tzhdwjcbl: '12', tzhgrjcbl: '12' }).cw).not.toHaveProperty('sxny');
    });
  });
});
