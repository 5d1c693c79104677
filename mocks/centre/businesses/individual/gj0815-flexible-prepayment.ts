import type { AmountLimit } from '@/api/cases/judgement';
import type { LabelledValue } from '@/api/client/labelled-value';
import { monthOf, monthsFrom, type PlainMonth, shiftMonth } from '@/domain/dates';
import { type Fen, moneyText, toYuan } from '@/domain/money';
import { flexiblePrepaymentFields } from '@/schema/individual/gj0815-flexible-prepayment';
import { FLEXIBLE } from '../../../data/flexible-unit';
import { FLEXIBLE_RULES } from '../../../data/menus/rule-names';
import { flexiblePrepayNote } from '../../../data/notes/flexible-notes';
import { policyCount } from '../../../data/policy/policy';
import type { CaseRecord } from '../../cases/case-states';
import { FieldReader, labelOf } from '../../cases/field-reader';
import { dictionaryItems, readFields, submittedMonths } from '../../cases/read-fields';
import type { Application, BusinessRule, RawValues } from '../../cases/rule';
import { type PersonRecord, personOf, spanIn } from '../../kernel/people';
import { actorOf, ownerId, type Transaction } from '../../kernel/transaction';
import { AHEAD, bookPaid } from '../../members/flexible/booked-months';
import { flexibleConditions, mandateOfPerson } from '../../members/flexible/flexible-account';
import { mandateOf } from '../../members/flexible/flexible-mandates';
import {
  claimPrepaidMonths,
  missedPrepaidMonths,
  monthsAhead,
  prepaidFen,
  releaseMonths,
  settledMonths,
} from '../../members/flexible/flexible-prepaid';
import { depositOf } from '../../members/flexible/flexible-upcoming';
import { oneTimeDebit } from '../../members/flexible/one-time-debit';
import { openPaymentOf } from '../../members/flexible/payment-records';
import { endPayment, transferredPayment } from '../../members/flexible/transferred-payment';

const NAME = '灵活就业人员预缴/补缴';
const TRANSFER = '2';
const WALLET = '3';

/**
 * GJ0815: months prepaid or back-paid by a flexible worker (docs/rules/gj0815-flexible-prepayment.md). Each month is paid in full, once.
 */
export const flexiblePrepay: BusinessRule = {
  ywlx: 'GJ0815',
  ywmc: NAME,
  area: 'deposit',
  kind: 'person',
  notice: flexiblePrepayNote,
  days: 1,
  name: ({ jflx }) => (jflx === AHEAD || jflx === '2' ? `灵活就业人员${labelOf('lhjflx', jflx)}` : NAME),
  conditions: (application) => flexibleConditions(application, '01', NAME),
  limit: (application, raw) => {
    const { months, reader } = read(application, raw);
    return months.size > 0 && !reader.errors.ksny && !reader.errors.jsny ? sumOf(application, months) : null;
  },
  assess(application, raw) {
    const { reader, rows, months } = read(application, raw);
    return {
      ...reader.assessed(),
      amount: total(months),
      amountName: '合计金额',
      sqnr: [
        ...rows,
        { label: '月数', value: `${months.size}个月` },
        { label: '合计金额', value: moneyText(total(months)) },
      ],
    };
  },
  accepted(tx, { ywlsh, owner }, { values }) {
    const person = personOf(tx, actorOf(owner));
    const months = fenByMonth(person, monthsFrom(values.ksny ?? '', values.jsny ?? ''));
    claimPrepaidMonths(tx.store, person.grzh, ywlsh, months);
  },
  ended(tx, { owner, ywlsh }) {
    releaseMonths(tx.store, ownerId(owner, 'person'), ywlsh);
    endPayment(tx, ywlsh);
  },
  approve: (tx, record, approval) => wayOf(record).approve(tx, record, approval),
  daily: (tx, record) => wayOf(record).daily?.(tx, record) ?? record,
  revocable: (store, record) => wayOf(record).revocable?.(store, record) ?? false,
  takeBack: (tx, record) => transferred.takeBack?.(tx, record) ?? { jdmc: '撤回申请', yj: '申请人撤回' },
  takenBack: (store, record) => transferred.takenBack?.(store, record) ?? '',
  note: (store, record) => wayOf(record).note?.(store, record),
  message: (record, tx) => wayOf(record).message?.(record, tx),
};

/** Payment by the worker: net banking or QR code. */
const transferred = transferredPayment({
  rules: FLEXIBLE_RULES,
  lapsed: '所选月份恢复为未缴，需要时可以重新申请',
});

