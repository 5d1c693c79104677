import type { ReleaseLoan } from '@/api/loan/mortgage-release';
import type { PlainDate } from '@/domain/dates';
import { policy } from '../../data/policy/policy';
import { personOf } from '../kernel/people';
import type { Actor, Transaction } from '../kernel/transaction';
import { type Mortgage, mortgageOf, mortgageState } from '../registers/mortgages';
import { movementsOf } from './loan-movements';
import { loanSummary } from './loan-summary';
import { type LoanRecord, loansOf, publicStatus } from './loans';

/** Returns the day from which the hall accepts releases. */
export const releasesOpenOn = (): PlainDate => policy('p.dyzxQy').value;

export function settledLoans(tx: Transaction, actor: Actor): LoanRecord[] {
  return loansOf(tx.store, personOf(tx, actor).grzh).filter((loan) => publicStatus(loan) === '3');
}

/** Returns the borrower's settled loans with a registered mortgage; released ones are left out. */
export function mortgagedLoans(tx: Transaction, actor: Actor): { loan: LoanRecord; mortgage: Mortgage }[] {
  return settledLoans(tx, actor).flatMap((loan) => {
    const mortgage = mortgageOf(tx.store, loan.dkzh);
    return mortgage && mortgage.zt !== 'released' ? [{ loan, mortgage }] : [];
  });
}

export function releaseLoans(tx: Transaction, actor: Actor): ReleaseLoan[] {
  return mortgagedLoans(tx, actor).map(({ loan, mortgage }) => ({
    ...loanSummary(tx, loan),
    bdcqzh: mortgage.bdcqzh,
    dyqzh: mortgage.dyqzh,
    dyzt: mortgageState(mortgage),
    jqrq: movementsOf(tx.store, loan).at(-1)?.booked ?? '',
  }));
}
