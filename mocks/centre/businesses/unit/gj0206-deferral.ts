import type { LabelledValue } from '@/api/client/labelled-value';
import { byEndOf, monthSpan, monthsFrom, type PlainMonth, shiftMonth } from '@/domain/dates';
import type { RosterFigures } from '@/domain/deposit/remittance';
import { isOverdueFor, monthCount, reliefMonthsProblem } from '@/domain/deposit/unit-terms';
import { moneyText } from '@/domain/money';
import { peopleText } from '@/domain/text/counts';
import { deferralFields } from '@/schema/unit/gj0206-deferral';
import { deferralNote } from '../../../data/notes/deposit-notes';
import { policyCount } from '../../../data/policy/policy';
import { withOutcome } from '../../cases/batch/filed-row';
import { acceptedOn, type CaseRecord } from '../../cases/case-states';
import { FieldReader } from '../../cases/field-reader';
import { readFields } from '../../cases/read-fields';
import type { Application, Assessment, BusinessRule, RawValues, RuleCondition } from '../../cases/rule';
import { postNote } from '../../kernel/accounts/ledger';
import { type UnitRecord, unitOf } from '../../kernel/people';
import { actorOf, type Transaction } from '../../kernel/transaction';
import { reliefsBetween } from '../../kernel/unit/unit-reliefs';
import { addWorkingDays } from '../../kernel/working-days';
import { payingMembers } from '../../members/bases/base-members';
import { approveRelief, overtaken, RELIEF_REVIEW, reliefRule } from '../../members/unit/relief-rule';
import { nothingOpen, stateCondition } from '../../members/unit/unit-conditions';
import { remittanceDebitDay } from '../../remittance/debit/standing-instruction';
import { settleDeferral } from '../../remittance/deferral';
import { dueMonths, isOverdue } from '../../remittance/due-months';
import { lastDayToRemit } from '../../remittance/last-day';
import { dueMonth } from '../../remittance/list/confirm';
import { monthListText } from '../../remittance/list/records';
import { dueRoster } from '../../remittance/list/roster';
import { notifyDeferred } from '../../remittance/notify-deferred';

const NAME = '缓缴申请';
const TERM: readonly string[] = ['sqhjksny', 'sqhjjsny'];

/** Deferral of months by resolution and approval, back-paid later (docs/rules/gj0206-deferral.md). */
export const deferral: BusinessRule = {
  ...reliefRule,
  ywlx: 'GJ0206',
  ywmc: NAME,
  notice: deferralNote,
  conditions: (application) => [
    stateCondition(application, NAME, ['01', '03']),
    nothingOpen(application, deferral, ['month']),
    nothingOverdue(application),
  ],
  assess,
  approve: (tx, record, approval) => {
    const { sqhjksny: asked = '', sqhjjsny: jsny = '', jhbjrq = '' } = record.values;
    const unit = unitOf(tx, actorOf(record.owner));
    const due = dueMonth(tx, unit);
    // Months paid during the review stay paid; the deferral covers the months after them.
    const ksny = asked < due && due <= jsny ? due : asked;
    const late = overtaken(tx, record, approval, { from: ksny, what: '缓缴' });
    if (late) return late;
    const given = ksny === asked ? record : begunLater(tx, record, unit, ksny);
    const paid = ksny === asked ? '' : `（${monthSpan(asked, shiftMonth(ksny, -1))}已经汇缴，不缓缴）`;
    const effect = `${monthSpan(ksny, jsny)}缓缴${paid}，期满恢复汇缴，缓缴的月份计划于${jhbjrq}前补缴`;
    const relief = { lx: 'hj' as const, ksny, jsny, dwjcbl: '', grjcbl: '', jhbjrq };
    const approved = approveRelief(tx, given, approval, relief, effect);
    settleDeferral(tx, unit.dwzh);
    bookDeferral(tx, approved, unit.dwzh);
    return approved;
  },
  message: ({ ywzt, ywmc, ywlsh, lc }) =>
    ywzt === '99' ? { title: `${ywmc}已批准`, nr: `贵单位的${ywmc}（${ywlsh}）已批准：${lc.at(-1)?.yj}。` } : undefined,
};

/** Requires that overdue months are remitted first; they cannot be deferred. */
function nothingOverdue({ tx, actor }: Application): RuleCondition {
  const months = dueMonths(tx, unitOf(tx, actor))?.overdue.months ?? [];
  const overdueText = `${monthListText(months)}逾期未缴`;
  return {
    tjbh: 'QJYF',
    tjmc: '没有逾期未缴的月份',
    mz: months.length === 0,
    sjz: months.length === 0 ? '没有' : overdueText,
    yqz: '没有',
    yj: '《住房公积金管理条例》（国务院令第844号修订）',
    xyb: '逾期的月份不能缓缴，请先汇缴，以后的月份可以申请',
    lj: '/dwwt/jcyw/dw_huij',
    refusal: `${overdueText}，请先缴清，再申请缓缴以后的月份`,
  };
}

