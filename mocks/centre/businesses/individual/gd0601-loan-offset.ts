import type { SignDocument } from '@/api/cases/sign';
import type { LabelledValue } from '@/api/client/labelled-value';
import { addDays, addMonths } from '@/domain/dates';
import { loanOffsetFields, lockedDaysText, YEARLY } from '@/schema/individual/gd0601-loan-offset';
import { END, SIGN } from '@/schema/individual/offset';
import { OFFSET_RULES } from '../../../data/menus/rule-names';
import { offsetNote } from '../../../data/notes/loan-notes';
import { policyCount } from '../../../data/policy/policy';
import { withRow } from '../../cases/batch/filed-row';
import { type CaseRecord, moveCase } from '../../cases/case-states';
import { closeUnsuccessful } from '../../cases/close-unsuccessful';
import { FieldReader, labelOf } from '../../cases/field-reader';
import { pendingPartiesNote } from '../../cases/pending-parties';
import { readFields, storedRows } from '../../cases/read-fields';
import type { Application, Assessment, BusinessRule, RawValues, RuleCondition } from '../../cases/rule';
import { awaitSigners, type InvitedSigner, inviteSigners, isFullySigned } from '../../cases/signatures/signatures';
import { issueSignedDocument } from '../../cases/signatures/signed-document';
import { balanceOf, memberAccount } from '../../kernel/accounts/ledger';
import { hasAccount, personOf } from '../../kernel/people';
import { actorOf, ownerOf, type Transaction } from '../../kernel/transaction';
import {
  aboutLoan,
  accountPays,
  apartFromDueDay,
  checkMinimumBalance,
  hasLoan,
  loanChangeConditions,
  notBeingSettled,
  readLoan,
} from '../../loans/loan-conditions';
import { dueDateOf, type LoanRecord, loanTable, nextInstalment, publicStatus } from '../../loans/loans';
import { endOffset, startOffset } from '../../loans/offset/loan-offset-orders';
import { signableLoan } from '../../loans/offset/loan-offset-views';
import { activeOffset, participantsOf } from '../../loans/offset/loan-offsets';
import { issueOffsetAgreement, OFFSET_AGREEMENT } from '../../loans/offset/offset-agreement';
import { prepaymentName } from '../../loans/repayment/rebuilt-schedule';
import { settledReason } from '../../loans/settlement';

/** Days before the due day without signing or ending, because the bank already has its orders (docs/rules/loans.md, Conditions). */
const LOCKED_DAYS = policyCount('p.hkTbts');

/** Document that ends both kinds of agreement. */
const RELEASE: readonly SignDocument[] = [
  { wsbh: '0511', wsmc: '解除冲还贷申请书', sm: '终止冲还贷协议，收回扣划授权；此后各期还款全部由还款银行卡支付' },
];

/** GD0601 签约冲还贷 and its end 解除冲还贷 (jcchd; docs/rules/gd0601-loan-offset.md). */
export const loanOffset: BusinessRule = {
  ywlx: 'GD0601',
  ywmc: '签约冲还贷',
  area: 'loan',
  kind: 'person',
  subject: aboutLoan(),
  // The business concerns the loan, so an other-city borrower without an account here may use it.
  withoutAccount: () => true,
  notice: offsetNote,
  name: nameOf,
  documents: documentsOf,
  days: 1,
  conditions,
  assess,
  accepted(tx, record) {
    if (record.values.czlx === SIGN) inviteSigners(tx, record, invitedOf(tx, record));
  },
  approve(tx, record, approval) {
    if (record.ywzt === '98' && !isFullySigned(tx, record.ywlsh)) return awaitSigners(tx, record, approval.clr);
    return carryOut(tx, moveCase(tx, record, { to: '02', ...approval, change: { sbyy: undefined } }));
  },
  signed(tx, record) {
    const yj = '全部参与人已签署';
    return carryOut(tx, moveCase(tx, record, { to: '02', jdmc: '签署完成', clr: '系统', yj }));
  },
  note: (store, record) => (record.ywzt === '06' ? pendingPartiesNote(store, record) : undefined),
  lapses: (store, record) => settledReason(store, record, { rules: OFFSET_RULES, act: '签约' }),
  // The draft is outdated by a signing or ending since; before the kind is chosen, by either; and by the end of the loan.
  outlived({ store }, _, { dkzh, czlx }) {
    if (typeof dkzh !== 'string' || dkzh === '') return false;
    const loan = loanTable(store).get(dkzh);
    if (loan && publicStatus(loan) === '3') return true;
    const signed = activeOffset(store, dkzh) !== undefined;
    return czlx === SIGN ? signed : czlx === END && !signed;
  },
  message: (record) =>
    record.ywzt === '99'
      ? {
          title: `${nameOf(record.values)}已办结`,
          nr: `您的${nameOf(record.values)}（${record.ywlsh}）已办结，${effectOf(record.values)}。`,
        }
      : undefined,
};

