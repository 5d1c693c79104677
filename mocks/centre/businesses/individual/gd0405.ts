import type { LabelledValue } from '@/api/labelled-value';
import type { SignDocument } from '@/api/sign';
import { addDays } from '@/domain/dates';
import { maskBankCard, maskIdNumber } from '@/domain/mask';
import { plainIdentifier } from '@/domain/plain-text';
import { banks } from '../../../data/banks';
import { cardChangeNote } from '../../../data/notes/loan-change-notes';
import { policyCount } from '../../../data/policy';
import { LOAN_RULES } from '../../../data/rule-names';
import type { CaseRecord } from '../../cases/case-states';
import { FieldReader } from '../../cases/field-reader';
import { checkedBy, type Need } from '../../cases/materials/material-needs';
import type { Application, Assessment, BusinessRule, RawValues } from '../../cases/rule';
import { issueSignedDocument } from '../../cases/signatures/signed-document';
import { actorOf, type Desk } from '../../kernel/desk';
import { type PersonRecord, personOf } from '../../kernel/people';
import { isRightAccountCode } from '../../loans/changes/account-code';
import { bankName, bankOf } from '../../loans/changes/change-loans';
import { changedCase, type LoanChange } from '../../loans/changes/changed-case';
import { firstDebit, firstDebitDay } from '../../loans/changes/first-debit';
import { changeCard } from '../../loans/debited-case';
import {
  aboutLoan,
  apartFromDueDay,
  hasLoan,
  loanConditions,
  notDebitedToday,
  readLoan,
} from '../../loans/loan-conditions';
import { type LoanRecord, loans, nextDebit } from '../../loans/loans';
import { verifyBankAccount } from '../../registers/registers';

const CARD = /^\d{12,19}$/;
const TOO_CLOSE = `还款日前${policyCount('p.hkTbts')}日内不能变更还款账户`;
const AUTHORISATION: SignDocument = {
  wsbh: '0512',
  wsmc: '还款扣款授权书',
  sm: '授权中心自生效日期起从本人新的还款账户扣划贷款本息及逾期款项，原账户的授权同时终止',
};

/** GD0405 还款账户变更: another card of the borrower's own, checked with the bank (domain catalogue 9). */
export const accountChange: BusinessRule = {
  ywlx: 'GD0405',
  ywmc: '还款账户变更',
  area: 'loan',
  kind: 'person',
  subject: aboutLoan(),
  // It is about the loan: whoever borrowed from elsewhere has no account here.
  withoutAccount: () => true,
  notice: cardChangeNote,
  documents: () => [AUTHORISATION],
  days: 1,
  conditions: (application, raw) =>
    loanConditions(application, raw, (loan) => [
      hasLoan(loan, { overdue: 'allowed', rules: LOAN_RULES }),
      notDebitedToday(application.desk, loan, LOAN_RULES),
      apartFromDueDay(application.desk, loan, { rules: LOAN_RULES, refusal: TOO_CLOSE }),
    ]),
  limit(application, raw) {
    const { loan, checked } = read(application, raw);
    return loan
      ? firstDebit(application.desk.store, loan, application.desk.today(), effectOf(application.desk, checked))
      : null;
  },
  needs,
  newAccount: ({ xzhkhyhmc, xhkzh }) =>
    `申请改从${banks.find(({ yhdm }) => yhdm === xzhkhyhmc)?.yhmc ?? ''}尾号${xhkzh?.slice(-4)}的账户还款`,
  assess,
  prove,
  ...changedCase({ rules: LOAN_RULES, cosigned: false, waits, dated, carryOut }),
};

/** '' while there is no account to be checked. */
type Checked = ReturnType<typeof verifyBankAccount> | '';

function read({ desk, actor }: Application, raw: RawValues) {
  const reader = new FieldReader(raw);
  const loan = readLoan(reader, desk, actor);
  const yhdm = reader.code('xzhkhyhmc', { label: '新开户行', from: banks.map((bank) => bank.yhdm) });
  const yhzh = reader.text('xhkzh', { label: '新还款账号', most: 60 });
  const checked: Checked = CARD.test(yhzh) ? verified(desk, personOf(desk, actor), yhzh, yhdm) : '';
  if (yhzh !== '' && !CARD.test(yhzh)) reader.fail('xhkzh', '新还款账号不正确，请核对');
  else if (loan && yhzh === loan.hkzh) reader.fail('xhkzh', '新还款账号与原还款账号相同，无需变更');
  else if (checked === 'foreign') reader.fail('xhkzh', '账户户名与借款人不一致');
  return { reader, loan, checked };
}

