// From one's own deposits to an employer's, back, and a sealed account into the one that goes on (domain catalogue GJ0803).
import type { TransferStart } from '@/api/flexible';
import { monthOf, type PlainMonth, shiftMonth } from '@/domain/dates';
import { type Fen, toYuan } from '@/domain/money';
import { FLEXIBLE } from '../../../data/flexible-unit';
import type { Actor, Desk } from '../../kernel/desk';
import { balanceOf, memberAccount, postNote } from '../../kernel/ledger';
import { type DepositSpan, lastSpan, type PersonRecord, personOf, persons } from '../../kernel/people';
import { endedAfter } from '../../kernel/spans';
import type { Store } from '../../kernel/store';
import { accountSeals } from '../../registers/life-registers';
import { sealedElsewhere } from '../account-merge';
import { unitName } from '../person-views';
import { noteTransfer } from '../unit-transfers';
import { changeMonths } from './flexible-account';
import { mandates } from './flexible-mandates';
import { FLEXIBLE_ROLE, mandateFrom } from './flexible-opening';
import { refundUnowed } from './flexible-prepaid';

/** Who is a member of a unit. */
const MEMBER_ROLE = 'grjcry';

/** Dictionary zylx. */
export const TO_UNIT = '1';
export const TO_FLEXIBLE = '2';
export const MERGE = '3';

/** Which transfers this account may make. */
export function transfersOf(store: Store, person: PersonRecord): string[] {
  const flexible = lastSpan(person)?.dwzh === FLEXIBLE;
  const open = person.grzhzt === '01' || person.grzhzt === '02';
  return [
    ...(flexible && open ? [TO_UNIT] : []),
    ...(!flexible && lastSpan(person) && person.grzhzt === '02' ? [TO_FLEXIBLE] : []),
    ...(flexible && open && sealedElsewhere(store, person).length > 0 ? [MERGE] : []),
  ];
}

/** What the form begins with. */
export function transferStart(desk: Desk, actor: Actor): TransferStart {
  const person = personOf(desk, actor);
  const { store } = desk;
  return {
    zylx: transfersOf(store, person),
    zcdwmc: payerName(store, person),
    zyye: toYuan(balanceOf(store, memberAccount(person.grzh))),
    ksny: changeMonths(desk, person),
    zczh: sealedElsewhere(store, person).map((one) => ({
      grzh: one.grzh,
      mc: `${payerName(store, one)}（尾号${one.grzh.slice(-4)}）`,
    })),
  };
}

export function payerName(store: Store, person: PersonRecord): string {
  return unitName(store, lastSpan(person)?.dwzh ?? '');
}

/** Ends the own deposits; the account lies sealed with the unit until the unit pays in (GJ0304). @returns what was prepaid and goes back */
export function moveToUnit(desk: Desk, person: PersonRecord, ywlsh: string, dwzh: string, from: PlainMonth): Fen {
  const spans = endedAfter(person.spans, shiftMonth(from, -1));
  const base = spans.at(-1)?.base ?? 0n;
  // A spell without a month: whose member it is, and nothing owed before the unit says so.
  const empty: DepositSpan = { dwzh, from, to: shiftMonth(from, -1), base, dwjcbl: '0', grjcbl: '0' };
  const moved: PersonRecord = {
    ...person,
    grzhzt: '02',
    spans: [...spans, empty],
    roles: [...new Set([...person.roles.filter((role) => role !== FLEXIBLE_ROLE), MEMBER_ROLE])],
  };
  persons(desk.store).put(person.grzh, moved);
  accountSeals(desk.store).put(person.grzh, { grzh: person.grzh, fcyy: '99', fcrq: desk.today() });
  noteMove(desk, person.grzh, ywlsh, dwzh, '灵活就业转单位缴存');
  noteTransfer(desk, { ywlsh, key: person.grzh, person, from: FLEXIBLE, to: dwzh, month: from });
  return refundUnowed(desk, moved);
}

/** A sealed account with an employer goes on with the person's own deposits. */
export function moveToFlexible(
  desk: Desk,
  person: PersonRecord,
  ywlsh: string,
  { span, values }: { span: DepositSpan; values: Readonly<Record<string, string>> },
): void {
  persons(desk.store).put(person.grzh, {
    ...person,
    grzhzt: '01',
    spans: [...person.spans, span],
    roles: [...new Set([...person.roles, FLEXIBLE_ROLE])],
  });
  accountSeals(desk.store).delete(person.grzh);
  mandates(desk.store).put(person.grzh, mandateFrom(person.grzh, { ...values, lhjclx: '1' }));
  noteMove(desk, person.grzh, ywlsh, FLEXIBLE, '单位账户转灵活就业');
  const former = lastSpan(person)?.dwzh ?? '';
  noteTransfer(desk, { ywlsh, key: person.grzh, person, from: former, to: FLEXIBLE, month: span.from });
}

function noteMove(desk: Desk, grzh: string, ywlsh: string, dwzh: string, zhaiyao: string): void {
  postNote(desk.store, { id: `zy:${ywlsh}`, date: desk.today(), kind: '06', zhaiyao, ywlsh, dwzh }, [grzh]);
}

/** A month in which the day agreed is still ahead. */
export function dayIsOver(desk: Desk, month: PlainMonth, kkr: number): boolean {
  return month === monthOf(desk.today()) && kkr <= Number(desk.today().slice(8));
}
