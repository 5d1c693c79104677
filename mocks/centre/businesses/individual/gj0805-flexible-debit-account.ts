import type { AmountLimit } from '@/api/cases/judgement';
import type { SignDocument } from '@/api/cases/sign';
import type { LabelledValue } from '@/api/client/labelled-value';
import { addDays, monthOf, type PlainDate, shiftMonth } from '@/domain/dates';
import { moneyText, toYuan } from '@/domain/money';
import { maskIdNumber } from '@/domain/text/mask';
import { flexibleDebitFields } from '@/schema/individual/gj0805-flexible-debit-account';
import { BANK_OPTIONS } from '../../../data/banks';
import { FLEXIBLE_RULES } from '../../../data/menus/rule-names';
import { flexibleMandateNote } from '../../../data/notes/flexible-notes';
import { requireEntryFace } from '../../access/proofs/face-checks';
import type { CaseRecord } from '../../cases/case-states';
import { FieldReader } from '../../cases/field-reader';
import { readFields } from '../../cases/read-fields';
import type { Application, Assessment, BusinessRule, RawValues, RuleCondition } from '../../cases/rule';
import { issueSignedDocument } from '../../cases/signatures/signed-document';
import { post } from '../../kernel/accounts/ledger';
import { personOf } from '../../kernel/people';
import { actorOf, type Transaction } from '../../kernel/transaction';
import { cardNeeds, checkDebitAccount } from '../../members/flexible/debit-account';
import {
  accountText,
  flexibleBankName,
  flexibleConditions,
  mandateOfPerson,
} from '../../members/flexible/flexible-account';
import { isRightFlexibleCode } from '../../members/flexible/flexible-codes';
import { debitDateOf, type MandateRecord, mandateOf, mandates } from '../../members/flexible/flexible-mandates';
import { type FlexibleDebit, nextFlexibleDebit } from '../../members/flexible/flexible-upcoming';
import { oneTimeDebit } from '../../members/flexible/one-time-debit';

const NAME = '扣款账户变更';
const ENTRY = 'grwt.zhxx.lhjyryyw.kkzh_bg';
const ONE_FEN = 1n;
const AUTHORISATION: SignDocument = {
  wsbh: '0813',
  wsmc: '灵活就业缴存扣款授权书',
  sm: '授权中心按约定的扣款日从本人新的扣款账户扣划月缴存额，原账户的授权同时终止',
};

/** GJ0805: account or day of the monthly debit (docs/rules/gj0805-flexible-debit-account.md). */
export const flexibleMandateChange: BusinessRule = {
  ywlx: 'GJ0805',
  ywmc: NAME,
  area: 'deposit',
  kind: 'person',
  faceEntry: ENTRY,
  notice: flexibleMandateNote,
  documents: () => [AUTHORISATION],
  days: 1,
  conditions: (application) => [...flexibleConditions(application, '01', NAME), apartFromDebit(application)],
  limit({ tx, actor }, raw) {
    const { changed } = read({ tx, actor }, raw);
    return changed ? firstDebit(tx, changed) : null;
  },
  needs: ({ tx, actor }, { xkkyhdm, xkkzh }) => cardNeeds(tx, personOf(tx, actor), xkkzh, xkkyhdm),
  assess,
  newAccount: ({ xkkyhdm, xkkzh }) => `申请改从${flexibleBankName(xkkyhdm)}尾号${xkkzh?.slice(-4)}的账户扣款`,
  prove({ tx, actor }, { dxyzm }): Record<string, string> {
    requireEntryFace(tx, actor, ENTRY, NAME);
    if (!dxyzm) return { dxyzm: '请输入短信验证码' };
    return isRightFlexibleCode(tx, personOf(tx, actor), dxyzm, 'lhkk') ? {} : { dxyzm: '短信验证码错误或已失效' };
  },
  ...oneTimeDebit({
    rules: FLEXIBLE_RULES,
    name: '核验扣款',
    account: (_, { values }) => `${flexibleBankName(values.xkkyhdm)}尾号${values.xkkzh?.slice(-4)}的账户`,
    amount: () => ONE_FEN,
    fault: (tx, { owner }) =>
      personOf(tx, actorOf(owner)).grzhzt === '01'
        ? undefined
        : { yy: '账户已不再正常缴存', xyb: '启封后再申请变更扣款账户' },
    book: carryOut,
    refused: '原扣款账户和扣款日不变；请核对后重新申请，或换用本人的其他账户',
  }),
};

