// What a flexible worker has agreed, and what may be changed of it (domain catalogue 7).

import type { FlexibleAccount, FlexibleTerms } from '@/api/flexible';
import { monthOf, type PlainMonth, shiftMonth } from '@/domain/dates';
import { maskBankCard } from '@/domain/mask';
import { toYuan } from '@/domain/money';
import { banks } from '../../../data/banks';
import { FLEXIBLE } from '../../../data/flexible-unit';
import { FLEXIBLE_RULES } from '../../../data/rule-names';
import { labelOf } from '../../cases/field-reader';
import type { Application, RuleCondition } from '../../cases/rule';
import type { Actor, Desk } from '../../kernel/desk';
import { postNote } from '../../kernel/ledger';
import { type DepositSpan, lastSpan, type PersonRecord, personOf } from '../../kernel/people';
import { accountSeals } from '../../registers/life-registers';
import { sharesOf } from '../../remittance/amounts';
import { paidByMonth } from '../deposit-entries';
import { debitDateOf, type MandateRecord, mandateOf } from './flexible-mandates';
import { missedMonths, monthsAhead, prepaidFen, prepaidFrom, settledMonths } from './flexible-prepaid';
import { daysToPay, openPaymentOf } from './payment-records';

/** The account as its changes begin with it. */
export function flexibleAccount(desk: Desk, actor: Actor): FlexibleAccount {
  const person = personOf(desk, actor);
  const mandate = mandateOf(desk.store, person.grzh);
  const until = lastSpan(person)?.to;
  const ksny = changeMonths(desk, person);
  return {
    lhjclx: mandate?.lhjclx ?? '',
    jcyd: agreedTerms(person, monthOf(desk.today())),
    kkyhmc: bankName(mandate?.kkyhdm),
    kkzh: maskBankCard(mandate?.kkzh ?? ''),
    kkr: mandate?.kkr ?? 0,
    szrmbqb: maskBankCard(mandate?.szrmbqb ?? ''),
    fcrq: accountSeals(desk.store).get(person.grzh)?.fcrq ?? '',
    fcny: person.grzhzt === '02' && until ? shiftMonth(until, 1) : '',
    ksny,
    tzny: amountMonths(desk, person),
    yjny: monthsAhead(desk.store, person, desk.today()),
    bjny: missedMonths(desk.store, person, desk.today()),
    dfny: [...(openPaymentOf(desk.store, person.grzh)?.months ?? [])],
    fkqx: daysToPay(),
    yjye: toYuan(prepaidFen(desk.store, person.grzh)),
    yjth: ksny.map((ny) => ({ ny, je: toYuan(prepaidFrom(desk.store, person.grzh, ny)) })),
  };
}

/** The terms in force and those that count later; of an account without either the last ones, as they were agreed. */
function agreedTerms(person: PersonRecord, now: PlainMonth): FlexibleTerms[] {
  const last = lastSpan(person);
  const live = person.spans.filter(({ from, to }) => to === undefined || (to >= now && to >= from));
  if (live.length === 0) return last ? [{ ny: '', ...termsOf(last) }] : [];
  return live.map((span) => ({ ny: span.from, ...termsOf(span) }));
}

function termsOf(span: DepositSpan): Omit<FlexibleTerms, 'ny'> {
  const { unitFen, memberFen } = span.base > 0n ? sharesOf(span) : { unitFen: 0n, memberFen: 0n };
  return { yjce: toYuan(unitFen + memberFen), grjcjs: toYuan(span.base), grjcbl: span.grjcbl };
}

/**
 * Months from which a change may count: this one as long as it is neither paid nor being debited, and the next; of a sealed account
 * those after the last one that was owed.
 */
export function changeMonths(desk: Desk, person: PersonRecord): PlainMonth[] {
  const { grzh } = person;
  const now = monthOf(desk.today());
  const until = person.grzhzt === '02' ? (lastSpan(person)?.to ?? '') : '';
  const mandate = mandateOf(desk.store, grzh);
  const paid = paidByMonth(desk.store, { grzh }).has(now);
  const begun = mandate !== undefined && mandate.kkr > 0 && debitDateOf(mandate, now) <= desk.today();
  const months = paid || begun ? [shiftMonth(now, 1)] : [now, shiftMonth(now, 1)];
  return months.filter((month) => month > until);
}

/** Months from which another amount may count: what is prepaid keeps its own. */
export function amountMonths(desk: Desk, person: PersonRecord): PlainMonth[] {
  const months = changeMonths(desk, person);
  const settled = settledMonths(desk.store, person);
  const open = months.filter((month) => !settled.has(month));
  if (open.length > 0) return open;
  let [month = monthOf(desk.today())] = months;
  while (settled.has(month)) month = shiftMonth(month, 1);
  return [month];
}

/** The person pays in for oneself each month, and the account is in one of these states. */
export function flexibleConditions({ desk, actor }: Application, state: '01' | '02', ywmc: string): RuleCondition[] {
  const person = personOf(desk, actor);
  const mandate = mandateOf(desk.store, person.grzh);
  const own = lastSpan(person)?.dwzh === FLEXIBLE && mandate?.lhjclx === '1';
  const inUnit = person.grzhzt === '01' && lastSpan(person)?.dwzh !== FLEXIBLE;
  return [
    {
      tjbh: 'LHJY',
      tjmc: '按月缴存的灵活就业人员',
      mz: own,
      sjz: own ? '按月缴存' : inUnit ? '由单位缴存' : mandate ? labelOf('lhjclx', mandate.lhjclx) : '没有缴存约定',
      yqz: '按月缴存',
      yj: FLEXIBLE_RULES,
      xyb: inUnit ? '离职并由单位封存后，可办理灵活就业人员开户' : '请先办理灵活就业人员开户，选择按月缴存',
      refusal:
        inUnit && state === '02'
          ? '您已在单位正常缴存，不能启封灵活就业账户'
          : `您不是按月缴存的灵活就业人员，不能办理${ywmc}`,
    },
    {
      tjbh: 'ZHZT',
      tjmc: `个人账户${labelOf('grzhzt', state)}`,
      mz: person.grzhzt === state,
      sjz: labelOf('grzhzt', person.grzhzt),
      yqz: labelOf('grzhzt', state),
      yj: FLEXIBLE_RULES,
      xyb: state === '01' ? '账户已封存的，请先办理灵活就业启封' : '账户正常缴存的，无需启封',
      refusal: `您的个人账户${labelOf('grzhzt', person.grzhzt)}，不能办理${ywmc}`,
    },
  ];
}

export const bankName = (code: string | undefined) => banks.find(({ yhdm }) => yhdm === code)?.yhmc ?? '';

/** The account that is debited: bank and masked number. */
export const accountText = ({ kkyhdm, kkzh }: MandateRecord) => `${bankName(kkyhdm)} ${maskBankCard(kkzh)}`;

/** @throws Error for somebody without one: the conditions come first */
export function ownMandate(desk: Desk, { grzh }: PersonRecord): MandateRecord {
  const mandate = mandateOf(desk.store, grzh);
  if (!mandate) throw new Error(`${grzh} has no mandate`);
  return mandate;
}

/** A line of the ledger without money: what changed of the account, and when. */
export function noteChange(desk: Desk, person: PersonRecord, ywlsh: string, kind: string, zhaiyao: string): void {
  const entry = { id: `${ywlsh}:${kind}`, date: desk.today(), kind, zhaiyao, ywlsh, dwzh: FLEXIBLE };
  postNote(desk.store, entry, [person.grzh]);
}
