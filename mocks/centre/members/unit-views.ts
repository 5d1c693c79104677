import type { StateNote } from '@/api/business';
import type { Completeness } from '@/api/completeness';
import type { UnitConsents, UnitInfo } from '@/api/unit';
import { fundTime, monthOf, monthSpan, type PlainMonth } from '@/domain/dates';
import { maskName, maskPhone } from '@/domain/mask';
import { toYuan } from '@/domain/money';
import { afterDeferral } from '@/domain/unit-terms';
import { operatorOf } from '../access/acting';
import { isClosed } from '../access/gate';
import { completenessOf } from '../access/key-gaps';
import { checksOnly } from '../access/two-person';
import { casePath } from '../cases/case-path';
import { lastBranch } from '../cases/last-branch';
import { stateName, stateNote } from '../cases/state-notes';
import type { Actor, Desk } from '../kernel/desk';
import { balanceOf, type LedgerEntry, pendingAccount } from '../kernel/ledger';
import { everMembersOf, lastSpan, persons, type UnitRecord, unitOf } from '../kernel/people';
import { laterRatios, ratiosIn } from '../kernel/unit-ratios';
import { deferralIn, lastMonthOf, madeUpBy, putOffUntil } from '../kernel/unit-reliefs';
import { dueMonth } from '../remittance/confirm';
import { DEFERRED } from '../remittance/deferral';
import { dueMonths, OWING } from '../remittance/due-months';
import { opensOn } from '../remittance/last-day';
import { remittancesOf } from '../remittance/records';
import { dueRoster } from '../remittance/roster';
import { plannedDebit } from '../remittance/standing';
import { unclaimedOf } from '../remittance/transfers';
import { openRemittance } from '../remittance/upcoming';
import { presentMonth } from './present-month';

/**
 * Block B2: how many members pay in and what together, both of the present month (`presentMonth`), at the ratios of that month, which
 * stand beside it. The unit sees no balance and no loan of a member.
 */
export function unitInfo(desk: Desk, actor: Actor): UnitInfo {
  const unit = unitOf(desk, actor);
  const operator = operatorOf(desk, actor) ?? unit.operator;
  const yjceny = presentMonth(desk, unit);
  // What a closed unit paid in its last month is no more what it pays.
  const none = { hjrs: 0, hjje: 0n };
  const { hjrs, hjje } = isClosed(desk, actor) ? none : dueRoster(desk.store, unit.dwzh, yjceny).figures;
  let sealed = 0;
  for (const grzh of everMembersOf(desk.store, unit.dwzh)) {
    const person = persons(desk.store).get(grzh);
    // The account as it stands: who is sealed as of the next month still pays in this one.
    if (person?.grzhzt === '02' && lastSpan(person)?.dwzh === unit.dwzh) sealed += 1;
  }
  return {
    dwzh: unit.dwzh,
    dwmc: unit.dwmc,
    tyshxydm: unit.tyshxydm,
    dwzhzt: unit.dwzhzt,
    other: unit.other === true,
    ...ratiosIn(unit, yjceny),
    hxjcbl: laterRatios(unit, yjceny),
    dwjcrs: hjrs,
    dwfcrs: sealed,
    jzny: hasPaid(desk, unit) ? unit.jzny : '',
    qcny: openingMonth(desk, unit),
    dwyhjny: dueMonth(desk, unit),
    hjzzny: putOffUntil(desk.store, unit.dwzh, dueMonth(desk, unit)),
    ...dueOf(desk, unit),
    hjsm: deferralText(desk, unit, dueMonth(desk, unit)),
    drlje: toYuan(unclaimedOf(desk.store, unit).reduce((sum, { fse }) => sum + fse, 0n)),
    zsye: toYuan(balanceOf(desk.store, pendingAccount(unit.dwzh))),
    dwfxr: unit.dwfxr,
    yjceny,
    yjcezj: toYuan(hjje),
    jbrxm: maskName(operator.jbrxm),
    jbrsjhm: maskPhone(operator.jbrsjhm),
    sywd: lastBranch(desk, actor),
    sjjz: fundTime(desk.now()),
  };
}

