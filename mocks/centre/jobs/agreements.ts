import { monthsFrom, type PlainDate, shiftMonth } from '@/domain/dates';
import { moneyText } from '@/domain/money';
import { type AgreementRecord, agreements, monthsDue } from '../cases/agreements';
import { paidMonths } from '../kernel/account-figures';
import { type Actor, deskOn } from '../kernel/desk';
import { balanceOf, memberAccount } from '../kernel/ledger';
import { nextNumber } from '../kernel/numbers';
import { heldUntil } from '../kernel/payment-hold';
import { type PersonRecord, persons } from '../kernel/people';
import { tellPerson } from '../kernel/reminders';
import type { Store } from '../kernel/store';
import { withQueriesNoted } from '../registers/register-queries';
import { homesOf, spouseOf } from '../registers/registers';
import { claims, spread } from '../withdrawals/claims';
import { takenMonth } from '../withdrawals/rent/conditions';
import { rentFigures } from '../withdrawals/rent/limit';
import { bookWithdrawal } from '../withdrawals/withdrawal-posting';

/** Pays standing rent agreements once the month's remittance is in; ends them on purchase, sealing or end of the contract. */
export function payAgreements(store: Store, day: PlainDate): void {
  for (const agreement of [...agreements(store).values()]) {
    const person = agreement.zt === '1' ? persons(store).get(agreement.grzh) : undefined;
    const due = person && monthsDue(agreement, day);
    // Held back for a day after phone and card have changed together: the next day pays.
    if (person && heldUntil(deskOn(store, day), person.grzh) !== undefined) continue;
    if (!person || !due || paidMonths(store, person, day).jzny < due.to) continue;
    const actor: Actor = { kind: 'person', grzh: person.grzh };
    const purpose = { ywlx: agreement.ywlx, doing: `约定提取${agreement.xybh}转账前` };
    const reason = withQueriesNoted(deskOn(store, day), actor, purpose, () =>
      endReason(store, person, agreement, due.from),
    );
    if (reason) end(store, agreement, reason, day);
    else pay(store, person, agreement, due, day);
  }
}

function endReason(store: Store, person: PersonRecord, { values }: AgreementRecord, from: string): string | undefined {
  if (person.grzhzt !== '01') return '个人账户已封存或冻结';
  const spouse = spouseOf(store, person.zjhm)?.pozjhm ?? '';
  if (homesOf(store, person.zjhm, spouse).length > 0) return '您或配偶已在本市购房';
  if (values.zljsrq && values.zljsrq < `${from}-01`) return '租赁合同已到期';
  return undefined;
}

function end(store: Store, agreement: AgreementRecord, zzyy: string, day: PlainDate): void {
  agreements(store).put(agreement.xybh, { ...agreement, zt: '0', zzyy, zzrq: day });
  tell(store, agreement, day, '约定提取已终止', `您的租房约定提取已于${day}终止：${zzyy}。`);
}

function pay(
  store: Store,
  person: PersonRecord,
  agreement: AgreementRecord,
  due: { from: string; to: string },
  day: PlainDate,
): void {
  const { grzh, xybh } = agreement;
  const account = memberAccount(grzh);
  const applicant = { store, today: day, person, balance: balanceOf(store, account), ywlsh: '' };
  const raw = { ...agreement.values, tqksny: due.from, tqjsny: due.to };
  const months = monthsFrom(due.from, due.to);
  const fen = takenMonth(applicant, months) ? 0n : rentFigures(applicant, raw).limit.kytqe;
  agreements(store).put(xybh, { ...agreement, nextMonth: shiftMonth(due.to, 1) });
  if (fen <= 0n) return;
  const id = `xy:${xybh}:${due.to}`;
  bookWithdrawal(store, { id, ywlsh: nextNumber(store, day), grzh, fen, zhaiyao: '租房提取（约定）', day });
  claims(store).put(id, { id, ywlsh: '', grzh, ywlx: agreement.ywlx, months: spread(fen, months) });
  const tail = (agreement.values.skyhzh ?? '').slice(-4);
  const nr = `提取${moneyText(fen)}已转入尾号${tail}的账户，余额${moneyText(balanceOf(store, account))}。`;
  tell(store, agreement, day, '约定提取到账', nr, 'tq');
}

function tell(
  store: Store,
  { xybh, grzh }: AgreementRecord,
  day: PlainDate,
  title: string,
  nr: string,
  wanted: 'tq' | 'always' = 'always',
): void {
  const person = persons(store).get(grzh);
  const message = { title, nr, xxlx: '办件通知', fssj: `${day} 09:00:00`, ywlsh: xybh };
  if (person)
    tellPerson(deskOn(store, day), person, { box: wanted, sms: wanted }, { ...message, xxId: `xy-${xybh}-${day}` });
}
