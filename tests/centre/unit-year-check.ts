// What holds at every moment of a unit's year, whatever was done in it.
import { batchRowsPage } from '@mocks/centre/cases/batch/batches';
import { cases } from '@mocks/centre/cases/case-states';
import { openingMonthOf, paidShares } from '@mocks/centre/kernel/accounts/account-figures';
import {
  balanceAt,
  balanceOf,
  type LedgerEntry,
  memberAccount,
  pendingAccount,
  postingsOf,
  trialBalance,
} from '@mocks/centre/kernel/accounts/ledger';
import { formerAndPresentMembersOf, lastSpan, persons, spanIn, units } from '@mocks/centre/kernel/people';
import { ownerOf, type Transaction } from '@mocks/centre/kernel/transaction';
import { ratiosIn } from '@mocks/centre/kernel/unit/unit-ratios';
import { deferralIn, isVoid, lastMonthOf, type Relief, reliefsOf } from '@mocks/centre/kernel/unit/unit-reliefs';
import { interestStatement } from '@mocks/centre/members/interest-statement';
import { presentMonth } from '@mocks/centre/members/present-month';
import { searchMembers } from '@mocks/centre/members/unit/unit-members';
import { contributionShares } from '@mocks/centre/remittance/amounts';
import { lastDayToRemit } from '@mocks/centre/remittance/last-day';
import { dueMonth } from '@mocks/centre/remittance/list/confirm';
import { bookedRoster, dueRoster } from '@mocks/centre/remittance/list/roster';
import { availablePending } from '@mocks/centre/remittance/list/settle';
import { deferralTodos } from '@mocks/centre/remittance/relief-days';
import { listReliefs } from '@mocks/centre/remittance/relief-views';
import { addDays, monthOf, monthsFrom, shiftMonth } from '@/domain/dates';
import { fenOf, toYuan } from '@/domain/money';
import { checkBooks } from './ledger-check';
import type { UnitActor } from './ledger-years';

const EVERYBODY = { page: 1, size: 100 };

export function checkUnits(tx: Transaction, actors: readonly UnitActor[]): void {
  ensure(trialBalance(tx.store) === 0n, 'the books are out of balance');
  for (const actor of actors) {
    checkRoster(tx, actor);
    checkMonths(tx, actor);
    checkPending(tx, actor);
    checkReliefs(tx, actor);
  }
  checkStatements(tx, actors);
  // Accounts, interest day by day, lists, transfers, vouchers, cases.
  checkBooks(tx);
}

/** The list that is due is what the terms of those on it come to, and the members' list shows what they pay in the month it is of. */
function checkRoster(tx: Transaction, actor: UnitActor): void {
  const { store } = tx;
  const { dwzh } = actor;
  const due = dueMonth(tx, unitOf(tx, actor));
  let sum = 0n;
  for (const grzh of formerAndPresentMembersOf(store, dwzh)) {
    const person = persons(store).get(grzh);
    const span = person && spanIn(person, due);
    if (span?.dwzh === dwzh) sum += contributionShares(span).unitFen + contributionShares(span).memberFen;
  }
  const { figures, entries } = dueRoster(store, dwzh, due);
  ensure(figures.hjje === sum, `${dwzh}: the list of ${due} is ${figures.hjje}, its members' terms ${sum}`);
  const rows = entries.reduce((all, { unitFen, memberFen }) => all + unitFen + memberFen, 0n);
  ensure(rows === figures.hjje, `${dwzh}: the rows of ${due} are ${rows}, its sum ${figures.hjje}`);
  const now = presentMonth(tx, unitOf(tx, actor));
  for (const { grzh, yjce, qsny } of searchMembers(tx, actor, EVERYBODY).list) {
    const person = persons(store).get(grzh);
    // Who comes later is shown as of then.
    ensure(qsny === '' || qsny > now, `${grzh} is shown as of ${qsny}`);
    const span = person && spanIn(person, qsny || now);
    const { unitFen, memberFen } = span?.dwzh === dwzh ? contributionShares(span) : { unitFen: 0n, memberFen: 0n };
    const monthly = toYuan(unitFen + memberFen);
    ensure(yjce === monthly, `${grzh} is shown with ${yjce}, pays ${monthly} in ${qsny || now}`);
  }
}

/**
 * Each month that a unit has paid for a member is paid as the terms of that month say, or on the higher base on which it was made
 * up since, by the unit whose member it was.
 */
