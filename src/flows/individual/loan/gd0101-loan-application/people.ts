import type { LoanHousehold } from '@/api/loan/loan-application';
import { exceeds, formatMoney } from '@/domain/money';
import type { Signer } from '@/engine/flow/define-flow';
import type { PersonFacts } from '@/engine/flow/facts';
import type { FieldOf } from '@/form/field-kinds';
import { dictionaryOptions } from '@/session/dictionary';
import { coBorrowerRows, SPOUSE } from './co-borrowers';
import { hasGuarantors, isBorrowerMarried, isSpouseBorrower, type LoanValues, loanRule, type Seen } from './values';

const upper = (text: string | undefined) => (text ?? '').toUpperCase();
const MOST = 3;
/** Location of the fields for a co-borrowing spouse. */
const ABOVE = '请在上面的“配偶”中选择共同借款，不用在此填写';
/** The holder of the phone receives the link and signs, so the applicant must not choose the number. */
const KNOWN_PHONE = '已在中心登记手机号的，签署邀请发送至登记的号码';

export const incomeFields: readonly FieldOf<LoanValues, PersonFacts<LoanHousehold>>[] = [
  {
    kind: 'money',
    name: 'jkrysr',
    label: '月收入',
    hint: '税前月收入，不低于缴存基数',
    short: true,
    rules: [
      loanRule((income, _, { account }) => !exceeds(account.grjcjs, income))(
        (_, { account }) => `月收入不能低于缴存基数（${formatMoney(account.grjcjs)}）`,
      ),
    ],
  },
  {
    kind: 'money',
    name: 'jkrfzje',
    label: '其他月债务',
    hint: '其他贷款、信用卡分期等每月还款额；没有的填0',
    zero: 'allowed',
    short: true,
  },
];

/** Block B5. The spouse consents to the loan also without co-borrowing. */
export const loanSpouseFields: readonly FieldOf<LoanValues, PersonFacts<LoanHousehold>>[] = [
  {
    kind: 'radio',
    name: 'hyzk',
    label: '婚姻状况',
    dictionary: 'hyzk',
  },
  {
    kind: 'text',
    name: 'poxm',
    label: '配偶姓名',
    length: 'name',
    spaces: 'keep',
    short: true,
    visible: isBorrowerMarried,
  },
  {
    kind: 'select',
    name: 'pozjlx',
    label: '配偶证件类型',
    dictionary: 'zjlx',
    short: true,
    visible: isBorrowerMarried,
  },
  {
    kind: 'idno',
    name: 'pozjhm',
    label: '配偶证件号码',
    accepts: (values) => (values.pozjlx === '01' ? 'person' : 'any'),
    short: true,
    visible: isBorrowerMarried,
  },
  {
    kind: 'mobile',
    name: 'posjhm',
    label: '配偶手机号',
    hint: `提交并审核通过后，配偶在自己的手机上签署；${KNOWN_PHONE}`,
    short: true,
    visible: isBorrowerMarried,
  },
  {
    kind: 'radio',
    name: 'pogtjk',
    label: '配偶共同借款',
    hint: '共同借款的，可贷额度按两人的账户余额和月收入核算，配偶作为共同借款人签署',
    options: [
      { value: '1', label: '是' },
      { value: '0', label: '否，只作为配偶同意贷款' },
    ],
    visible: isBorrowerMarried,
  },
  {
    kind: 'money',
    name: 'poysr',
    label: '配偶月收入',
    hint: '税前月收入',
    short: true,
    visible: isSpouseBorrower,
  },
];

