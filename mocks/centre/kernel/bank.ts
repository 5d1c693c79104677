// The simulated bank: which debits it refuses, and which of its answers get lost.
import type { PlainDate } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import type { Desk } from './desk';
import type { Store } from './store';

export const SHORT = '余额不足';

/** The switch that holds for everybody. */
const EVERYBODY = '*';

/** QA: whether the bank refuses debits of a unit or a person (or of all), and why; or pays and its answer does not come. */
export interface DebitSwitch {
  /** Account number: of a unit, or of a person. */
  dwzh: string;
  fail: boolean;
  yy: string;
  /** It refuses for want of money, as it does where no reason is given; else the account itself takes no debit. */
  short?: boolean;
  /** The debit is carried out or refused all the same; the bank's statement of the next morning says so. */
  lost?: boolean;
}

const switches = (store: Store) => store.table<DebitSwitch>('debit-switches');

export function setDebitSwitch(
  desk: Desk,
  { dwzh, fail, yy, short = yy === '', lost = false }: DebitSwitch,
): DebitSwitch[] {
  const key = dwzh || EVERYBODY;
  const reason = fail ? yy || `付款账户${SHORT}` : '';
  if (fail || lost) switches(desk.store).put(key, { dwzh: key, fail, yy: reason, short, lost });
  else switches(desk.store).delete(key);
  return debitSwitches(desk.store);
}

export function debitSwitches(store: Store): DebitSwitch[] {
  return [...switches(store).values()];
}

/** Why a debit is refused, in the bank's words; `short`: more money on the account would do. */
export interface DebitRefusal {
  yy: string;
  short: boolean;
}

/** Why the bank refuses debits of a unit or a person; undefined when it does not. */
export function refusalOfBank(store: Store, account: string): DebitRefusal | undefined {
  const found = switchOf(store, account);
  return found?.fail ? { yy: found.yy, short: found.short === true } : undefined;
}

/** The same of an account that whoever tells it names: 余额不足 and no more. */
export function refusalOfNamed(store: Store, account: string): DebitRefusal | undefined {
  const refused = refusalOfBank(store, account);
  return refused?.short ? { ...refused, yy: SHORT } : refused;
}

/** A debit as the bank has it in its books: carried out, or refused with the reason. */
export interface BankOrder {
  /** The centre's reference: under one the bank debits once. */
  id: string;
  fen: Fen;
  day: PlainDate;
  /** '' when it was carried out. */
  refusal: string;
}

const orders = (store: Store) => store.table<BankOrder>('bank-orders');

/** Asks the bank to debit a card. What was asked already is answered as it was; undefined when no answer comes. */
export function orderDebit(store: Store, account: string, order: BankOrder): BankOrder | undefined {
  const known = orders(store).get(order.id) ?? order;
  orders(store).put(order.id, known);
  return switchOf(store, account)?.lost ? undefined : known;
}

/** The bank's statement about an order of a former day; undefined for one that never reached it. */
export function statementOf(store: Store, id: string): BankOrder | undefined {
  return orders(store).get(id);
}

/** QA: a card that takes no money any more, and what the bank says of it. */
interface ClosedCard {
  yhzh: string;
  yy: string;
}

const closedCards = (store: Store) => store.table<ClosedCard>('closed-cards');

export function setClosedCard({ store }: Desk, { yhzh, yy, open }: ClosedCard & { open: boolean }): ClosedCard[] {
  if (open) closedCards(store).delete(yhzh);
  else closedCards(store).put(yhzh, { yhzh, yy: yy || '收款账户已销户' });
  return closedCardsOf(store);
}

export const closedCardsOf = (store: Store): ClosedCard[] => [...closedCards(store).values()];

/** Why the bank sends back what is paid to a card; undefined when it does not. */
export function refusalOfCard(store: Store, yhzh: string): string | undefined {
  return closedCards(store).get(yhzh)?.yy;
}

function switchOf(store: Store, account: string): DebitSwitch | undefined {
  return switches(store).get(account) ?? switches(store).get(EVERYBODY);
}
