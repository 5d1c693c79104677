import type { Fen } from '@/domain/money';
import { interestDue } from '../kernel/deposit-interest';
import type { Desk } from '../kernel/desk';
import { balanceOf, type LedgerEntry, memberAccount, post, postingsOf } from '../kernel/ledger';

/** What an account takes along when it goes: what is in it, and the interest to date. */
export function carried({ store, today }: Desk, grzh: string): { balance: Fen; interest: Fen } {
  const account = memberAccount(grzh);
  const due = interestDue(postingsOf(store, account), today());
  return { balance: balanceOf(store, account), interest: due > 0n ? due : 0n };
}

/** Books that interest, so that 30 June does not pay it again. @returns what the account takes along */
export function bookInterestToDate(
  desk: Desk,
  grzh: string,
  entry: Pick<LedgerEntry, 'id' | 'ywlsh' | 'zhaiyao' | 'dwzh'> & { kind?: '07' },
): { balance: Fen; interest: Fen } {
  const { balance, interest } = carried(desk, grzh);
  if (interest > 0n) {
    const lines = [
      { account: memberAccount(grzh), fen: interest },
      { account: 'interest-expense', fen: -interest },
    ];
    // Of the kind by which interest to date is told from the yearly one: of what the account goes by.
    post(desk.store, { kind: '12', ...entry, date: desk.today(), lines });
  }
  return { balance, interest };
}
