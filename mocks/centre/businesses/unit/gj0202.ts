import { peopleText } from '@/domain/counts';
import { monthOf, monthSpan, shiftMonth } from '@/domain/dates';
import { backPayColumns, backPayFaults, monthsOfRow } from '@/domain/members/back-pay';
import { formatMoney, toYuan } from '@/domain/money';
import { backPaymentNote } from '../../../data/notes/deposit-notes';
import { policyCount } from '../../../data/policy';
import { HALL_RULES } from '../../../data/rule-names';
import { type FieldReader, labelOf } from '../../cases/field-reader';
import type { Application, BusinessRule, RuleCondition } from '../../cases/rule';
import { type Actor, actorOf, type Desk } from '../../kernel/desk';
import { everMembersOf, persons, unitOf } from '../../kernel/people';
import { putOffUntil } from '../../kernel/unit-reliefs';
import { type MemberRow, memberBatchRule } from '../../members/member-batch';
import { findMember, pickedMember } from '../../members/unit-members-pick';
import { type MissingMonth, missingMonths } from '../../remittance/back-pay';
import { dueMonth } from '../../remittance/confirm';
import { handMadeUp } from '../../remittance/hand-in';
import { listLife } from '../../remittance/list-life';
import { readPayment, wayRows } from '../../remittance/payment-choice';
import { monthRuns, type RosterSnapshotLine, remittanceOfCase } from '../../remittance/records';

/** 执法、判决: by its paper. */
const BY_PAPER = '06';
/** 少缴, 工资补发: by the wages. */
const BY_WAGES = ['02', '04'];
const WHOLE = '01';

