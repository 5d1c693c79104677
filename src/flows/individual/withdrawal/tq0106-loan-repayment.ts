import { fetchHomeLoans, type HomeLoanInfo, type HomeLoansInfo } from '@/api/loan/home-loans';
import { addMonths, nextMonthDay } from '@/domain/dates';
import { formatMoney } from '@/domain/money';
import { defineFlow } from '@/engine/flow/define-flow';
import type { PersonFacts } from '@/engine/flow/facts';
import { schemaFields } from '@/form/schema-fields';
import { textsOf } from '@/lib/address/address-texts';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import { OTHER_LOAN, repaidLoan } from '@/schema/individual/tq0106-loan-repayment';
import { dictionaryLabel } from '@/session/dictionary';
import { accountSection } from '../blocks/account-figures';
import { agreementMeaning } from '../blocks/agreement-meaning';
import { commitmentSection } from '../blocks/commitment';
import { amountSection, type PartialValues, partialInitial, partialWithdrawal } from '../blocks/partial-withdrawal';
import { payeeSection } from '../blocks/payee';

/** TQ0106 偿还购房贷款提取 (docs/rules/tq0106-loan-repayment.md): a registered loan is chosen, any other is typed. */
export default defineFlow<'individual', PartialValues & ValuesOf<typeof repaidLoan>, HomeLoansInfo>()({
  code: 'TQ0106',
  title: '偿还购房贷款提取',
  own: (signal) => fetchHomeLoans({ signal }),
  prefillFromQuery: (query) => textsOf(query, ['jkxz', 'sqtqje']),
  initial: { ...initialOf(repaidLoan), ...partialInitial },
  sections: [
    accountSection,
    {
      key: 'loan',
      title: '购房贷款',
      note: '本中心、其他公积金中心和银行能查到的贷款直接选择；借款人、配偶和共同借款人共用同一笔还款的额度。',
      fields: schemaFields(repaidLoan, [
        {
          name: 'jkxz',
          options: ({ own }: PersonFacts<HomeLoansInfo>) => [
            ...own.list.map((loan) => ({ value: loan.jkhtbh, label: nameOf(loan) })),
            { value: OTHER_LOAN, label: '其他贷款（系统没有查到的）' },
          ],
        },
        'jkly',
        'jkyhmc',
        'jkhtbh',
        'yjkrgx',
        'jkrxm',
        'fwzl',
        'htdkje',
        'dkffrq',
        'sfjq',
        'dkye',
        { name: 'yhbj', hint: '上次提取之后、最多近12个月内归还的本金，含提前还款' },
        'yhlx',
      ]),
      derived: ({ jkxz }, { own }) => figuresOf(own.list.find(({ jkhtbh }) => jkhtbh === jkxz)),
    },
    {
      key: 'frequency',
      title: '提取频次',
      note: '约定的款项到期自动转账，不需要再申请；可以随时在“约定提取管理”中暂停或终止。',
      fields: schemaFields(repaidLoan, [{ name: 'tqpl', below: agreementMeaning(agreementText) }]),
    },
    amountSection('06'),
    payeeSection,
    commitmentSection('授权中心查询本人和配偶的婚姻、住房贷款和还款信息'),
  ],
  judge: {
    deciding: ['jkxz', 'jkhtbh', 'dkffrq', 'sfjq', 'yhbj', 'yhlx'],
    forget: ['jkxz', 'jkhtbh'],
    amount: 'sqtqje',
  },
  materials: ({ jkxz, yjkrgx }) => ({ jkxz, yjkrgx }),
  ...partialWithdrawal,
});

/** Meaning of an agreed frequency: its first day and what is transferred. */
function agreementText({ tqpl }: { tqpl: string }, { today, policy }: PersonFacts): string {
  if (tqpl !== '2' && tqpl !== '4') return '';
  const monthly = tqpl === '2';
  const first = monthly ? nextMonthDay(today, policy('p.hdYdr')) : addMonths(today, 12);
  const when = monthly ? `每月${policy('p.hdYdr')}日` : '每满12个月';
  return `${when}自动转上次提取之后已还的本金和利息，首次${first}，以账户余额为限，随时可停`;
}

const nameOf = ({ jkyhmc, jkly, jkhtbh, fwzl }: HomeLoanInfo) =>
  `${jkyhmc} ${dictionaryLabel('jkly', jkly)}${fwzl ? `（${fwzl}）` : ''} 合同${jkhtbh}`;

/** Block B7: register data of the chosen loan. */
function figuresOf(loan: HomeLoanInfo | undefined) {
  if (!loan) return [];
  return [
    { label: '借款人', value: loan.jkrxm },
    { label: '与借款人关系', value: loan.yjkrgx === '09' ? '共同借款人' : dictionaryLabel('yjkrgx', loan.yjkrgx) },
    { label: '合同贷款金额', value: formatMoney(loan.htdkje) },
    { label: '放款日期', value: loan.dkffrq },
    { label: '贷款余额', value: formatMoney(loan.dkye) },
    { label: '是否已结清', value: loan.sfjq === '1' ? '是' : '否' },
    { label: '还款区间', value: `${loan.hkksrq} 至 ${loan.hkjsrq}` },
    { label: '区间已还本金', value: formatMoney(loan.yhbj) },
    { label: '区间已还利息', value: formatMoney(loan.yhlx) },
  ];
}
