import type { PlainDate } from '@/domain/dates';
import { moneyText } from '@/domain/money';
import { type AgreementRecord, agreements } from '../../cases/agreements';
import { refusalOfCard } from '../../kernel/bank';
import { type Actor, deskOn } from '../../kernel/desk';
import { balanceOf, memberAccount } from '../../kernel/ledger';
import { nextNumber } from '../../kernel/numbers';
import { heldUntil } from '../../kernel/payment-hold';
import { type PersonRecord, persons } from '../../kernel/people';
import { tellPerson } from '../../kernel/reminders';
import type { Store } from '../../kernel/store';
import { heldOf } from '../../loans/open-orders';
import { withQueriesNoted } from '../../registers/register-queries';
import { claims } from '../claims';
import type { Applicant } from '../rule';
import { payeeName, transfer } from '../withdrawal-posting';
import { kindOf } from './kinds';
import { agreementPayments } from './payments';

export function applicantOf(store: Store, person: PersonRecord, today: PlainDate): Applicant {
  // What waits to be taken for a loan is not there for an agreement.
  const own = { ...person, frozenFen: person.frozenFen + heldOf(store, person.grzh) };
  return { store, today, person: own, balance: balanceOf(store, memberAccount(person.grzh)), ywlsh: '' };
}

/** Pays what is due of an agreement on a day, or ends it when its reason is gone. One that is paused or ended is left alone. */
export function runAgreement(store: Store, agreement: AgreementRecord, day: PlainDate): void {
  const kind = kindOf(agreement.ywlx);
  const person = agreement.zt === '1' ? persons(store).get(agreement.grzh) : undefined;
  if (!person || !kind.isDue(store, person, agreement, day)) return;
  // Held back for a day after phone and card have changed together: the next day pays.
  if (heldUntil(deskOn(store, day), person.grzh) !== undefined) return;
  // Said once: it waits for another card, or for this one to take money again.
  if (agreement.failed && refusalOfCard(store, cardOf(agreement))) return;
  const actor: Actor = { kind: 'person', grzh: person.grzh };
  const purpose = { ywlx: agreement.ywlx, doing: `约定提取${agreement.xybh}转账前` };
  withQueriesNoted(deskOn(store, day), actor, purpose, () => {
    const applicant = applicantOf(store, person, day);
    const reason = kind.endReason(applicant, agreement);
    if (reason) endAgreement(store, agreement, reason, day);
    else pay(applicant, agreement);
  });
}

export function endAgreement(store: Store, agreement: AgreementRecord, zzyy: string, day: PlainDate): AgreementRecord {
  const ended: AgreementRecord = { ...agreement, zt: '0', zzyy, zzrq: day };
  agreements(store).put(agreement.xybh, ended);
  const { mc } = kindOf(agreement.ywlx);
  tellOfAgreement(store, agreement, day, '约定提取已终止', `您的${mc}约定提取已于${day}终止：${zzyy}。`);
  return ended;
}

function pay(applicant: Applicant, { failed, ...agreement }: AgreementRecord): void {
  const { store, today: day } = applicant;
  const { grzh, xybh, ywlx, values } = agreement;
  const kind = kindOf(ywlx);
  const { fen, key, claim, next } = kind.payment(applicant, agreement);
  if (fen <= 0n) {
    agreements(store).put(xybh, { ...agreement, ...next });
    return;
  }
  const times = failed?.times ?? 0;
  const id = times === 0 ? `xy:${xybh}:${key}` : `xy:${xybh}:${key}:${times + 1}`;
  const booking = { id, ywlsh: nextNumber(store, day), grzh, fen, zhaiyao: kind.zhaiyao, day };
  const refusal = transfer(store, booking, cardOf(agreement));
  if (refusal) {
    agreements(store).put(xybh, { ...agreement, failed: { day, yy: refusal, times: times + 1 } });
    const nr = `您的${kind.mc}约定提取${moneyText(fen)}未能转账：${refusal}，款项已退回个人账户。请在“约定提取管理”中更正收款账号，更正后自动转账。`;
    tellOfAgreement(store, agreement, day, '约定提取未到账', nr);
    return;
  }
  agreements(store).put(xybh, { ...agreement, ...next });
  claims(store).put(id, { id, ywlsh: '', grzh, ywlx, ...claim });
  agreementPayments(store).put(id, { id, ywlsh: booking.ywlsh, xybh, grzh, ywlx, day, fen, values });
  const to = payeeName(values) || `尾号${(values.skyhzh ?? '').slice(-4)}的账户`;
  const left = moneyText(balanceOf(store, memberAccount(grzh)));
  tellOfAgreement(store, agreement, day, '约定提取到账', `提取${moneyText(fen)}已转入${to}，余额${left}。`, 'tq');
}

/** The card that it is paid to; '' where somebody else is paid. */
export const cardOf = ({ values }: Pick<AgreementRecord, 'values'>) => (payeeName(values) ? '' : (values.skyhzh ?? ''));

/** In the hall and by SMS. */
export function tellOfAgreement(
  store: Store,
  { xybh, grzh }: AgreementRecord,
  day: PlainDate,
  title: string,
  nr: string,
  wanted: 'tq' | 'always' = 'always',
): void {
  const person = persons(store).get(grzh);
  if (!person) return;
  const message = { title, nr, xxlx: '办件通知', fssj: `${day} 09:00:00`, ywlsh: xybh };
  const xxId = `xy-${xybh}-${day}-${title}`;
  tellPerson(deskOn(store, day), person, { box: wanted, sms: wanted }, { ...message, xxId });
}