function nameOf({ czlx }: RawValues): string {
  return czlx === END ? '解除冲还贷' : '签约冲还贷';
}

/** Text of the effective date: an instalment, or the first yearly day. */
function effectOf({ czlx, chfs, cxr, sxqc }: RawValues): string {
  if (chfs !== YEARLY) return czlx === END ? `自第${sxqc}期起由还款银行卡还款` : `自第${sxqc}期起生效`;
  return czlx === END ? '即日起不再冲还本金' : `首次冲本金日为${cxr}`;
}

function documentsOf({ czlx }: RawValues): readonly SignDocument[] {
  return czlx === END ? RELEASE : OFFSET_AGREEMENT;
}

function carryOut(tx: Transaction, record: CaseRecord): CaseRecord {
  if (record.values.czlx === END) {
    endOffset(tx, record);
    issueRelease(tx, record);
  } else {
    return begin(tx, record);
  }
  return done(tx, record);
}

/**
 * Puts the agreement into force from the next instalment or yearly day after the last signature, because the announced one may have passed.
 */
function begin(tx: Transaction, record: CaseRecord): CaseRecord {
  const loan = loanTable(tx.store).get(record.values.dkzh ?? '');
  const other = loan && activeOffset(tx.store, loan.dkzh);
  if (!loan || publicStatus(loan) === '3' || other) {
    const yy = other ? '该贷款已签约' : '贷款已结清，无需签约';
    const sbyy = { yy, gz: OFFSET_RULES, xyb: '需要时重新申请' };
    return closeUnsuccessful(tx, record, { jdmc: '未能签约', sbyy, yj: '申请终止，不从公积金账户扣划' });
  }
  const values = { ...record.values, ...effectNow(tx, loan, record.values) };
  const sqnr = withRow(record.sqnr, 'effect', effectRow(loan, values).value);
  const now = { ...record, values, sqnr };
  startOffset(tx, now);
  issueOffsetAgreement(tx, now, { yearly: values.chfs === YEARLY, facts: sqnr });
  return done(tx, now);
}

/** Returns the effective date; an instalment due too soon is skipped, because the bank has its orders. */
function effectNow(
  tx: Transaction,
  loan: LoanRecord,
  { chfs, cxr = '', sxqc }: CaseRecord['values'],
): Record<string, string> {
  const today = tx.today();
  if (chfs === YEARLY) {
    let first = cxr;
    while (first <= today) first = addMonths(first, 12);
    return { cxr: first };
  }
  const next = nextInstalment(loan);
  const locked = dueDateOf(loan, next) <= addDays(today, LOCKED_DAYS) ? 1 : 0;
  return { sxqc: String(Math.max(Number(sxqc), Math.min(next + locked, loan.months))) };
}

function done(tx: Transaction, record: CaseRecord): CaseRecord {
  const yj = `${nameOf(record.values)}，${effectOf(record.values)}`;
  return moveCase(tx, record, { to: '99', jdmc: '办结', clr: '系统', yj });
}

/** Issues the signed document that ends the agreement. */
function issueRelease(tx: Transaction, record: CaseRecord): void {
  issueSignedDocument(tx, record, {
    kind: '50',
    once: 'chdjc',
    title: '解除住房公积金冲还贷申请书',
    facts: record.sqnr,
    paragraphs: [
      `申请终止上述贷款的冲还贷协议，收回扣划授权，${effectOf(record.values)}；此后各期还款全部由还款银行卡支付。`,
    ],
  });
}

/** Invited participants besides the applicant. */
function invitedOf(tx: Transaction, { owner, values }: CaseRecord): InvitedSigner[] {
  const loan = signableLoan(tx, actorOf(owner), values.dkzh ?? '');
  const chosen = orderedLoans(values);
  return participantsOf(tx.store, loan)
    .filter(({ grzh }) => chosen.includes(grzh) && ownerOf({ kind: 'person', grzh }) !== owner)
    .map(({ zjhm, xingming, yjkrgx }) => ({
      zjhm,
      xingming,
      as: 'participant',
      qmsf: `冲还贷参与人（${labelOf('yjkrgx', yjkrgx)}）`,
    }));
}

/** Account numbers in the stored order. */
export function orderedLoans(values: Readonly<Record<string, string>>): string[] {
  return (values.chry ?? '').split(',').filter(Boolean);
}

function conditions(application: Application, raw: RawValues): RuleCondition[] {
  return loanChangeConditions(application, raw, {
    act: '签约',
    conditionsOf: (loan) => conditionsOf(application, loan),
  });
}

