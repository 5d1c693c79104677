import { fetchHomeLoans, type HomeLoanInfo, type HomeLoansInfo } from '@/api/loan/home-loans';
import { formatMoney } from '@/domain/money';
import { defineFlow } from '@/engine/flow/define-flow';
import type { PersonFacts } from '@/engine/flow/facts';
import { textsOf } from '@/lib/address/address-texts';
import type { Code, DateText, FreeText, Money, Plain } from '@/schema/field-kinds';
import { must } from '@/schema/rules';
import { dictionaryLabel } from '@/session/dictionary';
import { accountSection } from '../blocks/account-figures';
import { commitmentSection } from '../blocks/commitment';
import { amountSection, type PartialValues, partialInitial, partialWithdrawal } from '../blocks/partial-withdrawal';
import { payeeSection } from '../blocks/payee';

interface Values extends PartialValues {
  jkxz: Code;
  jkly: Code;
  jkyhmc: FreeText;
  jkhtbh: FreeText;
  yjkrgx: Code;
  jkrxm: FreeText;
  fwzl: FreeText;
  htdkje: Money;
  dkffrq: DateText;
  sfjq: Code;
  dkye: Money;
  yhbj: Money;
  yhlx: Money;
  tqpl: Code;
}

type Facts = PersonFacts<HomeLoansInfo>;
const rule = must<Values, Facts>;
/** Loan without a register entry. */
const other = ({ jkxz }: Plain<Values>) => jkxz === 'qt';
const withMoreBorrowers = (values: Plain<Values>) =>
  other(values) && (values.yjkrgx === '02' || values.yjkrgx === '09');

/** TQ0106 偿还购房贷款提取 (docs/rules/tq0106-loan-repayment.md): a registered loan is chosen, any other is typed. */
export default defineFlow<'individual', Values, HomeLoansInfo>()({
  code: 'TQ0106',
  title: '偿还购房贷款提取',
  version: 1,
  own: (signal) => fetchHomeLoans({ signal }),
  prefillFromQuery: (query) => textsOf(query, ['jkxz', 'sqtqje']),
  initial: {
    jkxz: '',
    jkly: '',
    jkyhmc: '',
    jkhtbh: '',
    yjkrgx: '',
    jkrxm: '',
    fwzl: '',
    htdkje: '',
    dkffrq: '',
    sfjq: '',
    dkye: '',
    yhbj: '',
    yhlx: '',
    tqpl: '1',
    ...partialInitial,
  },
  sections: [
    accountSection,
    {
      key: 'loan',
      title: '购房贷款',
      note: '本中心、其他公积金中心和银行能查到的贷款直接选择；借款人、配偶和共同借款人共用同一笔还款的额度。',
      fields: [
        {
          kind: 'radio',
          name: 'jkxz',
          label: '贷款',
          options: ({ own }) => [
            ...own.list.map((loan) => ({ value: loan.jkhtbh, label: nameOf(loan) })),
            { value: 'qt', label: '其他贷款（系统没有查到的）' },
          ],
        },
        {
          kind: 'radio',
          name: 'jkly',
          label: '贷款来源',
          visible: other,
          options: () => ['2', '3', '4'].map((value) => ({ value, label: dictionaryLabel('jkly', value) })),
        },
        { kind: 'text', name: 'jkyhmc', label: '贷款银行或公积金中心', spaces: 'keep', visible: other },
        { kind: 'text', name: 'jkhtbh', label: '借款合同编号', visible: other },
        {
          kind: 'radio',
          name: 'yjkrgx',
          label: '与借款人关系',
          visible: other,
          options: [
            { value: '01', label: '本人' },
            { value: '02', label: '配偶' },
            { value: '09', label: '共同借款人' },
          ],
        },
        { kind: 'text', name: 'jkrxm', label: '借款人', length: 'name', spaces: 'keep', visible: withMoreBorrowers },
        { kind: 'text', name: 'fwzl', label: '房屋坐落', length: 'address', spaces: 'keep', visible: other },
        { kind: 'money', name: 'htdkje', label: '合同贷款金额', visible: other },
        { kind: 'date', name: 'dkffrq', label: '放款日期', max: ({ today }) => today, visible: other },
        {
          kind: 'radio',
          name: 'sfjq',
          label: '是否已结清',
          visible: other,
          options: [
            { value: '1', label: '是' },
            { value: '0', label: '否' },
          ],
        },
        { kind: 'money', name: 'dkye', label: '贷款余额', visible: (values) => other(values) && values.sfjq === '0' },
        {
          kind: 'money',
          name: 'yhbj',
          label: '区间已还本金',
          hint: '上次提取之后、最多近12个月内归还的本金，含提前还款',
          zero: 'allowed',
          visible: other,
        },
        { kind: 'money', name: 'yhlx', label: '区间已还利息', zero: 'allowed', visible: other },
      ],
      derived: ({ jkxz }, { own }) => figuresOf(own.list.find(({ jkhtbh }) => jkhtbh === jkxz)),
    },
    {
      key: 'frequency',
      title: '提取频次',
      note: '约定的款项到期自动转账，不需要再申请；可以随时在“约定提取管理”中暂停或终止。',
      fields: [
        {
          kind: 'radio',
          name: 'tqpl',
          label: '提取频次',
          options: ({ policy }) => [
            { value: '1', label: '单次' },
            { value: '2', label: `按月约定（每月${policy('p.hdYdr')}日）` },
            { value: '4', label: '按年约定（每满12个月）' },
          ],
          rules: [
            rule((frequency, values) => frequency === '1' || !other(values))(
              '系统查不到还款记录的贷款不能约定，请选择单次',
            ),
          ],
        },
      ],
    },
    amountSection('06'),
    payeeSection,
    commitmentSection('授权中心查询本人和配偶的婚姻、住房贷款和还款信息'),
  ],
  judge: {
    deciding: ['jkxz', 'jkhtbh', 'dkffrq', 'sfjq', 'yhbj', 'yhlx'],
    forget: ['jkxz', 'jkhtbh'],
    amount: 'sqtqje',
    estimate: () => null,
  },
  materials: { jdbh: 'TQ0106-01', mlbh: 'MLTQ0106', zstj: ({ jkxz, yjkrgx }) => ({ jkxz, yjkrgx }) },
  ...partialWithdrawal,
});

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
