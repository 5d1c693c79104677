import type { ReleaseLoan } from '@/api/mortgage-release';
import type { PlainDate } from '@/domain/dates';
import { policy } from '../../data/policy';
import type { Actor, Desk } from '../kernel/desk';
import { personOf } from '../kernel/people';
import { type Mortgage, mortgageOf, mortgageState } from '../registers/mortgages';
import { movementsOf } from './loan-movements';
import { loanSummary } from './loan-summary';
import { type LoanRecord, loansOf, publicStatus } from './loans';

/** Since when the hall takes releases in. */
export const releasesOpenOn = (): PlainDate => policy('p.dyzxQy').value;

export function settledLoans(desk: Desk, actor: Actor): LoanRecord[] {
  return loansOf(desk.store, personOf(desk, actor).grzh).filter((loan) => publicStatus(loan) === '3');
}

/** The borrower's settled loans with what the register says of their mortgage; released ones are done. */
export function mortgagedLoans(desk: Desk, actor: Actor): { loan: LoanRecord; mortgage: Mortgage }[] {
  return settledLoans(desk, actor).flatMap((loan) => {
    const mortgage = mortgageOf(desk.store, loan.dkzh);
    return mortgage && mortgage.zt !== 'released' ? [{ loan, mortgage }] : [];
  });
}

export function releaseLoans(desk: Desk, actor: Actor): ReleaseLoan[] {
  return mortgagedLoans(desk, actor).map(({ loan, mortgage }) => ({
    ...loanSummary(desk, loan),
    bdcqzh: mortgage.bdcqzh,
    dyqzh: mortgage.dyqzh,
    dyzt: mortgageState(mortgage),
    jqrq: movementsOf(desk.store, loan).at(-1)?.booked ?? '',
  }));
}
