// What ends with a loan: its offset agreement and the open cases about it.
import { type CaseRecord, cases, MOVES } from '../cases/case-states';
import { lapseCase } from '../cases/close-unsuccessful';
import { ruleOfCase } from '../cases/registered';
import type { Store } from '../kernel/store';
import { ownerOf, type Transaction } from '../kernel/transaction';
import { type LoanRecord, loanTable, publicStatus } from './loans';
import { endOffsetOfPaidLoan } from './offset/loan-offset-orders';

/** Ends the agreement and the open cases of a loan that has just been paid off; does nothing before. `ywlsh`: the case that pays it off. */
export function settleLoan(tx: Transaction, loan: LoanRecord, ywlsh = ''): void {
  if (publicStatus(loan) !== '3') return;
  endOffsetOfPaidLoan(tx, loan);
  for (const record of casesEndingWith(tx.store, loan.dkzh)) {
    const sbyy = record.ywlsh === ywlsh ? undefined : ruleOfCase(record)?.lapses?.(tx.store, record);
    if (sbyy) lapseCase(tx, record, sbyy);
  }
}

/** Returns the open cases that end when this loan is paid off. */
export function casesEndingWith(store: Store, dkzh: string): CaseRecord[] {
  return [...cases(store).values()].filter(
    (record) =>
      record.values.dkzh === dkzh && MOVES[record.ywzt].includes('86') && ruleOfCase(record)?.lapses !== undefined,
  );
}

/** Names the cases that end with the settlement `ywlsh` of this loan; '' for none. */
export function casesEndingText(store: Store, dkzh: string, ywlsh: string): string {
  const others = casesEndingWith(store, dkzh).filter((record) => record.ywlsh !== ywlsh);
  return others.length > 0 ? `${others.map(({ ywmc }) => ywmc).join('、')}，结清后自动失效` : '';
}

/** Returns why a case about a paid-off loan ends by itself; undefined before. `act`: what is no longer needed. */
export function settledReason(
  store: Store,
  { owner, values }: Pick<CaseRecord, 'owner' | 'values'>,
  { rules, act }: { rules: string; act: string },
): CaseRecord['sbyy'] {
  const loan = loanTable(store).get(values.dkzh ?? '');
  if (!loan || publicStatus(loan) !== '3') return undefined;
  // The certificate is issued to the borrower only.
  const own = owner === ownerOf({ kind: 'person', grzh: loan.grzh });
  return { yy: `贷款已结清，无需${act}`, gz: rules, xyb: `${own ? '' : '请借款人'}开具结清证明` };
}
