import type { PlainDate } from '@/domain/dates';
import { notify } from '../../access/notify';
import { type AgreementRecord, agreementName, agreements, endAgreement, stateEnds } from '../../cases/agreements';
import { refusalOfCard } from '../../kernel/accounts/bank';
import { balanceOf, memberAccount } from '../../kernel/accounts/ledger';
import { heldUntil } from '../../kernel/accounts/payment-hold';
import { nextNumber } from '../../kernel/business-numbers';
import { type PersonRecord, persons } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { type Actor, ownerOf, transactionOn } from '../../kernel/transaction';
import { reservedOf, reservedText } from '../../loans/reserved-amount';
import { type RegisterName, silentRegisters, withQueriesNoted } from '../../registers/register-queries';
import { claims } from '../claims';
import type { Applicant } from '../rule';
import { payeeName, transfer } from '../withdrawal-posting';
import type { Payment } from './kind';
import { agreementKindOf } from './kinds';
import { agreementPayments } from './payments';

/** The applicant of an agreement; the agreement's own due amount does not count as a reservation against it. */
export function agreementApplicant(
  store: Store,
  person: PersonRecord,
  today: PlainDate,
  { xybh }: Pick<AgreementRecord, 'xybh'>,
): Applicant {
  const reserved = reservedOf(store, person.grzh, xybh);
  return {
    store,
    today,
    slrq: today,
    person,
    balance: balanceOf(store, memberAccount(person.grzh)),
    asked: reserved,
    ywlsh: '',
  };
}

/** Ends an agreement whose reason is gone, else pays its due amount. Paused ones pay nothing. */
export function runAgreement(store: Store, agreement: AgreementRecord, day: PlainDate): void {
  const kind = agreementKindOf(agreement.ywlx);
  const person = agreement.zt === '0' ? undefined : persons(store).get(agreement.grzh);
  if (!person) return;
  const over = stateEnds(agreement.ywlx, person.grzhzt) ?? kind.over?.(agreement, day);
  if (over) endAgreement(transactionOn(store, day), agreement, over);
  if (over || agreement.zt === '2' || !kind.isDue(store, person, agreement, day)) return;
  // Already notified: the agreement waits for another card, or for this card to accept money again.
  if (agreement.failed && refusalOfCard(store, agreementCard(agreement))) return;
  const actor: Actor = { kind: 'person', grzh: person.grzh };
  const purpose = { ywlx: agreement.ywlx, doing: `约定提取${agreement.xybh}转账前` };
  withQueriesNoted(transactionOn(store, day), actor, purpose, () => {
    const applicant = agreementApplicant(store, person, day, agreement);
    const reason = kind.endReason(applicant, agreement);
    const payment = reason ? undefined : kind.payment(applicant, agreement);
    const silent = silentRegisters(store);
    const { silent: _, ...heard } = agreement;
    // A silent register leaves the decision open: the agreement is neither paid nor ended.
    if (silent.length > 0) waitForRegisters(applicant, agreement, silent);
    else if (payment) pay(applicant, heard, payment);
    else if (reason) endAgreement(transactionOn(store, day), heard, reason);
  });
}

function pay(applicant: Applicant, found: AgreementRecord, { fen, key, claim, next }: Payment): void {
  const { store, today: day } = applicant;
  const { failed, due: _, waits: __, ...agreement } = found;
  const { grzh, xybh, ywlx, values } = agreement;
  const kind = agreementKindOf(ywlx);
  // A partial payment would forfeit the rest of the month, so the agreement waits for earlier reservations.
  if (applicant.asked.length > 0 && kind.payment({ ...applicant, asked: [] }, agreement).fen > fen) {
    waitForCases(applicant, found);
    return;
  }
  if (fen <= 0n) {
    agreements(store).put(xybh, { ...agreement, ...next });
    return;
  }
  const due = { fen, since: found.due?.since ?? `${day} 09:00:00`, ywmc: `${agreementName(ywlx)}约定提取` };
  // Payment is held for a day after a change of both phone and card; the next run pays.
  if (heldUntil(transactionOn(store, day), grzh) !== undefined) {
    agreements(store).put(xybh, { ...found, due });
    return;
  }
  const times = failed?.times ?? 0;
  const id = times === 0 ? `xy:${xybh}:${key}` : `xy:${xybh}:${key}:${times + 1}`;
  const booking = { id, ywlsh: nextNumber(store, day), grzh, fen, zhaiyao: kind.zhaiyao, day };
  const refusal = transfer(store, booking, agreementCard(agreement));
  if (refusal) {
    agreements(store).put(xybh, { ...agreement, due, failed: { day, yy: refusal, times: times + 1 } });
    const data = { ...dataOf(agreement, day), fen, refusal };
    notify(transactionOn(store, day), holderOf(agreement), 'agreement-not-paid', data);
    return;
  }
  agreements(store).put(xybh, { ...agreement, ...next });
  claims(store).put(id, { id, ywlsh: '', grzh, ywlx, ...claim });
  agreementPayments(store).put(id, { id, ywlsh: booking.ywlsh, xybh, grzh, ywlx, day, fen, values });
  const to = payeeName(values) || `尾号${(values.skyhzh ?? '').slice(-4)}的账户`;
  const data = { ...dataOf(agreement, day), fen, to, balance: balanceOf(store, memberAccount(grzh)) };
  notify(transactionOn(store, day), holderOf(agreement), 'agreement-paid', data);
}

/** Notifies once that the payment waits for cases with an earlier reservation. */
function waitForCases({ store, today: day, asked: reserved }: Applicant, agreement: AgreementRecord): void {
  const yy = reservedText(reserved);
  if (agreement.waits?.yy === yy) return;
  agreements(store).put(agreement.xybh, { ...agreement, waits: { day: agreement.waits?.day ?? day, yy } });
  const data = { ...dataOf(agreement, day), why: yy };
  notify(transactionOn(store, day), holderOf(agreement), 'agreement-waits-for-cases', data);
}

/** Notifies once that the registers do not respond and the amount is unknown; they are queried again daily. */
function waitForRegisters(
  { store, today: day }: Applicant,
  agreement: AgreementRecord,
  silent: readonly RegisterName[],
): void {
  const yy = `${silent.join('、')}暂时没有应答`;
  if (agreement.silent?.yy === yy) return;
  agreements(store).put(agreement.xybh, { ...agreement, silent: { day: agreement.silent?.day ?? day, yy } });
  const data = { ...dataOf(agreement, day), why: yy };
  notify(transactionOn(store, day), holderOf(agreement), 'agreement-waits-for-registers', data);
}

/** Returns the payee card; '' where a third party is paid. */
export const agreementCard = ({ values }: Pick<AgreementRecord, 'values'>) =>
  payeeName(values) ? '' : (values.skyhzh ?? '');

export const holderOf = ({ grzh }: AgreementRecord) => ownerOf({ kind: 'person', grzh });

/** Data of every message on an agreement. */
export const dataOf = ({ xybh, ywlx }: AgreementRecord, day: PlainDate) => {
  return { xybh, mc: agreementName(ywlx), day };
};
