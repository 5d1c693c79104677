// Transfers between flexible worker and employer, and merge of a sealed account (docs/rules/gj0803-flexible-transfer.md).
import type { TransferStart } from '@/api/person/flexible';
import { monthOf, type PlainMonth, shiftMonth } from '@/domain/dates';
import { type Fen, toYuan } from '@/domain/money';
import { FLEXIBLE } from '../../../data/flexible-unit';
import { endedAfter } from '../../kernel/accounts/contribution-periods';
import { balanceOf, memberAccount, postNote } from '../../kernel/accounts/ledger';
import { type ContributionPeriod, lastSpan, type PersonRecord, personOf, persons } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import type { Actor, Transaction } from '../../kernel/transaction';
import { accountSeals } from '../../registers/life-registers';
import { sealedElsewhere } from '../account-merge';
import { sealAccount } from '../account-sealing';
import { unitName } from '../person-views';
import { noteTransfer } from '../unit/unit-transfers';
import { changeMonths } from './flexible-account';
import { mandates } from './flexible-mandates';
import { FLEXIBLE_ROLE, mandateFrom } from './flexible-opening';
import { refundUnowed } from './flexible-prepaid';

/** Role of a unit's member. */
const MEMBER_ROLE = 'grjcry';

/** Dictionary zylx. */
export const TO_UNIT = '1';
export const TO_FLEXIBLE = '2';
export const MERGE = '3';

/** Returns the transfers possible for this account. */
export function flexibleTransfersOf(store: Store, person: PersonRecord): string[] {
  const flexible = lastSpan(person)?.dwzh === FLEXIBLE;
  const open = person.grzhzt === '01' || person.grzhzt === '02';
  return [
    ...(flexible && open ? [TO_UNIT] : []),
    ...(!flexible && lastSpan(person) && person.grzhzt === '02' ? [TO_FLEXIBLE] : []),
    ...(flexible && open && sealedElsewhere(store, person).length > 0 ? [MERGE] : []),
  ];
}

/** Returns the initial data of the form. */
export function transferStart(tx: Transaction, actor: Actor): TransferStart {
  const person = personOf(tx, actor);
  const { store } = tx;
  return {
    zylx: flexibleTransfersOf(store, person),
    zcdwmc: payerName(store, person),
    zyye: toYuan(balanceOf(store, memberAccount(person.grzh))),
    ksny: changeMonths(tx, person),
    zczh: sealedElsewhere(store, person).map((one) => ({
      grzh: one.grzh,
      mc: `${payerName(store, one)}（尾号${one.grzh.slice(-4)}）`,
    })),
  };
}

export function payerName(store: Store, person: PersonRecord): string {
  return unitName(store, lastSpan(person)?.dwzh ?? '');
}

/** Ends the own deposits; the account is sealed with the unit until the unit pays in (GJ0304). @returns the refund of prepaid months */
export function moveToUnit(tx: Transaction, person: PersonRecord, ywlsh: string, dwzh: string, from: PlainMonth): Fen {
  const spans = endedAfter(person.spans, shiftMonth(from, -1));
  const base = spans.at(-1)?.base ?? 0n;
  // An empty period names the unit; nothing is owed before the unit pays in.
  const empty: ContributionPeriod = { dwzh, from, to: shiftMonth(from, -1), base, dwjcbl: '0', grjcbl: '0' };
  const roles = [...new Set([...person.roles.filter((role) => role !== FLEXIBLE_ROLE), MEMBER_ROLE])];
  const moved = sealAccount(tx, { ...person, spans: [...spans, empty], roles }, { fcyy: '99' });
  noteMove(tx, person.grzh, ywlsh, dwzh, '灵活就业转单位缴存');
  noteTransfer(tx, { ywlsh, key: person.grzh, person, from: FLEXIBLE, to: dwzh, month: from });
  return refundUnowed(tx, moved);
}

/** Moves a sealed account of an employer to own deposits. */
export function moveToFlexible(
  tx: Transaction,
  person: PersonRecord,
  ywlsh: string,
  { span, values }: { span: ContributionPeriod; values: Readonly<Record<string, string>> },
): void {
  persons(tx.store).put(person.grzh, {
    ...person,
    grzhzt: '01',
    spans: [...person.spans, span],
    roles: [...new Set([...person.roles, FLEXIBLE_ROLE])],
  });
  accountSeals(tx.store).delete(person.grzh);
  mandates(tx.store).put(person.grzh, mandateFrom(person.grzh, { ...values, lhjclx: '1' }));
  noteMove(tx, person.grzh, ywlsh, FLEXIBLE, '单位账户转灵活就业');
  const former = lastSpan(person)?.dwzh ?? '';
  noteTransfer(tx, { ywlsh, key: person.grzh, person, from: former, to: FLEXIBLE, month: span.from });
}

function noteMove(tx: Transaction, grzh: string, ywlsh: string, dwzh: string, zhaiyao: string): void {
  postNote(tx.store, { id: `zy:${ywlsh}`, date: tx.today(), kind: '06', zhaiyao, ywlsh, dwzh }, [grzh]);
}

/** Returns whether the debit day of the present month has passed. */
export function isDayPassed(tx: Transaction, month: PlainMonth, kkr: number): boolean {
  return month === monthOf(tx.today()) && kkr <= Number(tx.today().slice(8));
}
