// Simulated bank: debits that it refuses, and responses that get lost.
import type { PlainDate } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import type { Store } from '../store';
import type { Transaction } from '../transaction';

export const SHORT = '余额不足';

/** Key of the switch that applies to all accounts. */
const EVERYBODY = '*';

/** QA switch of a unit's or a person's debits: refused with a reason, or carried out with the response lost. */
export interface DebitSwitch {
  /** Account number of a unit or a person; '*' for all. */
  dwzh: string;
  fail: boolean;
  yy: string;
  /** The refusal is for insufficient funds (default without a reason); otherwise the account takes no debits at all. */
  short?: boolean;
  /** The response is lost, though the debit is carried out or refused; the bank's statement of the next morning reports it. */
  lost?: boolean;
}

const switches = (store: Store) => store.table<DebitSwitch>('debit-switches');

export function setDebitSwitch(
  tx: Transaction,
  { dwzh, fail, yy, short = yy === '', lost = false }: DebitSwitch,
): DebitSwitch[] {
  const key = dwzh || EVERYBODY;
  const reason = fail ? yy || `付款账户${SHORT}` : '';
  if (fail || lost) switches(tx.store).put(key, { dwzh: key, fail, yy: reason, short, lost });
  else switches(tx.store).delete(key);
  return debitSwitches(tx.store);
}

export function debitSwitches(store: Store): DebitSwitch[] {
  return [...switches(store).values()];
}

/** The bank's reason for refusing a debit; `short`: insufficient funds. */
export interface DebitRefusal {
  yy: string;
  short: boolean;
}

/** Returns the bank's refusal of debits of a unit or a person; undefined if debits are accepted. */
export function refusalOfBank(store: Store, account: string): DebitRefusal | undefined {
  const found = switchOf(store, account);
  return found?.fail ? { yy: found.yy, short: found.short === true } : undefined;
}

/** Returns the refusal with the reason cut to 余额不足, for a message that names the account itself. */
export function refusalOfNamed(store: Store, account: string): DebitRefusal | undefined {
  const refused = refusalOfBank(store, account);
  return refused?.short ? { ...refused, yy: SHORT } : refused;
}

/** A debit in the bank's books: carried out, or refused with the reason. */
export interface BankOrder {
  /** The centre's reference; the bank debits once per reference (idempotent). */
  id: string;
  fen: Fen;
  day: PlainDate;
  /** '' if carried out. */
  refusal: string;
}

const orders = (store: Store) => store.table<BankOrder>('bank-orders');

/** Orders a debit from the bank. A repeated reference returns the first result; undefined if the response is lost. */
export function orderDebit(store: Store, account: string, order: BankOrder): BankOrder | undefined {
  const known = orders(store).get(order.id) ?? order;
  orders(store).put(order.id, known);
  return switchOf(store, account)?.lost ? undefined : known;
}

/** Returns the bank's statement about an order of a former day; undefined for an order that never reached the bank. */
export function statementOf(store: Store, id: string): BankOrder | undefined {
  return orders(store).get(id);
}

/** QA: a closed card, with the bank's reason for returning payments to it. */
interface ClosedCard {
  yhzh: string;
  yy: string;
}

const closedCards = (store: Store) => store.table<ClosedCard>('closed-cards');

export function setClosedCard(
  { store }: Transaction,
  { yhzh, yy, open }: ClosedCard & { open: boolean },
): ClosedCard[] {
  if (open) closedCards(store).delete(yhzh);
  else closedCards(store).put(yhzh, { yhzh, yy: yy || '收款账户已销户' });
  return closedCardsOf(store);
}

export const closedCardsOf = (store: Store): ClosedCard[] => [...closedCards(store).values()];

/** Returns the bank's reason for returning a payment to a card; undefined if the card accepts it. */
export function refusalOfCard(store: Store, yhzh: string): string | undefined {
  return closedCards(store).get(yhzh)?.yy;
}

function switchOf(store: Store, account: string): DebitSwitch | undefined {
  return switches(store).get(account) ?? switches(store).get(EVERYBODY);
}
