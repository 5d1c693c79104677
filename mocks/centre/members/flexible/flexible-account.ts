// Agreement of a flexible worker, and its permitted changes (docs/rules/individual-accounts.md).

import type { FlexibleAccount, FlexibleTerms } from '@/api/person/flexible';
import { monthOf, type PlainMonth, shiftMonth } from '@/domain/dates';
import { toYuan } from '@/domain/money';
import { maskBankCard } from '@/domain/text/mask';
import { banks } from '../../../data/banks';
import { FLEXIBLE } from '../../../data/flexible-unit';
import { FLEXIBLE_RULES } from '../../../data/menus/rule-names';
import { labelOf } from '../../cases/field-reader';
import type { Application, RuleCondition } from '../../cases/rule';
import { postNote } from '../../kernel/accounts/ledger';
import { type ContributionPeriod, lastSpan, type PersonRecord, personOf } from '../../kernel/people';
import type { Actor, Transaction } from '../../kernel/transaction';
import { accountSeals } from '../../registers/life-registers';
import { contributionShares } from '../../remittance/amounts';
import { paidByMonth } from '../deposit-entries';
import { notLivingText } from '../sealed-members';
import { debitDateOf, type MandateRecord, mandateOf } from './flexible-mandates';
import { missedPrepaidMonths, monthsAhead, prepaidFen, prepaidFrom, settledMonths } from './flexible-prepaid';
import { daysToPay, openPaymentOf } from './payment-records';

/** Returns the account as the initial state of a change. */
export function flexibleAccount(tx: Transaction, actor: Actor): FlexibleAccount {
  const person = personOf(tx, actor);
  const mandate = mandateOf(tx.store, person.grzh);
  const until = lastSpan(person)?.to;
  const ksny = changeMonths(tx, person);
  return {
    lhjclx: mandate?.lhjclx ?? '',
    jcyd: agreedTerms(person, monthOf(tx.today())),
    kkyhmc: flexibleBankName(mandate?.kkyhdm),
    kkzh: maskBankCard(mandate?.kkzh ?? ''),
    kkr: mandate?.kkr ?? 0,
    szrmbqb: maskBankCard(mandate?.szrmbqb ?? ''),
    fcrq: accountSeals(tx.store).get(person.grzh)?.fcrq ?? '',
    fcny: person.grzhzt === '02' && until ? shiftMonth(until, 1) : '',
    ksny,
    tzny: amountMonths(tx, person),
    yjny: monthsAhead(tx.store, person, tx.today()),
    bjny: missedPrepaidMonths(tx.store, person, tx.today()),
    dfny: [...(openPaymentOf(tx.store, person.grzh)?.months ?? [])],
    fkqx: daysToPay(),
    yjye: toYuan(prepaidFen(tx.store, person.grzh)),
    yjth: ksny.map((ny) => ({ ny, je: toYuan(prepaidFrom(tx.store, person.grzh, ny)) })),
  };
}

/** Text of a registered adjustment that lapses when the own deposits stop from `from` on; '' for none. `by`: 封存, 转移. */
export function lapsedAdjustment({ spans }: PersonRecord, from: PlainMonth, by: string): string {
  const lapsed = spans.find((span, at) => span.from >= from && spans[at - 1]?.dwzh === span.dwzh);
  return lapsed ? `已登记的自${lapsed.from}起的月缴存额调整随${by}失效` : '';
}

/** Returns the present and future terms; of an account without either the last agreed ones. */
function agreedTerms(person: PersonRecord, now: PlainMonth): FlexibleTerms[] {
  const last = lastSpan(person);
  const live = person.spans.filter(({ from, to }) => to === undefined || (to >= now && to >= from));
  if (live.length === 0) return last ? [{ ny: '', ...termsOf(last) }] : [];
  return live.map((span) => ({ ny: span.from, ...termsOf(span) }));
}

function termsOf(span: ContributionPeriod): Omit<FlexibleTerms, 'ny'> {
  const { unitFen, memberFen } = span.base > 0n ? contributionShares(span) : { unitFen: 0n, memberFen: 0n };
  return { yjce: toYuan(unitFen + memberFen), grjcjs: toYuan(span.base), grjcbl: span.grjcbl };
}

/**
 * Returns the months from which a change may take effect: the present one if neither paid nor in debit, and the next; of a sealed account
 * those after the last owed one.
 */
export function changeMonths(tx: Transaction, person: PersonRecord): PlainMonth[] {
  const { grzh } = person;
  const now = monthOf(tx.today());
  const until = person.grzhzt === '02' ? (lastSpan(person)?.to ?? '') : '';
  const mandate = mandateOf(tx.store, grzh);
  const paid = paidByMonth(tx.store, { grzh }).has(now);
  const begun = mandate !== undefined && mandate.kkr > 0 && debitDateOf(mandate, now) <= tx.today();
  const months = paid || begun ? [shiftMonth(now, 1)] : [now, shiftMonth(now, 1)];
  return months.filter((month) => month > until);
}

/** Returns the months from which another amount may take effect: a prepaid month keeps its own. */
export function amountMonths(tx: Transaction, person: PersonRecord): PlainMonth[] {
  const months = changeMonths(tx, person);
  const settled = settledMonths(tx.store, person);
  const open = months.filter((month) => !settled.has(month));
  if (open.length > 0) return open;
  let [month = monthOf(tx.today())] = months;
  while (settled.has(month)) month = shiftMonth(month, 1);
  return [month];
}

/** Condition that stops who signs in with a dead holder's account; none for the living. */
export function livingConditions(tx: Transaction, { zjhm }: PersonRecord): RuleCondition[] {
  if (notLivingText(tx, zjhm) === '') return [];
  const xyb = '请到柜台核实';
  const refusal = `您的账户不能在网上办理，${xyb}`;
  return [
    { tjbh: 'ZHBL', tjmc: '账户可以在网上办理', mz: false, sjz: '否', yqz: '是', yj: FLEXIBLE_RULES, xyb, refusal },
  ];
}

/** Conditions: a monthly mandate, and the account in this state. */
export function flexibleConditions({ tx, actor }: Application, state: '01' | '02', ywmc: string): RuleCondition[] {
  const person = personOf(tx, actor);
  const mandate = mandateOf(tx.store, person.grzh);
  const own = lastSpan(person)?.dwzh === FLEXIBLE && mandate?.lhjclx === '1';
  const inUnit = person.grzhzt === '01' && lastSpan(person)?.dwzh !== FLEXIBLE;
  return [
    ...(state === '02' ? livingConditions(tx, person) : []),
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

export const flexibleBankName = (code: string | undefined) => banks.find(({ yhdm }) => yhdm === code)?.yhmc ?? '';

/** Bank and masked number of the debited account. */
export const accountText = ({ kkyhdm, kkzh }: MandateRecord) => `${flexibleBankName(kkyhdm)} ${maskBankCard(kkzh)}`;

/** Returns the mandate. @throws Error without one: the conditions are checked first */
export function mandateOfPerson(tx: Transaction, { grzh }: PersonRecord): MandateRecord {
  const mandate = mandateOf(tx.store, grzh);
  if (!mandate) throw new Error(`${grzh} has no mandate`);
  return mandate;
}

/** Books a ledger line of 0.00 that records the change. */
export function noteChange(tx: Transaction, person: PersonRecord, ywlsh: string, kind: string, zhaiyao: string): void {
  const entry = { id: `${ywlsh}:${kind}`, date: tx.today(), kind, zhaiyao, ywlsh, dwzh: FLEXIBLE };
  postNote(tx.store, entry, [person.grzh]);
}
