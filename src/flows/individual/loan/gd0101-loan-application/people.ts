import { exceeds, moneyText } from '@/domain/money';
import type { Signer } from '@/engine/flow/define-flow';
import type { FieldOf } from '@/form/field-kinds';
import { isMarried } from '@/schema/individual/family';
import { hasGuarantors } from '@/schema/individual/gd0101-loan-application';
import { coBorrowerRows, SPOUSE } from './co-borrowers';
import { isSpouseBorrower, type LoanFacts, type LoanValues, loanSchemaFields, type Seen } from './values';

const upper = (text: string | undefined) => (text ?? '').toUpperCase();
const MOST = 3;
/** Location of the fields for a co-borrowing spouse. */
const ABOVE = '请在上面的“配偶”中选择共同借款，不用在此填写';
/** The holder of the phone receives the link and signs, so the applicant must not choose the number. */
const KNOWN_PHONE = '已在中心登记手机号的，签署邀请发送至登记的号码';

export const incomeFields = loanSchemaFields([
  {
    name: 'jkrysr',
    hint: '税前月收入，不低于缴存基数',
    short: true,
    rules: [
      (income, _, { account }) =>
        exceeds(account.grjcjs, income) ? `月收入不能低于缴存基数（${moneyText(account.grjcjs)}）` : undefined,
    ],
  },
  { name: 'jkrfzje', hint: '其他贷款、信用卡分期等每月还款额；没有的填0', short: true },
]);

/** Block B5. The spouse consents to the loan also without co-borrowing. */
export const loanSpouseFields: readonly FieldOf<LoanValues, LoanFacts>[] = [
  ...loanSchemaFields([
    { name: 'hyzk', preset: true },
    { name: 'poxm', short: true },
    { name: 'pozjlx', short: true },
    { name: 'pozjhm', short: true },
    { name: 'posjhm', hint: `提交并审核通过后，配偶在自己的手机上签署；${KNOWN_PHONE}`, short: true },
  ]),
  {
    kind: 'radio',
    name: 'pogtjk',
    label: '配偶共同借款',
    hint: '共同借款的，可贷额度按两人的账户余额和月收入核算，配偶作为共同借款人签署',
    options: [
      { value: '1', label: '是' },
      { value: '0', label: '否，只作为配偶同意贷款' },
    ],
    short: true,
    visible: isMarried,
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

/** Together with the spouse, who is entered above. */
const notTooMany = (_: unknown, values: object) =>
  // The rule reads the spouse too, who is no field of the schema.
  coBorrowerRows(values as Seen).length > MOST ? `共同借款人连同配偶最多${MOST}人` : undefined;

/** Who they are, and how they take part. */
export const ABOUT_CO_BORROWERS = `配偶以外的共同借款人，连同配偶最多${MOST}人。每人须在自己的手机上签署，${KNOWN_PHONE}；签署授权前，可贷额度按最低余额计入其账户`;

export const coBorrowerFields = loanSchemaFields([
  {
    name: 'gtjkr',
    rules: [notTooMany],
    rowName: ({ gtjkrxm }, index) => gtjkrxm || `第${index + 1}名共同借款人`,
    columns: [
      { name: 'gtjkrxm', width: 110 },
      { name: 'gtjkrzjlx', width: 130 },
      {
        name: 'gtjkrzjhm',
        width: 200,
        rules: [
          (number, _, values) =>
            isMarried(values) && upper(number) === upper(values.pozjhm) ? `这是您的配偶，${ABOVE}` : undefined,
        ],
      },
      { name: 'gtjkrysr', width: 120 },
      {
        name: 'gtcdgx',
        width: 120,
        options: ({ dictionary }) => dictionary('yjkrgx').filter(({ value }) => value !== '01' && value !== SPOUSE),
        // Compatibility with drafts that have the spouse as a row.
        rules: [(code) => (code === SPOUSE ? `配偶${ABOVE}` : undefined)],
      },
      { name: 'gtjkrsjhm', width: 140 },
    ],
  },
]);

export const guarantorFields = loanSchemaFields([
  {
    name: 'bzr',
    hint: `三人联保填写3人，连带责任保证填写1至3人；保证人不能是借款人或其配偶，须在自己的手机上签署，${KNOWN_PHONE}`,
    rowName: ({ bzrxm }, index) => bzrxm || `第${index + 1}名保证人`,
    columns: [
      { name: 'bzrxm', width: 110 },
      { name: 'bzrzjhm', width: 200 },
      { name: 'bzrdwmc', width: 200 },
      { name: 'bzrysr', width: 120 },
      { name: 'bzrsjhm', width: 140 },
    ],
  },
]);

/** Signers besides the applicant: co-borrowers, spouse, guarantors, without duplicates. */
export function loanSigners(values: Seen): Signer[] {
  const signers = new Map<string, Signer>();
  for (const { gtjkrxm, gtjkrzjhm } of coBorrowerRows(values)) {
    signers.set(upper(gtjkrzjhm), { xingming: gtjkrxm, zjhm: upper(gtjkrzjhm), qmsf: '共同借款人' });
  }
  const spouse = upper(values.pozjhm);
  if (isMarried(values) && spouse !== '' && !signers.has(spouse)) {
    signers.set(spouse, { xingming: values.poxm, zjhm: spouse, qmsf: '配偶' });
  }
  if (hasGuarantors(values)) {
    for (const { bzrxm, bzrzjhm } of values.bzr) {
      signers.set(upper(bzrzjhm), { xingming: bzrxm, zjhm: upper(bzrzjhm), qmsf: '保证人' });
    }
  }
  return [...signers.values()];
}
