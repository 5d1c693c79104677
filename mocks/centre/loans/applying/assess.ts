import { monthOf, type PlainMonth } from '@/domain/dates';
import { LOAN_STEP } from '@/domain/loan/loan-limits';
import { type Fen, moneyText, parseYuan, toYuan } from '@/domain/money';
import { isMasked } from '@/domain/text/mask';
import { plainIdentifier } from '@/domain/text/plain-text';
import { banks } from '../../../data/banks';
import { policyCount } from '../../../data/policy/policy';
import { acceptedOn } from '../../cases/case-states';
import { FieldReader } from '../../cases/field-reader';
import type { Application, Assessment, RawValues } from '../../cases/rule';
import { shownMonth } from '../../kernel/accounts/account-figures';
import { personOf, termsIn } from '../../kernel/people';
import { CREDIT_CLASS_NAMES } from '../../registers/credit-reports';
import { SHORTEST_MONTHS } from './conditions';
import { worstCredit } from './credit';
import { costOf, type LoanLimitFigures, limitText, loanLimitFigures, WITH_AGENCY } from './figures';
import { readDownPayment, readLoanHome } from './home';
import { type BorrowerHousehold, borrowerHousehold, longestHouseholdTerm } from './household';
import { otherCityReviewReasons } from './other-city';
import { readCoBorrowers, readFamily, readGuarantors } from './people';
import { loanApplicationSummary } from './summary';

const CARD = /^\d{12,19}$/;
const COMBINED = '1';
const TAKEOVER = '3';
/** Kinds of guarantee that name the mortgaged object. */
const WITH_MORTGAGE = ['01', '71', '72'];

/** Validates all fields again; limit, rate, price and seller are the centre's own data. */
export function assessLoan(application: Application, raw: RawValues): Assessment {
  const reader = new FieldReader(raw);
  const household = borrowerHousehold(application);
  const dklx = reader.code('dklx', { label: '贷款类型', from: ['0', '1', '3'] });
  const dkyt = reader.code('dkyt', { label: '贷款用途', from: 'dkyt' });
  if (dklx !== '' && dkyt !== '' && (dklx === TAKEOVER) !== (dkyt === '06')) {
    reader.fail('dkyt', '贷款用途与贷款类型不一致');
  }
  readIncome(reader, household, monthOf(application.tx.today()));
  readFamily(reader, application, household);
  readCoBorrowers(reader, application, raw, household);
  readLoanHome(reader, application, dkyt);
  const figures = loanLimitFigures(application, household, { ...raw, znsl: reader.values.znsl });
  const amount = readLoan(reader, application, household, figures);
  readKinds(reader, dklx);
  readDownPayment(reader, figures, dkyt);
  readGuarantee(reader);
  readGuarantors(reader, application, raw, household);
  readRepayment(reader, household, raw);
  readConsents(reader, raw, figures);
  reader.code('ywwd', { label: '受理网点', from: 'WDXX' });
  reader.text('beizhu', { label: '备注', most: 200, required: false });
  if (figures) Object.assign(reader.values, { zxll: figures.rate, kdje: toYuan(figures.limits.most) });
  reader.values.sfst = household.home;
  return {
    fieldErrors: reader.errors,
    values: reader.values,
    labels: reader.labels,
    // Without an amount the application has an error and is not used.
    amount: amount ?? 0n,
    manual: manualReasons(application),
    reviewReasons: reader.reviewReasons,
    remarks: reader.remarks,
    sqnr: loanApplicationSummary(reader.values, figures ? limitText(figures.limits) : ''),
  };
}

function readIncome(reader: FieldReader, { person }: BorrowerHousehold, month: PlainMonth): void {
  const income = reader.money('jkrysr', { label: '月收入' });
  const base = termsIn(person, shownMonth(person, month))?.base ?? 0n;
  if (income !== undefined && income < base) reader.fail('jkrysr', `月收入不能低于缴存基数（${moneyText(base)}）`);
  reader.money('jkrfzje', { label: '其他月债务', zero: 'allowed' });
}

function readLoan(
  reader: FieldReader,
  { tx, ywlsh }: Application,
  household: BorrowerHousehold,
  figures: LoanLimitFigures | null,
): Fen | undefined {
  const amount = reader.money('sqdkje', { label: '申请贷款金额' });
  const most = longestHouseholdTerm(household, acceptedOn(tx, ywlsh)).months;
  const months = reader.text('sqdkqx', { label: '申请期限', most: 3 });
  if (months !== '' && !/^\d+$/.test(months)) reader.fail('sqdkqx', '申请期限应为整数');
  else if (months !== '' && Number(months) < SHORTEST_MONTHS)
    reader.fail('sqdkqx', `申请期限不能少于${SHORTEST_MONTHS}个月`);
  else if (Number(months) > most) reader.fail('sqdkqx', `贷款期限超过最长年限或年龄限制（最长${most}个月）`);
  reader.code('dkhkfs', { label: '还款方式', from: ['01', '02'] });
  reader.int('ydhkr', { label: '约定还款日', least: 1, most: 28 });
  if (amount === undefined) return undefined;
  if (amount % LOAN_STEP !== 0n) reader.fail('sqdkje', '申请贷款金额须为1,000元的整数倍');
  else if (figures && amount > figures.limits.most) {
    reader.fail(
      'sqdkje',
      `申请贷款金额不能大于可贷额度（${moneyText(figures.limits.most)}，${figures.limits.limiting.name}所限）`,
    );
  }
  return amount;
}

