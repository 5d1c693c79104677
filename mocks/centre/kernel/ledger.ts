// Double entry in fen. Credit is positive: what the fund owes a member or a unit is positive, what it owns (bank, loans) negative.
import type { PlainDate, PlainMonth } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import { SharedGroups } from './shared-groups';
import type { Store, TableIndex } from './store';

export interface LedgerLine {
  /** `member:<grzh>`, `bank`, `guarantee:<kfsbh>`, `unit:<dwzh>:pending`, `unit:<dwzh>:housing:<zjlxQt>`, `loan:<dkzh>`, `prepaid:<grzh>`, `payment:<ywlsh>`, `transfer:<ywlsh>`, `account-check`, `subsidy`, `interest-expense`, `interest-income`, `penalty-income`, `opening`. */
  account: string;
  fen: Fen;
  /** Of a remittance line: the part the unit pays. */
  unitFen?: Fen;
}

export interface LedgerEntry {
  /** The same id books once: job and period, or business number. */
  id: string;
  date: PlainDate;
  /** `gjmxlx` of domain catalogue 2.3, `DK` + `dkywmxlx` of 2.4, or `BZ01` and `BZ02`: a guarantee paid in and given back. */
  kind: string;
  zhaiyao: string;
  ywlsh: string;
  hjny?: PlainMonth;
  dwzh?: string;
  /** Of a loan: the instalment that it pays. */
  dqqc?: number;
  /** When it happened, where it was booked on a later day. */
  happened?: PlainDate;
  lines: readonly LedgerLine[];
}

/** One movement of one account, in the order of booking. */
export interface Posting {
  entry: LedgerEntry;
  line: LedgerLine;
}

/** A balance that was brought over when the ledger began: it has come in before. */
export const isOpening = ({ entry }: Posting) => entry.lines.some(({ account }) => account === 'opening');

export const memberAccount = (grzh: string) => `member:${grzh}`;
export const loanAccount = (dkzh: string) => `loan:${dkzh}`;
/** What a flexible worker has paid for months that have not come. */
export const prepaidAccount = (grzh: string) => `prepaid:${grzh}`;
/** What somebody has transferred for an application and is not booked yet. */
export const paymentAccount = (ywlsh: string) => `payment:${ywlsh}`;
/** What another centre has sent for a transfer and is not booked yet. */
export const transferAccount = (ywlsh: string) => `transfer:${ywlsh}`;
/** What a developer has paid in as a guarantee of its buyers' loans. */
export const guaranteeAccount = (kfsbh: string) => `guarantee:${kfsbh}`;
export const pendingAccount = (dwzh: string) => `unit:${dwzh}:pending`;

/**
 * Books an entry and says whether it was new.
 * @throws Error when the lines do not sum to zero: a fault of the centre, never an answer to a person.
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

/** A line of 0.00 in each of these accounts: nothing is paid in or out, what became of them stands among their entries. */
export function postNote(store: Store, entry: Omit<LedgerEntry, 'lines'>, grzhs: readonly string[]): void {
  post(store, { ...entry, lines: grzhs.map((grzh) => ({ account: memberAccount(grzh), fen: 0n })) });
}

export function balanceOf(store: Store, account: string): Fen {
  return books(store).accounts.get(account)?.balance ?? 0n;
}

/** Movements of an account in the order of booking, which is also the order of their dates. */
export function postingsOf(store: Store, account: string): readonly Posting[] {
  return books(store).accounts.get(account)?.postings ?? [];
}

/** Sum over all accounts: 0n unless the centre is broken, which tests ask after whatever was booked. */
export function trialBalance(store: Store): Fen {
  let sum = 0n;
  for (const { balance } of books(store).accounts.values()) sum += balance;
  return sum;
}

/** Balance at the end of a day. */
export function balanceAt(store: Store, account: string, date: PlainDate): Fen {
  let balance = 0n;
  for (const { entry, line } of postingsOf(store, account)) {
    if (entry.date > date) break;
    balance += line.fen;
  }
  return balance;
}

/** What is booked on one account. */
interface Account {
  balance: Fen;
  postings: Posting[];
}

class Books implements TableIndex<LedgerEntry> {
  constructor(
    readonly accounts = new SharedGroups<Account>((known) => ({
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

  /** Only a rollback takes an entry away, newest first. */
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
