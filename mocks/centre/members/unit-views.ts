import type { Completeness } from '@/api/completeness';
import type { UnitConsents, UnitInfo } from '@/api/unit';
import { fundTime, monthOf } from '@/domain/dates';
import { maskName, maskPhone } from '@/domain/mask';
import { toYuan } from '@/domain/money';
import { operatorOf } from '../access/acting';
import { isClosed } from '../access/gate';
import { completenessOf } from '../access/key-gaps';
import { checksOnly } from '../access/two-person';
import { lastBranch } from '../cases/last-branch';
import type { Actor, Desk } from '../kernel/desk';
import { balanceOf, pendingAccount } from '../kernel/ledger';
import { everMembersOf, lastSpan, persons, type UnitRecord, unitOf } from '../kernel/people';
import { nextRatios, ratiosIn } from '../kernel/unit-ratios';
import { dueMonth } from '../remittance/confirm';
import { dueMonths } from '../remittance/due-months';
import { dueRoster } from '../remittance/roster';
import { plannedDebit } from '../remittance/standing';
import { unclaimedOf } from '../remittance/transfers';

/**
 * Block B2 and what the members pay in together in the present month (before its first one: in that), at the ratios of that
 * month, which stand beside it. The unit sees no balance and no loan of a member.
 */
export function unitInfo(desk: Desk, actor: Actor): UnitInfo {
  const unit = unitOf(desk, actor);
  const operator = operatorOf(desk, actor) ?? unit.operator;
  let paying = 0;
  let sealed = 0;
  for (const grzh of everMembersOf(desk.store, unit.dwzh)) {
    const person = persons(desk.store).get(grzh);
    const span = person && lastSpan(person);
    if (!person || span?.dwzh !== unit.dwzh) continue;
    if (person.grzhzt === '02') sealed += 1;
    // Whose account is closed is neither.
    else if (span.to === undefined) paying += 1;
  }
  const now = monthOf(desk.today());
  const yjceny = unit.firstMonth > now ? unit.firstMonth : now;
  return {
    dwzh: unit.dwzh,
    dwmc: unit.dwmc,
    tyshxydm: unit.tyshxydm,
    dwzhzt: unit.dwzhzt,
    ...ratiosIn(unit, yjceny),
    xyjcbl: nextRatios(unit, yjceny),
    dwjcrs: paying,
    dwfcrs: sealed,
    jzny: unit.jzny,
    dwyhjny: dueMonth(desk, unit),
    ...dueOf(desk, unit),
    drlje: toYuan(unclaimedOf(desk.store, unit).reduce((sum, { fse }) => sum + fse, 0n)),
    zsye: toYuan(balanceOf(desk.store, pendingAccount(unit.dwzh))),
    dwfxr: unit.dwfxr,
    yjceny,
    yjcezj: toYuan(dueRoster(desk.store, unit.dwzh, yjceny).figures.hjje),
    jbrxm: maskName(operator.jbrxm),
    jbrsjhm: maskPhone(operator.jbrsjhm),
    sywd: lastBranch(desk, actor),
    sjjz: fundTime(desk.now()),
  };
}

function dueOf(desk: Desk, unit: UnitRecord): Pick<UnitInfo, 'yj'> {
  const due = dueMonths(desk, unit);
  if (!due) return {};
  const { hjny, jzrq, syts, fen, overdue, note } = due;
  const yq = { yqyf: [...overdue.months], yqje: toYuan(overdue.fen) };
  const zdkk = note ? '' : plannedDebit(desk, unit);
  return { yj: { hjny, jzrq, syts, je: toYuan(fen), ...yq, ...(note && { ztsm: note }), ...(zdkk && { zdkk }) } };
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
