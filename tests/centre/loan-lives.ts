import { setDebitSwitch } from '@mocks/centre/kernel/accounts/bank';
import type { Transaction } from '@mocks/centre/kernel/transaction';
import { loanTable, publicStatus } from '@mocks/centre/loans/loans';
import fc from 'fast-check';
import { checkBooks, checkOwed, checkPlan } from './ledger-check';
import { filledCard } from './ledger-closings';
import { MEMBERS, smallWorld, type World } from './ledger-world';
import { days, lived, ofTheLoan } from './ledger-years';

const years = {
  weight: 4,
  arbitrary: fc.record({ kind: fc.constant('days'), days: fc.integer({ min: 46, max: 365 }) }),
};

/**
 * Lives of borrowers with one loan of up to thirty years, from when it may be repaid ahead to the month after its last instalment; its
 * plan must hold each day and after every step.
 */
export function loanLives(check: (tx: Transaction) => void = checkBooks) {
  const terms = fc.record({
    months: fc.constantFrom(24, 60, 120, 240, 360),
    hkfs: fc.constantFrom('01' as const, '02' as const),
    zxll: fc.constantFrom('2.1', '2.6', '3.075'),
    htdkje: fc.integer({ min: 3_000_000, max: 30_000_000 }).map(BigInt),
  });
  const operations = fc.array(fc.oneof(...ofTheLoan, days, years), { minLength: 8, maxLength: 40 });
  return fc.property(terms, operations, (loan, chosen) => {
    const world = smallWorld(loan);
    lived([{ kind: 'days', days: 185 }, ...chosen], checkPlan, world, checkPlan);
    toTheEnd(world);
    check(world.tx());
  });
}

const LONGEST_YEARS = 31;

/** The rest of the loan, a year at a time, by a card that holds enough at a bank that answers. */
function toTheEnd(world: World): void {
  world.transact((tx) => {
    filledCard(tx);
    setDebitSwitch(tx, { dwzh: MEMBERS[0], fail: false, yy: '', lost: false });
  });
  for (let year = 0; year < LONGEST_YEARS && !allSettled(world.tx()); year += 1) {
    world.advance(365, checkOwed);
    checkPlan(world.tx());
  }
  if (!allSettled(world.tx())) throw new Error('the loan is never paid off');
}

const allSettled = ({ store }: Transaction) =>
  [...loanTable(store).values()].every((loan) => publicStatus(loan) === '3');
