import { moneyText, parseYuan } from '@/domain/money';
import { OTHER_LOAN, repaidLoan } from '@/schema/individual/tq0106-loan-repayment';
import { LOAN_TERMS } from '../../../data/agreements';
import { loanWithdrawalNote } from '../../../data/notes/tq0106-loan-repayment';
import { prefillFrom } from '../../cases/drafts/prefill-values';
import { labelOf } from '../../cases/field-reader';
import { checkedBy, marriagePaper } from '../../cases/materials/material-needs';
import { readFields } from '../../cases/read-fields';
import { personOf } from '../../kernel/people';
import { isHomeLoanRegistered } from '../../registers/home-loans';
import { claims } from '../../withdrawals/claims';
import { loanWithdrawalConditions } from '../../withdrawals/loan/conditions';
import { type DrawnLoan, drawnLoansOf } from '../../withdrawals/loan/drawn-loans';
import {
  distributeOverMonths,
  drawnOn,
  intervalOf,
  LOAN,
  type LoanWithdrawalFigures,
  loanWithdrawalFigures,
  monthsOf,
} from '../../withdrawals/loan/figures';
import { partialRule } from '../../withdrawals/partial-rule';
import type { Applicant } from '../../withdrawals/rule';

const BANKS = '银行住房贷款信息';
const SPOUSE = '02';
const SETTLED = '1';
const MONTHLY = '2';

type Values = Readonly<Record<string, string>>;

/** Withdrawal for repayments of a home loan (docs/rules/tq0106-loan-repayment.md); all borrowers share the repayments. */
export const loanWithdrawal = partialRule({
  ywlx: LOAN,
  ywmc: '偿还购房贷款提取',
  claims: 'loan',
  notice: loanWithdrawalNote,
  agreement: LOAN_TERMS,
  previewLimit: true,
  tqyydm: '06',
  arrears: 'allowed',
  about: { field: 'jkhtbh', what: '贷款' },
  again: () => false,
  // The next period starts after this one, even if this one is not fully used.
  once: (values, applicant) => {
    const figures = figuresOf(applicant, values);
    return figures && `${figures.from}至${figures.to}的还款`;
  },
  conditions: loanWithdrawalConditions,
  known: ({ store, person, today }) => {
    const [loan, ...others] = drawnLoansOf(store, person, today);
    // With several loans the person chooses one.
    return loan && others.length === 0 ? prefillFrom(sourceOf(loan), { jkxz: loan.jkhtbh }) : [];
  },
  needs: ({ tx, actor }, { jkxz = '', yjkrgx = '' }) => {
    const loan = drawnLoansOf(tx.store, personOf(tx, actor), tx.today()).find(({ jkhtbh }) => jkhtbh === jkxz);
    const mjsm = loan ? checkedBy(tx, sourceOf(loan)) : '';
    const bySpouse = (loan?.yjkrgx ?? yjkrgx) === SPOUSE;
    return [
      { wjlxId: '0312', wjmc: '商业银行借款合同', sfbs: '1', mjsm },
      { wjlxId: '0313', wjmc: '还款明细/贷款余额证明', sfbs: '1', mjsm },
      ...(bySpouse ? [marriagePaper(tx, loan !== undefined)] : []),
    ];
  },
  read(reader, applicant) {
    const { store, person, today } = applicant;
    const loans = drawnLoansOf(store, person, today);
    const numbers = loans.map(({ jkhtbh }) => jkhtbh);
    const read = readFields(reader, repaidLoan, { today, options: { jkxz: [...numbers, OTHER_LOAN] } });
    const loan = loans.find(({ jkhtbh }) => jkhtbh === reader.values.jkxz);
    if (loan) reader.values.jkhtbh = loan.jkhtbh;
    const { jkhtbh = '' } = reader.values;
    if (!loan && numbers.includes(jkhtbh)) reader.fail('jkhtbh', '系统已查到该贷款，请在“贷款”中直接选择');
    else if (!loan && jkhtbh && isHomeLoanRegistered(store, jkhtbh, person.zjhm)) {
      reader.fail('jkhtbh', '经查询，您和配偶都不是该贷款的借款人');
    }
    const figures = figuresOf(applicant, reader.values);
    return {
      manual: loan ? [] : ['贷款合同和还款明细须人工核验'],
      rows: [
        ...(loan ? factsOf(loan) : []),
        ...(figures ? [{ label: '还款区间', value: `${figures.from} 至 ${figures.to}` }] : []),
        ...(loan && figures
          ? [
              { label: '区间已还本金', value: moneyText(figures.principal) },
              { label: '区间已还利息', value: moneyText(figures.interest) },
            ]
          : []),
        ...read.filter(({ key }) => key !== 'jkxz'),
      ],
    };
  },
  whole: (applicant, values) => figuresOf(applicant, values),
  accepted: ({ store }, { ywlsh, values, je }, applicant) => {
    const { person, today } = applicant;
    const figures = figuresOf(applicant, values);
    if (!figures) return;
    const used = drawnOn(je, figures.free);
    claims(store).put(ywlsh, {
      id: ywlsh,
      ywlsh,
      grzh: person.grzh,
      ywlx: LOAN,
      months: monthsOf(used),
      loan: {
        jkhtbh: values.jkhtbh ?? '',
        day: today,
        to: figures.to,
        monthly: values.tqpl === MONTHLY,
        settled: chosenLoan(applicant, values.jkxz ?? '')?.settled ?? values.sfjq === SETTLED,
        used,
      },
    });
  },
});

