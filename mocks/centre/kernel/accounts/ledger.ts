// Double entry in fen. Credit is positive: debts of the fund to a member or unit are positive, its assets (bank, loans) negative.
import type { PlainDate, PlainMonth } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import { CopyOnWriteIndex } from '../copy-on-write-index';
import type { Store, TableIndex } from '../store';

export interface LedgerLine {
  /**
   * `member:<grzh>`, `bank`, `guarantee:<kfsbh>`, `unit:<dwzh>:pending`, `unit:<dwzh>:housing:<zjlxQt>`, `loan:<dkzh>`, `prepaid:<grzh>`,
   * `payment:<ywlsh>`, `transfer:<ywlsh>`, `account-check`, `subsidy`, `interest-expense`, `interest-income`, `penalty-income`, `opening`.
   */
  account: string;
  fen: Fen;
  /** Unit's part of a remittance line. */
  unitFen?: Fen;
}

export interface LedgerEntry {
  /** Idempotency key: job and period, or business number. */
  id: string;
  date: PlainDate;
  /** `gjmxlx`, `DK` + `dkywmxlx`, or `BZ01` and `BZ02` for a guarantee paid in and returned (docs/rules/ledger.md). */
  kind: string;
  zhaiyao: string;
  ywlsh: string;
  hjny?: PlainMonth;
  dwzh?: string;
  /** Loan instalment that the entry pays. */
  dqqc?: number;
  /** Value date, if the entry was booked on a later day. */
  happened?: PlainDate;
  lines: readonly LedgerLine[];
}

/** One movement on one account, in booking order. */
export interface Posting {
  entry: LedgerEntry;
  line: LedgerLine;
}

/** Returns whether a posting is an opening balance, brought over when the ledger began. */
export const isOpening = ({ entry }: Posting) => entry.lines.some(({ account }) => account === 'opening');

export const memberAccount = (grzh: string) => `member:${grzh}`;
export const loanAccount = (dkzh: string) => `loan:${dkzh}`;
/** Prepayments of a flexible worker for future months. */
export const prepaidAccount = (grzh: string) => `prepaid:${grzh}`;
/** Money transferred for an application and not booked yet. */
export const paymentAccount = (ywlsh: string) => `payment:${ywlsh}`;
/** Money sent by another centre for a transfer and not booked yet. */
export const transferAccount = (ywlsh: string) => `transfer:${ywlsh}`;
/** A developer's guarantee deposit for its buyers' loans. */
export const guaranteeAccount = (kfsbh: string) => `guarantee:${kfsbh}`;
export const pendingAccount = (dwzh: string) => `unit:${dwzh}:pending`;

/**
 * Books an entry; returns false if already booked (idempotent).
 * @throws Error if the lines do not sum to zero: a fault of the centre, never a message to a person
 */
export function post(store: Store, entry: LedgerEntry): boolean {
  const entries = store.table<LedgerEntry>('ledger');
  if (entries.get(entry.id)) return false;
  let sum = 0n;
  for (const line of entry.lines) sum += line.fen;
  if (sum !== 0n) throw new Error(`Ledger entry ${entry.id} is out of balance by ${sum} fen`);
  books(store);
  entries.put(entry.id, entry);
  return true;
}

/** Books a line of 0.00 on each account: a change without money that shows among its entries. */
export function postNote(store: Store, entry: Omit<LedgerEntry, 'lines'>, grzhs: readonly string[]): void {
  post(store, { ...entry, lines: grzhs.map((grzh) => ({ account: memberAccount(grzh), fen: 0n })) });
}

export function balanceOf(store: Store, account: string): Fen {
  return books(store).accounts.get(account)?.balance ?? 0n;
}

/** Returns the movements of an account in booking order, which is also the order of their dates. */
export function postingsOf(store: Store, account: string): readonly Posting[] {
  return books(store).accounts.get(account)?.postings ?? [];
}

/** Returns the sum over all accounts: 0n unless the books are broken; tests check it after each booking. */
export function trialBalance(store: Store): Fen {
  let sum = 0n;
  for (const { balance } of books(store).accounts.values()) sum += balance;
  return sum;
}

/** Returns the balance at the end of a day, in fen. */
export function balanceAt(store: Store, account: string, date: PlainDate): Fen {
  let balance = 0n;
  for (const { entry, line } of postingsOf(store, account)) {
    if (entry.date > date) break;
    balance += line.fen;
  }
  return balance;
}

/** Balance and postings of one account. */
interface Account {
  balance: Fen;
  postings: Posting[];
}

class Books implements TableIndex<LedgerEntry> {
  constructor(
    readonly accounts = new CopyOnWriteIndex<Account>((known) => ({
      balance: known?.balance ?? 0n,
      postings: [...(known?.postings ?? [])],
    })),
  ) {}

  added(entry: LedgerEntry) {
    for (const line of entry.lines) {
      const account = this.accounts.change(line.account);
      account.balance += line.fen;
      account.postings.push({ entry, line });
    }
  }

  /** Entries are removed only by a rollback, newest first. */
  removed(entry: LedgerEntry) {
    for (const line of entry.lines) {
      const account = this.accounts.change(line.account);
      account.balance -= line.fen;
      const at = account.postings.findLastIndex((posting) => posting.line === line);
      if (at >= 0) account.postings.splice(at, 1);
    }
  }

  copy() {
    return new Books(this.accounts.copy());
  }
}

function books(store: Store): Books {
  return store.index('ledger', 'books', () => new Books());
}
