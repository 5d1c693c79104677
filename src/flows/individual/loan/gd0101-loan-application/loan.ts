import type { LabelledValue } from '@/api/client/labelled-value';
import { fundingProblem } from '@/domain/loan/loan-funding';
import { exceeds, type Fen, formatMoney, moneyText, typedFen } from '@/domain/money';
import type { FieldOf } from '@/form/field-kinds';
import { isCombined, isTakeover } from '@/schema/individual/gd0101-loan-application';
import { coBorrowerRows } from './co-borrowers';
import { requestedPrice } from './funding';
import { requestedTerms } from './terms';
import { type LoanFacts, type LoanValues, loanRule, loanSchemaFields, type Seen } from './values';

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

const bankOptions = ({ banks }: LoanFacts) => banks.map(({ yhdm, yhmc }) => ({ value: yhdm, label: yhmc }));

export const loanFields = loanSchemaFields([
  {
    name: 'sqdkqx',
    hint: '12个月起；最长期限按年龄核定，利率按期限和房屋套数确定',
    short: true,
    max: ({ own }) => own.zcqx,
  },
  {
    name: 'sqdkje',
    hint: '1,000元的整数倍',
    short: true,
    rules: [
      (amount, _, { limit }) =>
        exceeds(amount, limit?.kytqe) ? `申请贷款金额不能大于可贷额度（${moneyText(limit?.kytqe ?? '')}）` : undefined,
      // The values of the form hold the chosen home besides those of the schema.
      (amount, values) => sumProblem(values as Seen, typedFen(amount), typedFen(values.sdje)) || undefined,
    ],
  },
  { name: 'dkhkfs', short: true },
  { name: 'ydhkr', hint: '每月1日至28日', short: true },
  {
    name: 'sdje',
    short: true,
    rules: [(amount, values) => sumProblem(values as Seen, typedFen(values.sqdkje), typedFen(amount)) || undefined],
  },
  { name: 'sdyhdm', options: bankOptions, short: true },
  { name: 'ysdye', short: true },
  'szgfs',
]);

export const guaranteeFields = loanSchemaFields([
  { name: 'dkdblx', short: true },
  { name: 'dywmc', preset: true, short: true },
  { name: 'bzjgmc', short: true },
]);

export const repaymentFields = loanSchemaFields([
  {
    name: 'hkzhly',
    preset: true,
    options: ({ account }) => [
      ...(account.bdk ? [{ value: '1', label: `已绑定的${account.bdk.yhmc}卡 ${account.bdk.yhzh}` }] : []),
      { value: '2', label: '其他银行卡' },
    ],
  },
  { name: 'hkyhdm', hint: '须为本人的账户', options: bankOptions },
  'hkzh',
  {
    name: 'sfqych',
    short: true,
    hint: '选“是”的，放款后先用公积金账户余额还款，不足部分从还款账户扣划；冲还贷协议与借款合同一并签署',
  },
  { name: 'chfs', short: true },
]);

/** Debited accounts in their order; each holder signs the agreement first. */
export function offsetFigures(values: Seen, { account }: LoanFacts): LabelledValue[] {
  if (values.sfqych !== '1') return [];
  const others = coBorrowerRows(values).map(({ gtjkrxm }) => gtjkrxm);
  const names = [account.xingming, ...others].map((name, index) => `${index + 1}. ${name}`).join('；');
  const signing = others.length > 0 ? '（在本中心有账户的共同借款人，本人签署冲还贷协议后才扣划）' : '';
  return [{ label: '参与人员及扣款顺序', value: `${names}${signing}` }];
}

export const costField: FieldOf<LoanValues, LoanFacts> = {
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
