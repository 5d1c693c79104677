import { monthOf, monthsFrom, type PlainMonth } from '@/domain/dates';
import { moneyText } from '@/domain/money';
import type { CaseRecord } from '../../cases/case-states';
import { labelOf } from '../../cases/field-reader';
import { balanceOf, memberAccount } from '../../kernel/accounts/ledger';
import { personOf } from '../../kernel/people';
import { actorOf, type Transaction } from '../../kernel/transaction';
import { bookClaimedMonths } from './flexible-prepaid';

/** Dictionary lhjflx: future months. */
export const AHEAD = '1';

/**
 * Books or holds the paid months of GJ0815 and returns the result as text. `paid`: time and way of the payment; `from`: account that holds
 * the money.
 */
export function bookPaid(tx: Transaction, record: CaseRecord, { paid, from }: { paid: string; from?: string }): string {
  const { ywlsh, owner, values } = record;
  const person = personOf(tx, actorOf(owner));
  const held = bookClaimedMonths(tx, person, ywlsh, values.jflx ?? '', from);
  const months = monthsFrom(values.ksny ?? '', values.jsny ?? '');
  const over = values.jflx === AHEAD ? months.filter((month) => month < monthOf(tx.today())) : [];
  const late = over.length > 0 ? `（${rangeText(over)}已过，按补缴记入）` : '';
  const what = `${paid}，${labelOf('lhjflx', values.jflx ?? '')}${rangeText(months)}${late}`;
  return values.jflx === AHEAD && held > 0n
    ? `${what}；逐月在约定扣款日记入账户，预缴余额${moneyText(held)}`
    : `${what}，已记入个人账户，余额${moneyText(balanceOf(tx.store, memberAccount(person.grzh)))}`;
}

/** 2026-11, or 2026-11至2027-01. */
export function rangeText(months: readonly PlainMonth[]): string {
  const [first = '', last = first] = [months[0], months.at(-1)];
  return first === last ? first : `${first}至${last}`;
}
