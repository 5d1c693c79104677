// Figures per member of a batch, shown in the list before submission and during the check.
import type { PlainMonth } from '@/domain/dates';
import { type Fen, fenOf, formatMoney, toYuan } from '@/domain/money';
import { lastPaidMonth, monthlyIn } from '../kernel/accounts/account-figures';
import { type PersonRecord, termsIn, type UnitRecord } from '../kernel/people';
import type { Transaction } from '../kernel/transaction';
import { sharesIn } from '../remittance/amounts';
import type { MemberRow } from './member-batch';

/** 月缴存额 that the row adds or ends. */
export const MONTHLY = { title: '月缴存额', of: ({ yjce = '' }: MemberRow) => formatMoney(yjce) };
export const LAST_PAID = { title: '缴至年月', of: ({ jzny = '' }: MemberRow) => jzny || '--' };

/** Returns the monthly deposit on a base in fen, at the unit's ratios of that month. */
export function monthlyOnBase(unit: UnitRecord, month: PlainMonth, grjcjs: string): Fen {
  const { unitFen, memberFen } = sharesIn(unit, month, fenOf(grjcjs));
  return unitFen + memberFen;
}

/** Returns base and deposit in a month, and the last month paid, of a paying member. */
export function memberFigures({ store }: Transaction, member: PersonRecord, month: PlainMonth): MemberRow {
  const base = termsIn(member, month)?.base;
  return {
    grjcjs: base === undefined ? '' : toYuan(base),
    yjce: toYuan(monthlyIn(member, month).yjce),
    jzny: lastPaidMonth(store, member),
  };
}
