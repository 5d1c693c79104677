import type { StateNote } from '@/api/cases/business';
import type { Completeness } from '@/api/session/completeness';
import type { UnitConsents, UnitInfo } from '@/api/unit/unit';
import { fundTime, monthOf, monthSpan, type PlainMonth } from '@/domain/dates';
import { afterDeferral } from '@/domain/deposit/unit-terms';
import { toYuan } from '@/domain/money';
import { maskPhone } from '@/domain/text/mask';
import { operatorOf } from '../../access/current-operator';
import { isClosed } from '../../access/gate';
import { completenessOf } from '../../access/key-gaps';
import { checksOnly } from '../../access/two-person-rule';
import { casePath } from '../../cases/case-path';
import { lastBranch } from '../../cases/last-branch';
import { stateName, stateNote } from '../../cases/state-notes';
import { balanceOf, type LedgerEntry, pendingAccount } from '../../kernel/accounts/ledger';
import { formerAndPresentMembersOf, lastSpan, persons, type UnitRecord, unitOf } from '../../kernel/people';
import type { Actor, Transaction } from '../../kernel/transaction';
import { laterRatios, ratiosIn } from '../../kernel/unit/unit-ratios';
import { backPaymentDueDate, deferralIn, deferredUntil, lastMonthOf } from '../../kernel/unit/unit-reliefs';
import { plannedDebit } from '../../remittance/debit/standing-instruction';
import { openRemittance } from '../../remittance/debit/upcoming';
import { DEFERRED } from '../../remittance/deferral';
import { dueMonths, OWING } from '../../remittance/due-months';
import { opensOn } from '../../remittance/last-day';
import { dueMonth } from '../../remittance/list/confirm';
import { remittancesOf } from '../../remittance/list/records';
import { dueRoster } from '../../remittance/list/roster';
import { unclaimedOf } from '../../remittance/transfers';
import { presentMonth } from '../present-month';

/**
 * Returns block B2: count and total of paying members in the present month (`presentMonth`), at that month's ratios. It shows no member's
 * balance or loan.
 */
export function unitInfo(tx: Transaction, actor: Actor): UnitInfo {
  const unit = unitOf(tx, actor);
  const operator = operatorOf(tx, actor) ?? unit.operator;
  const yjceny = presentMonth(tx, unit);
  // A closed unit pays nothing, though its last month had a total.
  const none = { hjrs: 0, hjje: 0n };
  const { hjrs, hjje } = isClosed(tx, actor) ? none : dueRoster(tx.store, unit.dwzh, yjceny).figures;
  let sealed = 0;
  for (const grzh of formerAndPresentMembersOf(tx.store, unit.dwzh)) {
    const person = persons(tx.store).get(grzh);
    // Counted by the account's state: a member sealed from next month on still pays this one.
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
    jzny: hasPaid(tx, unit) ? unit.jzny : '',
    qcny: openingMonth(tx, unit),
    dwyhjny: dueMonth(tx, unit),
    hjzzny: deferredUntil(tx.store, unit.dwzh, dueMonth(tx, unit)),
    ...dueOf(tx, unit),
    hjsm: deferralText(tx, unit, dueMonth(tx, unit)),
    drlje: toYuan(unclaimedOf(tx.store, unit).reduce((sum, { fse }) => sum + fse, 0n)),
    zsye: toYuan(balanceOf(tx.store, pendingAccount(unit.dwzh))),
    dwfxr: unit.dwfxr,
    yjceny,
    yjcezj: toYuan(hjje),
    jbrxm: operator.jbrxm,
    jbrsjhm: maskPhone(operator.jbrsjhm),
    sywd: lastBranch(tx, actor),
    sjjz: fundTime(tx.now()),
  };
}

/** Returns the last month held in the opening balances and in no list; '' if there is a list. */
function openingMonth({ store }: Transaction, { dwzh }: UnitRecord): PlainMonth | '' {
  const month = store.table<LedgerEntry>('ledger').get(`qc:${dwzh}`)?.hjny ?? '';
  return remittancesOf(store, dwzh).some(({ hjny }) => hjny <= month) ? '' : month;
}

