import type { AmountLimit } from '@/api/cases/judgement';
import type { LabelledValue } from '@/api/client/labelled-value';
import {
  balanceLimit,
  isClosing,
  isOtherReason,
  OTHER_REASONS,
  type OtherReason,
  otherReasonName,
  partialLimit,
  UNLISTED_HOME,
} from '@/domain/deposit/other-withdrawal';
import { plainField } from '@/domain/identity/identifier-fields';
import { type Fen, moneyText, toYuan } from '@/domain/money';
import { maskName } from '@/domain/text/mask';
import { typedText } from '@/lib/foreign-json';
import { otherReason } from '@/schema/individual/tq0199-other-reason';
import { WITHDRAWAL_RULES } from '../../../data/menus/rule-names';
import { noteOfOtherReason, otherReasonNote } from '../../../data/notes/withdrawal-notes';
import { policy } from '../../../data/policy/policy';
import type { FiledRow } from '../../cases/batch/filed-row';
import { estimateUntil } from '../../cases/estimates';
import { checkSpouse, familyPaper, spouseOnFile } from '../../cases/family';
import { FieldReader, labelOf } from '../../cases/field-reader';
import { readFields } from '../../cases/read-fields';
import { personOf, persons } from '../../kernel/people';
import { ownerId } from '../../kernel/transaction';
import { readAmount } from '../../withdrawals/amount';
import { closingLimit, readClosingAmount } from '../../withdrawals/closing';
import { accountOpen, hasWithdrawableBalance, noArrears, yuanText } from '../../withdrawals/common-conditions';
import { registeredTerminationDate } from '../../withdrawals/employment-termination';
import { exhaustedLimit, freeBalanceOf, freeFigures } from '../../withdrawals/free-balance';
import { deceasedOf, heir } from '../../withdrawals/other/heir';
import { jobLossReason, LEFT_JOB_REASON } from '../../withdrawals/other/job-loss';
import { propertyFee } from '../../withdrawals/other/property-fee';
import { type Reason, reasonRow, type WithdrawalReasonValues } from '../../withdrawals/other/reason';
import { illness, subsistence } from '../../withdrawals/other/relief';
import { renovation } from '../../withdrawals/other/renovation';
import { deedTax, lift, maintenanceFund } from '../../withdrawals/other/voucher';
import { readPayee } from '../../withdrawals/payee';
import type { Applicant, RawValues, RuleCondition, WithdrawalAssessment, WithdrawalRule } from '../../withdrawals/rule';
import { BLANK_USE, noteUse } from '../../withdrawals/vouchers';

/** 29 国务院批准的其他住房消费: described by the person and decided by a clerk. */
const described: Reason = {
  family: false,
  manual: '其他住房消费须人工审核',
  conditions: () => [],
  limit: () => null,
  use: () => ({}),
  // The proof differs by case, so this optional slot takes what a clerk requests.
  needs: () => [{ wjlxId: '0399', wjmc: '相关证明材料', sfbs: '0', mjsm: '' }],
};

const REASONS: Readonly<Record<OtherReason, Reason>> = {
  '11': renovation,
  '12': propertyFee,
  '13': jobLossReason,
  '14': heir,
  '15': illness,
  '16': subsistence,
  '17': lift,
  '18': maintenanceFund,
  '19': deedTax,
  '29': described,
};

/** Withdrawal for other reasons (docs/rules/tq0199-other-reason.md); the first field selects the sub-reason. */
const NAME = '其他原因提取';

