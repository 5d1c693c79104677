import { addDays, monthOf, type PlainDate } from '@/domain/dates';
import { moneyText, toYuan } from '@/domain/money';
import { rosterBalances } from '@/domain/remittance';
import { policyCount } from '../../data/policy';
import { paymentAccountsOf } from '../../data/unit-payers';
import { operatorOf } from '../acting';
import { type Actor, type Desk, REFUSED, Refusal } from '../desk';
import { passGate } from '../gate';
import { nextNumber } from '../numbers';
import { type Operator, type UnitRecord, unitOf, units } from '../people';
import type { Store } from '../store';
import { acceptAutomatic } from './automatic-case';
import { dueMonth, keep } from './confirm';
import { debit } from './debits';
import { openList } from './hand-in';
import { isBooked, openListOf } from './records';
import { dueRoster, linesOf, type Roster } from './roster';
import { tellUnit } from './tell-unit';

/** A unit hears of an automatic debit so many days before. */
export const noticeDays = () => policyCount('p.zdTx');

/**
 * 「每月自动确认清册并扣款」. A unit that never decided anything in the hall has no record: it has the agreement signed at the
 * counter, by which its bank pays each month.
 */
export interface StandingInstruction {
  dwzh: string;
  /** 1 on, 0 off. */
  zt: '0' | '1';
  fkzh: string;
  /** Day of the last decision, and who took it. */
  rq: PlainDate;
  jbr?: Operator;
}

const instructions = (store: Store) => store.table<StandingInstruction>('remittance-standing');

export function instructionOf(store: Store, dwzh: string): StandingInstruction | undefined {
  return instructions(store).get(dwzh);
}

/** @throws Refusal for an account that is not the unit's, and of a unit that may not remit either */
export function setInstruction(desk: Desk, actor: Actor, input: { zt: string; fkzh: string }): StandingInstruction {
  const unit = unitOf(desk, actor);
  const { dwzh } = unit;
  if (input.zt !== '0' && input.zt !== '1') throw new Refusal(REFUSED, '请选择开通或取消');
  // To end it is always possible: it binds nobody.
  if (input.zt === '1') passGate(desk, actor);
  const known = paymentAccountsOf(dwzh).some(({ fkzh, hjfs }) => fkzh === input.fkzh && hjfs === '02');
  if (input.zt === '1' && !known) {
    throw new Refusal(REFUSED, '请选择单位已签约的付款账户', { fieldErrors: { fkzh: '请选择单位已签约的付款账户' } });
  }
  const former = instructionOf(desk.store, dwzh);
  const fkzh = input.zt === '1' ? input.fkzh : (former?.fkzh ?? '');
  if (former?.zt === input.zt && former.fkzh === fkzh) return former;
  const instruction: StandingInstruction = { dwzh, zt: input.zt, fkzh, rq: desk.today(), jbr: operatorOf(desk, actor) };
  instructions(desk.store).put(dwzh, instruction);
  const on = input.zt === '1';
  const jbrxm = instruction.jbr?.jbrxm ?? '';
  tellUnit(desk, dwzh, {
    id: `zd-${dwzh}-${desk.now()}`,
    title: on ? '已开通每月自动汇缴' : '已取消每月自动汇缴',
    nr: on
      ? `贵单位已由经办人${jbrxm}开通每月自动确认清册并扣款，每月${unit.payday}日执行，提前${noticeDays()}天提醒；清册有变动的月份请自行办理。`
      : `贵单位已由经办人${jbrxm}取消每月自动汇缴，以后请每月自行办理汇缴。`,
    ywlsh: '',
    jbr: instruction.jbr,
  });
  return instruction;
}

/** Three days before: what will be debited, or that this month has to be done by hand. On the day: the debit. */
export function runInstruction(desk: Desk, unit: UnitRecord): void {
  const instruction = instructionOf(desk.store, unit.dwzh);
  if (instruction?.zt !== '1') return;
  const day = desk.today();
  const debitDay = addDays(day, noticeDays());
  if (Number(debitDay.slice(8)) === unit.payday) announce(desk, unit, debitDay);
  if (Number(day.slice(8)) === unit.payday) pay(desk, unit, instruction);
}

/** The list of the month, when the instruction may pay it: it is this month's turn, nobody changed and nothing is under way. */
function unchangedList(store: Store, unit: UnitRecord, month: string): Roster | string {
  if (openListOf(store, unit.dwzh)) return '本月清册正在办理';
  if (dueMonth({ today: () => `${month}-01` }, unit) !== month) return '有更早的月份尚未汇缴';
  const roster = dueRoster(store, unit.dwzh, month);
  if (roster.entries.some(({ bdlx }) => bdlx !== '0')) return '本月清册有变动';
  return rosterBalances(roster.figures) && roster.figures.hjje > 0n ? roster : '本月没有应缴职工';
}

function announce(desk: Desk, { dwzh }: UnitRecord, debitDay: PlainDate): void {
  const unit = units(desk.store).get(dwzh);
  const month = monthOf(debitDay);
  if (!unit || isBooked(desk.store, dwzh, month)) return;
  const list = unchangedList(desk.store, unit, month);
  const nr =
    typeof list === 'string'
      ? `${list}，贵单位${month}不自动扣款，请在网厅办理汇缴。`
      : `贵单位${month}汇缴${list.figures.hjrs}人、${moneyText(list.figures.hjje)}，将于${debitDay}自动确认清册并扣款；如需调整，请在此前自行办理或取消自动汇缴。`;
  tellUnit(desk, dwzh, { id: `zdtx-${dwzh}-${month}`, title: '自动汇缴提醒', nr, ywlsh: '' });
}

function pay(desk: Desk, { dwzh }: UnitRecord, { fkzh }: StandingInstruction): void {
  const { store } = desk;
  const unit = units(store).get(dwzh);
  const month = monthOf(desk.today());
  if (!unit || isBooked(store, dwzh, month)) return;
  const list = unchangedList(store, unit, month);
  if (typeof list === 'string') {
    const nr = `${list}，贵单位${month}未自动扣款，请于${policyCount('p.hjqx')}天内在网厅办理汇缴。`;
    tellUnit(desk, dwzh, { id: `zdwk-${dwzh}-${month}`, title: '未自动汇缴', nr, ywlsh: '' });
    return;
  }
  const snapshot = keep(desk, { dwzh, hjny: month, hjksfs: '2', figures: list.figures, lines: linesOf(list) });
  const ywlsh = nextNumber(store, desk.today());
  acceptAutomatic(desk, snapshot, ywlsh, {
    hjny: month,
    hjksfs: '2',
    qcqrdh: snapshot.qcqrdh,
    hjfs: '02',
    sqzsje: '',
    fkzh,
    hjje: toYuan(list.figures.hjje),
  });
  debit(desk, openList(desk, snapshot, { ywlsh, hjfs: '02', fkzh }));
}
