// What is at stake for each member of a batch, as the list says it that is read before it is handed in and while it is checked.
import type { PlainMonth } from '@/domain/dates';
import { type Fen, fenOf, formatMoney, toYuan } from '@/domain/money';
import { lastPaidMonth, monthlyIn } from '../kernel/account-figures';
import type { Desk } from '../kernel/desk';
import { type PersonRecord, termsIn, type UnitRecord } from '../kernel/people';
import { sharesIn } from '../remittance/amounts';
import type { MemberRow } from './member-batch';

/** 月缴存额: what a row adds, or what falls away with it. */
export const MONTHLY = { title: '月缴存额', of: ({ yjce = '' }: MemberRow) => formatMoney(yjce) };
export const LAST_PAID = { title: '缴至年月', of: ({ jzny = '' }: MemberRow) => jzny || '--' };

/** What a base comes to in a month, on the unit's ratios of that month. */
export function monthlyOnBase(unit: UnitRecord, month: PlainMonth, grjcjs: string): Fen {
  const { unitFen, memberFen } = sharesIn(unit, month, fenOf(grjcjs));
  return unitFen + memberFen;
}

/** What somebody who pays in has: base and deposit in a month, and the last month paid. */
export function stakeIn({ store }: Desk, member: PersonRecord, month: PlainMonth): MemberRow {
  const base = termsIn(member, month)?.base;
  return {
    grjcjs: base === undefined ? '' : toYuan(base),
    yjce: toYuan(monthlyIn(member, month).yjce),
    jzny: lastPaidMonth(store, member),
  };
}