export const otherWithdrawal: WithdrawalRule = {
  ywlx: 'TQ0199',
  ywmc: NAME,
  notice: otherReasonNote,
  noticeFor: (qttqyy) => (isOtherReason(qttqyy) ? noteOfOtherReason(qttqyy) : undefined),
  matters: OTHER_REASONS.map((qttqyy) => ({ qttqyy })),
  name: (values) => {
    const code = reasonOf(values);
    return code ? otherReasonName(code) : NAME;
  },
  conditions: (applicant, raw) => {
    const code = reasonOf(raw);
    return code ? conditionsOf(code, applicant, read(code, applicant, raw).reader.values) : [accountThere(applicant)];
  },
  known: (applicant) => registeredTerminationDate(applicant, 'lzrq', [LEFT_JOB_REASON]),
  undecided: (raw, applicant) => {
    const code = reasonOf(raw);
    return code ? REASONS[code].undecided?.(applicant, raw) : '选择提取事项后，按该事项核对条件和额度';
  },
  limit: (applicant, raw) => {
    const code = reasonOf(raw);
    return code ? figures(code, applicant, read(code, applicant, raw).reader.values).limit : null;
  },
  assess,
  accepted: ({ store, today }, record) => {
    const code = reasonOf(record.values);
    const person = persons(store).get(ownerId(record.owner, 'person'));
    if (!code || !person) return;
    const used = REASONS[code].use(record.values, record.slsj.slice(0, 10));
    noteUse(store, record, { ...BLANK_USE, ...used, qttqyy: code, zjhm: person.zjhm, day: today() });
  },
  message: ({ ywmc, ywlsh, ywzt, values, lc }) => {
    if (ywzt !== '99' || reasonOf(values) !== '14') return undefined;
    // The balance of the deceased's account is not the heir's.
    return {
      title: `${ywmc}已办结`,
      nr: `您的${ywmc}（${ywlsh}，被继承人${maskName(values.swrxm ?? '')}）已办结：${lc.at(-1)?.yj}。`,
    };
  },
  needs: (application, zstj) => {
    const code = reasonOf(zstj);
    if (!code) return [];
    const family = REASONS[code].family
      ? familyPaper(application.tx, personOf(application.tx, application.actor), zstj)
      : [];
    return [...REASONS[code].needs(application, zstj), ...family];
  },
};

/** Codes of dictionary tqyydm for death and illness. */
const GENERAL_REASON: Readonly<Record<string, string>> = { '14': '08', '15': '09' };

function assess(applicant: Applicant, raw: RawValues): WithdrawalAssessment {
  const code = reasonOf(raw);
  const { reader, rows } = code ? read(code, applicant, raw) : { reader: new FieldReader(raw), rows: [] };
  if (!code) reader.fail('qttqyy', '请选择提取事项');
  const conditions = code ? conditionsOf(code, applicant, reader.values) : [];
  for (const { mz, field, refusal } of conditions) if (!mz && field) reader.fail(field, refusal);
  const isRead = Object.keys(reader.errors).length === 0;
  const payee = readPayee(reader, applicant);
  const closing = code !== undefined && isClosing(code);
  Object.assign(reader.values, {
    qttqyy: code ?? '',
    tqyydm: GENERAL_REASON[code ?? ''] ?? '99',
    tqlx: closing ? '2' : '1',
    tqfs: '02',
  });
  const { limit, most, allowed, limitedBy } = code ? figures(code, applicant, reader.values) : UNKNOWN;
  const drawn = code && REASONS[code].drawn?.(applicant, reader.values);
  const what = code && REASONS[code].once?.(reader.values);
  const once = what && allowed !== undefined ? { what, allowed } : undefined;
  const amount = closing
    ? readClosingAmount(reader, raw, most)
    : readAmount(
        reader,
        applicant,
        drawn ? 'said' : most === undefined ? undefined : isRead ? { most, limitedBy, once } : 'said',
      );
  const manual = [payee.manual, code && REASONS[code].manual].filter((one) => one !== undefined);
  return {
    ...reader.assessed(),
    limit,
    amount,
    amountName: code && amountLabel(code),
    months: [],
    manual,
    sqnr: code ? summary(code, { grzh: applicant.person.grzh, rows, reader, amount, payee: payee.text, limit }) : [],
  };
}

/** Reads the fields of a reason and compares them; the household first, because its limits depend on it. */
function read(code: OtherReason, applicant: Applicant, raw: RawValues) {
  const { store, person } = applicant;
  const reader = new FieldReader(raw);
  const rows = readFields(reader, otherReason, {
    ...applicant,
    // Any home of the household may be chosen; the register decides below.
    options: { bdcqzh: [plainField('bdcqzh', typedText(raw.bdcqzh)), UNLISTED_HOME] },
    // A reason without a household asks no marriage register.
    ...(REASONS[code].family && { known: spouseOnFile(raw, store, person) }),
  });
  if (REASONS[code].family) checkSpouse(reader, store, person);
  REASONS[code].check?.(reader, applicant);
  return { reader, rows };
}