/** The month up to which the opening balances hold what no list has. */
function openingMonth({ store }: Desk, { dwzh }: UnitRecord): PlainMonth | '' {
  const month = store.table<LedgerEntry>('ledger').get(`qc:${dwzh}`)?.hjny ?? '';
  return remittancesOf(store, dwzh).some(({ hjny }) => hjny <= month) ? '' : month;
}

/** Whether any month is paid, in the books or before them: a unit begins with the month before its first one. */
const hasPaid = ({ store }: Desk, { dwzh, jzny, firstMonth }: UnitRecord): boolean =>
  jzny >= firstMonth || store.table<LedgerEntry>('ledger').get(`qc:${dwzh}`) !== undefined;

function dueOf(desk: Desk, unit: UnitRecord): Pick<UnitInfo, 'yj' | 'wyjsm'> {
  const due = dueMonths(desk, unit);
  if (!due) return { wyjsm: whyNothingDue(desk, unit) };
  const { hjny, jzrq, syts, fen, overdue } = due;
  const yq = { yqyf: [...overdue.months], yqje: toYuan(overdue.fen) };
  const note = due.note ?? openNote(desk, unit);
  const zdkk = note ? '' : plannedDebit(desk, unit);
  return {
    wyjsm: '',
    yj: {
      hjny,
      qbrq: opensOn(desk.today(), hjny),
      jzrq,
      syts,
      je: toYuan(fen),
      ...yq,
      ...(note && { ztsm: note }),
      ...(zdkk && { zdkk }),
    },
  };
}

/** The month is handed in, and is no list yet: whom it waits for. Nothing is debited beside it. */
function openNote({ store }: Desk, { dwzh }: UnitRecord): StateNote | undefined {
  const record = openRemittance(store, dwzh);
  if (!record) return undefined;
  const note = stateNote(store, record);
  const said = { mc: stateName(store, record), lx: 'attention' as const, nr: '', mx: [] };
  return { ...(note ?? said), lj: casePath(record), ljmc: '查看办件' };
}

function whyNothingDue(desk: Desk, unit: UnitRecord): string {
  if (unit.other) return '贵单位不缴存住房公积金';
  if (unit.dwzhzt === '04') return '单位缴存登记已注销，不再汇缴';
  if (unit.dwzhzt === DEFERRED) return '单位正在缓缴，目前没有应汇缴的月份';
  const everybody = everMembersOf(desk.store, unit.dwzh).size;
  if (everybody === 0) return '还没有缴存职工，没有应汇缴的月份；请为职工设立账户或办理转入';
  const month = dueMonth(desk, unit);
  const relief = deferralIn(desk.store, unit.dwzh, month);
  if (relief) return `${monthSpan(relief.ksny, lastMonthOf(relief))}已批准缓缴，目前没有应汇缴的月份`;
  const due = dueRoster(desk.store, unit.dwzh, month).figures.hjje;
  return due === 0n ? '目前没有缴存职工，没有应汇缴的月份' : '目前没有应汇缴的月份';
}

/** Until when months are put off, of the present one or the one that is due, and how it goes on; '' where neither is. */
function deferralText({ store, today }: Desk, { dwzh, dwzhzt }: UnitRecord, due: PlainMonth): string {
  if (!OWING.includes(dwzhzt)) return '';
  const month = dwzhzt === DEFERRED ? monthOf(today()) : due;
  const until = putOffUntil(store, dwzh, month);
  return until && `缓缴至${until}：${afterDeferral({ jsny: until, jhbjrq: madeUpBy(store, dwzh, month) ?? '' })}`;
}

export function unitCompleteness(desk: Desk, actor: Actor): Completeness {
  return {
    ...completenessOf(unitOf(desk, actor)),
    ...(isClosed(desk, actor) && { zx: '1' }),
    ...(checksOnly(desk, actor) && { jfh: '1' }),
  };
}

export function unitConsents(desk: Desk, actor: Actor): UnitConsents {
  const { agreementOpen, agreed, statementConfirmed } = unitOf(desk, actor);
  return { sftyxy: agreementOpen ? '0' : '1', sfqr: statementConfirmed ? '1' : '0', tysj: agreed?.tysj ?? '' };
}
