import type { Store } from '../../kernel/store';
import { mortgages } from '../../registers/mortgages';
import { loanFiles } from '../applications/loan-file';
import { ownHouses } from '../buildings';
import { loans, publicStatus } from '../loans';

/** Homes whose loan is settled and whose mortgage, if there was one, is out of the register, are no longer under loan. */
export function runSettledHomes(store: Store): void {
  for (const { ywlsh, dkzh, dyzmh } of loanFiles(store).values()) {
    const loan = loans(store).get(dkzh);
    if (!loan || publicStatus(loan) !== '3') continue;
    const mortgage = mortgages(store).get(dyzmh);
    if (!mortgage || mortgage.zt === 'released') ownHouses(store, ywlsh);
  }
}