function assess({ tx, actor, ywlsh }: Application, raw: RawValues): Assessment {
  const unit = unitOf(tx, actor);
  const reader = new FieldReader(raw);
  const due = dueMonth(tx, unit);
  const rows = readFields(reader, deferralFields, { today: tx.today(), slrq: acceptedOn(tx, ywlsh) });
  const [from = '', to = ''] = TERM.map((name) => reader.valid(name));
  const most = policyCount('p.hjZdys');
  const wrong = from && to ? reliefMonthsProblem('缓缴', { from, to, due, most }) : undefined;
  if (wrong) reader.fail(wrong.at === 'from' ? 'sqhjksny' : 'sqhjjsny', wrong.text);
  const [other] = from ? reliefsBetween(tx.store, unit.dwzh, 'hj', from, to || from) : [];
  if (other) reader.fail('sqhjksny', `${monthSpan(other.ksny, other.jsny)}已批准缓缴，延期的请从期满次月起申请`);
  if (from && isOverdue(tx, unit, from)) reader.fail('sqhjksny', isOverdueFor('缓缴', from));
  const owed = from ? owedBefore(tx, unit, from) : [];
  if (owed.length > 0) reader.fail('sqhjksny', `缓缴起始年月前存在欠缴（${owed.join('、')}），请先缴清`);
  const months = monthCount(from, to);
  const { figures } = dueRoster(tx.store, unit.dwzh, from || due);
  const fen = figures.hjje * BigInt(months);
  reader.values.fsrs = String(figures.hjrs);
  return {
    ...reader.assessed(),
    amount: fen,
    amountName: '预计缓缴金额',
    manual: RELIEF_REVIEW,
    tsxx: from === due ? paidBefore(tx, unit, from) : [],
    sqnr: [...termRows(figures, from, to), ...rows.filter(({ key = '' }) => !TERM.includes(key))],
  };
}

function termRows({ hjrs, hjje }: RosterFigures, from: PlainMonth, to: PlainMonth): LabelledValue[] {
  const months = monthCount(from, to);
  return [
    { label: '缓缴期限', value: `${monthSpan(from, to)}，${months}个月` },
    { label: '涉及人数', value: peopleText(hjrs) },
    {
      label: '预计缓缴金额',
      value: moneyText(hjje * BigInt(months)),
      gs: `${months}个月 × ${moneyText(hjje)}`,
    },
  ];
}

/** The application with a later first month, as approved. */
function begunLater({ store }: Transaction, record: CaseRecord, { dwzh }: UnitRecord, from: PlainMonth): CaseRecord {
  const { values, sqnr } = record;
  const rows = termRows(dueRoster(store, dwzh, from).figures, from, values.sqhjjsny ?? '');
  return {
    ...record,
    values: { ...values, sqhjksny: from },
    sqnr: withOutcome(sqnr, rows),
  };
}

/** Warning before submission: the month will be debited or past its last day before the centre's deadline. */
function paidBefore(tx: Transaction, unit: UnitRecord, month: PlainMonth): string[] {
  const answer = addWorkingDays(tx.today(), deferral.days);
  const last = lastDayToRemit(tx.store, unit, month);
  const debited = remittanceDebitDay(tx, unit, month);
  const way = `请先按月汇缴，或从${shiftMonth(month, 1)}起申请缓缴`;
  if (debited !== '' && debited <= answer) return [`${month}将于${debited}自动扣款，早于承诺办结日${answer}：${way}`];
  return last < answer ? [`${month}应于${byEndOf(last)}汇缴，早于承诺办结日${answer}：${way}`] : [];
}

/** Unpaid months before the first deferred one. */
function owedBefore(tx: Transaction, unit: UnitRecord, from: string): string[] {
  const months = monthsFrom(shiftMonth(unit.jzny, 1), shiftMonth(from, -1));
  return months.filter((month) => isOverdue(tx, unit, month));
}

/** Books an entry of 0.00 per member, so that the account shows the deferred months. */
function bookDeferral(tx: Transaction, record: CaseRecord, dwzh: string): void {
  const members = [...payingMembers(tx.store, dwzh).values()].map(({ person }) => person);
  if (members.length > 0) {
    const { ywlsh, values } = record;
    const entry = { id: `hjcl:${ywlsh}`, date: tx.today(), kind: '13', zhaiyao: '缓缴处理', ywlsh, dwzh };
    postNote(
      tx.store,
      { ...entry, hjny: values.sqhjksny ?? '' },
      members.map(({ grzh }) => grzh),
    );
  }
  notifyDeferred(tx, record, members);
}
