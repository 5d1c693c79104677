import type { TodoItem } from '@/api/todos';
import { peopleText } from '@/domain/counts';
import { monthOf, type PlainDate, type PlainMonth } from '@/domain/dates';
import { type Fen, moneyText, toYuan } from '@/domain/money';
import { BOUND_ADVICE } from '@/domain/payer-label';
import { policyCount } from '../../data/policy';
import { operatorOf } from '../access/acting';
import { passGate } from '../access/gate';
import { smsOperator } from '../access/operator-sms';
import { casePath } from '../cases/case-path';
import { checkersOf } from '../cases/check-state';
import { type Actor, type Desk, ownerOf, REFUSED, Refusal } from '../kernel/desk';
import { nextNumber } from '../kernel/numbers';
import { type Operator, paydayIn, type UnitRecord, unitOf, units } from '../kernel/people';
import type { Store } from '../kernel/store';
import { acceptAutomatic, confirmAutomatic, holdAutomatic } from './automatic-case';
import { dueMonth, keep } from './confirm';
import { debit } from './debits';
import { openList } from './hand-in';
import { secondTryOf } from './outstanding';
import { agreedAccount, agreementPause, hasAgreement, overLimit, payerOf } from './payers';
import { pendingChanges, pendingText } from './pending-changes';
import { isBooked, monthlyName, openListOf } from './records';
import { dueRoster, linesOf, type Roster } from './roster';
import { answered, askSecond, whyDebitWaits } from './standing-check';
import { instructionOf, instructions, type StandingInstruction } from './standing-record';
import { TO_REMIT, tellUnit } from './tell-unit';
import { isNoticeDay, nextDebit, noticeDays, type UpcomingDebit, unchangedList, upcomingDebit } from './upcoming';

/** Begins, ends or names another account; where one checks what another prepares, another one has to say yes first. @throws Refusal */
export function setInstruction(
  desk: Desk,
  actor: Actor,
  input: { zt: string; zhbh: string },
): StandingInstruction | undefined {
  const { dwzh } = unitOf(desk, actor);
  refuseInstruction(desk, actor, input);
  const former = instructionOf(desk.store, dwzh);
  const zt = input.zt === '1' ? '1' : '0';
  const zhbh = zt === '1' ? input.zhbh : (former?.zhbh ?? '');
  if (former?.zt === zt && former.zhbh === zhbh) return former;
  const instruction: StandingInstruction = { dwzh, zt, zhbh, rq: desk.today(), jbr: operatorOf(desk, actor) };
  if (askSecond(desk, actor, instruction)) return former;
  return putInstruction(desk, instruction);
}

/** The second operator's answer to what was asked for, or who asked takes it back. @throws Refusal where it holds no longer */
export function answerInstruction(desk: Desk, actor: Actor, input: { ty: string }): void {
  const asked = answered(desk, actor, input.ty === '1');
  if (!asked) return;
  refuseInstruction(desk, actor, asked);
  const fhr = operatorOf(desk, actor);
  putInstruction(desk, { ...asked, rq: desk.today(), ...(fhr && { fhr }) });
}

/** @throws Refusal for an account that is not the unit's, and of a unit that may not remit either */
function refuseInstruction(desk: Desk, actor: Actor, { zt, zhbh }: { zt: string; zhbh: string }): void {
  const { dwzh } = unitOf(desk, actor);
  if (zt !== '0' && zt !== '1') throw new Refusal(REFUSED, '请选择开通或取消');
  // To end it is always possible: it binds nobody.
  if (zt === '0') return;
  passGate(desk, actor);
  const over = overLimit(
    desk.store,
    zhbh,
    dueRoster(desk.store, dwzh, dueMonth(desk, unitOf(desk, actor))).figures.hjje,
  );
  const known = payerOf(desk.store, dwzh, zhbh, '02') !== undefined;
  if (known && !over) return;
  const sentence = known ? `${over}，${BOUND_ADVICE}` : '请选择单位已签约的付款账户';
  throw new Refusal(REFUSED, sentence, { fieldErrors: { zhbh: sentence } });
}

function putInstruction(desk: Desk, instruction: StandingInstruction): StandingInstruction {
  const { dwzh, zt, jbr, fhr } = instruction;
  instructions(desk.store).put(dwzh, instruction);
  const on = zt === '1';
  const who = `经办人${jbr?.jbrxm ?? ''}${on ? '开通' : '取消'}`;
  const by = fhr ? `${who}、复核人${fhr.jbrxm}确认的` : who;
  const payday = units(desk.store).get(dwzh)?.payday ?? 0;
  tellUnit(desk, dwzh, {
    id: `zd-${dwzh}-${desk.now()}`,
    title: on ? '已开通每月自动汇缴' : '已取消每月自动汇缴',
    nr: on
      ? `贵单位已由${by}每月自动确认清册并扣款，每月${payday}日执行，提前${noticeDays()}个工作日提醒；清册有变动的月份请自行办理。`
      : `贵单位已由${by}每月自动汇缴，以后请每月自行办理汇缴。`,
    ywlsh: '',
    jbr,
  });
  return instruction;
}

