// Who owes a loan besides its borrower.
import { cases } from '../cases/case-states';
import type { InvitedSigner } from '../cases/signatures/signatures';
import { findPersonByZjhm, hasAccount, persons } from '../kernel/people';
import type { Store } from '../kernel/store';
import { rowsOf } from './applying/people';
import type { LoanRecord } from './loans';

type Values = Readonly<Record<string, string>>;

/** Somebody who owes the loan with its borrower; with an account here or without. */
export interface CoBorrower {
  xingming: string;
  zjhm: string;
  sjhm: string;
  /** Dictionary yjkrgx, as it was applied for. */
  yjkrgx: string;
  /** '' for somebody without an account here. */
  grzh: string;
}

/** Relation of dictionary yjkrgx that the books of before the hall have for everybody who borrowed along. */
const JOINT_OWNER = '09';

/** The co-borrowers that an application names. */
export function coBorrowersIn(store: Store, values: Values): CoBorrower[] {
  return rowsOf(values.gtjkr).map(({ gtjkrxm = '', gtjkrzjhm = '', gtjkrsjhm = '', gtcdgx = '' }) => {
    const found = findPersonByZjhm({ store }, gtjkrzjhm);
    const own = found?.xingming === gtjkrxm && hasAccount(found);
    return { xingming: gtjkrxm, zjhm: gtjkrzjhm, sjhm: gtjkrsjhm, yjkrgx: gtcdgx, grzh: own ? found.grzh : '' };
  });
}

/** The co-borrowers of a loan: by its application, or by the books of before the hall. */
export function coBorrowersOf(store: Store, loan: Pick<LoanRecord, 'ywlsh' | 'coBorrowers'>): CoBorrower[] {
  const application = cases(store).get(loan.ywlsh ?? '');
  if (application) return coBorrowersIn(store, application.values);
  return (loan.coBorrowers ?? []).flatMap((grzh) => {
    const { xingming, zjhm, sjhm } = persons(store).get(grzh) ?? {};
    return xingming && zjhm ? [{ xingming, zjhm, sjhm: sjhm ?? '', yjkrgx: JOINT_OWNER, grzh }] : [];
  });
}

/** Everybody besides the applicant who owes what an application asks for: co-borrowers, and guarantors. */
export function debtorsIn(store: Store, values: Values): InvitedSigner[] {
  return [
    ...coBorrowersIn(store, values).map(asSigner),
    ...rowsOf(values.bzr).map(({ bzrxm = '', bzrzjhm = '', bzrsjhm = '' }): InvitedSigner => {
      return { xingming: bzrxm, zjhm: bzrzjhm, sjhm: bzrsjhm, as: 'surety', qmsf: '保证人' };
    }),
  ];
}

/** Everybody besides the borrower who owes a loan. */
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
