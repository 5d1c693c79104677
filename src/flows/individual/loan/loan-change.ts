import { type ChangeLoan, fetchChangeLoans, readChangeLoan } from '@/api/loan/loan-change';
import type { Signer } from '@/engine/flow/define-flow';
import { pickLoan } from '@/engine/subject/pick-loan';
import { schemaFields } from '@/form/schema-fields';
import { commitment } from '@/schema/individual/commitment';
import { changeCost } from './cost/change-cost';

/** Head of the flows that change a loan (GD0404 to GD0406): the loan is picked, the borrower signs. */
export const loanChangeFlow = {
  service: 'dkbg',
  counts: 'loans',
  subject: pickLoan({ list: (signal) => fetchChangeLoans({ signal }), read: readChangeLoan }),
} as const;

/** Last sections of a change of terms: comparison with its cost, and the commitment. `note`: when the comparison is shown. */
export const termsSections = (pending: string) =>
  [
    { key: 'quote', title: '变更前后对比', pending, quote: true, fields: [changeCost] },
    {
      key: 'commitment',
      title: '承诺',
      fields: schemaFields(commitment, [{ name: 'cns', text: TERMS_PROMISE }]),
    },
  ] as const;

/** Next steps after a requested loan change, by state; `done`: those once it is in force. */
export function nextOfChange(ywzt: string, done: readonly string[]): readonly string[] {
  switch (ywzt) {
    case '99':
      return done;
    case '06':
      return [
        '已向须签署的人发出签署邀请，全部签署后变更生效；此前还款计划不变。',
        '签署进度可以在“我的办件”中查看；逾期未签署的，申请自动失效。',
      ];
    case '02':
      return ['申请已通过，到生效日期自动变更，此前仍按原约定；生效前可以在“我的办件”中撤回。'];
    case '81':
      return ['未能变更，贷款的现有约定不变；请按上面的下一步处理，进度可以在“我的办件”中查看。'];
    default:
      return [
        '中心将在承诺办结日前作出决定，结果会发送到消息中心和您的手机；办结前现有约定不变。',
        '办理进度可以在“我的办件”中查看；审核前可以撤回。',
      ];
  }
}

/** Commitment of all borrowers to a change of repayment. */
const TERMS_PROMISE =
  '我已知悉变更前后的还款计划和综合融资成本，承诺自生效期次起按新的还款计划足额还款；借款合同的其他约定和担保继续有效。';

/** Co-debtors, who sign on their own phones. */
export function changeSigners(loan: ChangeLoan | null): Signer[] {
  return (loan?.qsr ?? []).map((one) => ({ ...one, zjhm: '' }));
}
