import type { PlainDate } from '@/domain/dates';
import type { OffsetShare } from '@/domain/loan-offset';
import { memberAccount, post } from '../kernel/ledger';
import { nextNumber } from '../kernel/numbers';
import type { Store } from '../kernel/store';

/** Between the members' accounts and the loan: always empty at the end of a run. */
export const clearingAccount = (dkzh: string) => `loan:${dkzh}:offset`;

interface Taking {
  dkzh: string;
  day: PlainDate;
  zhaiyao: string;
  /** The entry of one account; under one id it is taken once. */
  idOf: (grzh: string) => string;
  /** The business it belongs to; a number of its own for each account without one. */
  ywlsh?: string;
}

/** Takes from deposit accounts what they give to a loan. */
export function takeShares(store: Store, shares: readonly OffsetShare[], taking: Taking): void {
  const { dkzh, day, zhaiyao, idOf, ywlsh } = taking;
  for (const { grzh, fen } of shares) {
    if (fen === 0n) continue;
    post(store, {
      id: idOf(grzh),
      date: day,
      kind: '11',
      zhaiyao,
      ywlsh: ywlsh ?? nextNumber(store, day),
      lines: [
        { account: memberAccount(grzh), fen: -fen },
        { account: clearingAccount(dkzh), fen },
      ],
    });
  }
}