/** Months made up that were missed or paid too low (domain catalogue GJ0202), paid as a remittance is. */
export const backPayment: BusinessRule = {
  ...memberBatchRule({
    ywlx: 'GJ0202',
    ywmc: '补缴',
    notice: backPaymentNote,
    label: '补缴明细',
    columns: backPayColumns,
    key: 'grzh',
    // Months apart from each other are rows of their own.
    once: monthsOfRow,
    states: ['01', '03'],
    undisturbed: [],
    conditions: (application) => [somethingOver(application)],
    judge: (desk, actor) => {
      const unit = unitOf(desk, actor);
      const due = dueMonth(desk, unit);
      const hjzzny = putOffUntil(desk.store, unit.dwzh, due);
      const terms = { due, hjzzny, month: monthOf(desk.today()), most: policyCount('p.bjZdys') };
      return (row) => {
        const found = pickedMember(desk, actor, row.grzh);
        if ('why' in found) return { ...backPayFaults(row, { ...terms, member: undefined }), grzh: found.why };
        const { member } = found;
        const faults = backPayFaults(row, { ...terms, member });
        if (Object.keys(faults).length > 0) return faults;
        const missing = missingMonths(desk.store, unit, member, row);
        return 'faults' in missing ? missing.faults : {};
      };
    },
    figures: (desk, actor, rows) => {
      const lines = linesOf(desk, actor, rows);
      const { unitFen, fen } = sumOf(lines);
      return {
        hz: [
          { key: 'fsrs', label: '补缴人数', value: peopleText(new Set(rows.map(({ grzh }) => grzh)).size) },
          { key: 'bjys', label: '补缴月数', value: `${lines.length}人月` },
          { key: 'dwbje', label: '单位补缴额', value: formatMoney(unitFen) },
          { key: 'grbje', label: '个人补缴额', value: formatMoney(fen - unitFen) },
          { key: 'fse', label: '补缴总额', value: formatMoney(fen) },
        ],
        sum: { amount: fen, amountName: '补缴总额' },
      };
    },
    // Its months may be made up by another case: this one goes on saying what it was about.
    facts: (desk, actor) => (row) => {
      const { unitFen, fen } = sumOf(linesOf(desk, actor, [row]));
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
    carry: (desk, record, approval, rows) =>
      handMadeUp(desk, record, approval, linesOf(desk, actorOf(record.owner), rows)),
  }),
  needs: (_, { bjyy = '' }) => [
    ...(BY_WAGES.includes(bjyy) ? [{ wjlxId: '0210', wjmc: '工资发放明细或名册', sfbs: '1' as const, mjsm: '' }] : []),
    ...(bjyy === BY_PAPER
      ? [{ wjlxId: '0213', wjmc: '补缴情况说明或行政、司法文书', sfbs: '1' as const, mjsm: '' }]
      : []),
  ],
  ...listLife,
};

/** Somebody's account was there in a month that is over: a unit that has just come has nothing to make up. */
function somethingOver({ desk, actor }: Application): RuleCondition {
  const { dwzh } = unitOf(desk, actor);
  const today = desk.today();
  const last = shiftMonth(dueMonth(desk, unitOf(desk, actor)), -1);
  const people = [...everMembersOf(desk.store, dwzh)];
  const mz = people.some((grzh) => monthOf(persons(desk.store).get(grzh)?.khrq ?? today) <= last);
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

/** Why it is made up, and how it is paid. */
function beside(reader: FieldReader, { desk, actor, ywlsh }: Application, rows: readonly MemberRow[]) {
  const unit = unitOf(desk, actor);
  const bjfs = reader.code('bjfs', { label: '补缴方式', from: 'bjfs' });
  const bjyy = reader.code('bjyy', { label: '补缴原因', from: 'bjyy' });
  const wsh = bjyy === BY_PAPER ? reader.text('wsh', { label: '文书编号', most: 60 }) : '';
  const lines = linesOf(desk, actor, rows);
  const months = lines.map(({ hjny }) => hjny).sort();
  // The list of 补缴记录 is asked for by its months before it is one.
  Object.assign(reader.values, { bjksny: months[0] ?? '', bjjsny: months.at(-1) ?? '' });
  const other = bjfs && lines.find(({ part }) => part === (bjfs === WHOLE));
  if (other) reader.fail('bjfs', wrongWay(desk, actor, other));
  const { fen } = sumOf(lines);
  const hjfs = reader.code('hjfs', { label: '缴款方式', from: 'hjfs' });
  const handedIn = remittanceOfCase(desk.store, unit.dwzh, ywlsh) !== undefined;
  const most = rows.length > 0 ? fen : undefined;
  const used = readPayment(reader, desk, unit, { hjfs, most, of: '补缴', handedIn });
  return {
    manual: [...BY_WAGES, BY_PAPER].includes(bjyy) ? [`补缴原因为${labelOf('bjyy', bjyy)}，须人工核对材料`] : [],
    sqnr: [
      { label: '补缴方式', value: labelOf('bjfs', bjfs) },
      { label: '补缴原因', value: labelOf('bjyy', bjyy) },
      ...(wsh ? [{ label: '文书编号', value: wsh }] : []),
      { label: '补缴年月', value: monthRuns(months) },
      ...wayRows(desk.store, '缴款方式', { hjfs, zhbh: reader.values.zhbh ?? '', used }),
    ],
  };
}

function wrongWay(desk: Desk, actor: Actor, { grzh, hjny, part }: MissingMonth): string {
  const { xingming } = findMember(desk, actor, grzh);
  return part
    ? `${xingming}${hjny}已缴存一部分，请选择差额补缴，或将该月从明细中去掉`
    : `${xingming}${hjny}没有缴存，请选择按月补缴，或将该月从明细中去掉`;
}

/** What is missing now, month by month; a row that does not hold any more has none. */
function linesOf(desk: Desk, actor: Actor, rows: readonly MemberRow[]): MissingMonth[] {
  const unit = unitOf(desk, actor);
  return rows.flatMap((row) => {
    const missing = missingMonths(desk.store, unit, findMember(desk, actor, row.grzh ?? ''), row);
    return 'months' in missing ? missing.months : [];
  });
}

function sumOf(lines: readonly RosterSnapshotLine[]) {
  return lines.reduce((sum, line) => ({ unitFen: sum.unitFen + line.unitFen, fen: sum.fen + line.fen }), {
    unitFen: 0n,
    fen: 0n,
  });
}
