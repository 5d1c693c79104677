import type { TodoItem } from '@/api/cases/todos';
import { monthOf, type PlainDate, type PlainMonth } from '@/domain/dates';
import { BOUND_ADVICE } from '@/domain/deposit/payer-label';
import { type Fen, moneyText, toYuan } from '@/domain/money';
import { peopleText } from '@/domain/text/counts';
import { operatorOf } from '../../access/current-operator';
import { passGate } from '../../access/gate';
import { notify } from '../../access/notify';
import { casePath } from '../../cases/case-path';
import { checkersOf } from '../../cases/check/check-state';
import { nextNumber } from '../../kernel/business-numbers';
import { type Operator, paydayIn, type UnitRecord, unitOf, units } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { type Actor, BusinessError, ownerOf, REFUSED, type Transaction } from '../../kernel/transaction';
import { dueMonth, storeConfirmedList } from '../list/confirm';
import { isBooked, monthlyName, openListOf } from '../list/records';
import { dueRoster, type Roster, snapshotLines } from '../list/roster';
import { openList } from '../list/submit-remittance';
import { secondTryOf } from '../outstanding';
import { acceptAutomatic, confirmAutomatic, holdAutomatic } from './automatic-case';
import { debit } from './debits';
import { agreedAccount, agreementPause, debitLimitRefusal, hasAgreement, payerOf } from './payers';
import { pendingChanges, pendingText } from './pending-changes';
import { answerStandingCheck, debitApprovalReason, requestStandingApproval } from './standing-check';
import { instructionOf, instructions, type StandingInstruction } from './standing-record';
import { isNoticeDay, nextRemittanceDebit, type UpcomingDebit, unchangedList, upcomingDebit } from './upcoming';

/** Starts, ends or redirects the standing instruction; awaits a second operator where the unit requires one. @throws BusinessError */
export function setInstruction(
  tx: Transaction,
  actor: Actor,
  input: { zt: string; zhbh: string },
): StandingInstruction | undefined {
  const { dwzh } = unitOf(tx, actor);
  refuseInstruction(tx, actor, input);
  const former = instructionOf(tx.store, dwzh);
  const zt = input.zt === '1' ? '1' : '0';
  const zhbh = zt === '1' ? input.zhbh : (former?.zhbh ?? '');
  if (former?.zt === zt && former.zhbh === zhbh) return former;
  const instruction: StandingInstruction = { dwzh, zt, zhbh, rq: tx.today(), jbr: operatorOf(tx, actor) };
  if (requestStandingApproval(tx, actor, instruction)) return former;
  return putInstruction(tx, instruction);
}

/** Records the second operator's decision, or the proposer's withdrawal. @throws BusinessError if the proposal is no longer valid */
export function answerInstruction(tx: Transaction, actor: Actor, input: { ty: string }): void {
  const asked = answerStandingCheck(tx, actor, input.ty === '1');
  if (!asked) return;
  refuseInstruction(tx, actor, asked);
  const fhr = operatorOf(tx, actor);
  putInstruction(tx, { ...asked, rq: tx.today(), ...(fhr && { fhr }) });
}

/** @throws BusinessError for another unit's account, and for a unit that may not remit */
function refuseInstruction(tx: Transaction, actor: Actor, { zt, zhbh }: { zt: string; zhbh: string }): void {
  const { dwzh } = unitOf(tx, actor);
  if (zt !== '0' && zt !== '1') throw new BusinessError(REFUSED, '请选择开通或取消');
  // Ending is always allowed: it creates no obligation.
  if (zt === '0') return;
  passGate(tx, actor);
  const over = debitLimitRefusal(
    tx.store,
    zhbh,
    dueRoster(tx.store, dwzh, dueMonth(tx, unitOf(tx, actor))).figures.hjje,
  );
  const known = payerOf(tx.store, dwzh, zhbh, '02') !== undefined;
  if (known && !over) return;
  const sentence = known ? `${over}，${BOUND_ADVICE}` : '请选择单位已签约的付款账户';
  throw new BusinessError(REFUSED, sentence, { fieldErrors: { zhbh: sentence } });
}

function putInstruction(tx: Transaction, instruction: StandingInstruction): StandingInstruction {
  const { dwzh, zt, jbr, fhr } = instruction;
  instructions(tx.store).put(dwzh, instruction);
  const on = zt === '1';
  const who = `经办人${jbr?.jbrxm ?? ''}${on ? '开通' : '取消'}`;
  const by = fhr ? `${who}、复核人${fhr.jbrxm}确认的` : who;
  const payday = units(tx.store).get(dwzh)?.payday ?? 0;
  const owner = ownerOf({ kind: 'unit', dwzh });
  if (on) notify(tx, owner, 'instruction-given', { now: tx.now(), by, payday }, { jbr });
  else notify(tx, owner, 'instruction-cancelled', { now: tx.now(), by }, { jbr });
  return instruction;
}

/** Daily: three working days ahead, the notice of the debit or of the need to remit by hand; on the day, the debit. */
export function runInstruction(tx: Transaction, unit: UnitRecord): void {
  const instruction = instructionOf(tx.store, unit.dwzh);
  if (instruction?.zt === '1' && Number(tx.today().slice(8)) === paydayIn(unit, monthOf(tx.today())).payday)
    pay(tx, unit, instruction);
}