function checkMonths(tx: Transaction, actor: UnitActor): void {
  const { store } = tx;
  const { dwzh } = actor;
  const raised = raisedBases(tx, actor);
  const paid = new Map<string, { unitFen: bigint; fen: bigint }>();
  for (const entry of store.table<LedgerEntry>('ledger').values()) {
    const { kind, hjny, lines } = entry;
    if (entry.dwzh !== dwzh || (kind !== '01' && kind !== '02') || hjny === undefined) continue;
    for (const { account, fen, unitFen = 0n } of lines) {
      if (!account.startsWith('member:')) continue;
      const key = `${account.slice('member:'.length)} ${hjny}`;
      const before = paid.get(key) ?? { unitFen: 0n, fen: 0n };
      paid.set(key, { unitFen: before.unitFen + unitFen, fen: before.fen + fen });
    }
    // The list of a booked month, as it is shown, is what is in the members' accounts.
    if (kind !== '01') continue;
    const booked = bookedRoster(store, dwzh, hjny)?.figures.hjje;
    const sum = lines.reduce((all, { account, fen }) => (account.startsWith('member:') ? all + fen : all), 0n);
    ensure(booked === sum, `${dwzh} ${hjny}: the list is shown as ${booked}, its members have ${sum}`);
  }
  for (const [key, { unitFen, fen }] of paid) {
    const [grzh = '', month = ''] = key.split(' ');
    const person = persons(store).get(grzh);
    const span = person && spanIn(person, month);
    ensure(span?.dwzh === dwzh, `${grzh}: ${month} paid by ${dwzh}, on the terms of ${span?.dwzh ?? 'nobody'}`);
    const base = raised.get(key) ?? 0n;
    const shares = span && contributionShares(base > span.base ? { ...span, base } : span);
    ensure(
      unitFen === shares?.unitFen && fen === shares.unitFen + shares.memberFen,
      `${grzh} ${month}: paid ${fen} (unit ${unitFen}), due ${shares?.unitFen}+${shares?.memberFen}`,
    );
  }
}

/** Account and month → the highest base that a list which is paid has made it up to. */
function raisedBases(tx: Transaction, actor: UnitActor): Map<string, bigint> {
  const raised = new Map<string, bigint>();
  for (const { values, ywlx, ywzt, owner } of cases(tx.store).values()) {
    if (ywlx !== 'GJ0202' || ywzt !== '99' || owner !== ownerOf(actor)) continue;
    const rows = batchRowsPage(tx, actor, { pcbh: values.pcbh ?? '', page: 1, size: 100 }).list;
    for (const { grzh, bjksny, bjjsny, bjjs } of rows as Record<string, string>[]) {
      if (!bjjs || !bjksny || !bjjsny) continue;
      for (const month of monthsFrom(bjksny, bjjsny)) {
        const key = `${grzh} ${month}`;
        const [known, base] = [raised.get(key) ?? 0n, fenOf(bjjs)];
        raised.set(key, base > known ? base : known);
      }
    }
  }
  return raised;
}

function checkPending(tx: Transaction, actor: UnitActor): void {
  const { store } = tx;
  const { dwzh } = actor;
  const unit = unitOf(tx, actor);
  ensure(balanceOf(store, pendingAccount(dwzh)) >= 0n, 'the pending balance is below zero');
  ensure(availablePending(store, dwzh) >= 0n, 'more is set aside than there is');
  const put = deferralIn(store, dwzh, monthOf(tx.today())) !== undefined;
  ensure(put === (unit.dwzhzt === '03'), `${tx.today()} is ${put ? '' : 'not '}put off, the account is ${unit.dwzhzt}`);
  const due = dueMonth(tx, unit);
  const stands = deferralIn(store, dwzh, due);
  ensure(!stands || lastMonthOf(stands) >= monthOf(tx.today()), `${due} was put off and is due`);
}

