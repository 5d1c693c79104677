import type { PlainDate } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import { prepaymentWay } from '@/domain/prepayment';
import { labelOf } from '../cases/field-reader';
import { type LoanRecord, type LoanTerms, type RebuiltSchedule, scheduleOf } from './loans';

/** How a loan goes on after principal was paid ahead: 01 the term stays, 02 the payment stays (dictionary thfs). */
export type AfterPrepayment = '01' | '02';

/** What that is called. */
export const wayOf = ({ hkfs }: LoanRecord, thfs: string): string => prepaymentWay(thfs, hkfs, labelOf('thfs', thfs));

/** The loan after principal was paid ahead (domain catalogue 2.5): it goes on with `balance` from the instalment after the last one paid; with none it is paid off. */
export function rebuiltLoan(loan: LoanRecord, balance: Fen, thfs: AfterPrepayment): LoanRecord {
  const next = scheduleOf(loan)[loan.paid];
  if (balance === 0n || !next) return { ...loan, contract: contractOf(loan), months: loan.paid };
  return goingOn(loan, partAfter(loan, balance, thfs, next));
}

/** The loan on other terms, `months` of them still to come, from the instalment after the last one paid; it is up to date. */
export function changedLoan(
  loan: LoanRecord,
  balance: Fen,
  { months, hkfs, zxll }: LoanTerms,
  by: { ywlx: string; day: PlainDate },
): LoanRecord {
  const part = { after: loan.paid, balance, months, change: { hkfs, zxll, ...by } };
  return { ...goingOn(loan, part), hkfs, zxll };
}

function goingOn(loan: LoanRecord, part: RebuiltSchedule): LoanRecord {
  const rebuilt = { ...loan, contract: contractOf(loan), rebuilt: [...(loan.rebuilt ?? []), part] };
  const months = scheduleOf({ ...rebuilt, months: Number.MAX_SAFE_INTEGER }).length;
  return { ...rebuilt, months };
}

function contractOf({ contract, months, hkfs, zxll }: LoanRecord): LoanTerms {
  return contract ?? { months, hkfs, zxll };
}

function partAfter(
  loan: LoanRecord,
  balance: Fen,
  thfs: AfterPrepayment,
  next: { principal: Fen; interest: Fen },
): RebuiltSchedule {
  const left = loan.months - loan.paid;
  if (thfs === '01') return { after: loan.paid, balance, months: left };
  if (loan.hkfs === '01') return { after: loan.paid, balance, months: left, payment: next.principal + next.interest };
  // Equal principal: the monthly share stays, so the count of instalments follows.
  return { after: loan.paid, balance, months: Number((balance + next.principal - 1n) / next.principal) };
}
