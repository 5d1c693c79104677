import type { SignDocument } from '@/api/cases/sign';
import type { LabelledValue } from '@/api/client/labelled-value';
import { addDays } from '@/domain/dates';
import { maskBankCard, maskIdNumber } from '@/domain/text/mask';
import { plainIdentifier } from '@/domain/text/plain-text';
import { repaymentAccountFields } from '@/schema/individual/gd0405-repayment-account';
import { banks } from '../../../data/banks';
import { LOAN_RULES } from '../../../data/menus/rule-names';
import { cardChangeNote } from '../../../data/notes/loan-change-notes';
import { policyCount } from '../../../data/policy/policy';
import type { CaseRecord } from '../../cases/case-states';
import { FieldReader } from '../../cases/field-reader';
import { checkedBy, type Need } from '../../cases/materials/material-needs';
import { readFields } from '../../cases/read-fields';
import type { Application, Assessment, BusinessRule, RawValues } from '../../cases/rule';
import { issueSignedDocument } from '../../cases/signatures/signed-document';
import { type PersonRecord, personOf } from '../../kernel/people';
import { actorOf, type Transaction } from '../../kernel/transaction';
import { isRightAccountCode } from '../../loans/changes/account-code';
import { debitBankOf, loanBankName } from '../../loans/changes/change-loans';
import { changedCase, type LoanChange } from '../../loans/changes/changed-case';
import { firstDebitDay, firstLoanDebit } from '../../loans/changes/first-debit';
import { changeCard } from '../../loans/debited-case';
import {
  aboutLoan,
  apartFromDueDay,
  hasLoan,
  loanChangeConditions,
  notDebitedToday,
  readLoan,
} from '../../loans/loan-conditions';
import { type LoanRecord, loanTable, nextInstalmentDay } from '../../loans/loans';
import { verifyBankAccount } from '../../registers/registers';

const TOO_CLOSE = `还款日前${policyCount('p.hkTbts')}日内不能变更还款账户`;
const AUTHORISATION: SignDocument = {
  wsbh: '0512',
  wsmc: '还款扣款授权书',
  sm: '授权中心自生效日期起从本人新的还款账户扣划贷款本息及逾期款项，原账户的授权同时终止',
};

/** GD0405 还款账户变更: another card of the borrower, verified with the bank (docs/rules/gd0405-repayment-account.md). */
export const accountChange: BusinessRule = {
  ywlx: 'GD0405',
  ywmc: '还款账户变更',
  area: 'loan',
  kind: 'person',
  subject: aboutLoan(),
  // The business concerns the loan, so an other-city borrower without an account here may use it.
  withoutAccount: () => true,
  notice: cardChangeNote,
  documents: () => [AUTHORISATION],
  days: 1,
  conditions: (application, raw) =>
    loanChangeConditions(application, raw, {
      act: '变更',
      conditionsOf: (loan) => [
        hasLoan(loan, { overdue: 'allowed', rules: LOAN_RULES }),
        notDebitedToday(application.tx, loan, LOAN_RULES),
        apartFromDueDay(application.tx, loan, { rules: LOAN_RULES, refusal: TOO_CLOSE }),
      ],
    }),
  limit(application, raw) {
    const { loan, checked } = read(application, raw);
    return loan
      ? firstLoanDebit(application.tx.store, loan, application.tx.today(), effectOf(application.tx, checked))
      : null;
  },
  needs,
  newAccount: ({ xzhkhyhmc, xhkzh }) =>
    `申请改从${banks.find(({ yhdm }) => yhdm === xzhkhyhmc)?.yhmc ?? ''}尾号${xhkzh?.slice(-4)}的账户还款`,
  assess,
  prove,
  ...changedCase({ rules: LOAN_RULES, cosigned: false, waits, dated, carryOut }),
};

/** Result of the bank's check; '' without an account. */
type Checked = ReturnType<typeof verifyBankAccount> | '';

function read({ tx, actor }: Application, raw: RawValues) {
  const reader = new FieldReader(raw);
  const loan = readLoan(reader, tx, actor);
  const options = { xzhkhyhmc: banks.map((bank) => bank.yhdm) };
  readFields(reader, repaymentAccountFields, { today: tx.today(), options });
  const yhzh = reader.valid('xhkzh');
  const checked: Checked = yhzh === '' ? '' : verified(tx, personOf(tx, actor), yhzh, reader.values.xzhkhyhmc ?? '');
  if (loan && yhzh === loan.hkzh) reader.fail('xhkzh', '新还款账号与原还款账号相同，无需变更');
  else if (checked === 'foreign') reader.fail('xhkzh', '账户户名与借款人不一致');
  return { reader, loan, checked };
}

