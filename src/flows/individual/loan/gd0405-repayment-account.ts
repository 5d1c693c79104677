import { type ChangeLoan, sendAccountCode } from '@/api/loan/loan-change';
import { groupBankCard } from '@/domain/identity/bank-card';
import { maskBankCard } from '@/domain/text/mask';
import { defineFlow } from '@/engine/flow/define-flow';
import type { PersonFacts } from '@/engine/flow/facts';
import { schemaFields } from '@/form/schema-fields';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import { repaymentAccountFields } from '@/schema/individual/gd0405-repayment-account';
import { accountSection } from '../blocks/account-figures';
import { pickFigures } from '../blocks/pick-figures';
import { loanChangeFlow, nextOfChange } from './loan-change';

type Facts = PersonFacts<null, ChangeLoan>;

/** GD0405 还款账户变更 (docs/rules/gd0405-repayment-account.md). */
export default defineFlow<'individual', ValuesOf<typeof repaymentAccountFields>, null, ChangeLoan>()({
  code: 'GD0405',
  title: '还款账户变更',
  ...loanChangeFlow,
  initial: initialOf(repaymentAccountFields),
  sections: [
    accountSection,
    {
      key: 'account-change',
      title: '新还款账户',
      note: '须为借款人本人的银行账户，由银行核验户名；不能核验的，上传银行卡由中心审核。',
      fields: schemaFields(repaymentAccountFields, [
        {
          name: 'xzhkhyhmc',
          short: true,
          options: ({ banks }: PersonFacts) => banks.map((bank) => ({ value: bank.yhdm, label: bank.yhmc })),
        },
        'xhkzh',
      ]),
      derived: (_, { picked }) => [
        { label: '原还款账号', value: picked ? groupBankCard(picked.hkzh) : '--' },
        { label: '原开户行', value: picked?.zhkhyhmc || '--' },
      ],
    },
    {
      key: 'debit',
      title: '生效与扣款',
      note: '生效前仍从原账户扣款。',
      quote: true,
      fields: [],
    },
    {
      key: 'proof',
      title: '身份验证与授权',
      fields: schemaFields<typeof repaymentAccountFields, Facts>(repaymentAccountFields, [
        {
          name: 'dxyzm',
          hint: '发送至登记的手机号码',
          send: () => sendAccountCode(),
          to: (_, { picked }) => picked?.sjhm ?? '',
        },
        {
          name: 'cns',
          text: '我授权中心自生效日期起从新还款账户扣划贷款本息及逾期款项，并承诺该账户为本人所有，在还款日前备足款项。',
        },
      ]),
    },
  ],
  materials: ({ xzhkhyhmc, xhkzh }) => ({ xzhkhyhmc, xhkzh }),
  special: ({ xhkzh }) => `生效后将从尾号${xhkzh.slice(-4)}的账户扣款，原账户的授权终止。您确定变更吗？`,
  sign: { needed: () => true, others: () => [] },
  receipt: {
    figures: ({ xhkzh }, { limit }) => [
      { label: repaymentAccountFields.xhkzh.label, value: groupBankCard(maskBankCard(xhkzh)) },
      ...pickFigures(limit?.mx, ['sxrq', 'kkrq']),
    ],
    next: ({ ywzt }) =>
      nextOfChange(ywzt, [
        '新还款账户已生效，还款扣款授权书可以在“我的办件”中下载。',
        '请在首次扣款日前备足款项；逾期的也可以现在到“银行卡还款”归还。',
      ]),
  },
});