/** Excludes days around a debit: the bank has its orders the day before, and a failed debit is retried for two days. */
function apartFromDebit({ tx, actor }: Application): RuleCondition {
  const person = personOf(tx, actor);
  const mandate = mandateOf(tx.store, person.grzh);
  const today = tx.today();
  const next = mandate && nextFlexibleDebit(tx.store, today, mandate);
  const debited = mandate && mandate.kkr > 0 && debitDateOf(mandate, monthOf(today)) === today;
  const close = debited || (next !== undefined && (next.failed !== '' || next.day <= addDays(today, 1)));
  return {
    tjbh: 'KKR',
    tjmc: '不在扣款当日及前一日',
    mz: !close,
    sjz: debited
      ? `${today}为扣款日`
      : next
        ? `下次扣款日${next.day}${next.failed && `（${next.failed}）`}`
        : '没有待扣款的月份',
    yqz: '下次扣款日在后天及以后',
    yj: FLEXIBLE_RULES,
    xyb: '请在扣款日的次日再办理；扣款未成功的，待当月再次扣款结束后办理',
    refusal: '扣款当日及前一日不能变更扣款账户',
  };
}

/** `changed`: the new mandate, set once the request is valid. */
function read({ tx, actor }: Pick<Application, 'tx' | 'actor'>, raw: RawValues) {
  const person = personOf(tx, actor);
  const mandate = mandateOf(tx.store, person.grzh);
  const reader = new FieldReader(raw);
  readFields(reader, flexibleDebitFields, { today: tx.today(), options: { xkkyhdm: BANK_OPTIONS } });
  const known = checkDebitAccount(reader, tx, person, { bank: 'xkkyhdm', card: 'xkkzh' });
  const day = Number(reader.valid('xkkr'));
  if (mandate && reader.values.xkkzh === mandate.kkzh && day === mandate.kkr) {
    reader.fail('xkkzh', '新旧扣款信息一致，无需变更');
  }
  const right = mandate && Object.keys(reader.errors).length === 0;
  return { reader, known, mandate, changed: right ? changedMandate(tx, mandate, reader.values) : undefined };
}

function assess(application: Application, raw: RawValues): Assessment {
  const { tx } = application;
  const { reader, known, mandate, changed } = read(application, raw);
  return {
    ...reader.assessed(),
    manual: known === 'own' ? [] : ['新扣款账户未通过银行核验'],
    sqnr: mandate && changed ? summary(tx, mandate, changed) : [],
  };
}

/**
 * Returns the new mandate. A new day counts from the first month without an attempt in which it lies ahead; the former day applies until
 * then.
 */
function changedMandate(
  tx: Transaction,
  mandate: MandateRecord,
  { xkkyhdm = '', xkkzh = '', xkkr = '' }: Readonly<Record<string, string>>,
): MandateRecord {
  const account = { ...mandate, kkyhdm: xkkyhdm, kkzh: xkkzh };
  const kkr = Number(xkkr);
  if (kkr === mandate.kkr) return account;
  const here = monthOf(tx.today());
  const ahead = nextFlexibleDebit(tx.store, tx.today(), mandate)?.month === here;
  const { formerDay: _, ...whole } = account;
  if (ahead && debitDateOf({ ...whole, kkr }, here) > addDays(tx.today(), 1)) return { ...whole, kkr };
  const former = Number(debitDateOf(mandate, here).slice(8));
  return { ...whole, kkr, formerDay: { kkr: former, until: here } };
}

