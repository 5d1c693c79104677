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
import { askedOf, askedWords } from '../../loans/asked-money';
import { type RegisterName, silentRegisters, withQueriesNoted } from '../../registers/register-queries';
import { claims } from '../claims';
import type { Applicant } from '../rule';
import { payeeName, transfer } from '../withdrawal-posting';
import type { Payment } from './kind';
import { kindOf } from './kinds';
import { agreementPayments } from './payments';

/** Whose agreement it is; what is due of this very one is its own. */
export function applicantOf(
  store: Store,
  person: PersonRecord,
  today: PlainDate,
  { xybh }: Pick<AgreementRecord, 'xybh'>,
): Applicant {
  const asked = askedOf(store, person.grzh, xybh);
  return { store, today, slrq: today, person, balance: balanceOf(store, memberAccount(person.grzh)), asked, ywlsh: '' };
}

/** Pays what is due of an agreement on a day, or ends it when its reason is gone. One that is paused or ended is left alone. */
export function runAgreement(store: Store, agreement: AgreementRecord, day: PlainDate): void {
  const kind = kindOf(agreement.ywlx);
  const person = agreement.zt === '1' ? persons(store).get(agreement.grzh) : undefined;
  if (!person || !kind.isDue(store, person, agreement, day)) return;
  // Said once: it waits for another card, or for this one to take money again.
  if (agreement.failed && refusalOfCard(store, cardOf(agreement))) return;
  const actor: Actor = { kind: 'person', grzh: person.grzh };
  const purpose = { ywlx: agreement.ywlx, doing: `约定提取${agreement.xybh}转账前` };
  withQueriesNoted(deskOn(store, day), actor, purpose, () => {
    const applicant = applicantOf(store, person, day, agreement);
    const reason = kind.endReason(applicant, agreement);
    const payment = reason ? undefined : kind.payment(applicant, agreement);
    const silent = silentRegisters(store);
    const { silent: _, ...heard } = agreement;
    // What a register would have said neither pays nor ends it.
    if (silent.length > 0) waitForRegisters(applicant, agreement, silent);
    else if (payment) pay(applicant, heard, payment);
    else if (reason) endAgreement(store, heard, reason, day);
  });
}

export function endAgreement(store: Store, agreement: AgreementRecord, zzyy: string, day: PlainDate): AgreementRecord {
  const { due: _, waits: __, silent: ___, ...rest } = agreement;
  const ended: AgreementRecord = { ...rest, zt: '0', zzyy, zzrq: day };
  agreements(store).put(agreement.xybh, ended);
  const { mc } = kindOf(agreement.ywlx);
  tellOfAgreement(store, agreement, day, '约定提取已终止', `您的${mc}约定提取已于${day}终止：${zzyy}。`);
  return ended;
}

function pay(applicant: Applicant, found: AgreementRecord, { fen, key, claim, next }: Payment): void {
  const { store, today: day } = applicant;
  const { failed, due: _, waits: __, ...agreement } = found;
  const { grzh, xybh, ywlx, values } = agreement;
  const kind = kindOf(ywlx);
  // Paid in part, the rest of a month would be lost: it waits for what was asked for before it.
  if (applicant.asked.length > 0 && kind.payment({ ...applicant, asked: [] }, agreement).fen > fen) {
    waitForCases(applicant, found);
    return;
  }
  if (fen <= 0n) {
    agreements(store).put(xybh, { ...agreement, ...next });
    return;
  }
  const due = { fen, since: found.due?.since ?? `${day} 09:00:00`, ywmc: `${kind.mc}约定提取` };
  // Held back for a day after phone and card have changed together: the next day pays.
  if (heldUntil(deskOn(store, day), grzh) !== undefined) {
    agreements(store).put(xybh, { ...found, due });
    return;
  }
  const times = failed?.times ?? 0;
  const id = times === 0 ? `xy:${xybh}:${key}` : `xy:${xybh}:${key}:${times + 1}`;
  const booking = { id, ywlsh: nextNumber(store, day), grzh, fen, zhaiyao: kind.zhaiyao, day };
  const refusal = transfer(store, booking, cardOf(agreement));
  if (refusal) {
    agreements(store).put(xybh, { ...agreement, due, failed: { day, yy: refusal, times: times + 1 } });
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

/** Said once: what is due waits for the cases that have asked for the money before it. */
function waitForCases({ store, today: day, asked }: Applicant, agreement: AgreementRecord): void {
  const yy = askedWords(asked);
  if (agreement.waits?.yy === yy) return;
  agreements(store).put(agreement.xybh, { ...agreement, waits: { day: agreement.waits?.day ?? day, yy } });
  const nr = `您的${kindOf(agreement.ywlx).mc}约定提取暂缓转账：账户余额不足，${yy}。待其办结或撤回后自动转账，无需另行申请。`;
  tellOfAgreement(store, agreement, day, '约定提取暂缓转账', nr);
}

/** Said once: nobody knows whether and how much is due; asked again each day. */
function waitForRegisters(
  { store, today: day }: Applicant,
  agreement: AgreementRecord,
  silent: readonly RegisterName[],
): void {
  const yy = `${silent.join('、')}暂时没有应答`;
  if (agreement.silent?.yy === yy) return;
  agreements(store).put(agreement.xybh, { ...agreement, silent: { day: agreement.silent?.day ?? day, yy } });
  const nr = `您的${kindOf(agreement.ywlx).mc}约定提取暂缓转账：${yy}。恢复后自动核验并转账，无需另行申请。`;
  tellOfAgreement(store, agreement, day, '约定提取暂缓转账', nr);
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