/** Returns whether automatic debits run, by instruction or by agreement. */
function runs({ store }: Transaction, unit: UnitRecord, instruction: StandingInstruction | undefined): boolean {
  return instruction ? instruction.zt === '1' : hasAgreement(store, unit);
}

/** Announces the next automatic debit on the notice day, by instruction or by counter agreement. */
export function announceDebit(tx: Transaction, unit: UnitRecord): void {
  const instruction = instructionOf(tx.store, unit.dwzh);
  if (!runs(tx, unit, instruction) || !isNoticeDay(tx.today(), unit)) return;
  const next = upcomingDebit(tx, unit, instruction?.zt === '1');
  if (!next) return;
  const owner = ownerOf({ kind: 'unit', dwzh: unit.dwzh });
  // The notice also names the second operator's check ahead.
  const blocked = next.blocked || whyNotDebited(tx.store, unit.dwzh, instruction, next.most);
  const single = blocked || debitApprovalReason(tx.store, unit.dwzh, instruction, next.most) === '';
  const also = single ? [] : checkersOf(tx.store, { owner, ...(instruction?.jbr && { jbr: instruction.jbr }) });
  const data = {
    day: next.day,
    list: monthlyName(next.hjny),
    planned: announced(tx, unit, next, instruction),
    // Links the case that blocks the debit.
    ywlsh: pendingChanges(tx.store, unit.dwzh, lastOf(next))[0]?.ywlsh ?? '',
  };
  notify(tx, owner, 'debit-announced', data, { jbr: unit.operator, also });
}

/** To-do of the next debit, from the notice to the debit. */
export function debitTodos(tx: Transaction, unit: UnitRecord): TodoItem[] {
  const instruction = instructionOf(tx.store, unit.dwzh);
  if (!runs(tx, unit, instruction) || unit.dwzhzt !== '01') return [];
  const next = upcomingDebit(tx, unit, instruction?.zt === '1');
  if (!next) return [];
  const title = next.blocked
    ? `${monthlyName(next.hjny)}：不自动扣款`
    : `${monthlyName(next.hjny)}：${next.day}自动扣款`;
  const [pending] = pendingChanges(tx.store, unit.dwzh, lastOf(next));
  const lj = pending ? { lj: casePath(pending) } : {};
  return [{ ywlx: 'GJ0201', ywlsh: '', title, sxsm: announced(tx, unit, next, instruction), rq: next.day, ...lj }];
}

/** Returns whether an announced debit will pay the due month; such a month gets no demand. */
export function hasUpcomingDebit(tx: Transaction, unit: UnitRecord): boolean {
  const { store } = tx;
  const { dwzh } = unit;
  const open = openListOf(store, dwzh);
  if (open) return (secondTryOf(open) ?? '') > tx.today();
  // A deferral stops automatic debits, also those for earlier months.
  if (unit.dwzhzt !== '01') return false;
  const instruction = instructionOf(store, dwzh);
  const next = runs(tx, unit, instruction) && upcomingDebit(tx, unit, instruction?.zt === '1');
  if (!next || next.blocked || whyNotDebited(store, dwzh, instruction, next.most)) return false;
  return debitApprovalReason(store, dwzh, instruction, next.most) === '';
}

/** Text of the automatic debit planned for the due month; '' where none runs. */
export function plannedDebit(tx: Transaction, unit: UnitRecord): string {
  const instruction = instructionOf(tx.store, unit.dwzh);
  if (unit.dwzhzt !== '01') return '';
  if (!runs(tx, unit, instruction)) {
    const why = instruction ? '' : agreementPause(tx.store, unit);
    return why && `不按柜台代缴协议扣款：${why}（付款账户信息维护），此前须每月在网厅自行办理汇缴`;
  }
  const next = nextRemittanceDebit(tx, unit, instruction?.zt === '1');
  if (!next) return '';
  const { day, hjny, fen, most } = next;
  const blocked = next.blocked || whyNotDebited(tx.store, unit.dwzh, instruction, most);
  if (blocked) return blockedText({ ...next, blocked });
  const second = secondText(tx.store, unit.dwzh, instruction, most);
  return `${hjny}汇缴未办理的，将于${day}${howOf(instruction !== undefined)}${moneyText(fen)}，不使用暂收余额${second}${restText(next.rest)}`;
}

/** Returns the automatic debit day of a month; '' where there is none. */
export function remittanceDebitDay(tx: Transaction, unit: UnitRecord, month: PlainMonth): PlainDate | '' {
  const instruction = instructionOf(tx.store, unit.dwzh);
  const next =
    unit.dwzhzt === '01' && runs(tx, unit, instruction) && nextRemittanceDebit(tx, unit, instruction?.zt === '1');
  if (!next || next.blocked || whyNotDebited(tx.store, unit.dwzh, instruction, next.most)) return '';
  return next.hjny.slice(0, 7) <= month && month <= lastOf(next) ? next.day : '';
}

