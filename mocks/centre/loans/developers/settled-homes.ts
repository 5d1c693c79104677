import type { Store } from '../../kernel/store';
import { mortgages } from '../../registers/mortgages';
import { loanFiles } from '../applications/loan-file';
import { releaseHouses } from '../buildings';
import { loanTable, publicStatus } from '../loans';

/** Daily: ends the loan state of homes whose loan is settled and whose mortgage is deregistered. */
export function runSettledHomes(store: Store): void {
  for (const { ywlsh, dkzh, dyzmh } of loanFiles(store).values()) {
    const loan = loanTable(store).get(dkzh);
    if (!loan || publicStatus(loan) !== '3') continue;
    const mortgage = mortgages(store).get(dyzmh);
    if (!mortgage || mortgage.zt === 'released') releaseHouses(store, ywlsh);
  }
}
