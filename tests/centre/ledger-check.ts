import { type CaseRecord, cases, casesOf } from '@mocks/centre/cases/case-states';
import type { BankOrder } from '@mocks/centre/kernel/accounts/bank';
import {
  balanceOf,
  type LedgerEntry,
  loanAccount,
  memberAccount,
  pendingAccount,
  postingsOf,
} from '@mocks/centre/kernel/accounts/ledger';
import { businessArea } from '@mocks/centre/kernel/business-names';
import { persons, units } from '@mocks/centre/kernel/people';
import type { Store } from '@mocks/centre/kernel/store';
import { ownerOf, type Transaction } from '@mocks/centre/kernel/transaction';
import { deferralIn } from '@mocks/centre/kernel/unit/unit-reliefs';
import { movementsOf } from '@mocks/centre/loans/loan-movements';
import { loanSchedule, loanTable } from '@mocks/centre/loans/loans';
import { backPaymentsOf, type RemittanceRecord, remittancesOf } from '@mocks/centre/remittance/list/records';
import { REFUND } from '@mocks/centre/remittance/refunds';
import { bankTransfers } from '@mocks/centre/remittance/transfers';
import { addDays, monthsFrom, shiftMonth } from '@/domain/dates';
import { fenOf } from '@/domain/money';
import { PAYING_UNITS } from './ledger-world';

type Fen = bigint;

