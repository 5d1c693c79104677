// What banks and other centres tell of home loans: contracts, and what was paid back of them.
import { addMonths, type PlainDate } from '@/domain/dates';
import { type RepaymentMethod, repaymentSchedule } from '@/domain/loan';
import type { Fen } from '@/domain/money';
import type { Store } from '../kernel/store';
import { askRegister } from './register-queries';

/** One repayment; what was paid ahead has no interest of its own. */
export interface Repayment {
  day: PlainDate;
  principal: Fen;
  interest: Fen;
}

export interface HomeLoan {
  jkhtbh: string;
  /** Dictionary jkly: 2 of another centre, 3 of a bank, 4 of a bank beside a loan of this centre, whose contract it shares. */
  jkly: '2' | '3' | '4';
  /** Who lends. */
  jkyhmc: string;
  /** ID numbers of everybody who borrows; the first is the borrower. */
  borrowers: readonly string[];
  jkrxm: string;
  fwzl: string;
  htdkje: Fen;
  zxll: string;
  months: number;
  hkfs: RepaymentMethod;
  dkffrq: PlainDate;
  firstDue: PlainDate;
  /** Paid back in full ahead of its time. */
  settled?: PlainDate;
}

export const homeLoans = (store: Store) => store.table<HomeLoan>('register-home-loans');

/** Loans of these people, as borrower or with one. */
export function homeLoansOf(store: Store, zjhm: readonly string[]): HomeLoan[] {
  if (!askRegister(store, '银行住房贷款信息', ...zjhm)) return [];
  return [...homeLoans(store).values()].filter(({ borrowers }) => borrowers.some((one) => zjhm.includes(one)));
}

/** Whether any lender knows the contract. */
export function isHomeLoanKnown(store: Store, jkhtbh: string, zjhm: string): boolean {
  if (!askRegister(store, '银行住房贷款信息', zjhm)) return false;
  return homeLoans(store).get(jkhtbh) !== undefined;
}

/** What is paid back by a day, as agreed; on the day it is settled the rest of it. */
export function repaymentsOf(loan: HomeLoan, until: PlainDate): Repayment[] {
  const { htdkje, zxll, months, hkfs, firstDue, settled } = loan;
  const end = settled && settled < until ? settled : until;
  const schedule = repaymentSchedule(htdkje, zxll, months, hkfs).map((one) => ({
    ...one,
    day: addMonths(firstDue, one.dqqc - 1),
  }));
  const paid = schedule.filter(({ day }) => day <= end);
  const rest = paid.at(-1)?.balance ?? htdkje;
  const last = settled && settled <= until && rest > 0n ? [{ day: settled, principal: rest, interest: 0n }] : [];
  return [...paid.map(({ day, principal, interest }) => ({ day, principal, interest })), ...last];
}
