import { monthOf, monthSpan, shiftMonth } from '@/domain/dates';
import { formatMoney, moneyText, toYuan } from '@/domain/money';
import { peopleText } from '@/domain/text/counts';
import { backPayColumns, backPayFaults, backPaymentFields, monthsOfRow } from '@/schema/unit/gj0202-back-payment';
import { HALL_RULES } from '../../../data/menus/rule-names';
import { backPaymentNote } from '../../../data/notes/deposit-notes';
import { policyCount } from '../../../data/policy/policy';
import { type FieldReader, labelOf } from '../../cases/field-reader';
import { readFields } from '../../cases/read-fields';
import type { Application, BusinessRule, RuleCondition } from '../../cases/rule';
import { formerAndPresentMembersOf, persons, unitOf } from '../../kernel/people';
import { type Actor, actorOf, type Transaction } from '../../kernel/transaction';
import { deferredUntil } from '../../kernel/unit/unit-reliefs';
import { type MemberRow, memberBatchRule } from '../../members/member-batch';
import { findMember, pickedMember } from '../../members/unit/unit-members-pick';
import { type MissingMonth, missingMonths } from '../../remittance/back-pay';
import { checkPayment, payerOptions } from '../../remittance/debit/payment-choice';
import { dueMonth } from '../../remittance/list/confirm';
import { listLife } from '../../remittance/list/list-life';
import { monthRuns, type RosterSnapshotLine, remittanceOfCase } from '../../remittance/list/records';
import { submitBackPayment } from '../../remittance/list/submit-remittance';

/** Reason 执法、判决, proved by its document. */
const BY_PAPER = '06';
/** Reasons 少缴 and 工资补发, proved by wages. */
const BY_WAGES = ['02', '04'];
const WHOLE = '01';

/** Back-payment of months that were missed or paid too low (docs/rules/gj0202-back-payment.md), paid like a remittance. */
export const backPayment: BusinessRule = {
  ...memberBatchRule({
    ywlx: 'GJ0202',
    ywmc: '补缴',
    notice: backPaymentNote,
    label: '补缴明细',
    columns: backPayColumns,
    key: 'grzh',
    // Non-consecutive months need separate rows.
    once: monthsOfRow,
    states: ['01', '03'],
    noConcurrentChange: [],
    conditions: (application) => [somethingOver(application)],
    judge: (tx, actor) => {
      const unit = unitOf(tx, actor);
      const due = dueMonth(tx, unit);
      const hjzzny = deferredUntil(tx.store, unit.dwzh, due);
      const terms = { due, hjzzny, month: monthOf(tx.today()), most: policyCount('p.bjZdys') };
      return (row) => {
        const found = pickedMember(tx, actor, row.grzh);
        if ('why' in found) return { ...backPayFaults(row, { ...terms, member: undefined }), grzh: found.why };
        const { member } = found;
        const faults = backPayFaults(row, { ...terms, member });
        if (Object.keys(faults).length > 0) return faults;
        const missing = missingMonths(tx.store, unit, member, row);
        return 'faults' in missing ? missing.faults : {};
      };
    },
    figures: (tx, actor, rows) => {
      const lines = linesOf(tx, actor, rows);
      const { unitFen, fen } = sumOf(lines);
      return {
        hz: [
          { key: 'fsrs', label: '补缴人数', value: peopleText(new Set(rows.map(({ grzh }) => grzh)).size) },
          { key: 'bjys', label: '补缴月数', value: `${lines.length}人月` },
          { key: 'dwbje', label: '单位补缴额', value: moneyText(unitFen) },
          { key: 'grbje', label: '个人补缴额', value: moneyText(fen - unitFen) },
          { key: 'fse', label: '补缴总额', value: moneyText(fen) },
        ],
        sum: { amount: fen, amountName: '补缴总额' },
      };
    },
    // Another case may back-pay the months; this case keeps showing its own.
    facts: (tx, actor) => (row) => {
      const { unitFen, fen } = sumOf(linesOf(tx, actor, [row]));
      return { dwbje: toYuan(unitFen), grbje: toYuan(fen - unitFen), fse: toYuan(fen) };
    },
    beside,
    shown: {
      lm: ['姓名', '个人账号', '补缴年月', '单位补缴额', '个人补缴额', '合计'],
      names: ['xingming', 'grzh', '', '', '', ''],
      widths: [3, 4, 5, 3, 3, 3],
      covers: ['bjksny', 'bjjsny'],
      cells: ({ store }, { grzh = '', bjksny = '', bjjsny = '' }, _, { dwbje = '', grbje = '', fse = '' }) => [
        persons(store).get(grzh)?.xingming ?? '',
        ...[grzh, monthSpan(bjksny, bjjsny)],
        ...[dwbje, grbje, fse].map((yuan) => formatMoney(yuan)),
      ],
    },
    carry: (tx, record, approval, rows) =>
      submitBackPayment(tx, record, approval, linesOf(tx, actorOf(record.owner), rows)),
  }),
  needs: (_, { bjyy = '' }) => [
    ...(BY_WAGES.includes(bjyy) ? [{ wjlxId: '0210', wjmc: '工资发放明细或名册', sfbs: '1' as const, mjsm: '' }] : []),
    ...(bjyy === BY_PAPER
      ? [{ wjlxId: '0213', wjmc: '补缴情况说明或行政、司法文书', sfbs: '1' as const, mjsm: '' }]
      : []),
  ],
  // As its list is called in 待办 and 补缴记录.
  name: ({ bjnyd = '' }) => `${String(bjnyd)}补缴`,
  ...listLife,
};

