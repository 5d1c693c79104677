import { monthOf, monthsFrom, type PlainMonth } from '@/domain/dates';
import { moneyText } from '@/domain/money';
import type { CaseRecord } from '../../cases/case-states';
import { labelOf } from '../../cases/field-reader';
import { actorOf, type Desk } from '../../kernel/desk';
import { balanceOf, memberAccount } from '../../kernel/ledger';
import { personOf } from '../../kernel/people';
import { takeMonths } from './flexible-prepaid';

/** Of dictionary lhjflx: months to come. */
export const AHEAD = '1';

/**
 * GJ0815 is paid: its months are booked or held, and this is what came of it. `paid`: when and how the money came; `from`: the
 * account in which it lies.
 */
export function bookPaid(desk: Desk, record: CaseRecord, { paid, from }: { paid: string; from?: string }): string {
  const { ywlsh, owner, values } = record;
  const person = personOf(desk, actorOf(owner));
  const held = takeMonths(desk, person, ywlsh, values.jflx ?? '', from);
  const months = monthsFrom(values.ksny ?? '', values.jsny ?? '');
  const over = values.jflx === AHEAD ? months.filter((month) => month < monthOf(desk.today())) : [];
  const late = over.length > 0 ? `（${rangeText(over)}已过，按补缴记入）` : '';
  const what = `${paid}，${labelOf('lhjflx', values.jflx ?? '')}${rangeText(months)}${late}`;
  return values.jflx === AHEAD && held > 0n
    ? `${what}；逐月在约定扣款日记入账户，预缴余额${moneyText(held)}`
    : `${what}，已记入个人账户，余额${moneyText(balanceOf(desk.store, memberAccount(person.grzh)))}`;
}

/** 2026-11, or 2026-11至2027-01. */
export function rangeText(months: readonly PlainMonth[]): string {
  const [first = '', last = first] = [months[0], months.at(-1)];
  return first === last ? first : `${first}至${last}`;
}