/** Returns whether any month is paid, in the books or before: `jzny` starts one month before `firstMonth`. */
const hasPaid = ({ store }: Transaction, { dwzh, jzny, firstMonth }: UnitRecord): boolean =>
  jzny >= firstMonth || store.table<LedgerEntry>('ledger').get(`qc:${dwzh}`) !== undefined;

function dueOf(tx: Transaction, unit: UnitRecord): Pick<UnitInfo, 'yj' | 'wyjsm'> {
  const due = dueMonths(tx, unit);
  if (!due) return { wyjsm: whyNothingDue(tx, unit) };
  const { hjny, jzrq, syts, fen, overdue } = due;
  const yq = { yqyf: [...overdue.months], yqje: toYuan(overdue.fen) };
  const note = due.note ?? openNote(tx, unit);
  const zdkk = note ? '' : plannedDebit(tx, unit);
  return {
    wyjsm: '',
    yj: {
      hjny,
      qbrq: opensOn(tx.today(), hjny),
      jzrq,
      syts,
      je: toYuan(fen),
      ...yq,
      ...(note && { ztsm: note }),
      ...(zdkk && { zdkk }),
    },
  };
}

/** Returns the note of a submitted month with an open case, and its pending party; no other debit runs meanwhile. */
function openNote({ store }: Transaction, { dwzh }: UnitRecord): StateNote | undefined {
  const record = openRemittance(store, dwzh);
  if (!record) return undefined;
  const note = stateNote(store, record);
  const attention = { mc: stateName(store, record), lx: 'attention' as const, nr: '', mx: [] };
  return { ...(note ?? attention), lj: casePath(record), ljmc: '查看办件' };
}

function whyNothingDue(tx: Transaction, unit: UnitRecord): string {
  if (unit.other) return '贵单位不缴存住房公积金';
  if (unit.dwzhzt === '04') return '单位缴存登记已注销，不再汇缴';
  if (unit.dwzhzt === DEFERRED) return '单位正在缓缴，目前没有应汇缴的月份';
  const everybody = formerAndPresentMembersOf(tx.store, unit.dwzh).size;
  if (everybody === 0) return '还没有缴存职工，没有应汇缴的月份；请为职工设立账户或办理转入';
  const month = dueMonth(tx, unit);
  const relief = deferralIn(tx.store, unit.dwzh, month);
  if (relief) return `${monthSpan(relief.ksny, lastMonthOf(relief))}已批准缓缴，目前没有应汇缴的月份`;
  const due = dueRoster(tx.store, unit.dwzh, month).figures.hjje;
  return due === 0n ? '目前没有缴存职工，没有应汇缴的月份' : '目前没有应汇缴的月份';
}

/** Returns the end of a deferral of the present or due month, and the way on; '' without one. */
function deferralText({ store, today }: Transaction, { dwzh, dwzhzt }: UnitRecord, due: PlainMonth): string {
  if (!OWING.includes(dwzhzt)) return '';
  const month = dwzhzt === DEFERRED ? monthOf(today()) : due;
  const until = deferredUntil(store, dwzh, month);
  return (
    until && `缓缴至${until}：${afterDeferral({ jsny: until, jhbjrq: backPaymentDueDate(store, dwzh, month) ?? '' })}`
  );
}

export function unitCompleteness(tx: Transaction, actor: Actor): Completeness {
  return {
    ...completenessOf(unitOf(tx, actor)),
    ...(isClosed(tx, actor) && { zx: '1' }),
    ...(checksOnly(tx, actor) && { jfh: '1' }),
  };
}

export function unitConsents(tx: Transaction, actor: Actor): UnitConsents {
  const { agreementOpen, agreed, statementConfirmed } = unitOf(tx, actor);
  return { sftyxy: agreementOpen ? '0' : '1', sfqr: statementConfirmed ? '1' : '0', tysj: agreed?.tysj ?? '' };
}
