import type { LabelledValue } from '@/api/client/labelled-value';
import type { LoanHousehold } from '@/api/loan/loan-application';
import { fundingProblem } from '@/domain/loan/loan-funding';
import { LOAN_STEP } from '@/domain/loan/loan-limits';
import { exceeds, type Fen, formatMoney, typedFen } from '@/domain/money';
import { isMasked } from '@/domain/text/mask';
import type { PersonFacts } from '@/engine/flow/facts';
import type { FieldOf } from '@/form/field-kinds';
import { dictionaryOptions } from '@/session/dictionary';
import { coBorrowerRows } from './co-borrowers';
import { requestedPrice } from './funding';
import { requestedTerms } from './terms';
import { hasAgency, hasMortgage, isCombined, isTakeover, type LoanValues, loanRule, type Seen } from './values';

/**
 * Down payment, fund loan and commercial loan must add up to the price, to the fen; '' while one is missing. Reported at the loan only, so
 * that the down payment can be changed first.
 */
function sumProblem(values: Seen, loan: Fen, commercial: Fen): string {
  const price = requestedPrice(values);
  const paid = typedFen(values.sfk);
  const combined = isCombined(values);
  if (isTakeover(values) || price === undefined || loan === 0n || paid === 0n) return '';
  const lent = loan + (combined ? commercial : 0n);
  // The commercial loan is not entered yet.
  if (combined && commercial === 0n && paid + lent <= price) return '';
  return fundingProblem(paid, lent, price);
}

const isOther = ({ hkzhly }: Seen) => hkzhly === '2';

export const loanFields: readonly FieldOf<LoanValues, PersonFacts<LoanHousehold>>[] = [
  {
    kind: 'int',
    name: 'sqdkqx',
    label: '申请期限',
    unit: '个月',
    hint: '12个月起；最长期限按年龄核定，利率按期限和房屋套数确定',
    min: 12,
    max: 999,
    short: true,
    rules: [
      loanRule((months, _, { own }) => Number(months) <= own.zcqx)(
        (_, { own }) => `贷款期限超过最长年限或年龄限制（最长${own.zcqx}个月）`,
      ),
    ],
  },
  {
    kind: 'money',
    name: 'sqdkje',
    label: '申请贷款金额',
    hint: '1,000元的整数倍',
    capital: true,
    short: true,
    rules: [
      loanRule((amount) => typedFen(amount) % LOAN_STEP === 0n)('申请贷款金额须为1,000元的整数倍'),
      loanRule((amount, _, { limit }) => !exceeds(amount, limit?.kytqe))(
        (_, { limit }) => `申请贷款金额不能大于可贷额度（${formatMoney(limit?.kytqe)}）`,
      ),
      loanRule((amount, values) => !isTakeover(values) || !exceeds(amount, values.ysdye))(
        '申请贷款金额不能大于原商贷余额',
      ),
      loanRule((amount, values) => !sumProblem(values, typedFen(amount), typedFen(values.sdje)))((values) =>
        sumProblem(values, typedFen(values.sqdkje), typedFen(values.sdje)),
      ),
    ],
  },
  { kind: 'radio', name: 'dkhkfs', label: '还款方式', dictionary: 'hkfs' },
  { kind: 'int', name: 'ydhkr', label: '约定还款日', hint: '每月1日至28日', unit: '日', min: 1, max: 28, short: true },
  {
    kind: 'money',
    name: 'sdje',
    label: '商业贷款金额',
    short: true,
    visible: isCombined,
    rules: [
      loanRule((amount, values) => !sumProblem(values, typedFen(values.sqdkje), typedFen(amount)))((values) =>
        sumProblem(values, typedFen(values.sqdkje), typedFen(values.sdje)),
      ),
    ],
  },
  {
    kind: 'select',
    name: 'sdyhdm',
    label: '商业贷款银行',
    options: ({ banks }) => banks.map((bank) => ({ value: bank.yhdm, label: bank.yhmc })),
    short: true,
    visible: isCombined,
  },
  { kind: 'money', name: 'ysdye', label: '原商贷余额', short: true, visible: isTakeover },
  {
    kind: 'radio',
    name: 'szgfs',
    label: '商转公方式',
    options: [
      { value: '1', label: '先还后贷' },
      { value: '2', label: '顺位抵押' },
    ],
    visible: isTakeover,
  },
];