function assess(application: Application, raw: RawValues): Assessment {
  const { reader, loan, checked } = read(application, raw);
  reader.tick('cns', '请勾选授权与承诺');
  const { errors, values, labels } = reader;
  return {
    fieldErrors: errors,
    values,
    labels,
    amount: 0n,
    manual: checked === 'own' ? [] : ['新还款账户未通过银行核验'],
    sqnr: loan ? summary(application.desk, loan, values, checked) : [],
  };
}

function prove({ desk, actor }: Application, { dxyzm }: RawValues): Record<string, string> {
  if (!dxyzm) return { dxyzm: '请输入短信验证码' };
  return isRightAccountCode(desk, personOf(desk, actor), dxyzm) ? {} : { dxyzm: '短信验证码错误或已失效' };
}

/** The bank tells whose account it is; where it cannot, a picture of the card goes to the clerk. */
function needs({ desk, actor }: Application, { xzhkhyhmc = '', xhkzh = '' }: Readonly<Record<string, string>>): Need[] {
  if (xhkzh === '') return [];
  const own = verified(desk, personOf(desk, actor), plainIdentifier(xhkzh), xzhkhyhmc) === 'own';
  return [{ wjlxId: '0104', wjmc: '本人银行卡', sfbs: '2', mjsm: own ? checkedBy(desk, '银行账户核验') : '' }];
}

function verified({ store }: Desk, { xingming, zjhm }: PersonRecord, yhzh: string, yhdm: string): Checked {
  return verifyBankAccount(store, { yhzh, yhdm }, { hm: xingming, zjhm });
}

function effectOf({ today }: Desk, checked: Checked): string {
  if (checked === '') return `${today()}（银行核验通过的）`;
  return checked === 'own' ? today() : '中心审核通过之日';
}

/** So close to the due day the bank debits the former account once more. */
function waits({ today }: Desk, loan: LoanRecord) {
  const due = nextDebit(loan, today());
  return addDays(today(), policyCount('p.hkTbts')) >= due ? addDays(due, 1) : undefined;
}

function dated(value: string): LabelledValue[] {
  return [{ label: '生效日期', value }];
}

/** Who changes the card has it filled: what was wrong with the former one is no longer. */
function carryOut(desk: Desk, loan: LoanRecord, record: CaseRecord): ReturnType<LoanChange['carryOut']> {
  const { xhkzh = '', xzhkhyhmc = '' } = record.values;
  const { cardShortFrom: _, ...kept } = loan;
  const changed: LoanRecord = { ...kept, hkzh: xhkzh, hkyhdm: xzhkhyhmc };
  loans(desk.store).put(loan.dkzh, changed);
  issueAuthorisation(desk, loan, changed, record);
  changeCard(desk, changed);
  const first = firstDebitDay(desk.store, changed, desk.today());
  const card = `${bankName(xzhkhyhmc)}尾号${xhkzh.slice(-4)}`;
  return { yj: `自${desk.today()}起从${card}的账户还款，首次扣款日${first}`, rows: dated(desk.today()) };
}

function issueAuthorisation(desk: Desk, former: LoanRecord, changed: LoanRecord, record: CaseRecord): void {
  const person = personOf(desk, actorOf(record.owner));
  issueSignedDocument(desk, record, {
    kind: '39',
    once: 'hkzh',
    title: '住房公积金贷款还款扣款授权书',
    facts: [
      { label: '授权人（借款人）', value: person.xingming },
      { label: '证件号码', value: maskIdNumber(person.zjhm) },
      { label: '借款合同编号', value: changed.jkhtbh },
      { label: '贷款账号', value: changed.dkzh },
      { label: '原还款账户', value: `${bankOf(desk.store, former)} ${maskBankCard(former.hkzh)}` },
      { label: '新还款账户', value: `${bankOf(desk.store, changed)} ${maskBankCard(changed.hkzh)}` },
      { label: '生效日期', value: desk.today() },
    ],
    paragraphs: [
      '授权人授权中心自生效日期起，于每期还款日从新还款账户扣划上述贷款的本金、利息，以及逾期款项和罚息；原还款账户的扣款授权同时终止。',
      '授权人保证新还款账户为本人所有、状态正常，并于还款日前备足款项。',
    ],
  });
}

function summary(
  desk: Desk,
  loan: LoanRecord,
  { xzhkhyhmc, xhkzh = '' }: Readonly<Record<string, string>>,
  checked: Checked,
): LabelledValue[] {
  return [
    { label: '贷款账号', value: loan.dkzh },
    { label: '原还款账户', value: `${bankOf(desk.store, loan)} ${maskBankCard(loan.hkzh)}` },
    { label: '新还款账户', value: `${bankName(xzhkhyhmc)} ${maskBankCard(xhkzh)}` },
    ...dated(effectOf(desk, checked)),
  ];
}