/** Payment by debit: agreed account or wallet. */
const debited = oneTimeDebit({
  rules: FLEXIBLE_RULES,
  name: '缴费扣款',
  account: (tx, { owner, values }) => {
    const { kkzh, szrmbqb } = mandateOfPerson(tx, personOf(tx, actorOf(owner)));
    return values.zffs === WALLET ? `尾号${szrmbqb.slice(-4)}的数字人民币钱包` : `尾号${kkzh.slice(-4)}的扣款账户`;
  },
  amount: ({ je }) => je,
  book: (tx, record, day) => bookPaid(tx, record, { paid: `${day}扣款${moneyText(record.je)}` }),
  refused: '没有缴费，也没有月份记账；备足款项后可以重新申请',
});

const wayOf = ({ values }: Pick<CaseRecord, 'values'>) => (values.zffs === TRANSFER ? transferred : debited);

function read({ tx, actor }: Application, raw: RawValues) {
  const { store } = tx;
  const person = personOf(tx, actor);
  const reader = new FieldReader(raw);
  const { errors } = reader;
  const options = { ...submittedMonths(raw, 'ksny', 'jsny'), zffs: dictionaryItems('lhzffs') };
  const rows = readFields(reader, flexiblePrepaymentFields, { today: tx.today(), options });
  const [jflx, ksny, jsny, zffs] = ['jflx', 'ksny', 'jsny', 'zffs'].map((name) => reader.valid(name));
  if (zffs === WALLET && !mandateOf(store, person.grzh)?.szrmbqb) {
    reader.fail('zffs', '您没有登记数字人民币钱包，请选择其他支付方式');
  }
  const asked = ksny && jsny ? monthsFrom(ksny, jsny) : [];
  if (jflx && asked.length > 0) checkMonths(reader, tx, person, { ahead: jflx === AHEAD, asked });
  const right = jflx && !errors.ksny && !errors.jsny;
  return { reader, rows, months: right ? fenByMonth(person, asked) : new Map<PlainMonth, Fen>() };
}

/** Checks that each month can be paid; reports the first that cannot. */
function checkMonths(
  reader: FieldReader,
  { store, today }: Transaction,
  person: PersonRecord,
  { ahead, asked }: { ahead: boolean; asked: readonly PlainMonth[] },
): void {
  const offered = ahead ? monthsAhead(store, person, today()) : missedPrepaidMonths(store, person, today());
  const wrong = asked.find((month) => !offered.includes(month));
  const [first] = offered;
  if (wrong === undefined) {
    if (ahead && asked[0] !== first) reader.fail('ksny', `预缴应从最早未缴的${first}起`);
    return;
  }
  const place = wrong === asked[0] ? 'ksny' : 'jsny';
  const here = monthOf(today());
  const paying = openPaymentOf(store, person.grzh);
  if (paying?.months.includes(wrong)) reader.fail(place, `${wrong}待付款，请在“我的办件”中查看付款办法，或者撤回`);
  else if (settledMonths(store, person).has(wrong)) reader.fail(place, `${wrong}已缴存，请勿重复缴纳`);
  else if (ahead && wrong < here) reader.fail(place, '已过去的月份请选择补缴');
  else if (ahead && wrong > shiftMonth(here, policyCount('p.lhYjYs'))) {
    reader.fail(place, `预缴最多至${shiftMonth(here, policyCount('p.lhYjYs'))}`);
  } else if (!ahead && wrong >= here) reader.fail(place, '当月及以后的月份请选择预缴');
  else if (!ahead && wrong < shiftMonth(here, -policyCount('p.lhBjYs'))) reader.fail(place, '补缴月份超出可补缴范围');
  else reader.fail(place, `${wrong}不是您的应缴月份，无需缴纳`);
}

/** Returns each month with the amount agreed for it. */
function fenByMonth(person: PersonRecord, months: readonly PlainMonth[]): Map<PlainMonth, Fen> {
  return new Map(
    months.flatMap((month): [PlainMonth, Fen][] => {
      const span = spanIn(person, month);
      return span?.dwzh === FLEXIBLE ? [[month, depositOf(span)]] : [];
    }),
  );
}

function total(months: ReadonlyMap<PlainMonth, Fen>): Fen {
  let sum = 0n;
  for (const fen of months.values()) sum += fen;
  return sum;
}

function sumOf({ tx, actor }: Application, months: ReadonlyMap<PlainMonth, Fen>): AmountLimit {
  const held = prepaidFen(tx.store, personOf(tx, actor).grzh);
  const each = [...months].map(([month, fen]): LabelledValue => ({ label: month, value: moneyText(fen) }));
  return {
    mc: '合计金额',
    grzhye: '0.00',
    blje: '0.00',
    djje: '0.00',
    ljytq: '0.00',
    kytqe: toYuan(total(months)),
    gs: '各月约定的月缴存额之和',
    yj: FLEXIBLE_RULES,
    mx: [
      { key: 'ys', label: '月数', value: `${months.size}个月` },
      ...each,
      ...(held > 0n ? [{ label: '现有预缴余额', value: moneyText(held) }] : []),
    ],
  };
}
