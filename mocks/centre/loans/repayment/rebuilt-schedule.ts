import type { PlainDate } from '@/domain/dates';
import { prepaymentLabel } from '@/domain/loan/prepayment';
import type { Fen } from '@/domain/money';
import { labelOf } from '../../cases/field-reader';
import { type LoanRecord, type LoanTerms, loanSchedule, type RebuiltSchedule } from '../loans';

/** Schedule after a prepayment: 01 the term stays, 02 the payment stays (dictionary thfs). */
export type AfterPrepayment = '01' | '02';

/** Name of that choice. */
export const prepaymentName = ({ hkfs }: LoanRecord, thfs: string): string =>
  prepaymentLabel(thfs, hkfs, labelOf('thfs', thfs));

/**
 * Returns the loan after a prepayment (docs/rules/loans.md, Instalments): it continues with `balance` after the last paid instalment; 0
 * settles it.
 */
export function rebuiltLoan(loan: LoanRecord, balance: Fen, thfs: AfterPrepayment): LoanRecord {
  const next = loanSchedule(loan)[loan.paid];
  if (balance === 0n || !next) return { ...loan, contract: contractOf(loan), months: loan.paid };
  return goingOn(loan, partAfter(loan, balance, thfs, next));
}

/** Returns the loan on other terms with `months` coming instalments, from the one after the last paid; requires no arrears. */
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
  const months = loanSchedule({ ...rebuilt, months: Number.MAX_SAFE_INTEGER }).length;
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
  // Equal principal: the monthly share stays, so the number of instalments follows from the balance.
  return { after: loan.paid, balance, months: Number((balance + next.principal - 1n) / next.principal) };
}
