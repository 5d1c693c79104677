// Whether somebody's account may come to a unit from another one (domain catalogue GJ0306), and how the former unit is asked.

import { fundTime } from '@/domain/dates';
import { plainPersonName } from '@/domain/person-name';
import { type Actor, type Desk, REFUSED, Refusal } from '../kernel/desk';
import { lastSpan, type PersonRecord, type UnitRecord, unitOf, units } from '../kernel/people';
import { isFlexible } from '../kernel/seal-ways';
import { openLoansOf } from '../loans/loans';
import { owedTo } from '../remittance/back-pay';
import { monthsText } from '../remittance/records';
import { tellUnit } from '../remittance/tell-unit';
import { accountsUnder } from './account-merge';
import { keepReminder, staysText } from './seal-reminders';
import { openWithdrawal } from './sealed-members';

const MISMATCH = '姓名与证件号码不匹配';
const UNSEALED = '该职工在原单位尚未封存，请联系原单位办理封存';
export const FROZEN = '个人账户已冻结，不能转移';
export const OWN_TRANSFER = '该职工为灵活就业缴存人员，请本人办理灵活就业人员转移';

/** The accounts of who comes: the oldest stays, the others are merged into it; `own`: the unit pays in for that one already. */
export interface Incoming {
  stays: PersonRecord;
  others: readonly PersonRecord[];
  own: PersonRecord | undefined;
  /** The unit that held it before. */
  from: string;
}

export const isFrozen = ({ grzhzt, frozenFen }: PersonRecord) => grzhzt === '06' || frozenFen > 0n;

/** Why one who is the unit's already does not come to it. */
export const ownText = (paying: boolean): string =>
  paying ? '该职工已在本单位正常缴存' : '该职工在本单位有封存账户，请办理启封';

/** Why somebody cannot come and in which column that stands; `ask`: what the unit that still has the account can do about it. */
interface NotComing {
  column: 'zjhm' | 'xingming';
  why: string;
  ask?: { of: PersonRecord; for: 'seal' | 'pay' };
}

/** @returns the accounts, or why they cannot come */
export function incomingMember(
  desk: Desk,
  unit: UnitRecord,
  { zjhm = '', xingming = '' }: Readonly<Record<string, string>>,
): { found: Incoming } | NotComing {
  const accounts = accountsUnder(desk, zjhm);
  const [stays, ...others] = accounts;
  // Nobody learns whether a number has an account without the name that belongs to it.
  if (!stays || accounts.some((one) => one.xingming !== plainPersonName(xingming))) {
    return { column: 'xingming', why: MISMATCH };
  }
  const refuse = (why: string, ask?: NotComing['ask']): NotComing => ({ column: 'zjhm', why, ...(ask && { ask }) });
  if (accounts.some(isFrozen)) return refuse(FROZEN);
  if (accounts.some(isFlexible)) return refuse(OWN_TRANSFER);
  const held = (one: PersonRecord) => lastSpan(one)?.dwzh === unit.dwzh;
  const own = accounts.find((one) => held(one) && one.grzhzt === '01');
  const foreign = accounts.filter((one) => !held(one));
  if (foreign.length === 0) {
    return refuse(ownText(own !== undefined));
  }
  const unsealed = foreign.find(({ grzhzt }) => grzhzt === '01');
  if (unsealed) {
    const why = staysText(desk, unsealed.grzh, unit.dwzh) || UNSEALED;
    return refuse(why, { of: unsealed, for: 'seal' });
  }
  const busy = accounts.map((one) => openWithdrawal(desk, one)).find(Boolean);
  if (busy) return refuse('该职工存在在途提取业务，办结后再办理转移');
  for (const one of foreign) {
    const why = unpaidText(desk, one);
    if (why) return refuse(why, { of: one, for: 'pay' });
  }
  const gone = others.some((one) => openLoansOf(desk.store, one.grzh).length > 0);
  if (gone) return refuse('该职工有两个账户，其中一个有未结清的贷款，请到柜台办理账户合并');
  return { found: { stays, others, own, from: lastSpan(foreign[0] ?? stays)?.dwzh ?? '' } };
}

/** What its unit has not paid yet of a spell that is over; '' where it has. Months put off are owed until they are made up. */
function unpaidText(desk: Desk, person: PersonRecord): string {
  const { dwzh = '', from = '', to = '' } = lastSpan(person) ?? {};
  const paid = units(desk.store).get(dwzh)?.jzny ?? '';
  if (to >= from && to > paid) return `原单位尚未缴至${to}，请联系原单位汇缴后办理`;
  const owed = owedTo(desk, dwzh, person, to);
  return owed.length > 0 ? `原单位尚未缴存${monthsText(owed)}，请联系原单位补缴后办理` : '';
}

/** 「提醒原单位封存」: the former unit is told who waits for what, once a day at most. @throws Refusal where there is nothing to ask for */
export function remindFormerUnit(desk: Desk, actor: Actor, who: { xingming: string; zjhm: string }): { xyb: string } {
  const unit = unitOf(desk, actor);
  const found = incomingMember(desk, unit, { ...who, zjhm: who.zjhm.trim() });
  if (!('why' in found)) throw new Refusal(REFUSED, '该职工的账户已封存，可以直接办理转入');
  const { ask, why, column } = found;
  if (!ask) throw new Refusal(REFUSED, why, { fieldErrors: { [column]: why } });
  const { grzh, xingming } = ask.of;
  const dwzh = lastSpan(ask.of)?.dwzh ?? '';
  const day = desk.today();
  const seal = ask.for === 'seal';
  const id = seal ? keepReminder(desk, { grzh, dwzh, unit }) : `${grzh}:${unit.dwzh}`;
  const rest = seal
    ? '该职工已离职的，请汇缴到最后月份并办理封存；仍在贵单位的，请在“转入转出记录”中答复并写明原因。'
    : '该职工在贵单位的缴存尚未缴清，请办理汇缴或补缴，缴清后才能转出。';
  tellUnit(desk, dwzh, {
    id: `${seal ? 'txfc' : 'txbj'}-${id}-${day}`,
    title: seal ? '请为离职职工办理封存' : '请为离职职工缴清缴存',
    nr: `${unit.dwmc}申请将${xingming}（${grzh}）的账户转入该单位。${rest}`,
    ywlsh: '',
  });
  const until = seal ? '封存并缴清' : '缴清';
  return {
    xyb: `已于${fundTime(desk.now()).slice(0, 16)}提醒原单位${seal ? '封存' : '补缴'}；原单位${until}后，再办理转入${seal ? '。原单位的答复见“转入转出记录”' : ''}`,
  };
}