function reasonOf({ qttqyy }: RawValues): OtherReason | undefined {
  return typeof qttqyy === 'string' && isOtherReason(qttqyy) ? qttqyy : undefined;
}

function conditionsOf(code: OtherReason, applicant: Applicant, values: WithdrawalReasonValues): RuleCondition[] {
  const own = REASONS[code].conditions(applicant, values);
  // An heir's own account is not involved, and a closing has its own conditions.
  if (isClosing(code)) return own;
  return [accountOpen(applicant), noArrears(applicant), ...own, hasWithdrawableBalance(applicant)];
}

/** Condition on the account before a reason is chosen; the reason adds its own. */
function accountThere({ person }: Applicant): RuleCondition {
  return {
    tjbh: 'ZHZT',
    tjmc: '个人账户',
    mz: true,
    sjz: labelOf('grzhzt', person.grzhzt),
    yqz: '各提取事项的条件在选择事项后核对',
    yj: WITHDRAWAL_RULES,
    refusal: '',
  };
}

const UNKNOWN = { limit: null, most: undefined, allowed: undefined, limitedBy: '' };

/** Limit panel and maximum amount; undefined until the values suffice. */
function figures(
  code: OtherReason,
  applicant: Applicant,
  values: WithdrawalReasonValues,
): { limit: AmountLimit | null; most: Fen | undefined; allowed: Fen | undefined; limitedBy: string } {
  const { person } = applicant;
  if (isClosing(code)) {
    const holder = code === '14' ? deceasedOf(applicant, values)?.deceased : person;
    if (!holder || (code === '14' && !values.tqfe)) return UNKNOWN;
    const share = code === '14' ? BigInt(values.tqfe ?? 0) : undefined;
    const { limit, amount } = closingLimit(applicant, holder, share);
    return { limit, most: amount, allowed: amount, limitedBy: 'closing' };
  }
  const reason = REASONS[code].limit(applicant, values);
  if (!reason && code !== '29') return UNKNOWN;
  const free = freeBalanceOf(applicant);
  const { kytqe, byReason: allowed, gs, limitedBy } = reason ? partialLimit(reason, free) : balanceLimit(free);
  const limit: AmountLimit = {
    ...freeFigures(applicant),
    ljytq: toYuan(reason?.ljytq ?? 0n),
    kytqe: toYuan(kytqe),
    gs,
    yj: `${policy('p.zxDj').basis}，自${policy('p.zxDj').effective}起施行`,
    mx: reason ? [{ label: '事项限额', value: yuanText(reason.whole), gs: reason.words }] : [],
  };
  const drawn = REASONS[code].drawn?.(applicant, values);
  return { limit: drawn ? exhaustedLimit(limit, drawn) : limit, most: kytqe, allowed, limitedBy };
}

/** Label of the amount, where the withdrawal comes from another person's account. */
const AMOUNT_LABEL: Readonly<Record<string, string>> = { '14': '继承提取金额' };
const amountLabel = (code: OtherReason): string =>
  AMOUNT_LABEL[code] ?? (isClosing(code) ? '销户提取金额' : '申请提取金额');

interface Summary {
  grzh: string;
  rows: readonly LabelledValue[];
  reader: FieldReader;
  amount: Fen;
  payee: string;
  limit: AmountLimit | null;
}

function summary(code: OtherReason, { grzh, rows, reader, amount, payee, limit }: Summary): FiledRow[] {
  const { values } = reader;
  const asked = { label: amountLabel(code), value: moneyText(amount), gs: limit?.gs };
  const isListed = !values.txbdcqzh;
  const area = rows.some(({ key }) => key === 'jzmj') ? undefined : values.jzmj && `${values.jzmj}㎡`;
  return [
    { label: '提取事项', value: labelOf('qttqyy', code) },
    { label: '提取类型', value: labelOf('tqlx', values.tqlx ?? '') },
    ...rows.filter(({ key }) => key !== 'qttqyy' && (isListed || key !== 'bdcqzh')),
    ...reasonRow(otherReason.jzmj.label, area),
    ...(REASONS[code].rows?.(values) ?? []),
    ...(code === '13' ? reasonRow('销户账户', grzh) : []),
    isClosing(code) ? estimateUntil('到账')(asked) : asked,
    { key: 'skyhzh', label: '收款账户', value: payee },
  ];
}
