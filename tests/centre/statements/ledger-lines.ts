import type { LedgerEntry } from '@mocks/centre/kernel/accounts/ledger';
import type { Transaction } from '@mocks/centre/kernel/transaction';
import { parseYuan } from '@/domain/money';

/** One movement of an account, straight from the ledger's entries: nothing of the centre's own reckoning is in it. */
export interface Line {
  id: string;
  date: string;
  kind: string;
  ywlsh: string;
  hjny: string;
  dwzh: string;
  fen: bigint;
  unitFen: bigint;
  /** What the fund paid for the money, whatever kind of entry it stands in. */
  interest: bigint;
  /** Interest that a borrower paid with it, and penalty. */
  paidInterest: bigint;
  paidPenalty: bigint;
}

type Ledger = Map<string, Line[]>;

/** The entries are read once for each check: nothing is booked meanwhile. */
const ledgers = new WeakMap<Transaction, Ledger>();

export function linesOf(tx: Transaction, account: string): Line[] {
  const ledger = ledgers.get(tx) ?? read(tx);
  ledgers.set(tx, ledger);
  return ledger.get(account) ?? [];
}

function read({ store }: Transaction): Ledger {
  const ledger: Ledger = new Map();
  for (const entry of store.table<LedgerEntry>('ledger').values()) {
    const { id, date, kind, ywlsh, hjny = '', dwzh = '', lines } = entry;
    const paysInterest = lines.some((line) => line.account === 'interest-expense');
    const into = (account: string) => total(lines.filter((line) => line.account === account).map(({ fen }) => fen));
    const [paidInterest, paidPenalty] = [into('interest-income'), into('penalty-income')];
    for (const { account, fen, unitFen = 0n } of lines) {
      const interest = paysInterest ? fen : 0n;
      const line = { id, date, kind, ywlsh, hjny, dwzh, fen, unitFen, interest, paidInterest, paidPenalty };
      ledger.set(account, [...(ledger.get(account) ?? []), line]);
    }
  }
  return ledger;
}

export const total = (fens: readonly bigint[]) => fens.reduce((sum, fen) => sum + fen, 0n);

export const sumOf = (lines: readonly Line[], pick: (line: Line) => bigint = ({ fen }) => fen) =>
  total(lines.map(pick));

/** @throws Error saying what disagrees, with both figures */
export function same(what: string, shown: unknown, booked: unknown): void {
  if (shown !== booked) throw new Error(`${what}: shown ${String(shown)}, booked ${String(booked)}`);
}

/** '1,920.00元', '1,920.00' or '1920.00' in fen. */
export function fenIn(text: string | undefined): bigint {
  const fen = parseYuan((text ?? '').replace(/[,元]/g, ''));
  if (fen === undefined) throw new Error(`Not an amount: ${text}`);
  return fen;
}