function conditionsOf({ tx, actor }: Application, loan: LoanRecord | undefined): RuleCondition[] {
  const notDueSoon = apartFromDueDay(tx, loan, { rules: OFFSET_RULES, refusal: lockedDaysText(String(LOCKED_DAYS)) });
  // A signed agreement can only be ended, which takes nothing from any account: an overdue loan or a frozen account is no reason against it.
  if (loan && activeOffset(tx.store, loan.dkzh)) {
    return [hasLoan(loan, { overdue: 'allowed', rules: OFFSET_RULES }), notDueSoon];
  }
  const person = personOf(tx, actor);
  return [
    hasLoan(loan, { overdue: 'refused', rules: OFFSET_RULES }),
    notBeingSettled({ tx, actor }, loan, { rules: OFFSET_RULES, act: '签约' }),
    accountPays(person, {
      rules: OFFSET_RULES,
      xyb: hasAccount(person)
        ? '请先向作出冻结的机关或管理中心了解冻结原因'
        : '账户在外地的由“异地月冲还贷签约”办理；每期仍从还款银行卡扣款',
      refusal: hasAccount(person) ? '个人账户已冻结或销户，不能办理冲还贷' : '您在本中心没有个人账户，不能办理冲还贷',
    }),
    notDueSoon,
  ];
}

function assess({ tx, actor }: Application, raw: RawValues): Assessment {
  const reader = new FieldReader(raw);
  const person = personOf(tx, actor);
  const loan = readLoan(reader, tx, actor);
  const kinds = ['01', '02'].map((value) => ({ value, label: loan ? prepaymentName(loan, value) : value }));
  const rows = readFields(reader, loanOffsetFields, { today: tx.today(), options: { thfs: kinds } });
  const { czlx } = reader.values;
  const signed = loan && activeOffset(tx.store, loan.dkzh);
  if (loan && czlx === SIGN && signed) reader.fail('czlx', '该贷款已签约，请先解除后再变更');
  if (loan && czlx === END && !signed) reader.fail('czlx', '该贷款尚未签约冲还贷');
  reader.values.sxqc = loan ? String(nextInstalment(loan)) : '';
  if (loan && czlx === SIGN) {
    checkMinimumBalance(reader, balanceOf(tx.store, memberAccount(person.grzh)));
    readPeople(reader, tx, person.grzh, loan);
  }
  // The kind of the ended agreement is the centre's own data; a sent value is overwritten.
  if (czlx === END) reader.values.chfs = signed?.chfs ?? '';
  return { ...reader.assessed(), sqnr: loan ? summary(tx, loan, rows, reader.values) : [] };
}

/** Checks the rows of account number and rank against the loan's accounts; rank 0 takes no part. The borrower always does. */
function readPeople(reader: FieldReader, tx: Transaction, grzh: string, loan: LoanRecord): void {
  const allowed = participantsOf(tx.store, loan).map((one) => one.grzh);
  const places = new Map<string, number>();
  for (const [index, row] of storedRows(reader.values.chry).entries()) {
    const [account = '', place] = [row.grzh, Number(row.sxh)];
    if (!allowed.includes(account) || places.has(account)) reader.fail('chry', '参与冲还人员不在可选范围内');
    else if (place > allowed.length) reader.fail(`chry.${index}.sxh`, `扣款顺序应为0至${allowed.length}的整数`);
    else places.set(account, place);
  }
  const chosen = [...places].filter(([, place]) => place > 0).sort((a, b) => a[1] - b[1]);
  if (!(places.get(grzh) ?? 0)) reader.fail('chry', '借款人须参与冲还贷');
  reader.values.chry = chosen.map(([account]) => account).join(',');
}

function effectRow(loan: LoanRecord, values: Readonly<Record<string, string>>): LabelledValue {
  if (values.chfs === YEARLY) return { key: 'effect', label: '生效时间', value: effectOf(values) };
  return { key: 'effect', label: '生效期次', value: `第${values.sxqc}期（${dueDateOf(loan, Number(values.sxqc))}）` };
}

/** Loan and effective date after the operation, the day without its year, the participants by name in their order. */
function summary(
  tx: Transaction,
  loan: LoanRecord,
  rows: readonly LabelledValue[],
  values: CaseRecord['values'],
): LabelledValue[] {
  const names = new Map(participantsOf(tx.store, loan).map(({ grzh, xingming }) => [grzh, xingming]));
  const order = orderedLoans(values).map((grzh, i) => `${i + 1}. ${names.get(grzh) ?? grzh}`);
  return rows.flatMap((row) => {
    if (row.key === 'czlx') return [row, { label: '贷款账号', value: loan.dkzh }, effectRow(loan, values)];
    if (row.key === 'cxr') return [{ ...row, value: row.value.slice(5) }];
    return [row.key === 'chry' ? { ...row, label: '扣款顺序', value: order.join('；') } : row];
  });
}
