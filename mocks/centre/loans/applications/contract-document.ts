import type { SignDocument } from '@/api/cases/sign';
import { hasMortgage } from '@/schema/individual/gd0101-loan-application';
import type { CaseRecord } from '../../cases/case-states';
import type { InvitedSigner } from '../../cases/signatures/signatures';
import { persons } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { ownerId } from '../../kernel/transaction';
import { coBorrowersIn, debtorsIn } from '../loan-parties';
import { OFFSET_AGREEMENT } from '../offset/offset-agreement';

export const CONTRACT_TITLE = '住房公积金借款合同';

type Values = Readonly<Record<string, unknown>>;

export const isMortgaged = ({ dkdblx }: Values) => typeof dkdblx === 'string' && hasMortgage({ dkdblx });

/** Documents the borrower signs after all consents: the contract, and the offset agreement if chosen. */
export function contractDocuments(values: Values): readonly SignDocument[] {
  const guarantee = isMortgaged(values) ? '抵押登记' : '担保手续';
  const sm = `确认借款合同全部条款，同意办理${guarantee}和放款`;
  return [{ wsbh: '0508', wsmc: CONTRACT_TITLE, sm }, ...(withOffset(values) ? OFFSET_AGREEMENT : [])];
}

export const withOffset = ({ sfqych }: Values) => sfqych === '1';

/** Accounts used by the offset agreement of an application, in order: borrower, then co-borrowers. */
export function offsetParticipants(store: Store, { owner, values }: Pick<CaseRecord, 'owner' | 'values'>) {
  const { grzh = '', xingming = '' } = persons(store).get(ownerId(owner, 'person')) ?? {};
  const others = coBorrowersIn(store, values).filter((one) => one.grzh !== '');
  return [{ grzh, xingming }, ...others.map((one) => ({ grzh: one.grzh, xingming: one.xingming }))];
}

/**
 * Signers of the contract besides the borrower, and their documents: debtors sign the contract, holders of debited accounts also the
 * agreement.
 */
export function contractSigners(store: Store, { values }: CaseRecord): { signer: InvitedSigner; about: string }[] {
  const debited = withOffset(values) ? coBorrowersIn(store, values).filter(({ grzh }) => grzh !== '') : [];
  return debtorsIn(store, values).map((signer) => {
    const both = debited.some(({ zjhm }) => zjhm === signer.zjhm);
    const papers = both ? [CONTRACT_TITLE, ...OFFSET_AGREEMENT.map(({ wsmc }) => wsmc)] : [CONTRACT_TITLE];
    return { signer, about: papers.join('、') };
  });
}
