import type { PlainDate } from '@/domain/dates';
import type { OffsetShare } from '@/domain/loan/loan-offset';
import { memberAccount, post } from '../kernel/accounts/ledger';
import { nextNumber } from '../kernel/business-numbers';
import type { Store } from '../kernel/store';

/** Clearing account between deposits and loan; empty after each run. */
export const clearingAccount = (dkzh: string) => `loan:${dkzh}:offset`;

interface Taking {
  dkzh: string;
  day: PlainDate;
  zhaiyao: string;
  /** Returns the ledger id for one account; each id is booked once. */
  idOf: (grzh: string) => string;
  /** Number of the case; without one, each entry gets its own. */
  ywlsh?: string;
}

/** Moves the shares from deposit accounts to the clearing account. */
export function drawShares(store: Store, shares: readonly OffsetShare[], taking: Taking): void {
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