/** Runs `work`, which may change the unit's automatic debits, and notifies the unit of any change. */
export function withDebitNotice<T>(tx: Transaction, actor: Actor, work: () => T): T {
  const { dwzh } = unitOf(tx, actor);
  const planned = () => plannedDebit(tx, unitOf(tx, actor));
  const before = planned();
  const done = work();
  const now = planned();
  if (now !== before && now !== '')
    notify(tx, ownerOf({ kind: 'unit', dwzh }), 'debit-plan-changed', { now: tx.now(), planned: now });
  return done;
}

const secondText = (store: Store, dwzh: string, instruction: StandingInstruction | undefined, fen: Fen) =>
  debitApprovalReason(store, dwzh, instruction, fen) === '' ? '' : '，须本单位另一名操作员复核后才扣款';

/**
 * Returns why this amount is not debited automatically: above the account's limit, or a counter agreement without an account on file, for
 * which no approval can wait (docs/rules/unit.md, Automatic debits). '' where it is.
 */
function whyNotDebited(store: Store, dwzh: string, instruction: StandingInstruction | undefined, fen: Fen): string {
  const over = debitLimitRefusal(store, instruction?.zhbh ?? agreedAccount(store, dwzh), fen);
  if (over) return over;
  if (instruction || agreedAccount(store, dwzh) !== '' || debitApprovalReason(store, dwzh, instruction, fen) === '')
    return '';
  return '超过本单位的单笔限额，没有登记付款账户';
}

/** Returns the last month of 2026-12 or 2026-12至2027-01. */
const lastOf = ({ hjny }: UpcomingDebit) => hjny.slice(-7);

const restText = (rest: string) => (rest === '' ? '' : `，${rest}不随之扣款，请自行办理汇缴`);

const howOf = (instructed: boolean) => (instructed ? '自动确认清册并扣款' : '按柜台代缴协议扣款');
const blockedText = ({ hjny, blocked }: UpcomingDebit) => `${hjny}不自动扣款：${blocked}，请在网厅办理汇缴`;

function announced(
  { store }: Transaction,
  { dwzh }: UnitRecord,
  next: UpcomingDebit,
  instruction: StandingInstruction | undefined,
): string {
  const { day, hjny, fen, most, hjrs, changes } = next;
  const blocked = next.blocked || whyNotDebited(store, dwzh, instruction, most);
  if (blocked) return blockedText({ ...next, blocked });
  const second = secondText(store, dwzh, instruction, most);
  const changed = changes ? `，较上月${changes}，尚未确认` : '，清册没有变动';
  const pending = pendingText(store, dwzh, lastOf(next));
  return `${hjny}汇缴${peopleText(hjrs)}、${moneyText(fen)}，将于${day}${howOf(instruction !== undefined)}${changed}${second}${restText(next.rest)}${pending}；如需调整，请在此前办理变更或自行汇缴`;
}

function pay(tx: Transaction, { dwzh }: UnitRecord, instruction: StandingInstruction): void {
  const { store } = tx;
  const { zhbh, jbr } = instruction;
  const unit = units(store).get(dwzh);
  const month = monthOf(tx.today());
  if (!unit || isBooked(store, dwzh, month)) return;
  const list = unchangedList(store, unit, month);
  const over = typeof list === 'string' ? list : debitLimitRefusal(store, zhbh, list.figures.hjje);
  if (typeof list === 'string' || over) {
    const data = { hjny: month, list: monthlyName(month), why: over ?? '' };
    notify(tx, ownerOf({ kind: 'unit', dwzh }), 'instruction-not-debited', data);
    return;
  }
  const why = debitApprovalReason(store, dwzh, instruction, list.figures.hjje);
  const hold = why === '' ? undefined : { jbr, why };
  debitList(tx, { dwzh, hjny: month, roster: list, zhbh, blqd: '每月自动汇缴', ...(hold && { hold }) });
}

interface DueDebit {
  dwzh: string;
  hjny: string;
  roster: Roster;
  zhbh: string;
  blqd: string;
  /** Approval hold: a second operator other than `jbr`, who gave the instruction. */
  hold?: { jbr: Operator | undefined; why: string };
}

/** Debits an unsubmitted list as a case of the unit, so that it can be tracked, paid otherwise or withdrawn. */
export function debitList(tx: Transaction, { dwzh, hjny, roster, zhbh, blqd, hold }: DueDebit): void {
  const snapshot = storeConfirmedList(tx, {
    dwzh,
    hjny,
    hjksfs: '2',
    figures: roster.figures,
    lines: snapshotLines(roster),
  });
  const ywlsh = nextNumber(tx.store, tx.today());
  const values = { hjny, hjksfs: '2', qcqrdh: snapshot.qcqrdh, hjfs: '02', sqzsje: '', zhbh };
  const accepted = acceptAutomatic(tx, snapshot, ywlsh, { ...values, hjje: toYuan(roster.figures.hjje) }, blqd);
  if (hold) {
    holdAutomatic(tx, accepted, hold);
    return;
  }
  confirmAutomatic(tx, accepted, snapshot);
  debit(tx, openList(tx, snapshot, { ywlsh, hjfs: '02', zhbh }));
}
