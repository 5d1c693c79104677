// Debtors of a loan besides its borrower.

import { cases } from '../cases/case-states';
import { storedRows } from '../cases/read-fields';
import type { InvitedSigner } from '../cases/signatures/signatures';
import { findPersonByZjhm, hasAccount, persons } from '../kernel/people';
import type { Store } from '../kernel/store';
import type { LoanRecord } from './loans';

type Values = Readonly<Record<string, string>>;

/** A co-debtor, with or without an account here. */
export interface CoBorrower {
  xingming: string;
  zjhm: string;
  sjhm: string;
  /** Dictionary yjkrgx, as in the application. */
  yjkrgx: string;
  /** '' without an account here. */
  grzh: string;
}

/** Relation of dictionary yjkrgx used by loans from before the hall for all co-borrowers. */
const JOINT_OWNER = '09';

/** Returns the co-borrowers named in an application. */
export function coBorrowersIn(store: Store, values: Values): CoBorrower[] {
  return storedRows(values.gtjkr).map(({ gtjkrxm = '', gtjkrzjhm = '', gtjkrsjhm = '', gtcdgx = '' }) => {
    const found = findPersonByZjhm({ store }, gtjkrzjhm);
    const own = found?.xingming === gtjkrxm && hasAccount(found);
    return { xingming: gtjkrxm, zjhm: gtjkrzjhm, sjhm: gtjkrsjhm, yjkrgx: gtcdgx, grzh: own ? found.grzh : '' };
  });
}

/** Returns the co-borrowers of a loan, by its application or by the records from before the hall. */
export function coBorrowersOf(store: Store, loan: Pick<LoanRecord, 'ywlsh' | 'coBorrowers'>): CoBorrower[] {
  const application = cases(store).get(loan.ywlsh ?? '');
  if (application) return coBorrowersIn(store, application.values);
  return (loan.coBorrowers ?? []).flatMap((grzh) => {
    const { xingming, zjhm, sjhm } = persons(store).get(grzh) ?? {};
    return xingming && zjhm ? [{ xingming, zjhm, sjhm: sjhm ?? '', yjkrgx: JOINT_OWNER, grzh }] : [];
  });
}

/** Returns all debtors of an application besides the applicant: co-borrowers and guarantors. */
export function debtorsIn(store: Store, values: Values): InvitedSigner[] {
  return [
    ...coBorrowersIn(store, values).map(asSigner),
    ...storedRows(values.bzr).map(({ bzrxm = '', bzrzjhm = '', bzrsjhm = '' }): InvitedSigner => {
      return { xingming: bzrxm, zjhm: bzrzjhm, sjhm: bzrsjhm, as: 'surety', qmsf: '保证人' };
    }),
  ];
}

/** Returns all debtors of a loan besides the borrower. */
export function debtorsOf(store: Store, loan: LoanRecord): InvitedSigner[] {
  const application = cases(store).get(loan.ywlsh ?? '');
  return application ? debtorsIn(store, application.values) : coBorrowersOf(store, loan).map(asSigner);
}

const asSigner = ({ xingming, zjhm, sjhm }: CoBorrower): InvitedSigner => ({
  xingming,
  zjhm,
  sjhm,
  as: 'co-borrower',
  qmsf: '共同借款人',
});