/** Fields of combined loans and takeovers. */
function readKinds(reader: FieldReader, dklx: string): void {
  if (dklx === COMBINED) {
    reader.money('sdje', { label: '商业贷款金额' });
    reader.code('sdyhdm', { label: '商业贷款银行', from: banks.map((bank) => bank.yhdm) });
  }
  if (dklx === TAKEOVER) {
    const left = reader.money('ysdye', { label: '原商贷余额' });
    reader.code('szgfs', { label: '商转公方式', from: ['1', '2'] });
    const amount = parseYuan(reader.values.sqdkje ?? '');
    if (left !== undefined && amount !== undefined && amount > left) {
      reader.fail('sqdkje', `申请贷款金额不能大于原商贷余额（${moneyText(left)}）`);
    }
  }
}

function readGuarantee(reader: FieldReader): void {
  const dkdblx = reader.code('dkdblx', { label: '担保方式', from: 'dkdblx' });
  if (WITH_MORTGAGE.includes(dkdblx)) reader.text('dywmc', { label: '抵押物', most: 60 });
  if (WITH_AGENCY.includes(dkdblx)) reader.text('bzjgmc', { label: '保证机构', most: 60 });
}

/** Reads the repayment card: the bound one by its marker (the hall never sends the number), or another of the person's own. */
function readRepayment(reader: FieldReader, { person }: BorrowerHousehold, raw: RawValues): void {
  const source = reader.code('hkzhly', { label: '还款账户', from: ['1', '2'] });
  const typed = typeof raw.hkzh === 'string' ? plainIdentifier(raw.hkzh) : '';
  if (source === '1') {
    if (!person.bankCard) reader.fail('hkzhly', '您还没有绑定银行卡，请填写其他银行卡');
    reader.values.hkyhdm = person.bankCard?.yhdm ?? '';
    reader.values.hkzh = person.bankCard?.yhzh ?? '';
  } else {
    reader.code('hkyhdm', { label: '还款银行', from: banks.map((bank) => bank.yhdm) });
    if (typed === '') reader.fail('hkzh', '请输入还款账号');
    else if (isMasked(typed) || !CARD.test(typed)) reader.fail('hkzh', '请输入完整的还款账号');
    reader.values.hkzh = typed;
  }
  const offset = reader.code('sfqych', { label: '放款后自动冲还贷', from: ['0', '1'] });
  if (offset === '1') {
    // 03 of the dictionary is excluded, as in GD0601: the centre repays no bank's part of a combined loan.
    reader.code('chfs', { label: '冲还贷方式', from: ['01', '02'] });
  }
}

/** Requires an authorisation per register, the commitment, and the cost statement of exactly these terms. */
function readConsents(reader: FieldReader, raw: RawValues, figures: LoanLimitFigures | null): void {
  reader.tick('sqzx', '请勾选征信查询授权');
  reader.tick('sqbdc', '请勾选不动产登记查询授权');
  reader.tick('sqhy', '请勾选婚姻、户籍登记查询授权');
  reader.tick('cns', '请阅读并勾选承诺书');
  const { sqdkje = '', sqdkqx = '' } = reader.values;
  if (!figures || reader.errors.sqdkje || reader.errors.sqdkqx || sqdkje === '' || sqdkqx === '') return;
  const { cost, schedule } = costOf(reader.values, figures.rate);
  const read = typeof raw.cbyd === 'string' ? raw.cbyd : '';
  const now = costFingerprint(reader.values, figures.rate, cost.annual);
  reader.values.cbyd = now;
  reader.values.zhrzcb = cost.annual;
  reader.values.lxze = toYuan(cost.interest);
  reader.values.yhke = toYuan((schedule[0]?.principal ?? 0n) + (schedule[0]?.interest ?? 0n));
  if (read !== now) reader.fail('cbyd', '请阅读并确认按当前贷款条件计算的综合融资成本明示表');
}

/** Fingerprint of the cost statement, so that a statement of other terms does not count. */
export function costFingerprint(values: Readonly<Record<string, string>>, rate: string, annual: string): string {
  return [values.sqdkje, values.sqdkqx, values.dkhkfs, rate, annual].join('|');
}

/** Review reasons: every loan is reviewed by a clerk. */
function manualReasons({ tx, actor }: Application): string[] {
  return [
    `贷款申请须在${policyCount('p.dkBjr')}个工作日内人工审核`,
    ...otherCityReviewReasons(tx, personOf(tx, actor)),
  ];
}

/** Review reasons by credit report, queried after consent only; a refusal cannot be overruled. */
export function creditReasons({ tx, actor }: Application, { values }: Assessment): string[] {
  const worst = worstCredit(tx, actor, values);
  return worst === '1' ? [] : [`征信查询结果为“${CREDIT_CLASS_NAMES[worst]}”`];
}
