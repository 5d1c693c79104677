import type { LabelledValue } from '@/api/labelled-value';
import type { SignDocument } from '@/api/sign';
import { addDays, addMonths, isPlainDate } from '@/domain/dates';
import { moneyText } from '@/domain/money';
import { isRecord } from '@/lib/foreign-json';
import { offsetNote } from '../../../data/notes/loan-notes';
import { policyCount } from '../../../data/policy';
import { OFFSET_RULES } from '../../../data/rule-names';
import { type CaseRecord, moveCase } from '../../cases/case-states';
import { FieldReader, labelOf } from '../../cases/field-reader';
import { withRow } from '../../cases/filed-row';
import { giveUp } from '../../cases/given-up';
import { othersNote } from '../../cases/others-note';
import type { Application, Assessment, BusinessRule, RawValues, RuleCondition } from '../../cases/rule';
import { awaitSigners, everybodySigned, type InvitedSigner, inviteSigners } from '../../cases/signatures/signatures';
import { issueSignedDocument } from '../../cases/signatures/signed-document';
import { actorOf, type Desk } from '../../kernel/desk';
import { balanceOf, memberAccount } from '../../kernel/ledger';
import { hasAccount, personOf } from '../../kernel/people';
import {
  aboutLoan,
  accountPays,
  apartFromDueDay,
  hasLoan,
  loanConditions,
  readKeptBalance,
  readLoan,
} from '../../loans/loan-conditions';
import { beginOffset, endOffset } from '../../loans/loan-offset-orders';
import { ownLoan } from '../../loans/loan-offset-views';
import { activeOffset, participantsOf } from '../../loans/loan-offsets';
import { dueDateOf, type LoanRecord, loans, nextInstalment, publicStatus } from '../../loans/loans';
import { issueOffsetAgreement, OFFSET_AGREEMENT } from '../../loans/offset-agreement';
import { wayOf } from '../../loans/rebuilt-schedule';

/** No change this close to the due day (domain catalogue GD0601). */
const LOCKED_DAYS = policyCount('p.hkTbts');
const SIGN = '1';
const YEARLY = '02';
const END = '2';
const TOO_CLOSE = `还款日前${LOCKED_DAYS}日内不能签约或解除`;

/** What ends both. */
const RELEASE: readonly SignDocument[] = [
  { wsbh: '0511', wsmc: '解除冲还贷申请书', sm: '终止冲还贷协议，收回扣划授权；此后各期还款全部由还款银行卡支付' },
];