function ensure(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

/** Everything that must be true of the books whatever was done. Each figure is worked out from the entries, not from the ledger's own sums. */
export function checkBooks({ store }: Transaction): void {
  const entries = [...store.table<LedgerEntry>('ledger').values()];
  checkBalances(store, entries);
  for (const dwzh of PAYING_UNITS) checkUnit(store, entries, dwzh);
  checkTransfers(store, entries);
  checkCases(store, entries);
  checkLoan(store, entries);
  checkRepayments(store, entries);
  for (const { grzh } of persons(store).values()) checkMember(store, grzh);
}

function checkBalances(store: Store, entries: readonly LedgerEntry[]): void {
  const sums = new Map<string, Fen>();
  let last = '';
  for (const { id, date, lines } of entries) {
    let entrySum = 0n;
    for (const { account, fen } of lines) {
      entrySum += fen;
      sums.set(account, (sums.get(account) ?? 0n) + fen);
    }
    ensure(entrySum === 0n, `${id} is out of balance`);
    ensure(date >= last, `${id} is booked before the entry before it`);
    last = date;
  }
  let all = 0n;
  for (const [account, sum] of sums) {
    all += sum;
    ensure(balanceOf(store, account) === sum, `${account} is ${balanceOf(store, account)}, its entries are ${sum}`);
  }
  ensure(all === 0n, 'the books are out of balance');
}

/** The unit's money equals its members': what came in is what lies pending and what its members have. */
function checkUnit(store: Store, entries: readonly LedgerEntry[], dwzh: string): void {
  const own = entries.filter((entry) => entry.dwzh === dwzh);
  const pending = pendingAccount(dwzh);
  const into = (entry: LedgerEntry, account: string) =>
    entry.lines.reduce((sum, line) => (line.account === account ? sum + line.fen : sum), 0n);
  const came = own.filter(({ kind }) => kind === 'ZS').reduce((sum, entry) => sum + into(entry, pending), 0n);
  const booked = own.filter(({ kind }) => kind === '01');
  const madeUp = own.filter(({ kind }) => kind === '02');
  const shared = [...booked, ...madeUp].reduce((sum, { lines }) => sum + membersSum(lines), 0n);
  ensure(came === balanceOf(store, pending) + shared, `${dwzh}: ${came} came, ${shared} went to the members`);
  ensure(balanceOf(store, pending) >= 0n, `${dwzh}: the pending balance is below zero`);

  const back = backPaymentsOf(store, dwzh);
  const lists = [...remittancesOf(store, dwzh), ...back];
  ensure(
    came === sourcesOf(store, dwzh, lists),
    `${dwzh}: ${came} came, of which ${sourcesOf(store, dwzh, lists)} is known`,
  );
  const open = lists.filter(({ zt }) => zt === '2');
  ensure(open.filter(({ bj }) => !bj).length <= 1, `${dwzh}: more than one list is open`);
  ensure(open.filter(({ bj }) => bj).length <= 1, `${dwzh}: more than one list makes months up`);
  const aside = open.reduce((sum, { received }) => sum + received, 0n);
  ensure(aside <= balanceOf(store, pending), `${dwzh}: more is set aside than there is`);
  for (const list of lists) checkList(store, list);

  const months = booked.map(({ hjny = '' }) => hjny).sort();
  const jzny = units(store).get(dwzh)?.jzny ?? '';
  ensure(new Set(months).size === months.length, `${dwzh}: a month is booked twice`);
  const last = months.at(-1) ?? jzny;
  // Beyond what was remitted it is paid to only by months that were put off and are made up.
  const after = monthsFrom(shiftMonth(last, 1), jzny);
  const putOff = after.every((month) => deferralIn(store, dwzh, month));
  ensure(last <= jzny && putOff, `${dwzh}: paid to ${jzny}, booked to ${last}`);
  const vouchers = lists.filter(({ zt }) => zt === '4').map(({ pzh }) => pzh);
  const paidBack = back.filter(({ zt }) => zt === '4').length;
  ensure(new Set(vouchers).size === vouchers.length, `${dwzh}: a voucher number twice`);
  ensure(vouchers.length === months.length + paidBack, `${dwzh}: vouchers`);
  // Only a month in which nobody paid in may be left out.
  for (const month of monthsFrom(months[0] ?? jzny, jzny)) {
    ensure(
      months.includes(month) || !lists.some(({ hjny, zt, bj }) => !bj && hjny === month && zt === '2'),
      `${dwzh}: ${month} left out`,
    );
  }
}

/** What should have come: every transfer of the unit, every month its bank paid, every debit that went through for what was missing. */
function sourcesOf(store: Store, dwzh: string, lists: readonly RemittanceRecord[]): Fen {
  const asked = casesOf(store, ownerOf({ kind: 'unit', dwzh })).filter(
    ({ ywlx, ywzt }) => ywlx === REFUND && ywzt === '99',
  );
  const refunded = asked.reduce((total, { je }) => total + je, 0n);
  const own = [...bankTransfers(store).values()].filter((transfer) => transfer.dwzh === dwzh);
  const sum = (from: typeof own) => from.reduce((total, { fse }) => total + fse, 0n);
  return lists.reduce((total, { ywlsh, zt, attempts, figures }) => {
    if (zt === '4' && ywlsh === '') return total + figures.hjje;
    const debited = attempts.some(({ ok }) => ok);
    return debited ? total + figures.hjje - cameInParts(store, ywlsh) : total;
  }, sum(own) - refunded);
}

/** What a list had before it was complete, as its timeline tells the unit. */
function cameInParts(store: Store, ywlsh: string): Fen {
  return (cases(store).get(ywlsh)?.lc ?? []).reduce((sum, { yj }) => {
    const [, yuan = '0'] = /^到账([\d,.]+)元，尚差/.exec(yj) ?? [];
    return sum + fenOf(yuan);
  }, 0n);
}

function checkList(store: Store, { qcqrdh, zt, dwzh, hjny, figures, received, bj }: RemittanceRecord): void {
  if (bj) {
    const made = [...store.table<LedgerEntry>('ledger').values()].filter(({ id }) => id.startsWith(`bj:${qcqrdh}:`));
    const fen = made.reduce((sum, { lines }) => sum + membersSum(lines), 0n);
    ensure(fen === (zt === '4' ? figures.hjje : 0n), `${qcqrdh}: made up ${fen} of ${figures.hjje}`);
    return;
  }
  const entry = store.table<LedgerEntry>('ledger').get(`hj:${dwzh}:${hjny}`);
  ensure(received <= figures.hjje && (zt !== '4' || received === figures.hjje), `${qcqrdh}: ${received} set aside`);
  if (zt === '4')
    ensure(entry !== undefined && membersSum(entry.lines) === figures.hjje, `${qcqrdh}: booked another sum`);
  if (zt === '2') ensure(received < figures.hjje && entry === undefined, `${qcqrdh}: open although paid or booked`);
}

/** Each transfer came once, each claim was booked once, and what nobody owns lies apart. */
function checkTransfers(store: Store, entries: readonly LedgerEntry[]): void {
  let nobodys = 0n;
  for (const { lsh, fse, zt } of bankTransfers(store).values()) {
    const came = entries.filter(({ id }) => id === `zj:${lsh}`);
    const claimed = entries.filter(({ id }) => id === `rl:${lsh}`);
    ensure(
      came.length === 1 && claimed.length === (zt === '3' ? 1 : 0),
      `${lsh}: booked ${came.length}, claimed ${claimed.length}`,
    );
    ensure(
      came[0]?.lines.some(({ account, fen }) => account === 'bank' && fen === -fse) === true,
      `${lsh}: another sum`,
    );
    if (zt === '2') nobodys += fse;
  }
  ensure(balanceOf(store, 'unmatched') === nobodys, 'unmatched money');
}

/** What a business books with its members: a month's deposits, part of an account, or all that is in it. */
function kindOf({ ywlx, values }: CaseRecord): string | undefined {
  if (ywlx === 'GJ0201') return '01';
  if (businessArea(ywlx) !== 'withdrawal') return undefined;
  return values.tqlx === '2' ? '12' : '11';
}

/** Every case that is done is in the ledger once with its amount, no other is. */
function checkCases(store: Store, entries: readonly LedgerEntry[]): void {
  for (const record of cases(store).values()) {
    const { ywlsh, ywzt, je, dzje } = record;
    const kind = kindOf(record);
    if (!kind) continue;
    // A closing books the interest to date first.
    const booked = entries.filter(
      (entry) => entry.ywlsh === ywlsh && entry.kind === kind && entry.id !== `tq:${ywlsh}:lx`,
    );
    // What the bank sent back is in the account again, and is paid anew.
    const sentBack = booked.filter(({ id }) => id.endsWith(':th')).length;
    const times = booked.length - 2 * sentBack;
    ensure(times === (ywzt === '99' ? 1 : 0), `${ywlsh} in ${ywzt} is booked ${times} times`);
    const sum = booked[0] ? membersSum(booked[0].lines) : 0n;
    const expected = kind === '01' ? je : -(kind === '12' ? (dzje ?? 0n) : je);
    if (booked[0]) ensure(sum === expected, `${ywlsh}: booked ${sum}, told ${expected}`);
  }
}

/** What the bank debited for a repayment, and what deposits gave, is what was booked for it, once; nothing is taken for one that did not come about. */
function checkRepayments(store: Store, entries: readonly LedgerEntry[]): void {
  for (const { ywlsh, ywlx, ywzt, je } of cases(store).values()) {
    if (ywlx !== 'GD0602' && ywlx !== 'GD0605') continue;
    const carried = [...store.table<BankOrder>('bank-orders').values()].filter(
      ({ id, refusal }) => id.startsWith(`${ywlsh}:`) && refusal === '',
    );
    const lines = entries.filter((entry) => entry.ywlsh === ywlsh).flatMap((entry) => entry.lines);
    const given = (from: (account: string) => boolean) =>
      lines.filter(({ account }) => from(account)).reduce((sum, { fen }) => sum - fen, 0n);
    const debited = given((account) => account === 'bank');
    const drawn = given((account) => account.startsWith('member:'));
    const known = ywzt === '99';
    // Not yet known on the day on which the answer was lost.
    if (ywzt !== '02')
      ensure(carried.length === (debited > 0n ? 1 : 0), `${ywlsh} in ${ywzt}: debited ${carried.length} times`);
    ensure(debited + drawn === (known ? je : 0n), `${ywlsh} in ${ywzt}: booked ${debited} and ${drawn} of ${je}`);
    if (debited > 0n) ensure(carried[0]?.fen === debited, `${ywlsh}: debited ${carried[0]?.fen}, booked ${debited}`);
  }
}

/** What is still to be paid by the plan is what is owed: cheap enough to be asked each day. */
export function checkOwed({ store }: Transaction): void {
  for (const loan of loanTable(store).values()) {
    const owed = -balanceOf(store, loanAccount(loan.dkzh));
    if (owed === 0n && loan.paid === 0) continue;
    let planned = 0n;
    for (const one of loanSchedule(loan).slice(loan.paid)) planned += one.principal;
    ensure(planned === owed, `${loan.dkzh}: the plan leaves ${planned}, owed is ${owed}`);
  }
}

/** The same, and what was booked as interest is the plan's and that of what was paid ahead. */
export function checkPlan(tx: Transaction): void {
  checkOwed(tx);
  const { store } = tx;
  for (const loan of loanTable(store).values()) {
    const { dkzh, paid, missed } = loan;
    const booked = movementsOf(store, loan);
    if (booked.length === 0) continue;
    const plan = loanSchedule(loan);
    const sum = (of: readonly { principal: Fen; interest: Fen }[], pick: 'principal' | 'interest') =>
      of.reduce((total, one) => total + one[pick], 0n);
    const ahead = booked.filter(({ dqqc }) => dqqc === undefined);
    const interest = sum(plan.slice(0, paid), 'interest') + sum(ahead, 'interest');
    ensure(
      interest === sum(booked, 'interest'),
      `${dkzh}: interest ${sum(booked, 'interest')}, by the plan ${interest}`,
    );
    for (const one of missed)
      ensure(plan[one.dqqc - 1]?.interest === one.interest, `${dkzh}: ${one.dqqc} is owed otherwise`);
    ensure(balanceOf(store, `loan:${dkzh}:offset`) === 0n, `${dkzh}: something is left on its way`);
  }
}

function checkLoan(store: Store, entries: readonly LedgerEntry[]): void {
  for (const { dkzh, htdkje, paid, missed } of loanTable(store).values()) {
    const payments = entries.filter(({ id }) => id.startsWith(`hk:${dkzh}:`));
    const ahead = entries.filter(({ id }) => id.startsWith(`bj:${dkzh}:`));
    ensure(payments.length === paid, `${dkzh}: ${paid} instalments paid, ${payments.length} booked`);
    const principal = [...payments, ...ahead].reduce(
      (sum, { lines }) => sum + (lines.find((line) => line.account === loanAccount(dkzh))?.fen ?? 0n),
      0n,
    );
    const disbursed = entries.filter(({ kind }) => kind === 'DK01').length;
    ensure(disbursed === 1 && missed.length >= 0, `${dkzh}: paid out ${disbursed} times`);
    ensure(balanceOf(store, loanAccount(dkzh)) === principal - htdkje, `${dkzh}: balance`);
  }
}

/** No month twice; interest as the sum of every single day's balance; never below zero. */
function checkMember(store: Store, grzh: string): void {
  const postings = postingsOf(store, memberAccount(grzh));
  const months = postings.filter(({ entry }) => entry.kind === '01').map(({ entry }) => `${entry.dwzh} ${entry.hjny}`);
  ensure(new Set(months).size === months.length, `${grzh}: a month twice`);
  let balance = 0n;
  for (const { line } of postings) {
    balance += line.fen;
    ensure(balance >= 0n, `${grzh}: below zero`);
  }
  const interests = postings.filter(({ entry }) => entry.kind === '09');
  ensure(new Set(interests.map(({ entry }) => entry.id)).size === interests.length, `${grzh}: interest twice`);
  for (const { entry, line } of interests) {
    const due = interestByDays(postings, entry);
    ensure(line.fen === due, `${grzh}: interest of ${entry.date} is ${line.fen}, by the day ${due}`);
  }
}

/** 1.5 % of every day's balance from the 30 June before (after its own interest) to this one, half up. */
function interestByDays(postings: ReturnType<typeof postingsOf>, { date, id }: LedgerEntry): Fen {
  const end = addDays(date, 1);
  const begin = `${shiftMonth(date.slice(0, 7), -12)}-30`;
  let products = 0n;
  let at = 0;
  let balance = 0n;
  for (let day = addDays(begin, 1); day < end; day = addDays(day, 1)) {
    for (let next = postings[at]; next && next.entry.date <= day && next.entry.id !== id; next = postings[at]) {
      balance += next.line.fen;
      at += 1;
    }
    products += balance;
  }
  return (products * 15n * 2n + 360_000n) / (360_000n * 2n);
}

function membersSum(lines: LedgerEntry['lines']): Fen {
  return lines.reduce((sum, { account, fen }) => (account.startsWith('member:') ? sum + fen : sum), 0n);
}