function assess(application: Application, raw: RawValues): Assessment {
  const { reader, loan, checked } = read(application, raw);
  return {
    ...reader.assessed(),
    manual: checked === 'own' ? [] : ['新还款账户未通过银行核验'],
    sqnr: loan ? summary(application.tx, loan, reader.values, checked) : [],
  };
}

function prove({ tx, actor }: Application, { dxyzm }: RawValues): Record<string, string> {
  if (!dxyzm) return { dxyzm: '请输入短信验证码' };
  return isRightAccountCode(tx, personOf(tx, actor), dxyzm) ? {} : { dxyzm: '短信验证码错误或已失效' };
}

/** Requires a picture of the card for the clerk only where the bank cannot confirm the holder. */
function needs({ tx, actor }: Application, { xzhkhyhmc = '', xhkzh = '' }: Readonly<Record<string, string>>): Need[] {
  if (xhkzh === '') return [];
  const own = verified(tx, personOf(tx, actor), plainIdentifier(xhkzh), xzhkhyhmc) === 'own';
  return [{ wjlxId: '0104', wjmc: '本人银行卡', sfbs: '2', mjsm: own ? checkedBy(tx, '银行账户核验') : '' }];
}

function verified({ store }: Transaction, { xingming, zjhm }: PersonRecord, yhzh: string, yhdm: string): Checked {
  return verifyBankAccount(store, { yhzh, yhdm }, { hm: xingming, zjhm });
}

function effectOf({ today }: Transaction, checked: Checked): string {
  if (checked === '') return `${today()}（银行核验通过的）`;
  return checked === 'own' ? today() : '中心审核通过之日';
}

/** Delays the change while a due day is close, because the bank still debits the former account. */
function waits({ today }: Transaction, loan: LoanRecord) {
  const due = nextInstalmentDay(loan, today());
  return addDays(today(), policyCount('p.hkTbts')) >= due ? addDays(due, 1) : undefined;
}

function dated(value: string): LabelledValue[] {
  return [{ label: '生效日期', value }];
}

/** Switches the card; faults of the former card no longer apply. */
function carryOut(tx: Transaction, loan: LoanRecord, record: CaseRecord): ReturnType<LoanChange['carryOut']> {
  const { xhkzh = '', xzhkhyhmc = '' } = record.values;
  const { cardShortFrom: _, ...kept } = loan;
  const changed: LoanRecord = { ...kept, hkzh: xhkzh, hkyhdm: xzhkhyhmc };
  loanTable(tx.store).put(loan.dkzh, changed);
  issueAuthorisation(tx, loan, changed, record);
  changeCard(tx, changed);
  const first = firstDebitDay(tx.store, changed, tx.today());
  const card = `${loanBankName(xzhkhyhmc)}尾号${xhkzh.slice(-4)}`;
  return { yj: `自${tx.today()}起从${card}的账户还款，首次扣款日${first}`, rows: dated(tx.today()) };
}

function issueAuthorisation(tx: Transaction, former: LoanRecord, changed: LoanRecord, record: CaseRecord): void {
  const person = personOf(tx, actorOf(record.owner));
  issueSignedDocument(tx, record, {
    kind: '39',
    once: 'hkzh',
    title: '住房公积金贷款还款扣款授权书',
    facts: [
      { label: '授权人（借款人）', value: person.xingming },
      { label: '证件号码', value: maskIdNumber(person.zjhm) },
      { label: '借款合同编号', value: changed.jkhtbh },
      { label: '贷款账号', value: changed.dkzh },
      { label: '原还款账户', value: `${debitBankOf(tx.store, former)} ${maskBankCard(former.hkzh)}` },
      { label: '新还款账户', value: `${debitBankOf(tx.store, changed)} ${maskBankCard(changed.hkzh)}` },
      { label: '生效日期', value: tx.today() },
    ],
    paragraphs: [
      '授权人授权中心自生效日期起，于每期还款日从新还款账户扣划上述贷款的本金、利息，以及逾期款项和罚息；原还款账户的扣款授权同时终止。',
      '授权人保证新还款账户为本人所有、状态正常，并于还款日前备足款项。',
    ],
  });
}

function summary(
  tx: Transaction,
  loan: LoanRecord,
  { xzhkhyhmc, xhkzh = '' }: Readonly<Record<string, string>>,
  checked: Checked,
): LabelledValue[] {
  return [
    { label: '贷款账号', value: loan.dkzh },
    { label: '原还款账户', value: `${debitBankOf(tx.store, loan)} ${maskBankCard(loan.hkzh)}` },
    { label: '新还款账户', value: `${loanBankName(xzhkhyhmc)} ${maskBankCard(xhkzh)}` },
    ...dated(effectOf(tx, checked)),
  ];
}
