import { monthOf, type PlainMonth } from '@/domain/dates';
import { moneyText, parseYuan, toYuan, typedFen } from '@/domain/money';
import { isNewHome, loanApplicationFields } from '@/schema/individual/gd0101-loan-application';
import { BANK_OPTIONS } from '../../../data/banks';
import { policyCount } from '../../../data/policy/policy';
import { acceptedOn } from '../../cases/case-states';
import { spouseOnFile } from '../../cases/family';
import { FieldReader } from '../../cases/field-reader';
import { readFields } from '../../cases/read-fields';
import type { Application, Assessment, RawValues } from '../../cases/rule';
import { shownMonth } from '../../kernel/accounts/account-figures';
import { personOf, termsIn } from '../../kernel/people';
import { CREDIT_CLASS_NAMES } from '../../registers/credit-reports';
import { worstCredit } from './credit';
import { costOf, type LoanLimitFigures, limitText, loanLimitFigures } from './figures';
import { checkDownPayment, readChosenHome } from './home';
import { type BorrowerHousehold, borrowerHousehold, longestHouseholdTerm } from './household';
import { otherCityReviewReasons } from './other-city';
import { checkCoBorrowers, checkFamily, checkGuarantors, withSpouseNumber } from './people';
import { loanApplicationSummary } from './summary';

/** Validates all fields again; limit, rate, price and seller are the centre's own data. */
export function assessLoan(application: Application, sent: RawValues): Assessment {
  const { tx } = application;
  const household = borrowerHousehold(application);
  const raw = withSpouseNumber(application, household, sent);
  const reader = new FieldReader(raw);
  const longest = longestHouseholdTerm(household, acceptedOn(tx, application.ywlsh)).months;
  const sqdkqx = { ...loanApplicationFields.sqdkqx, max: longest };
  const rows = readFields(
    reader,
    { ...loanApplicationFields, sqdkqx },
    {
      today: tx.today(),
      options: { hkzhly: ['1', '2'], hkyhdm: BANK_OPTIONS, sdyhdm: BANK_OPTIONS },
      known: spouseOnFile(raw, tx.store, household.person),
    },
  );
  checkIncome(reader, household, monthOf(tx.today()));
  checkFamily(reader, application, household);
  checkCoBorrowers(reader, application, household);
  const { dkyt = '' } = reader.values;
  if (isNewHome({ dkyt })) readChosenHome(reader, application, dkyt);
  const figures = loanLimitFigures(application, household, { ...raw, znsl: reader.values.znsl });
  checkLoan(reader, figures);
  checkDownPayment(reader, figures);
  checkGuarantors(reader, application, household);
  if (reader.values.hkzhly === '1') takeBoundCard(reader, household);
  readCostStatement(reader, raw, figures);
  if (figures) Object.assign(reader.values, { zxll: figures.rate, kdje: toYuan(figures.limits.most) });
  reader.values.sfst = household.home;
  return {
    ...reader.assessed(),
    // Without an amount the application has an error and is not used.
    amount: typedFen(reader.values.sqdkje),
    manual: manualReasons(application),
    sqnr: loanApplicationSummary(rows, reader.values, figures ? limitText(figures.limits) : ''),
  };
}

function checkIncome(reader: FieldReader, { person }: BorrowerHousehold, month: PlainMonth): void {
  const income = parseYuan(reader.valid('jkrysr'));
  const base = termsIn(person, shownMonth(person, month))?.base ?? 0n;
  if (income !== undefined && income < base) reader.fail('jkrysr', `月收入不能低于缴存基数（${moneyText(base)}）`);
}

function checkLoan(reader: FieldReader, figures: LoanLimitFigures | null): void {
  const amount = parseYuan(reader.valid('sqdkje'));
  if (amount === undefined || !figures || amount <= figures.limits.most) return;
  const { limits } = figures;
  reader.fail('sqdkje', `申请贷款金额不能大于可贷额度（${moneyText(limits.most)}，${limits.limiting.name}所限）`);
}

/** The bound repayment card, which the hall names by its marker and never sends. */
function takeBoundCard(reader: FieldReader, { person }: BorrowerHousehold): void {
  if (!person.bankCard) reader.fail('hkzhly', '您还没有绑定银行卡，请填写其他银行卡');
  reader.values.hkyhdm = person.bankCard?.yhdm ?? '';
  reader.values.hkzh = person.bankCard?.yhzh ?? '';
}

/** Requires the cost statement of exactly these terms. */
function readCostStatement(reader: FieldReader, raw: RawValues, figures: LoanLimitFigures | null): void {
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
