import type { Fen } from '@/domain/money';
import { interestDue } from '../kernel/accounts/deposit-interest';
import { balanceOf, type LedgerEntry, memberAccount, post, postingsOf } from '../kernel/accounts/ledger';
import type { Transaction } from '../kernel/transaction';

/** Returns balance and interest to date of an account that leaves. */
export function carried({ store, today }: Transaction, grzh: string): { balance: Fen; interest: Fen } {
  const account = memberAccount(grzh);
  const due = interestDue(postingsOf(store, account), today());
  return { balance: balanceOf(store, account), interest: due > 0n ? due : 0n };
}

/** Books the interest to date, so that 30 June does not pay it again. @returns balance and interest */
export function bookInterestToDate(
  tx: Transaction,
  grzh: string,
  entry: Pick<LedgerEntry, 'id' | 'ywlsh' | 'zhaiyao' | 'dwzh'> & { kind?: '07' },
): { balance: Fen; interest: Fen } {
  const { balance, interest } = carried(tx, grzh);
  if (interest > 0n) {
    const lines = [
      { account: memberAccount(grzh), fen: interest },
      { account: 'interest-expense', fen: -interest },
    ];
    // Kind 12 marks interest to date, as distinct from the yearly interest (isInterest).
    post(tx.store, { kind: '12', ...entry, date: tx.today(), lines });
  }
  return { balance, interest };
}