/** Three working days before: what will be debited, or that this month has to be done by hand. On the day: the debit. */
export function runInstruction(desk: Desk, unit: UnitRecord): void {
  const instruction = instructionOf(desk.store, unit.dwzh);
  if (instruction?.zt === '1' && Number(desk.today().slice(8)) === paydayIn(unit, monthOf(desk.today())).payday)
    pay(desk, unit, instruction);
}

/** Whether something is debited by itself at all: by the instruction, else by an agreement. */
function runs({ store }: Desk, unit: UnitRecord, instruction: StandingInstruction | undefined): boolean {
  return instruction ? instruction.zt === '1' : hasAgreement(store, unit);
}

/** Tells on the notice day what the next automatic debit will take, by instruction or by the agreement of the counter. */
export function announceDebit(desk: Desk, unit: UnitRecord): void {
  const instruction = instructionOf(desk.store, unit.dwzh);
  if (!runs(desk, unit, instruction) || !isNoticeDay(desk.today(), unit)) return;
  const next = upcomingDebit(desk, unit, instruction?.zt === '1');
  if (!next) return;
  const nr = `贵单位${announced(desk, unit, next, instruction)}。`;
  tellUnit(desk, unit.dwzh, {
    id: `zdtx-${unit.dwzh}-${next.day}`,
    title: `${monthlyName(next.hjny)}自动扣款提醒`,
    nr,
    // The case that is waited for is one click away.
    ywlsh: pendingChanges(desk.store, unit.dwzh, lastOf(next))[0]?.ywlsh ?? '',
    jbr: unit.operator,
    ...TO_REMIT,
  });
  // Who will have to check it on the day knows before.
  const blocked = next.blocked || whyNotDebited(desk.store, unit.dwzh, instruction, next.most);
  if (blocked || whyDebitWaits(desk.store, unit.dwzh, instruction, next.most) === '') return;
  const owner = ownerOf({ kind: 'unit', dwzh: unit.dwzh });
  for (const one of checkersOf(desk.store, { owner, ...(instruction?.jbr && { jbr: instruction.jbr }) }))
    if (one.jbrsjhm !== unit.operator.jbrsjhm) smsOperator(desk, unit.dwzh, one, nr);
}

/** The same as something to do, from the notice to the debit. */
export function debitTodos(desk: Desk, unit: UnitRecord): TodoItem[] {
  const instruction = instructionOf(desk.store, unit.dwzh);
  if (!runs(desk, unit, instruction) || unit.dwzhzt !== '01') return [];
  const next = upcomingDebit(desk, unit, instruction?.zt === '1');
  if (!next) return [];
  const title = next.blocked
    ? `${monthlyName(next.hjny)}：不自动扣款`
    : `${monthlyName(next.hjny)}：${next.day}自动扣款`;
  const [pending] = pendingChanges(desk.store, unit.dwzh, lastOf(next));
  const lj = pending ? { lj: casePath(pending) } : {};
  return [{ ywlx: 'GJ0201', ywlsh: '', title, sxsm: announced(desk, unit, next, instruction), rq: next.day, ...lj }];
}

/** Whether a debit that the unit was told of will take the month that is due: nobody is pressed for what will be fetched. */
export function debitToCome(desk: Desk, unit: UnitRecord): boolean {
  const { store } = desk;
  const { dwzh } = unit;
  const open = openListOf(store, dwzh);
  if (open) return (secondTryOf(open) ?? '') > desk.today();
  // In a deferral nothing is debited by itself, months from before neither.
  if (unit.dwzhzt !== '01') return false;
  const instruction = instructionOf(store, dwzh);
  const next = runs(desk, unit, instruction) && upcomingDebit(desk, unit, instruction?.zt === '1');
  if (!next || next.blocked || whyNotDebited(store, dwzh, instruction, next.most)) return false;
  return whyDebitWaits(store, dwzh, instruction, next.most) === '';
}

/** What the automatic debit will do to the month that is due unless the unit handles it; '' where none runs. */
export function plannedDebit(desk: Desk, unit: UnitRecord): string {
  const instruction = instructionOf(desk.store, unit.dwzh);
  if (unit.dwzhzt !== '01') return '';
  if (!runs(desk, unit, instruction)) {
    const why = instruction ? '' : agreementPause(desk.store, unit);
    return why && `不按柜台代缴协议扣款：${why}（付款账户信息维护），此前须每月在网厅自行办理汇缴`;
  }
  const next = nextDebit(desk, unit, instruction?.zt === '1');
  if (!next) return '';
  const { day, hjny, fen, most } = next;
  const blocked = next.blocked || whyNotDebited(desk.store, unit.dwzh, instruction, most);
  if (blocked) return blockedText({ ...next, blocked });
  const second = secondText(desk.store, unit.dwzh, instruction, most);
  return `${hjny}汇缴未办理的，将于${day}${howOf(instruction !== undefined)}${moneyText(fen)}，不使用暂收余额${second}${restText(next.rest)}`;
}

