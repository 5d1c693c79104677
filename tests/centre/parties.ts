import { findPersonByZjhm, persons } from '@mocks/centre/kernel/people';
import type { Transaction } from '@mocks/centre/kernel/transaction';
import { loanHistoryOf } from '@mocks/centre/loans/loans';
import { marriages } from '@mocks/centre/registers/registers';

/** ID numbers of who takes part in what these people do: their households, and with loans of these everybody who borrows, with theirs. */
export function partiesTo({ store }: Transaction, zjhm: readonly string[]): Set<string> {
  const withSpouses = (some: readonly string[]) => [
    ...some,
    ...some.flatMap((one) => marriages(store).get(one)?.pozjhm ?? []),
  ];
  const household = withSpouses(zjhm);
  const borrowers = household
    .flatMap((one) => findPersonByZjhm({ store }, one) ?? [])
    .flatMap(({ grzh }) => loanHistoryOf(store, grzh))
    .flatMap((loan) => [loan.grzh, ...(loan.coBorrowers ?? [])])
    .flatMap((grzh) => persons(store).get(grzh)?.zjhm ?? []);
  return new Set([...household, ...withSpouses(borrowers)]);
}