function chosenLoan({ store, person, today }: Applicant, jkxz: string): DrawnLoan | undefined {
  if (jkxz === '' || jkxz === OTHER_LOAN) return undefined;
  return drawnLoansOf(store, person, today).find(({ jkhtbh }) => jkhtbh === jkxz);
}

/** Returns the limit by the registered or described repayments; undefined until they are given. */
function figuresOf(applicant: Applicant, values: Values): LoanWithdrawalFigures | undefined {
  const loan = chosenLoan(applicant, values.jkxz ?? '');
  if (loan) return loanWithdrawalFigures(applicant, { ...loan, ...intervalOf(applicant, loan) });
  const { jkhtbh = '', dkffrq = '', yhbj = '', yhlx = '' } = values;
  const [principal, interest] = [parseYuan(yhbj), parseYuan(yhlx)];
  if (values.jkxz !== OTHER_LOAN || !jkhtbh || !dkffrq || principal === undefined || interest === undefined)
    return undefined;
  const interval = intervalOf(applicant, { jkhtbh, dkffrq });
  return loanWithdrawalFigures(applicant, {
    jkhtbh,
    ...interval,
    repaid: distributeOverMonths(interval, principal, interest),
  });
}

const sourceOf = ({ jkly }: DrawnLoan) => (jkly === '1' ? '本中心贷款记录' : BANKS);

function factsOf({ jkly, jkyhmc, jkhtbh, jkrxm, yjkrgx, fwzl, htdkje, dkffrq, dkye }: DrawnLoan) {
  const relation = yjkrgx === '09' ? '共同借款人' : labelOf('yjkrgx', yjkrgx);
  return [
    { label: '贷款来源', value: labelOf('jkly', jkly) },
    { label: '贷款银行或公积金中心', value: jkyhmc },
    { label: '借款合同编号', value: jkhtbh },
    { label: '借款人', value: `${jkrxm}（与借款人关系：${relation}）` },
    ...(fwzl ? [{ label: '房屋坐落', value: fwzl }] : []),
    { label: '合同贷款金额', value: moneyText(htdkje) },
    { label: '放款日期', value: dkffrq },
    { label: '贷款余额', value: moneyText(dkye) },
  ];
}