/** Requires a past month with an account; a new unit has nothing to back-pay. */
function somethingOver({ tx, actor }: Application): RuleCondition {
  const { dwzh } = unitOf(tx, actor);
  const today = tx.today();
  const last = shiftMonth(dueMonth(tx, unitOf(tx, actor)), -1);
  const people = [...formerAndPresentMembersOf(tx.store, dwzh)];
  const mz = people.some((grzh) => monthOf(persons(tx.store).get(grzh)?.khrq ?? today) <= last);
  return {
    tjbh: 'BJNY',
    tjmc: '有可以补缴的月份',
    mz,
    sjz: mz ? `${last}及以前` : `职工账户都在${last}以后开立`,
    yqz: '有职工在已过的月份已开户',
    yj: HALL_RULES,
    xyb: '请按月办理汇缴',
    lj: '/dwwt/jcyw/dw_huij',
    refusal: `职工账户都在${last}以后开立，没有可以补缴的月份`,
  };
}

/** Reads reason and payment of the whole application. */
function beside(reader: FieldReader, { tx, actor, ywlsh }: Application, rows: readonly MemberRow[]) {
  const unit = unitOf(tx, actor);
  const options = { zhbh: payerOptions(tx, unit, reader.raw) };
  const given = readFields(reader, backPaymentFields, { today: tx.today(), options });
  const { bjfs = '', bjyy = '' } = reader.values;
  const lines = linesOf(tx, actor, rows);
  const months = lines.map(({ hjny }) => hjny).sort();
  // 补缴记录 finds the case by its months before it has a list.
  Object.assign(reader.values, { bjksny: months[0] ?? '', bjjsny: months.at(-1) ?? '', bjnyd: monthRuns(months) });
  const other = bjfs && lines.find(({ part }) => part === (bjfs === WHOLE));
  if (other) reader.fail('bjfs', wrongWay(tx, actor, other));
  const { fen } = sumOf(lines);
  const handedIn = remittanceOfCase(tx.store, unit.dwzh, ywlsh) !== undefined;
  checkPayment(reader, tx, unit, { most: rows.length > 0 ? fen : undefined, of: '补缴', handedIn });
  return {
    manual: [...BY_WAGES, BY_PAPER].includes(bjyy) ? [`补缴原因为${labelOf('bjyy', bjyy)}，须人工核对材料`] : [],
    sqnr: [{ label: '补缴年月', value: monthRuns(months) }, ...given],
  };
}

function wrongWay(tx: Transaction, actor: Actor, { grzh, hjny, part }: MissingMonth): string {
  const { xingming } = findMember(tx, actor, grzh);
  return part
    ? `${xingming}${hjny}已缴存一部分，请选择差额补缴，或将该月从明细中去掉`
    : `${xingming}${hjny}没有缴存，请选择按月补缴，或将该月从明细中去掉`;
}

/** Missing months and amounts as of now; an outdated row has none. */
function linesOf(tx: Transaction, actor: Actor, rows: readonly MemberRow[]): MissingMonth[] {
  const unit = unitOf(tx, actor);
  return rows.flatMap((row) => {
    const missing = missingMonths(tx.store, unit, findMember(tx, actor, row.grzh ?? ''), row);
    return 'months' in missing ? missing.months : [];
  });
}

function sumOf(lines: readonly RosterSnapshotLine[]) {
  return lines.reduce((sum, line) => ({ unitFen: sum.unitFen + line.unitFen, fen: sum.fen + line.fen }), {
    unitFen: 0n,
    fen: 0n,
  });
}