export const guaranteeFields: readonly FieldOf<LoanValues, PersonFacts<LoanHousehold>>[] = [
  { kind: 'select', name: 'dkdblx', label: '担保方式', dictionary: 'dkdblx' },
  { kind: 'text', name: 'dywmc', label: '抵押物', hint: '如：所购住房', visible: hasMortgage },
  { kind: 'text', name: 'bzjgmc', label: '保证机构', visible: hasAgency },
];

export const repaymentFields: readonly FieldOf<LoanValues, PersonFacts<LoanHousehold>>[] = [
  {
    kind: 'radio',
    name: 'hkzhly',
    label: '还款账户',
    options: ({ account }) => [
      ...(account.bdk ? [{ value: '1', label: `已绑定的${account.bdk.yhmc}卡 ${account.bdk.yhzh}` }] : []),
      { value: '2', label: '其他银行卡' },
    ],
  },
  {
    kind: 'select',
    name: 'hkyhdm',
    label: '还款银行',
    hint: '须为本人的账户',
    options: ({ banks }) => banks.map((bank) => ({ value: bank.yhdm, label: bank.yhmc })),
    visible: isOther,
  },
  {
    kind: 'bankCard',
    name: 'hkzh',
    label: '还款账号',
    visible: isOther,
    // The bound card is chosen by its code; a masked number must never be submitted as a number.
    rules: [loanRule((card) => !isMasked(card))('请输入完整的还款账号')],
  },
  {
    kind: 'radio',
    name: 'sfqych',
    label: '放款后自动冲还贷',
    hint: '选“是”的，放款后先用公积金账户余额还款，不足部分从还款账户扣划；冲还贷协议与借款合同一并签署',
    options: [
      { value: '1', label: '是' },
      { value: '0', label: '否' },
    ],
  },
  {
    kind: 'radio',
    name: 'chfs',
    label: '冲还贷方式',
    options: () => dictionaryOptions('chfs').filter(({ value }) => value !== '03'),
    visible: ({ sfqych }) => sfqych === '1',
  },
];

/** Debited accounts in their order; each holder signs the agreement first. */
export function offsetFigures(values: Seen, { account }: PersonFacts<LoanHousehold>): LabelledValue[] {
  if (values.sfqych !== '1') return [];
  const others = coBorrowerRows(values).map(({ gtjkrxm }) => gtjkrxm);
  const names = [account.xingming, ...others].map((name, index) => `${index + 1}. ${name}`).join('；');
  const signing = others.length > 0 ? '（在本中心有账户的共同借款人，本人签署冲还贷协议后才扣划）' : '';
  return [{ label: '参与人员及扣款顺序', value: `${names}${signing}` }];
}

export const costField: FieldOf<LoanValues, PersonFacts<LoanHousehold>> = {
  kind: 'custom',
  name: 'cbyd',
  label: '综合融资成本明示表',
  messages: { required: '请阅读综合融资成本明示表' },
  hint: '签署前须阅读；贷款金额、期限、还款方式改变后须重新阅读',
  load: () => import('./CostStatement'),
  show: (value, values, facts) => {
    const terms = requestedTerms(values, facts);
    if (!terms || value !== terms.mark) return [{ label: '综合融资成本明示表', value: '未阅读' }];
    return [
      { label: '综合融资成本明示表', value: '已阅读并知悉' },
      { label: '综合融资成本（年化）', value: `${terms.cost.annual}%` },
      { label: '利息与费用合计', value: formatMoney(terms.cost.total) },
    ];
  },
  rules: [
    loanRule((mark, values, facts) => mark === requestedTerms(values, facts)?.mark)(
      '贷款条件已改变，请重新阅读综合融资成本明示表',
    ),
  ],
};
