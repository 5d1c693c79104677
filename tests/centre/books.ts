// What the centre's books and messages say of one person or one loan.

import { balanceOf, loanAccount, memberAccount, postingsOf, trialBalance } from '@mocks/centre/kernel/accounts/ledger';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import type { Actor, Transaction } from '@mocks/centre/kernel/transaction';
import { type LoanRecord, loanTable } from '@mocks/centre/loans/loans';
import { caseDetail } from '@mocks/centre/office/cases';
import { expect } from 'vitest';

type Books = Pick<Transaction, 'store'>;
type Member = Readonly<{ grzh: string }>;

/** What a member's account holds, in fen. */
export const balance = ({ store }: Books, { grzh }: Member): bigint => balanceOf(store, memberAccount(grzh));

/** What is left of a loan, in fen. */
export const owed = ({ store }: Books, dkzh: string): bigint => -balanceOf(store, loanAccount(dkzh));

/** The last row of a member's account: its entry and its amount. */
export const lastRow = ({ store }: Books, { grzh }: Member) => postingsOf(store, memberAccount(grzh)).at(-1);

/** A loan of the seed, as it stands. */
export function loanOf({ store }: Books, dkzh: string): LoanRecord {
  const loan = loanTable(store).get(dkzh);
  if (!loan) throw new Error(`No loan ${dkzh}`);
  return loan;
}

/** The state of an own case. */
export const stateOf = (tx: Transaction, actor: Actor, ywlsh: string): string => caseDetail(tx, actor, { ywlsh }).ywzt;

/** What the newest messages say, in one text. */
export function told(tx: Transaction, actor: Actor, newest = 5): string {
  const { list } = listMessages(tx, actor, { page: 1, size: newest });
  return list.map(({ nr }) => nr).join();
}

/** No fen was lost or made. */
export const expectBalanced = ({ store }: Books): void => expect(trialBalance(store)).toBe(0n);