/** GD0601 签约冲还贷 and its end, 解除冲还贷 (jcchd). */
export const loanOffset: BusinessRule = {
  ywlx: 'GD0601',
  ywmc: '签约冲还贷',
  area: 'loan',
  kind: 'person',
  subject: aboutLoan(),
  // It is about the loan: whoever borrowed from elsewhere has no account here.
  withoutAccount: () => true,
  notice: offsetNote,
  name: nameOf,
  documents: documentsOf,
  days: 1,
  conditions,
  limit: () => null,
  needs: () => [],
  assess,
  accepted(desk, record) {
    if (record.values.czlx === SIGN) inviteSigners(desk, record, invitedOf(desk, record));
  },
  approve(desk, record, approval) {
    if (record.ywzt === '98' && !everybodySigned(desk, record.ywlsh)) return awaitSigners(desk, record, approval.clr);
    return carryOut(desk, moveCase(desk, record, { to: '02', ...approval, change: { sbyy: undefined } }));
  },
  signed(desk, record) {
    const yj = '全部参与人已签署';
    return carryOut(desk, moveCase(desk, record, { to: '02', jdmc: '签署完成', clr: '系统', yj }));
  },
  note: (store, record) => (record.ywzt === '06' ? othersNote(store, record) : undefined),
  // It was signed or ended since; while the matter is not chosen it may be either.
  outlived({ store }, _, { dkzh, czlx }) {
    if (typeof dkzh !== 'string' || dkzh === '') return false;
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

/** From when on it holds: an instalment, or for the principal once a year the first day. */
function effectOf({ czlx, chfs, cxr, sxqc }: RawValues): string {
  if (chfs !== YEARLY) return czlx === END ? `自第${sxqc}期起由还款银行卡还款` : `自第${sxqc}期起生效`;
  return czlx === END ? '即日起不再冲还本金' : `首次冲本金日为${cxr}`;
}

function documentsOf({ czlx }: RawValues): readonly SignDocument[] {
  return czlx === END ? RELEASE : OFFSET_AGREEMENT;
}

function carryOut(desk: Desk, record: CaseRecord): CaseRecord {
  if (record.values.czlx === END) {
    endOffset(desk, record);
    issueRelease(desk, record);
  } else {
    return begin(desk, record);
  }
  return done(desk, record);
}

/** From the next instalment or yearly day as things stand when the last one has signed: what was said before may be past by then. */
function begin(desk: Desk, record: CaseRecord): CaseRecord {
  const loan = loans(desk.store).get(record.values.dkzh ?? '');
  const other = loan && activeOffset(desk.store, loan.dkzh);
  if (!loan || publicStatus(loan) === '3' || other) {
    const yy = other ? '该贷款已签约' : '贷款已结清，无需签约';
    const sbyy = { yy, gz: OFFSET_RULES, xyb: '需要时重新申请' };
    return giveUp(desk, record, { jdmc: '未能签约', sbyy, yj: '申请终止，不从公积金账户扣划' });
  }
  const values = { ...record.values, ...effectNow(desk, loan, record.values) };
  const sqnr = withRow(record.sqnr, 'effect', effectRow(loan, values).value);
  const now = { ...record, values, sqnr };
  beginOffset(desk, now);
  issueOffsetAgreement(desk, now, { yearly: values.chfs === YEARLY, facts: sqnr });
  return done(desk, now);
}

/** Not the instalment that is due so soon that the bank has its orders. */
function effectNow(
  desk: Desk,
  loan: LoanRecord,
  { chfs, cxr = '', sxqc }: CaseRecord['values'],
): Record<string, string> {
  const today = desk.today();
  if (chfs === YEARLY) {
    let first = cxr;
    while (first <= today) first = addMonths(first, 12);
    return { cxr: first };
  }
  const next = nextInstalment(loan);
  const locked = dueDateOf(loan, next) <= addDays(today, LOCKED_DAYS) ? 1 : 0;
  return { sxqc: String(Math.max(Number(sxqc), Math.min(next + locked, loan.months))) };
}

function done(desk: Desk, record: CaseRecord): CaseRecord {
  const yj = `${nameOf(record.values)}，${effectOf(record.values)}`;
  return moveCase(desk, record, { to: '99', jdmc: '办结', clr: '系统', yj });
}

/** What the borrower signed to end both. */
function issueRelease(desk: Desk, record: CaseRecord): void {
  issueSignedDocument(desk, record, {
    kind: '50',
    once: 'chdjc',
    title: '解除住房公积金冲还贷申请书',
    facts: record.sqnr,
    paragraphs: [
      `申请终止上述贷款的冲还贷协议，收回扣划授权，${effectOf(record.values)}；此后各期还款全部由还款银行卡支付。`,
    ],
  });
}

/** Everybody chosen but the applicant. */
function invitedOf(desk: Desk, { owner, values }: CaseRecord): InvitedSigner[] {
  const loan = ownLoan(desk, actorOf(owner), values.dkzh ?? '');
  const chosen = orderOf(values);
  return participantsOf(desk.store, loan)
    .filter(({ grzh }) => chosen.includes(grzh) && `person:${grzh}` !== owner)
    .map(({ zjhm, xingming, yjkrgx }) => ({
      zjhm,
      xingming,
      as: 'participant',
      qmsf: `冲还贷参与人（${labelOf('yjkrgx', yjkrgx)}）`,
    }));
}

/** Account numbers in the order kept with the case. */
export function orderOf(values: Readonly<Record<string, string>>): string[] {
  return (values.chry ?? '').split(',').filter(Boolean);
}

function conditions(application: Application, raw: RawValues): RuleCondition[] {
  return loanConditions(application, raw, (loan) => conditionsOf(application, loan));
}

function conditionsOf({ desk, actor }: Application, loan: LoanRecord | undefined): RuleCondition[] {
  const person = personOf(desk, actor);
  return [
    hasLoan(loan, { overdue: 'refused', rules: OFFSET_RULES }),
    accountPays(person, {
      rules: OFFSET_RULES,
      xyb: hasAccount(person)
        ? '请先向作出冻结的机关或管理中心了解冻结原因'
        : '账户在外地的由“异地月冲还贷签约”办理；每期仍从还款银行卡扣款',
      refusal: hasAccount(person) ? '个人账户已冻结或销户，不能办理冲还贷' : '您在本中心没有个人账户，不能办理冲还贷',
    }),
    apartFromDueDay(desk, loan, { rules: OFFSET_RULES, refusal: TOO_CLOSE }),
  ];
}

function assess({ desk, actor }: Application, raw: RawValues): Assessment {
  const reader = new FieldReader(raw);
  const person = personOf(desk, actor);
  const loan = readLoan(reader, desk, actor);
  const czlx = reader.code('czlx', { label: '办理事项', from: [SIGN, END] });
  const signed = loan && activeOffset(desk.store, loan.dkzh);
  if (loan && czlx === SIGN && signed) reader.fail('czlx', '该贷款已签约，请先解除后再变更');
  if (loan && czlx === END && !signed) reader.fail('czlx', '该贷款尚未签约冲还贷');
  reader.values.sxqc = loan ? String(nextInstalment(loan)) : '';
  if (loan && czlx === SIGN) readOrder(reader, desk, person.grzh, loan, raw);
  // Which kind of order ends is known here, whatever was sent.
  if (czlx === END) reader.values.chfs = signed?.chfs ?? '';
  if (czlx === END) reader.text('jcyy', { label: '解除原因', most: 200 });
  return {
    fieldErrors: reader.errors,
    values: reader.values,
    amount: 0n,
    manual: [],
    sqnr: loan ? summary(desk, loan, reader.values) : [],
  };
}

function readOrder(reader: FieldReader, desk: Desk, grzh: string, loan: LoanRecord, raw: RawValues): void {
  const chfs = reader.code('chfs', { label: '冲还贷方式', from: ['01', YEARLY] });
  if (chfs === YEARLY) {
    reader.code('thfs', { label: '冲还后方式', from: ['01', '02'] });
    const cxr = reader.date('cxr', { label: '每年冲本金日' });
    if (cxr && !isPlainDate(`2027-${cxr.slice(5)}`)) reader.fail('cxr', '每年冲本金日不能为2月29日');
    if (cxr && cxr <= desk.today()) reader.fail('cxr', '每年冲本金日须晚于今天');
  }
  readKeptBalance(reader, balanceOf(desk.store, memberAccount(grzh)));
  readPeople(reader, desk, grzh, loan, raw.chry);
}

/** The people and their order 1..n, as rows of account number and place; 0 takes no part. The borrower always does. */
function readPeople(reader: FieldReader, desk: Desk, grzh: string, loan: LoanRecord, rows: unknown): void {
  const allowed = participantsOf(desk.store, loan).map((one) => one.grzh);
  const places = new Map<string, number>();
  for (const [index, row] of (Array.isArray(rows) ? rows : []).entries()) {
    const cells: Record<string, unknown> = isRecord(row) ? row : {};
    const [account, place] = [String(cells.grzh ?? ''), Number(cells.sxh)];
    if (!allowed.includes(account) || places.has(account)) reader.fail('chry', '参与冲还人员不在可选范围内');
    else if (!Number.isInteger(place) || place < 0 || place > allowed.length) {
      reader.fail(`chry.${index}.sxh`, `扣款顺序应为0至${allowed.length}的整数`);
    } else places.set(account, place);
  }
  const chosen = [...places].filter(([, place]) => place > 0).sort((a, b) => a[1] - b[1]);
  if (!(places.get(grzh) ?? 0)) reader.fail('chry', '借款人须参与冲还贷');
  if (chosen.some(([, place], i) => place !== i + 1)) reader.fail('chry', '扣款顺序须从1起连续编号，不能重复');
  reader.values.chry = chosen.map(([account]) => account).join(',');
}

function effectRow(loan: LoanRecord, values: Readonly<Record<string, string>>): LabelledValue {
  if (values.chfs === YEARLY) return { key: 'effect', label: '生效时间', value: effectOf(values) };
  return { key: 'effect', label: '生效期次', value: `第${values.sxqc}期（${dueDateOf(loan, Number(values.sxqc))}）` };
}

function summary(desk: Desk, loan: LoanRecord, values: Readonly<Record<string, string>>): LabelledValue[] {
  const common = [
    { label: '办理事项', value: nameOf(values) },
    { label: '贷款账号', value: loan.dkzh },
    effectRow(loan, values),
  ];
  if (values.czlx === END) return [...common, { label: '解除原因', value: values.jcyy ?? '' }];
  const names = new Map(participantsOf(desk.store, loan).map(({ grzh, xingming }) => [grzh, xingming]));
  return [
    ...common,
    { label: '冲还贷方式', value: labelOf('chfs', values.chfs ?? '') },
    ...(values.chfs === YEARLY
      ? [
          { label: '每年冲本金日', value: (values.cxr ?? '').slice(5) },
          { label: '冲还后方式', value: wayOf(loan, values.thfs ?? '') },
        ]
      : []),
    {
      label: '扣款顺序',
      value: orderOf(values)
        .map((grzh, i) => `${i + 1}. ${names.get(grzh) ?? grzh}`)
        .join('；'),
    },
    { label: '账户保留余额', value: moneyText(values.blje ?? '') },
  ];
}