export const coBorrowerField: FieldOf<LoanValues, PersonFacts<LoanHousehold>> = {
  kind: 'rows',
  name: 'gtjkr',
  label: '共同借款人',
  hint: `配偶以外的共同借款人，连同配偶最多3人。每人须在自己的手机上签署，${KNOWN_PHONE}；签署授权前，可贷额度按最低余额计入其账户`,
  required: false,
  max: MOST,
  rules: [(_, values) => (coBorrowerRows(values).length > MOST ? `共同借款人连同配偶最多${MOST}人` : undefined)],
  blank: {
    gtjkrxm: '',
    gtjkrzjlx: '01',
    gtjkrzjhm: '',
    gtjkrysr: '',
    gtcdgx: '',
    gtjkrsjhm: '',
  },
  rowName: ({ gtjkrxm }, index) => gtjkrxm || `第${index + 1}名共同借款人`,
  columns: [
    { name: 'gtjkrxm', label: '姓名', kind: 'text', width: 110 },
    { name: 'gtjkrzjlx', label: '证件类型', kind: 'select', dictionary: 'zjlx', width: 130 },
    {
      name: 'gtjkrzjhm',
      label: '证件号码',
      kind: 'idno',
      accepts: ({ gtjkrzjlx }) => (gtjkrzjlx === '01' ? 'person' : 'any'),
      width: 200,
      rules: [
        (number, _, values) =>
          isBorrowerMarried(values) && upper(number) === upper(values.pozjhm) ? `这是您的配偶，${ABOVE}` : undefined,
        (number, _, values) =>
          values.gtjkr.filter((one) => upper(one.gtjkrzjhm) === upper(number)).length > 1
            ? '共同借款人重复'
            : undefined,
      ],
    },
    { name: 'gtjkrysr', label: '月收入', kind: 'money', width: 120 },
    {
      name: 'gtcdgx',
      label: '关系',
      kind: 'select',
      options: () => dictionaryOptions('yjkrgx').filter(({ value }) => value !== '01' && value !== SPOUSE),
      width: 120,
      // Compatibility with drafts that have the spouse as a row.
      rules: [(code) => (code === SPOUSE ? `配偶${ABOVE}` : undefined)],
    },
    { name: 'gtjkrsjhm', label: '手机号', kind: 'mobile', width: 140 },
  ],
};

export const guarantorField: FieldOf<LoanValues, PersonFacts<LoanHousehold>> = {
  kind: 'rows',
  name: 'bzr',
  label: '保证人',
  hint: `三人联保填写3人，连带责任保证填写1至3人；保证人不能是借款人或其配偶，须在自己的手机上签署，${KNOWN_PHONE}`,
  visible: hasGuarantors,
  min: 1,
  max: 3,
  blank: { bzrxm: '', bzrzjhm: '', bzrdwmc: '', bzrysr: '', bzrsjhm: '' },
  rowName: ({ bzrxm }, index) => bzrxm || `第${index + 1}名保证人`,
  rules: [(rows, { dkdblx }) => (dkdblx === '76' && rows.length !== 3 ? '保证人应为3人' : undefined)],
  columns: [
    { name: 'bzrxm', label: '姓名', kind: 'text', width: 110 },
    {
      name: 'bzrzjhm',
      label: '证件号码',
      kind: 'idno',
      width: 200,
      rules: [
        (number, _, values) =>
          upper(number) === upper(values.pozjhm) || values.gtjkr.some((one) => upper(one.gtjkrzjhm) === upper(number))
            ? '保证人不能是借款人或其配偶'
            : undefined,
        (number, _, values) =>
          values.bzr.filter((one) => upper(one.bzrzjhm) === upper(number)).length > 1 ? '保证人重复' : undefined,
      ],
    },
    { name: 'bzrdwmc', label: '工作单位', kind: 'text', width: 200 },
    { name: 'bzrysr', label: '月收入', kind: 'money', width: 120 },
    { name: 'bzrsjhm', label: '手机号', kind: 'mobile', width: 140 },
  ],
};

/** Signers besides the applicant: co-borrowers, spouse, guarantors, without duplicates. */
export function loanSigners(values: Seen): Signer[] {
  const signers = new Map<string, Signer>();
  for (const { gtjkrxm, gtjkrzjhm } of coBorrowerRows(values)) {
    signers.set(upper(gtjkrzjhm), { xingming: gtjkrxm, zjhm: upper(gtjkrzjhm), qmsf: '共同借款人' });
  }
  const spouse = upper(values.pozjhm);
  if (isBorrowerMarried(values) && spouse !== '' && !signers.has(spouse)) {
    signers.set(spouse, { xingming: values.poxm, zjhm: spouse, qmsf: '配偶' });
  }
  if (hasGuarantors(values)) {
    for (const { bzrxm, bzrzjhm } of values.bzr) {
      signers.set(upper(bzrzjhm), { xingming: bzrxm, zjhm: upper(bzrzjhm), qmsf: '保证人' });
    }
  }
  return [...signers.values()];
}
