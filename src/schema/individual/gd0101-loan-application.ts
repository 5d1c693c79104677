import { GREEN_STAR_OPTIONS } from '@/domain/loan/green-building';
import { LOAN_STEP } from '@/domain/loan/loan-limits';
import { SHORTEST_MONTHS } from '@/domain/loan/loan-terms';
import { exceeds, moneyText, typedFen } from '@/domain/money';
import { defineSchema } from '../define-schema';
import type { FormFacts } from '../facts';
import { dictionaryPart, YES_NO } from '../options';
import { remark } from '../remark';
import { must, untilToday, when } from '../rules';
import { commitment } from './commitment';
import { isMarried, spouse } from './family';
import { house } from './house';
import { isCardNumber, payee } from './payee';

interface Kind {
  dklx: string;
  dkyt: string;
}
/** From a developer's building table. */
export const isNewHome = when('dkyt', '01', '03');
export const isResale = when('dkyt', '02');
export const isBuilding = when('dkyt', '04', '05');
/** Commercial loan converted to a fund loan: it was paid for once, so that there is no down payment. */
export const isTakeover = when('dklx', '3');
export const isCombined = when('dklx', '1');
/** The home is typed instead of chosen. */
export const isWritten = when('dkyt', '02', '04', '05', '06');
const hasSeller = when('dkyt', '02', '04', '05');
const hasContract = (kind: Pick<Kind, 'dkyt'>) => !isBuilding(kind);
export const hasDown = (kind: Pick<Kind, 'dklx'>) => !isTakeover(kind);
/** Kinds of guarantee that require a mortgage, an agency, or guarantors. */
export const hasMortgage = when('dkdblx', '01', '71', '72');
export const hasAgency = when('dkdblx', '03', '72', '74', '75');
export const hasGuarantors = when('dkdblx', '76', '03');
const isMutual = when('dkdblx', '76');
const hasOtherCard = when('hkzhly', '2');
const hasOffset = when('sfqych', '1');
const isShared = when('gyqk', '3');

/** Use 06 商转公 belongs to kind 3, and only to it. */
const uses = ({ dictionary }: FormFacts, { dklx }: Pick<Kind, 'dklx'>) =>
  dictionary('dkyt').filter(({ value }) => (value === '06') === isTakeover({ dklx }));
const upToFormer = (amount: string, { dklx, ysdye }: { dklx: string; ysdye: string }) =>
  isTakeover({ dklx }) && exceeds(amount, ysdye) ? `申请贷款金额不能大于原商贷余额（${moneyText(ysdye)}）` : undefined;

interface People {
  hyzk: string;
  pozjhm: string;
  gtjkr: readonly { readonly gtjkrzjhm: string }[];
  bzr: readonly { readonly bzrzjhm: string }[];
}
const isSame = (one: string, other: string) => one !== '' && one.toUpperCase() === other.toUpperCase();
const coBorrowsOnce = (number: string, row: object, { gtjkr }: People) =>
  gtjkr.some((one) => one !== row && isSame(one.gtjkrzjhm, number)) ? '共同借款人重复' : undefined;
const standsOnce = (number: string, row: object, { bzr }: People) =>
  bzr.some((one) => one !== row && isSame(one.bzrzjhm, number)) ? '保证人重复' : undefined;
const borrowsNot = (number: string, _: object, { hyzk, pozjhm, gtjkr }: People) =>
  (isMarried({ hyzk }) && isSame(pozjhm, number)) || gtjkr.some(({ gtjkrzjhm }) => isSame(gtjkrzjhm, number))
    ? '保证人不能是借款人或其配偶'
    : undefined;
const threeIfMutual = (rows: readonly object[], { dkdblx }: { dkdblx: string }) =>
  isMutual({ dkdblx }) && rows.length !== 3 ? '保证人应为3人' : undefined;

const account = must((number) => /^\d{12,30}$/.test(number))('收款账号不正确，请核对');
const inThousands = must((amount) => typedFen(amount) % LOAN_STEP === 0n)('申请贷款金额须为1,000元的整数倍');
const ownCard = must(isCardNumber)('还款账号不正确，请核对');