/** The day on which a month is debited by itself unless the unit handles it; '' where it is not. */
export function debitDay(desk: Desk, unit: UnitRecord, month: PlainMonth): PlainDate | '' {
  const instruction = instructionOf(desk.store, unit.dwzh);
  const next = unit.dwzhzt === '01' && runs(desk, unit, instruction) && nextDebit(desk, unit, instruction?.zt === '1');
  if (!next || next.blocked || whyNotDebited(desk.store, unit.dwzh, instruction, next.most)) return '';
  return next.hjny.slice(0, 7) <= month && month <= lastOf(next) ? next.day : '';
}

/** Does what may send the unit's automatic debits another way, and tells the unit where it did: nobody ends them unawares. */
export function withDebitsTold<T>(desk: Desk, actor: Actor, work: () => T): T {
  const { dwzh } = unitOf(desk, actor);
  const planned = () => plannedDebit(desk, unitOf(desk, actor));
  const before = planned();
  const done = work();
  const now = planned();
  if (now !== before && now !== '')
    tellUnit(desk, dwzh, {
      id: `zdbh-${dwzh}-${desk.now()}`,
      title: '自动扣款的办理方式有变化',
      nr: `${now}。`,
      ywlsh: '',
    });
  return done;
}

const secondText = (store: Store, dwzh: string, instruction: StandingInstruction | undefined, fen: Fen) =>
  whyDebitWaits(store, dwzh, instruction, fen) === '' ? '' : '，须本单位另一名操作员复核后才扣款';

/**
 * Why so much is not debited by itself at all: more than the account may be debited with; or by the agreement of the counter
 * without an account on file, where nothing can wait for the second one (decision 245). '' where it is.
 */
function whyNotDebited(store: Store, dwzh: string, instruction: StandingInstruction | undefined, fen: Fen): string {
  const over = overLimit(store, instruction?.zhbh ?? agreedAccount(store, dwzh), fen);
  if (over) return over;
  if (instruction || agreedAccount(store, dwzh) !== '' || whyDebitWaits(store, dwzh, instruction, fen) === '')
    return '';
  return '超过本单位的单笔限额，没有登记付款账户';
}

/** The last of the months that it takes, of 2026-12 or 2026-12至2027-01. */
const lastOf = ({ hjny }: UpcomingDebit) => hjny.slice(-7);

const restText = (rest: string) => (rest === '' ? '' : `，${rest}不随之扣款，请自行办理汇缴`);

const howOf = (instructed: boolean) => (instructed ? '自动确认清册并扣款' : '按柜台代缴协议扣款');
const blockedText = ({ hjny, blocked }: UpcomingDebit) => `${hjny}不自动扣款：${blocked}，请在网厅办理汇缴`;

function announced(
  { store }: Desk,
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

function pay(desk: Desk, { dwzh }: UnitRecord, instruction: StandingInstruction): void {
  const { store } = desk;
  const { zhbh, jbr } = instruction;
  const unit = units(store).get(dwzh);
  const month = monthOf(desk.today());
  if (!unit || isBooked(store, dwzh, month)) return;
  const list = unchangedList(store, unit, month);
  const over = typeof list === 'string' ? list : overLimit(store, zhbh, list.figures.hjje);
  if (typeof list === 'string' || over) {
    const nr = `${over}，贵单位${month}未自动扣款，请于${policyCount('p.hjqx')}天内在网厅办理汇缴。`;
    tellUnit(desk, dwzh, { id: `zdwk-${dwzh}-${month}`, title: `${monthlyName(month)}未自动扣款`, nr, ywlsh: '' });
    return;
  }
  const why = whyDebitWaits(store, dwzh, instruction, list.figures.hjje);
  const hold = why === '' ? undefined : { jbr, why };
  debitList(desk, { dwzh, hjny: month, roster: list, zhbh, blqd: '每月自动汇缴', ...(hold && { hold }) });
}

interface DueDebit {
  dwzh: string;
  hjny: string;
  roster: Roster;
  zhbh: string;
  blqd: string;
  /** It waits for a second operator: another one than `jbr`, who gave the instruction. */
  hold?: { jbr: Operator | undefined; why: string };
}

/** A list that nobody handed in is debited as a case of the unit, so that it can be followed, paid otherwise or taken back. */
export function debitList(desk: Desk, { dwzh, hjny, roster, zhbh, blqd, hold }: DueDebit): void {
  const snapshot = keep(desk, { dwzh, hjny, hjksfs: '2', figures: roster.figures, lines: linesOf(roster) });
  const ywlsh = nextNumber(desk.store, desk.today());
  const values = { hjny, hjksfs: '2', qcqrdh: snapshot.qcqrdh, hjfs: '02', sqzsje: '', zhbh };
  const accepted = acceptAutomatic(desk, snapshot, ywlsh, { ...values, hjje: toYuan(roster.figures.hjje) }, blqd);
  if (hold) {
    holdAutomatic(desk, accepted, hold);
    return;
  }
  confirmAutomatic(desk, accepted, snapshot);
  debit(desk, openList(desk, snapshot, { ywlsh, hjfs: '02', zhbh }));
}
