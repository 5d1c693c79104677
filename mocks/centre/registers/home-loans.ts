// Home loans reported by banks and other centres: contracts and repayments.
import { addMonths, type PlainDate } from '@/domain/dates';
import { type RepaymentMethod, repaymentSchedule } from '@/domain/loan/loan';
import type { Fen } from '@/domain/money';
import type { Store } from '../kernel/store';
import { queryRegister } from './register-queries';

/** One repayment; a prepayment has no interest of its own. */
export interface Repayment {
  day: PlainDate;
  principal: Fen;
  interest: Fen;
}

export interface HomeLoan {
  jkhtbh: string;
  /** Dictionary jkly: 2 other centre, 3 bank, 4 bank loan under a combined contract with this centre. */
  jkly: '2' | '3' | '4';
  /** Lender. */
  jkyhmc: string;
  /** ID numbers of all borrowers, the main borrower first. */
  borrowers: readonly string[];
  jkrxm: string;
  fwzl: string;
  htdkje: Fen;
  zxll: string;
  months: number;
  hkfs: RepaymentMethod;
  dkffrq: PlainDate;
  firstDue: PlainDate;
  /** Day of early settlement. */
  settled?: PlainDate;
}

export const homeLoans = (store: Store) => store.table<HomeLoan>('register-home-loans');

/** Returns the loans with one of these people as borrower or co-borrower. */
export function homeLoansOf(store: Store, zjhm: readonly string[]): HomeLoan[] {
  if (!queryRegister(store, '银行住房贷款信息', ...zjhm)) return [];
  return [...homeLoans(store).values()].filter(({ borrowers }) => borrowers.some((one) => zjhm.includes(one)));
}

/** Returns whether any lender reports the contract. */
export function isHomeLoanRegistered(store: Store, jkhtbh: string, zjhm: string): boolean {
  if (!queryRegister(store, '银行住房贷款信息', zjhm)) return false;
  return homeLoans(store).get(jkhtbh) !== undefined;
}

/** Returns the scheduled repayments up to a day; the rest is repaid on the day of settlement. */
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