/** GD0101 贷款申请 (docs/rules/gd0101-loan-application.md): a co-borrowing spouse is the last row of `gtjkr`, a new home a number. */
export const loanApplicationFields = defineSchema({
  dklx: { kind: 'radio', label: '贷款类型', options: dictionaryPart('dklx', '0', '1', '3') },
  dkyt: { kind: 'select', label: '贷款用途', options: uses },
  jkrysr: { kind: 'money', label: '月收入' },
  jkrfzje: { kind: 'money', label: '其他月债务', zero: 'allowed' },
  ...spouse,
  posjhm: { kind: 'mobile', label: '配偶手机号', visible: isMarried },
  gtjkr: {
    kind: 'rows',
    unit: '人',
    label: '共同借款人',
    required: false,
    max: 3,
    columns: [
      { name: 'gtjkrxm', label: '姓名', kind: 'text', length: 'name' },
      { name: 'gtjkrzjlx', label: '证件类型', kind: 'select', dictionary: 'zjlx', initial: '01' },
      {
        name: 'gtjkrzjhm',
        label: '证件号码',
        kind: 'idno',
        accepts: ({ gtjkrzjlx }: { gtjkrzjlx: string }) => (gtjkrzjlx === '01' ? 'person' : 'any'),
        rules: [coBorrowsOnce],
      },
      { name: 'gtjkrysr', label: '月收入', kind: 'money' },
      { name: 'gtcdgx', label: '关系', kind: 'select', dictionary: 'yjkrgx' },
      { name: 'gtjkrsjhm', label: '手机号', kind: 'mobile' },
    ],
  },
  fwzl: { kind: 'address', label: '房屋坐落', sent: 'line', visible: isWritten },
  bdcqzh: {
    kind: 'text',
    label: '不动产权证号',
    required: (kind: Kind) => isResale(kind) || isTakeover(kind),
    visible: isWritten,
  },
  gfhtbh: {
    kind: 'text',
    label: '购房合同编号',
    required: (kind: Kind) => isNewHome(kind) || isResale(kind),
    visible: hasContract,
  },
  fwxz: { kind: 'select', label: '房屋性质', dictionary: 'fwxz', visible: isWritten },
  fwlx: { kind: 'select', label: '房屋类型', dictionary: 'fwlx', visible: isWritten },
  jzmj: { ...house.jzmj, visible: isWritten },
  fwzj: { kind: 'money', label: '房屋总价', visible: isWritten },
  fwpgjz: { kind: 'money', label: '评估价', visible: isResale },
  sfrmc: { kind: 'text', label: '售房人（施工方）', spaces: 'keep', visible: hasSeller },
  sfrzhhm: {
    kind: 'text',
    label: '收款账号',
    only: 'digits',
    visible: hasSeller,
    rules: [account],
  },
  sfrkhyhmc: { kind: 'text', label: '收款账户开户行', visible: hasSeller },
  lsjzdj: {
    kind: 'radio',
    label: '绿色建筑星级',
    options: GREEN_STAR_OPTIONS,
    required: false,
    initial: '0',
    visible: isWritten,
  },
  qdrq: { kind: 'date', label: '合同签订/取得日期', max: untilToday },
  znsl: { kind: 'int', label: '未成年子女数', min: 0, max: 9 },
  gyqk: {
    kind: 'radio',
    label: '共有情况',
    options: [
      { value: '1', label: '单独所有' },
      { value: '2', label: '共同共有' },
      { value: '3', label: '按份共有' },
    ],
  },
  gybl: { kind: 'rate', label: '本人份额', decimals: 2, min: 0.01, max: 99.99, visible: isShared },
  sfk: { kind: 'money', label: '首付款金额', visible: hasDown },
  sqdkje: {
    kind: 'money',
    label: '申请贷款金额',
    capital: true,
    rules: [inThousands, upToFormer],
  },
  sqdkqx: {
    kind: 'int',
    label: '申请期限',
    unit: '个月',
    min: SHORTEST_MONTHS,
    // Each half replaces it by the longest term of the borrowers.
    max: ({ policy }: FormFacts) => Number(policy('p.dkZcqx')),
    messages: { exceeded: (most: number) => `贷款期限超过最长年限或年龄限制（最长${most}个月）` },
  },
  dkhkfs: { kind: 'radio', label: '还款方式', dictionary: 'hkfs', initial: '01' },
  ydhkr: { kind: 'int', label: '约定还款日', unit: '日', min: 1, max: 28 },
  sdje: { kind: 'money', label: '商业贷款金额', visible: isCombined },
  sdyhdm: { kind: 'select', label: '商业贷款银行', options: 'given', visible: isCombined },
  ysdye: { kind: 'money', label: '原商贷余额', visible: isTakeover },
  szgfs: {
    kind: 'radio',
    label: '商转公方式',
    options: [
      { value: '1', label: '先还后贷' },
      { value: '2', label: '顺位抵押' },
    ],
    visible: isTakeover,
  },
  dkdblx: { kind: 'select', label: '担保方式', dictionary: 'dkdblx' },
  dywmc: { kind: 'text', label: '抵押物', spaces: 'keep', visible: hasMortgage },
  bzjgmc: { kind: 'text', label: '保证机构', visible: hasAgency },
  bzr: {
    kind: 'rows',
    unit: '人',
    label: '保证人',
    min: 1,
    max: 3,
    visible: hasGuarantors,
    columns: [
      { name: 'bzrxm', label: '姓名', kind: 'text', length: 'name' },
      { name: 'bzrzjhm', label: '证件号码', kind: 'idno', rules: [borrowsNot, standsOnce] },
      { name: 'bzrdwmc', label: '工作单位', kind: 'text' },
      { name: 'bzrysr', label: '月收入', kind: 'money' },
      { name: 'bzrsjhm', label: '手机号', kind: 'mobile' },
    ],
    rules: [threeIfMutual],
  },
  hkzhly: { kind: 'radio', label: '还款账户', options: 'given' },
  hkyhdm: { kind: 'select', label: '还款银行', options: 'given', visible: hasOtherCard },
  hkzh: {
    kind: 'bankCard',
    label: '还款账号',
    visible: hasOtherCard,
    rules: [ownCard],
  },
  sfqych: { kind: 'radio', label: '放款后自动冲还贷', options: YES_NO },
  chfs: { kind: 'radio', label: '冲还贷方式', options: dictionaryPart('chfs', '01', '02'), visible: hasOffset },
  sqzx: { kind: 'tick', label: '征信查询授权' },
  sqbdc: { kind: 'tick', label: '不动产登记查询授权' },
  sqhy: { kind: 'tick', label: '婚姻、户籍登记查询授权' },
  ...commitment,
  ywwd: payee.ywwd,
  ...remark,
});