/** A lower ratio holds in its months; what was put off reads as owed until it is paid, in the record and in the to-do alike. */
function checkReliefs(tx: Transaction, actor: UnitActor): void {
  const { store } = tx;
  const { dwzh } = actor;
  const all = reliefsOf(store, dwzh).filter((relief) => !isVoid(relief));
  for (const { lx, ksny, jsny, dwjcbl, grjcbl } of all) {
    if (lx !== 'jd') continue;
    for (const month of monthsFrom(ksny, jsny)) {
      const held = ratiosIn(unitOf(tx, actor), month);
      ensure(
        held.dwjcbl === dwjcbl && held.grjcbl === grjcbl,
        `${dwzh} ${month}: ${held.dwjcbl}%, approved ${dwjcbl}%`,
      );
    }
  }
  const rows = new Map(listReliefs(tx, actor, { page: 1, size: 1000 }).list.map((row) => [row.ywlsh, row]));
  const month = monthOf(tx.today());
  const goesOn = (relief: Relief): boolean =>
    lastMonthOf(relief) >= month ||
    all.some((one) => one.lx === 'hj' && one.ksny === shiftMonth(lastMonthOf(relief), 1) && goesOn(one));
  let owed = 0n;
  for (const relief of all) {
    if (relief.lx !== 'hj') continue;
    const sum = owedOf(tx, actor, relief);
    const row = rows.get(relief.ywlsh);
    ensure(row?.wbje === toYuan(sum), `${relief.ksny} put off: ${row?.wbje} is shown as owed, ${sum} is`);
    ensure(row?.zt !== '4' || owedOf(tx, actor, relief) === 0n, `${relief.ksny} put off: made up, but ${sum} is owed`);
    // It is asked for once all by which it was prolonged are over too, and the months before it are remitted.
    if (!goesOn(relief) && lastMonthOf(relief) < dueMonth(tx, unitOf(tx, actor))) owed += sum;
  }
  const said = deferralTodos(tx, unitOf(tx, actor)).flatMap(({ sxsm }) => sxsm?.match(/[\d,.]+(?=元)/)?.[0] ?? []);
  const told = said.reduce((sum, yuan) => sum + fenOf(yuan.replaceAll(',', '')), 0n);
  ensure(told === owed, `${dwzh}: ${told} is to be made up, ${owed} was put off`);
}

/** What was put off in months that are over for those who are the unit's, and nothing has been paid for since. */
function owedOf(tx: Transaction, actor: UnitActor, relief: Relief): bigint {
  const { store, today } = tx;
  const { dwzh } = actor;
  const unit = unitOf(tx, actor);
  const tooLate = (month: string) => month < monthOf(today()) || lastDayToRemit(store, unit, month) < today();
  let sum = 0n;
  for (const grzh of formerAndPresentMembersOf(store, dwzh)) {
    const person = persons(store).get(grzh);
    if (!person || lastSpan(person)?.dwzh !== dwzh || !['01', '02', '06'].includes(person.grzhzt)) continue;
    const paid = paidShares(store, grzh);
    for (const month of monthsFrom(relief.ksny, lastMonthOf(relief)).filter(tooLate)) {
      const span = spanIn(person, month);
      if (span?.dwzh !== dwzh || paid.has(month) || month <= (openingMonthOf(store, person) ?? '')) continue;
      const { unitFen, memberFen } = contributionShares(span);
      sum += unitFen + memberFen;
    }
  }
  return sum;
}

/** The statements of all units together are what was booked in the year: nobody's interest is on two of them, or on none. */
function checkStatements(tx: Transaction, actors: readonly UnitActor[]): void {
  const statements = actors.map((actor) => interestStatement(tx, actor, { nd: '', ...EVERYBODY }));
  const [first] = statements;
  if (!first || first.nd === '') return;
  const { nd, ksrq, jsrq } = first;
  const together = (name: 'qcye' | 'bngj' | 'lxje' | 'qmye') =>
    statements.reduce((sum, one) => sum + fenOf(one[name]), 0n);
  let deposits = 0n;
  let interest = 0n;
  let opening = 0n;
  let closing = 0n;
  for (const { grzh } of persons(tx.store).values()) {
    const account = memberAccount(grzh);
    opening += balanceAt(tx.store, account, addDays(ksrq, -1));
    closing += balanceAt(tx.store, account, jsrq);
    for (const { entry, line } of postingsOf(tx.store, account)) {
      if (entry.date < ksrq || entry.date > jsrq) continue;
      if (entry.kind === '01' || entry.kind === '02') deposits += line.fen;
      if (entry.kind === '09') interest += line.fen;
    }
  }
  const said = { qcye: opening, bngj: deposits, lxje: interest, qmye: closing };
  for (const name of ['qcye', 'bngj', 'lxje', 'qmye'] as const) {
    ensure(together(name) === said[name], `${nd} ${name}: statements ${together(name)}, accounts ${said[name]}`);
  }
  for (const { bngj, lxje, list } of statements) {
    const rows = (name: 'bngj' | 'lxje') => list.reduce((sum, one) => sum + fenOf(one[name]), 0n);
    ensure(
      rows('bngj') === fenOf(bngj) && rows('lxje') === fenOf(lxje),
      `${nd}: rows and totals of a statement differ`,
    );
  }
}

function unitOf({ store }: Transaction, { dwzh }: UnitActor) {
  const unit = units(store).get(dwzh);
  if (!unit) throw new Error(`no unit ${dwzh}`);
  return unit;
}

function ensure(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}