/** Returns the first month debited on the new terms. */
const firstMonth = (next: FlexibleDebit | undefined, today: PlainDate) => next?.month ?? shiftMonth(monthOf(today), 1);

function firstDebit({ store, today }: Transaction, changed: MandateRecord): AmountLimit {
  const next = nextFlexibleDebit(store, today(), changed);
  return {
    mc: '新账户首次扣款',
    grzhye: '0.00',
    blje: '0.00',
    djje: '0.00',
    ljytq: '0.00',
    kytqe: toYuan(next?.fen ?? 0n),
    gs: '约定的月缴存额；提交时另扣款0.01元核验账户，随即退回',
    yj: FLEXIBLE_RULES,
    mx: [
      { key: 'sxny', label: '生效年月', value: firstMonth(next, today()) },
      { key: 'kkrq', label: '首次扣款日', value: next?.day ?? '没有待扣款的月份' },
    ],
  };
}

/** Stores the mandate after the test debit of one fen, which is returned. */
function carryOut(tx: Transaction, record: CaseRecord): string {
  const { ywlsh, values, owner } = record;
  const { store } = tx;
  const person = personOf(tx, actorOf(owner));
  const date = tx.today();
  const check = { date, kind: 'ZS', ywlsh };
  const there = { account: 'account-check', fen: ONE_FEN };
  post(store, {
    ...check,
    id: `yf:${ywlsh}`,
    zhaiyao: '扣款账户核验',
    lines: [{ account: 'bank', fen: -ONE_FEN }, there],
  });
  post(store, {
    ...check,
    id: `yf:${ywlsh}:th`,
    zhaiyao: '扣款账户核验退回',
    lines: [
      { account: 'bank', fen: ONE_FEN },
      { account: 'account-check', fen: -ONE_FEN },
    ],
  });
  const former = mandateOfPerson(tx, person);
  const changed = changedMandate(tx, former, values);
  mandates(store).put(person.grzh, changed);
  issueAuthorisation(tx, record, former, changed);
  const next = nextFlexibleDebit(store, date, changed);
  const first = next ? `，首次扣款日${next.day}（${moneyText(next.fen)}）` : '';
  return `扣款0.01元核验通过并已退回，自${firstMonth(next, date)}起从${accountText(changed)}扣款，约定扣款日每月${changed.kkr}日${first}`;
}

function issueAuthorisation(tx: Transaction, record: CaseRecord, former: MandateRecord, changed: MandateRecord): void {
  const { xingming, zjhm, grzh } = personOf(tx, actorOf(record.owner));
  issueSignedDocument(tx, record, {
    kind: '43',
    once: 'lhkk',
    title: AUTHORISATION.wsmc,
    facts: [
      { label: '授权人', value: xingming },
      { label: '证件号码', value: maskIdNumber(zjhm) },
      { label: '个人账号', value: grzh },
      ...summary(tx, former, changed),
    ],
    paragraphs: [
      '授权人授权中心按约定的扣款日从新扣款账户扣划月缴存额；扣款未成功的当月再扣两次，仍未成功的记为未缴，不计违约。原扣款账户的授权同时终止。',
      '授权人保证新扣款账户为本人所有、状态正常，并于扣款日前备足款项。',
    ],
  });
}

function summary({ store, today }: Transaction, former: MandateRecord, changed: MandateRecord): LabelledValue[] {
  const next = nextFlexibleDebit(store, today(), changed);
  return [
    { label: '原扣款账户', value: accountText(former) },
    { label: '原扣款日', value: `每月${former.kkr}日` },
    { label: '新扣款账户', value: accountText(changed) },
    { label: '新扣款日', value: `每月${changed.kkr}日` },
    { label: '生效年月', value: firstMonth(next, today()) },
    ...(next ? [{ label: '首次扣款日', value: next.day }] : []),
  ];
}
