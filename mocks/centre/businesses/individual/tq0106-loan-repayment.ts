import { moneyText, parseYuan } from '@/domain/money';
import { LONGEST_NAME } from '@/domain/text/person-name';
import { LOAN_TERMS } from '../../../data/agreements';
import { loanWithdrawalNote } from '../../../data/notes/tq0106-loan-repayment';
import { prefillFrom } from '../../cases/drafts/prefill-values';
import { type FieldReader, labelOf } from '../../cases/field-reader';
import { checkedBy, marriagePaper } from '../../cases/materials/material-needs';
import { personOf } from '../../kernel/people';
import { isHomeLoanRegistered } from '../../registers/home-loans';
import { claims } from '../../withdrawals/claims';
import { loanWithdrawalConditions, OTHER_LOAN } from '../../withdrawals/loan/conditions';
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
const ONCE = '1';
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
    const loan = chosenLoan(applicant, reader.text('jkxz', { label: '贷款', most: 60, required: false }));
    if (loan) reader.values.jkhtbh = loan.jkhtbh;
    else if (reader.values.jkxz === OTHER_LOAN) readOther(reader, applicant);
    else reader.fail('jkxz', reader.values.jkxz ? '经查询，您和配偶都不是该贷款的借款人' : '请选择贷款');
    const tqpl = reader.code('tqpl', { label: '提取频次', from: [ONCE, MONTHLY, '4'] });
    if (!loan && tqpl !== ONCE && reader.values.jkxz === OTHER_LOAN) {
      reader.fail('tqpl', '系统查不到还款记录的贷款不能约定，请选择单次');
    }
    const figures = figuresOf(applicant, reader.values);
    const facts = loan ? factsOf(loan) : typedFacts(reader.values);
    return {
      manual: loan ? [] : ['贷款合同和还款明细须人工核验'],
      rows: [
        ...facts,
        ...(figures
          ? [
              { label: '还款区间', value: `${figures.from} 至 ${figures.to}` },
              { label: '区间已还本金', value: moneyText(figures.principal) },
              { label: '区间已还利息', value: moneyText(figures.interest) },
            ]
          : []),
        { label: '提取频次', value: labelOf('tqpl', tqpl) },
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

/** Reads an unregistered loan of another city or bank, described by the person and checked by a clerk. */
function readOther(reader: FieldReader, { store, person, today }: Applicant): void {
  const jkhtbh = reader.text('jkhtbh', { label: '借款合同编号', most: 60 });
  if (drawnLoansOf(store, person, today).some((one) => one.jkhtbh === jkhtbh)) {
    reader.fail('jkhtbh', '系统已查到该贷款，请在“贷款”中直接选择');
  } else if (jkhtbh && isHomeLoanRegistered(store, jkhtbh, person.zjhm)) {
    reader.fail('jkhtbh', '经查询，您和配偶都不是该贷款的借款人');
  }
  reader.code('jkly', { label: '贷款来源', from: ['2', '3', '4'] });
  reader.text('jkyhmc', { label: '贷款银行或公积金中心', most: 60 });
  const yjkrgx = reader.code('yjkrgx', { label: '与借款人关系', from: ['01', SPOUSE, '09'] });
  if (yjkrgx === '01') reader.values.jkrxm = person.xingming;
  else reader.text('jkrxm', { label: '借款人', most: LONGEST_NAME });
  reader.text('fwzl', { label: '房屋坐落', most: 120 });
  const whole = reader.money('htdkje', { label: '合同贷款金额' });
  reader.pastDate('dkffrq', { label: '放款日期', today });
  const settled = reader.code('sfjq', { label: '是否已结清', from: ['0', SETTLED] }) === SETTLED;
  const owed = settled ? 0n : reader.money('dkye', { label: '贷款余额' });
  if (settled) reader.values.dkye = '0.00';
  const paid = reader.money('yhbj', { label: '区间已还本金', zero: 'allowed' });
  const interest = reader.money('yhlx', { label: '区间已还利息', zero: 'allowed' });
  if (whole !== undefined && interest !== undefined && interest > whole) {
    reader.fail('yhlx', '区间已还利息不能大于合同贷款金额');
  }
  if (whole !== undefined && owed !== undefined && paid !== undefined && owed + paid > whole) {
    reader.fail('yhbj', '贷款余额与区间已还本金之和不能大于合同贷款金额');
  }
}

const sourceOf = ({ jkly }: DrawnLoan) => (jkly === '1' ? '本中心贷款记录' : BANKS);

function factsOf({ jkly, jkyhmc, jkhtbh, jkrxm, yjkrgx, fwzl, htdkje, dkffrq, dkye }: DrawnLoan) {
  return rowsOf({ jkly, jkyhmc, jkhtbh, jkrxm, yjkrgx, fwzl, dkffrq }, moneyText(htdkje), moneyText(dkye));
}

function typedFacts(values: Values) {
  if (values.jkxz !== OTHER_LOAN) return [];
  return rowsOf(values, moneyText(values.htdkje ?? ''), moneyText(values.dkye ?? ''));
}

function rowsOf(values: Values, htdkje: string, dkye: string) {
  const { jkly = '', jkyhmc = '', jkhtbh = '', jkrxm = '', yjkrgx = '', fwzl = '', dkffrq = '' } = values;
  return [
    { label: '贷款来源', value: labelOf('jkly', jkly) },
    { label: '贷款银行或公积金中心', value: jkyhmc },
    { label: '借款合同编号', value: jkhtbh },
    {
      label: '借款人',
      value: `${jkrxm}（与借款人关系：${yjkrgx === '09' ? '共同借款人' : labelOf('yjkrgx', yjkrgx)}）`,
    },
    ...(fwzl ? [{ label: '房屋坐落', value: fwzl }] : []),
    { label: '合同贷款金额', value: htdkje },
    { label: '放款日期', value: dkffrq },
    { label: '贷款余额', value: dkye },
  ];
}
