// Documents of an offset agreement: signed by the holder of each debited account, and issued afterwards.

import type { SignDocument } from '@/api/cases/sign';
import type { LabelledValue } from '@/api/client/labelled-value';
import { policyCount } from '../../../data/policy/policy';
import type { CaseRecord } from '../../cases/case-states';
import { issueSignedDocument } from '../../cases/signatures/signed-document';
import type { Transaction } from '../../kernel/transaction';

/** Agreement and debit authorisation. */
export const OFFSET_AGREEMENT: readonly SignDocument[] = [
  { wsbh: '0510', wsmc: '冲还贷协议', sm: '约定冲还贷方式、参与人员、扣款顺序和账户保留余额' },
  { wsbh: '0506', wsmc: '还款扣划授权书', sm: '授权中心按约定从本人住房公积金账户扣划款项偿还贷款' },
];

/**
 * Terms of both. They stand in a loan's contract too where the offset begins with the loan: the papers themselves are issued at the payout,
 * after everybody has signed them.
 */
export const offsetTerms = (yearly: boolean) => ({
  agreement: [
    yearly
      ? '各参与人授权中心自首次冲本金日起，每年当日按扣款顺序从其住房公积金账户扣划扣除保留余额后的款项，偿还上述贷款的本金及当期至当日的利息；各期还款仍由还款银行卡支付。'
      : '各参与人授权中心自生效期次起，按扣款顺序从其住房公积金账户扣划款项偿还上述贷款；账户余额扣除保留余额后不足的部分，由还款银行卡支付。',
    `解除、贷款结清或参与人账户销户时，本协议终止。还款日前${policyCount('p.hkTbts')}日内不办理签约或解除。`,
  ],
  authority: [
    '各参与人授权管理中心按冲还贷协议约定的方式、顺序和保留余额，从其住房公积金账户扣划款项，用于偿还上述贷款。',
    '本授权自冲还贷协议生效时起有效，协议终止时同时终止。',
  ],
});

/** Issues both documents with all signatures. */
export function issueOffsetAgreement(
  tx: Transaction,
  record: CaseRecord,
  { yearly, facts }: { yearly: boolean; facts: readonly LabelledValue[] },
): void {
  const terms = offsetTerms(yearly);
  issueSignedDocument(tx, record, {
    kind: '37',
    once: 'chd',
    title: '住房公积金冲还贷协议',
    facts,
    paragraphs: terms.agreement,
  });
  issueSignedDocument(tx, record, {
    kind: '39',
    once: 'chdsq',
    title: '住房公积金冲还贷还款扣划授权书',
    facts,
    paragraphs: terms.authority,
  });
}
