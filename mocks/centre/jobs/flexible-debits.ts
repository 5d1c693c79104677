import { addDays, monthOf, monthsBetween, type PlainDate, type PlainMonth, shiftMonth } from '@/domain/dates';
import { type Fen, moneyText } from '@/domain/money';
import { FLEXIBLE } from '../../data/flexible-unit';
import { policyCount } from '../../data/policy';
import { type DebitRefusal, refusalOfNamed } from '../kernel/bank';
import { type Desk, deskOn } from '../kernel/desk';
import { balanceOf, memberAccount, post } from '../kernel/ledger';
import { sendMessage } from '../kernel/messages';
import { nextNumber } from '../kernel/numbers';
import { send } from '../kernel/outbox';
import { type DepositSpan, type PersonRecord, persons, spanIn } from '../kernel/people';
import type { Store } from '../kernel/store';
import { workingDaysBefore } from '../kernel/working-days';
import { debitDateOf, type MandateRecord, mandates, RETRIES } from '../members/flexible/flexible-mandates';
import { monthEntry, prepaidFen, settledMonths, settlePrepaid } from '../members/flexible/flexible-prepaid';
import { debitAdvice, depositOf, upcomingFlexible } from '../members/flexible/flexible-upcoming';
import { noticeDays } from '../remittance/upcoming';

/** Sealing is proposed after so many months in a row without a deposit, never carried out by itself (domain catalogue GJ0801). */
const PROPOSE_AFTER = 3;

/** Debits every flexible worker whose day it is, or whose debit failed yesterday; each month is booked once. */
export function debitFlexible(store: Store, day: PlainDate, notify: boolean): void {
  const month = monthOf(day);
  tellSettled(deskOn(store, day));
  for (const mandate of [...mandates(store).values()]) {
    if (mandate.lhjclx !== '1') continue;
    if (notify) announce(deskOn(store, day), mandate);
    const count = mandate.tries.month === month ? mandate.tries.count : 0;
    if (count > RETRIES || day < addDays(debitDateOf(mandate, month), count)) continue;
    const person = persons(store).get(mandate.grzh);
    const span = person && spanIn(person, month);
    // Whoever stops from next month on still owes this one; a month with an employer is the employer's.
    if (!person || !['01', '02'].includes(person.grzhzt) || span?.dwzh !== FLEXIBLE) continue;
    if (settledMonths(store, person).has(month)) continue;
    debit(deskOn(store, day), person, { ...mandate, tries: { month, count: count + 1 } }, span);
  }
}

/** Months paid beforehand are booked on their day without the bank; what is owed no more goes back. */
function tellSettled(desk: Desk): void {
  for (const { person, booked, refunded } of settlePrepaid(desk)) {
    for (const { month, fen } of booked) {
      const balance = moneyText(balanceOf(desk.store, memberAccount(person.grzh)));
      const rest = moneyText(prepaidFen(desk.store, person.grzh));
      const nr = `您预缴的${month}住房公积金${moneyText(fen)}已记入个人账户，余额${balance}，预缴余额${rest}。`;
      tell(desk, person, `lhkk-${month}`, '缴存入账', nr);
    }
    if (refunded === 0n) continue;
    const nr = `您预缴的住房公积金${moneyText(refunded)}因不再按月缴存，已退回扣款账户。`;
    tell(desk, person, `lhtk-${desk.today()}`, '预缴退回', nr);
  }
}

/** Some working days before: the day, the amount, the account. */
function announce(desk: Desk, mandate: MandateRecord): void {
  const next = upcomingFlexible(desk.store, desk.today(), mandate);
  const person = persons(desk.store).get(mandate.grzh);
  if (!next || !person || next.failed || workingDaysBefore(next.day, noticeDays()) !== desk.today()) return;
  const nr = `${next.day}将从您${next.account}扣款${moneyText(next.fen)}，缴存${next.month}的住房公积金，请备足款项。`;
  tell(desk, person, `lhtx-${next.month}`, '扣款提醒', nr);
}

function debit(desk: Desk, person: PersonRecord, mandate: MandateRecord, span: DepositSpan): void {
  const { store } = desk;
  const { grzh } = person;
  const { month, count } = mandate.tries;
  // Of the month that is debited: another amount may be agreed for the next.
  const fen = depositOf(span);
  const refused = refusalOfNamed(store, grzh);
  if (refused !== undefined) {
    const over = count > RETRIES;
    const otherwise = !refused.short;
    mandates(store).put(grzh, { ...mandate, tries: { month, count, ...(otherwise && { otherwise }) } });
    tellFailure(desk, person, mandate, refused, over, fen);
    return;
  }
  const booked = post(store, {
    id: monthEntry(grzh, month),
    date: desk.today(),
    kind: '01',
    zhaiyao: '灵活就业缴存',
    ywlsh: nextNumber(store, desk.today()),
    hjny: month,
    dwzh: span.dwzh,
    lines: [
      { account: memberAccount(grzh), fen, unitFen: 0n },
      { account: 'bank', fen: -fen },
    ],
  });
  // Nothing more is tried this month.
  mandates(store).put(grzh, { ...mandate, tries: { month, count: RETRIES + 1 } });
  if (booked) {
    const balance = moneyText(balanceOf(store, memberAccount(grzh)));
    tell(
      desk,
      person,
      `lhkk-${month}`,
      '缴存入账',
      `您${month}的住房公积金${moneyText(fen)}已扣款入账，余额${balance}。`,
    );
  }
}

function tellFailure(
  desk: Desk,
  person: PersonRecord,
  mandate: MandateRecord,
  { yy: why, short }: DebitRefusal,
  over: boolean,
  fen: Fen,
): void {
  const { month, count } = mandate.tries;
  const account = `尾号${mandate.kkzh.slice(-4)}的扣款账户`;
  if (!over) {
    const nr = `您${month}的住房公积金扣款未成功：${account}${why}。${addDays(desk.today(), 1)}将再次扣款${moneyText(fen)}，${debitAdvice(!short)}。`;
    tell(desk, person, `lhkk-${month}-${count}`, '扣款未成功', nr);
    return;
  }
  tell(
    desk,
    person,
    `lhwj-${month}`,
    '本月未缴',
    `您${month}的住房公积金三次扣款均未成功（${account}${why}），本月未缴，不计违约。可以在“灵活就业人员预缴/补缴”中补上，${policyCount('p.lhBjHf')}个月内补缴的连续缴存不中断。`,
  );
  const missed = monthsMissed(desk, person, month);
  if (missed < PROPOSE_AFTER) return;
  const nr = `您已连续${missed}个月未缴，可以办理灵活就业封存，恢复缴存时再启封；账户不会自动封存。`;
  tell(desk, person, `lhfc-${month}`, '建议办理封存', nr);
}

/** Up to this month, as the account has them: what was made up is no gap. */
function monthsMissed({ store }: Desk, person: PersonRecord, until: PlainMonth): number {
  const settled = settledMonths(store, person);
  let month = until;
  while (!settled.has(month) && spanIn(person, month)?.dwzh === FLEXIBLE) month = shiftMonth(month, -1);
  return monthsBetween(month, until);
}

function tell(desk: Desk, { grzh, sjhm }: PersonRecord, key: string, title: string, nr: string): void {
  const fssj = `${desk.today()} 09:00:00`;
  sendMessage(desk.store, {
    xxId: `${key}-${grzh}`,
    owner: `person:${grzh}`,
    title,
    nr,
    xxlx: '缴存通知',
    fssj,
    ywlsh: '',
  });
  send(desk, { kind: 'sms', to: sjhm, code: '', uuid: '', text: `【住房公积金】${nr}` });
}
