// @vitest-environment node
import { balanceOf, loanAccount } from '@mocks/centre/kernel/accounts/ledger';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { isDebitDay } from '@mocks/centre/loans/debit-days';
import { loanTable, nextInstalmentDay, publicStatus } from '@mocks/centre/loans/loans';
import { judge } from '@mocks/centre/office/applications';
import { expect, it } from 'vitest';
import { daysBetween } from '@/domain/dates';
import { checkPlan } from '../ledger-check';
import { emptyCard, filledCard } from '../ledger-closings';
import { MEMBERS, START, smallWorld } from '../ledger-world';

const BORROWER = { kind: 'person', grzh: MEMBERS[0] } as const;

it('what is overdue when the last due day is past is taken on that day of a later month, with its penalty, and settles the loan', () => {
  const world = smallWorld({ months: 12 });
  const to = (day: string) => world.advance(daysBetween(world.tx().today(), day), checkPlan);
  const loan = () => {
    const found = loanTable(world.tx().store).get('LOAN');
    if (!found) throw new Error('Not there');
    return found;
  };
  expect(world.tx().today()).toBe(START);
  to('2026-12-10');
  world.transact(emptyCard);
  // The last of twelve is due on 2027-01-05.
  to('2027-02-05');
  expect(publicStatus(loan())).toBe('2');
  const told = listMessages(world.tx(), BORROWER, { page: 1, size: 9 }).list.filter(
    ({ title }) => title === '贷款逾期',
  );
  expect(told.map(({ nr }) => nr.split('；').at(-1))).toEqual(['下一扣款日2027-03-05。', '下一扣款日2027-02-05。']);

  to('2027-02-20');
  expect(nextInstalmentDay(loan(), '2027-02-20')).toBe('2027-03-05');
  expect(isDebitDay(world.tx().store, loan(), '2027-03-05')).toBe(true);
  // Thirteen days off: the account may be changed.
  const day = judge(world.tx(), BORROWER, { ywlx: 'GD0405', dkzh: 'LOAN' }).tj.find(({ tjbh }) => tjbh === 'HKR');
  expect(day).toMatchObject({ mz: true, sjz: '2027-03-05（还有13天）' });

  world.transact(filledCard);
  to('2027-03-05');
  expect(publicStatus(loan())).toBe('3');
  expect(balanceOf(world.tx().store, loanAccount('LOAN'))).toBe(0n);
  expect(balanceOf(world.tx().store, 'penalty-income')).toBeGreaterThan(0n);
});
