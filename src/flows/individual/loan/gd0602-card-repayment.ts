import { fetchRepaymentLoans, type RepaymentLoan, readRepaymentLoan } from '@/api/loan/loan-repayment';
import { formatMoney } from '@/domain/money';
import { defineFlow } from '@/engine/flow/define-flow';
import type { PersonFacts } from '@/engine/flow/facts';
import { pickLoan } from '@/engine/subject/pick-loan';
import { schemaFields } from '@/form/schema-fields';
import { textsOf } from '@/lib/address/address-texts';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import { cardRepaymentFields, cardRepaymentNames } from '@/schema/individual/gd0602-card-repayment';
import { accountSection } from '../blocks/account-figures';
import {
  afterOptions,
  dayFromQuery,
  dayOptions,
  defaultRepaymentKind,
  quotedBy,
  quoteSection,
  repaidLead,
  repaymentFlow,
  repaymentLead,
  settledText,
} from './repayment-options';

/** GD0602 银行卡还款 (docs/rules/gd0602-card-repayment.md). */
export default defineFlow<'individual', ValuesOf<typeof cardRepaymentFields>, null, RepaymentLoan>()({
  code: 'GD0602',
  title: '银行卡还款',
  service: 'dkhk',
  ...repaymentFlow,
  variant: { ...repaymentFlow.variant, titles: cardRepaymentNames },
  prefillFromQuery: (query, { picked }) => ({
    ...textsOf(query, ['thje', 'thfs']),
    yhkr: dayFromQuery(query.get('yhkr'), picked?.kkrq),
  }),
  subject: pickLoan({ list: (signal) => fetchRepaymentLoans({ signal }), read: readRepaymentLoan }),
  initial: initialOf(cardRepaymentFields),
  prefill: ({ picked }) => ({ hklx: defaultRepaymentKind(picked), yhkr: picked?.kkrq[0] ?? '' }),
  sections: [
    accountSection,
    {
      key: 'repayment',
      title: '还款内容',
      about: '提前结清也可以在“公积金提取还贷”中用公积金办理，不足的部分由还款卡补足。',
      fields: schemaFields<typeof cardRepaymentFields, PersonFacts<null, RepaymentLoan>>(cardRepaymentFields, [
        { name: 'hklx', short: true },
        { name: 'thje', hint: '含归还的本金和这部分本金到扣款日的利息' },
        { name: 'thfs', options: afterOptions },
        { name: 'yhkr', preset: true, hint: '工作日，不含还款日；从贷款的还款卡扣款', options: dayOptions('kkrq') },
      ]),
    },
    quoteSection,
  ],
  judge: quotedBy('thje', 'thfs', 'yhkr'),
  special: ({ yhkr }, { limit }) => `将于${yhkr}从还款卡扣款约${formatMoney(limit?.kytqe)}，您确定还款吗？`,
  receipt: {
    lead: ({ hklx, yhkr }, { limit }) => repaymentLead(limit, hklx, yhkr, '还款卡扣款'),
    done: (filed) => repaidLead(filed, '还款卡扣款'),
    next: ({ ywzt }, values) =>
      ywzt === '02'
        ? [
            '请在扣款日前备足还款卡中的款项；扣款前可以在“我的办件”中撤回。',
            '扣款结果会发送到消息中心和您的手机，还款计划随之更新。',
            ...settledText(values?.hklx),
          ]
        : ['扣款结果和下一步可以在“我的办件”中查看。'],
  },
});
