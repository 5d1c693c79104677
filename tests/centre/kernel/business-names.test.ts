// @vitest-environment node
import { businessRules } from '@mocks/centre/businesses/list';
import { cases } from '@mocks/centre/cases/case-states';
import { announceBusinesses, businessArea } from '@mocks/centre/kernel/business-names';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { persons } from '@mocks/centre/kernel/people';
import { noPermission } from '@mocks/centre/kernel/transaction';
import { judge } from '@mocks/centre/office/applications';
import { businessNote } from '@mocks/centre/office/notices';
import { departmentOf } from '@mocks/centre/public/evaluation/departments';
import { withdrawalRecords } from '@mocks/centre/withdrawals/records';
import { futureBusinesses } from '@mocks/data/menus/future-businesses';
import { policy } from '@mocks/data/policy/policy';
import { afterEach, describe, expect, it } from 'vitest';
import { apply, centreOn, LIU_YANG } from '../fixture';

afterEach(() => announceBusinesses(businessRules));

/** The area that a code begins with (docs/rules/README.md, Businesses); nothing at the centre reads it. */
const BY_PREFIX: Readonly<Record<string, string>> = {
  GJ: 'deposit',
  TQ: 'withdrawal',
  GD: 'loan',
  YT: 'loan',
  KH: 'developer',
  // The hall's own numbers, for a transfer between cities and the refund of pending money.
  ZY: 'deposit',
  ZS: 'deposit',
};

describe('what a business deals with', () => {
  const codes = [
    ...businessRules.map(({ ywlx }) => ywlx),
    ...Object.values(futureBusinesses).flatMap((names) => Object.keys(names)),
  ];

  it.each([...new Set(codes)])('%s belongs to the area of its code', (code) => {
    expect(businessArea(code)).toBe(BY_PREFIX[code.slice(0, 2)]);
  });

  it('is nothing for a code that does not exist', () => {
    expect(businessArea('constructor')).toBeUndefined();
    expect(departmentOf('GJ9999')).toBe('06');
  });
});

describe('a business counts as what it says of itself, however it is numbered', () => {
  const [loan, withdrawal] = [
    { ywlx: 'ZZ0001', ywmc: '贷款展期', area: 'loan' as const },
    { ywlx: 'ZZ0002', ywmc: '托育提取', area: 'withdrawal' as const },
  ];

  it('for the department that answers, the days it takes and for whom it is', () => {
    announceBusinesses([...businessRules, loan, withdrawal, { ywlx: 'ZZ0003', ywmc: '楼栋变更', area: 'developer' }]);
    expect([departmentOf('ZZ0001'), departmentOf('ZZ0002')]).toEqual(['03', '02']);
    expect(businessNote('ZZ0001', 'person')?.bjsj).toBe(`${policy('p.dkBjr').value}个工作日`);
    expect(businessNote('ZZ0002', 'person')?.bjsj).toBe(`${policy('p.tqBjr').value}个工作日`);
    expect(businessNote('ZZ0003', 'person')?.fwdx).toBe('开发商');
  });

  it('for a borrower from outside, who has the loans and nothing else', async () => {
    const centre = await centreOn();
    announceBusinesses([...businessRules, loan, withdrawal]);
    await centre.transact((tx) => {
      const person = persons(tx.store).get(LIU_YANG.grzh);
      if (person) persons(tx.store).put(LIU_YANG.grzh, { ...person, roles: ['ydjczgry'] });
      for (const one of ['ZZ0001', 'GD0101', 'YT1101', 'ZMKJ'])
        expect(issueNumber(tx, LIU_YANG, one)).toMatch(/^\d{20}$/);
      for (const one of ['ZZ0002', 'TQ0107', 'GJ0801'])
        expect(() => issueNumber(tx, LIU_YANG, one)).toThrow(noPermission().message);
      expect(() => judge(tx, LIU_YANG, { ywlx: 'TQ0107' })).toThrow(noPermission().message);
    });
  });

  it('for the list of withdrawals', async () => {
    const centre = await centreOn();
    const { ywlsh } = await centre.transact((tx) => apply(tx, LIU_YANG));
    await centre.transact((tx) => {
      const record = cases(tx.store).get(ywlsh);
      if (record) cases(tx.store).put(ywlsh, { ...record, ywlx: 'ZZ0002' });
      const listed = () =>
        withdrawalRecords(tx, LIU_YANG, { ...EVERY, page: 1, size: 10 }).list.map((one) => one.ywlsh);
      expect(listed()).not.toContain(ywlsh);
      announceBusinesses([...businessRules, loan, withdrawal]);
      expect(listed()).toContain(ywlsh);
    });
  });
});

const EVERY = { ksrq: '', jsrq: '', tqyydm: '', ywzt: '' };
