// 单位利息单: annual interest statement of a unit's members, and its confirmation by the unit (docs/specification.md 4).
import type { InterestRow, InterestStatement, InterestTotals } from '@/api/unit/unit-interest';
import { addDays, fundTime, type PlainDate } from '@/domain/dates';
import { type Fen, toYuan } from '@/domain/money';
import { maskIdNumber } from '@/domain/text/mask';
import { operatorOf } from '../access/current-operator';
import { notify } from '../access/notify';
import { isInterest } from '../kernel/accounts/deposit-interest';
import { balanceAt, type LedgerEntry, memberAccount, type Posting, postingsOf } from '../kernel/accounts/ledger';
import { pageOfRows } from '../kernel/list-page';
import { memoizeByVersion } from '../kernel/memoize-by-version';
import { type PersonRecord, unitOf, units } from '../kernel/people';
import type { Store } from '../kernel/store';
import { type Actor, BusinessError, ownerOf, REFUSED, type Transaction } from '../kernel/transaction';

const FIRST_YEAR = 2024;
const DEPOSITS = ['01', '02'];
const WITHDRAWALS = ['11', '12'];

interface Confirmation {
  dwzh: string;
  nd: string;
  qrsj: string;
  jbr: string;
}

const confirmations = (store: Store) => store.table<Confirmation>('interest-confirmations');
const keyOf = (dwzh: string, nd: string) => `${dwzh} ${nd}`;

/** Returns the statement of a year, by default the newest, with a page of members. */
export function interestStatement(
  tx: Transaction,
  actor: Actor,
  request: { nd: string; page: number; size: number },
): InterestStatement {
  const unit = unitOf(tx, actor);
  // Only years since the unit's first month.
  const ndlb = settledYears(tx).filter((year) => unit.firstMonth <= `${year}-06`);
  const nd = ndlb.includes(request.nd) ? request.nd : (ndlb[0] ?? '');
  const [ksrq, jsrq] = nd === '' ? ['', ''] : yearOf(nd);
  const { sums, total } = nd === '' ? NOBODY : sumsIn(tx.store, unit.dwzh, ksrq, jsrq);
  const confirmed = confirmations(tx.store).get(keyOf(unit.dwzh, nd));
  const totals: InterestTotals = {
    nd,
    ksrq,
    jsrq,
    rs: sums.length,
    qcye: toYuan(total.opening),
    bngj: toYuan(total.deposits),
    tqje: toYuan(total.withdrawn),
    zyje: toYuan(total.moved),
    lxje: toYuan(total.interest),
    qmye: toYuan(total.closing),
    // An earlier year counts as confirmed by the later ones.
    sfqr: unit.statementConfirmed || nd !== ndlb[0],
    qrsj: confirmed ? `${confirmed.qrsj.slice(0, 10)}（${confirmed.jbr}）` : '',
    kbsm: sums.length > 0 || nd === '' ? '' : whyEmpty(tx.store, unit.dwzh, { nd, jsrq }),
    ndlb,
  };
  return { ...pageOfRows(tx, sums, request, rowOf), ...totals };
}

/** Returns why a statement is empty: the accounts entered the books after its year, or there were none. */
function whyEmpty(store: Store, dwzh: string, { nd, jsrq }: { nd: string; jsrq: PlainDate }): string {
  const opening = store.table<LedgerEntry>('ledger').get(`qc:${dwzh}`);
  if (opening && opening.date > jsrq)
    return `本单位职工的账户于${opening.date}以期初余额转入本系统，${nd}年结息的利息已在期初余额内，没有单独的利息单`;
  return `${nd}年结息时本单位没有职工账户，没有需要核对的利息`;
}

/** Confirms the newest statement, which opens the unit's businesses. */
export function confirmInterest(tx: Transaction, actor: Actor, nd: string): null {
  const unit = unitOf(tx, actor);
  const newest = newestStatement(tx);
  if (nd === '' || nd !== newest)
    throw new BusinessError(REFUSED, `只能确认最近一个结息年度（${newest || '尚未结息'}）的利息单`);
  const id = keyOf(unit.dwzh, nd);
  if (confirmations(tx.store).get(id)) return null;
  const { jbrxm } = operatorOf(tx, actor) ?? unit.operator;
  confirmations(tx.store).put(id, { dwzh: unit.dwzh, nd, qrsj: fundTime(tx.now()), jbr: jbrxm });
  units(tx.store).put(unit.dwzh, { ...unit, statementConfirmed: true });
  return null;
}

/** Opens a settled year: each unit with members on its statement must confirm it, and is notified. */
export function openStatements(tx: Transaction, nd: string, notices: boolean): void {
  const [ksrq, jsrq] = yearOf(nd);
  for (const unit of [...units(tx.store).values()]) {
    const { dwzh, dwzhzt, tyshxydm, other } = unit;
    // The centre's own units (custody, flexible workers) have no credit code and no operator to confirm.
    if (other || dwzhzt === '04' || tyshxydm === '' || sumsIn(tx.store, dwzh, ksrq, jsrq).sums.length === 0) continue;
    units(tx.store).put(dwzh, { ...unit, statementConfirmed: false });
    if (notices) notify(tx, ownerOf({ kind: 'unit', dwzh }), 'interest-statement-open', { nd });
  }
}

/** Seeds the confirmations so far: each settled year, except the newest if `open`. */
export function agreedBefore(tx: Transaction, dwzh: string, open: boolean): void {
  const unit = units(tx.store).get(dwzh);
  if (!unit) return;
  for (const nd of settledYears(tx).slice(open ? 1 : 0)) {
    const [ksrq, jsrq] = yearOf(nd);
    if (sumsIn(tx.store, dwzh, ksrq, jsrq).sums.length === 0) continue;
    const usual = `${nd}-07-06`;
    const day = usual < tx.today() ? usual : tx.today();
    const record = { dwzh, nd, qrsj: `${day} 09:30:00`, jbr: unit.operator.jbrxm };
    confirmations(tx.store).put(keyOf(dwzh, nd), record);
  }
  units(tx.store).put(dwzh, { ...unit, statementConfirmed: !open });
}

/** Returns the first and last day of the interest year settled in `nd`. */
const yearOf = (nd: string): [PlainDate, PlainDate] => [`${Number(nd) - 1}-07-01`, `${nd}-06-30`];

/** Returns the newest settled year, '' before the first. */
export const newestStatement = (tx: Transaction): string => settledYears(tx)[0] ?? '';

/** Returns the settled years, newest first. */
function settledYears(tx: Transaction): string[] {
  const entries = tx.store.table<LedgerEntry>('ledger');
  const last = Number(tx.today().slice(0, 4));
  const years = Array.from({ length: Math.max(last - FIRST_YEAR + 1, 0) }, (_, back) => String(last - back));
  return years.filter((year) => entries.get(`jx:${year}`) !== undefined);
}

/** Returns the members at either end of the year, and those who paid in through the unit; sealed ones included. */
function sumsIn(store: Store, dwzh: string, from: PlainDate, to: PlainDate): Statement {
  return memoizeByVersion(store, dwzh, { name: 'interest-statement', key: to }, (members) => {
    const sums = members.flatMap((person) => {
      // Skips accounts that entered the books later, e.g. all members of a unit for earlier years.
      if ((postingsOf(store, memberAccount(person.grzh))[0]?.entry.date ?? '9') > to) return [];
      const one = sumsOf(store, dwzh, person, from, to);
      return one.opening !== 0n || one.closing !== 0n || one.deposits !== 0n ? [one] : [];
    });
    return { sums, total: totalOf(sums) };
  });
}

type Sums = ReturnType<typeof sumsOf>;
type Total = Omit<Sums, 'person'>;

interface Statement {
  sums: readonly Sums[];
  total: Total;
}

function totalOf(sums: readonly Sums[]): Total {
  const of = (name: keyof Total) => sums.reduce((fen, one) => fen + one[name], 0n);
  return {
    opening: of('opening'),
    deposits: of('deposits'),
    withdrawn: of('withdrawn'),
    moved: of('moved'),
    interest: of('interest'),
    closing: of('closing'),
  };
}

/** Empty statement, before the first settlement. */
const NOBODY: Statement = { sums: [], total: totalOf([]) };

function sumsOf(store: Store, dwzh: string, person: PersonRecord, from: PlainDate, to: PlainDate) {
  const account = memberAccount(person.grzh);
  const postings = postingsOf(store, account);
  const holds = holderOf(person, postings);
  const sums = { deposits: 0n, withdrawn: 0n, interest: 0n };
  for (const posting of postings) {
    const { entry, line } = posting;
    if (entry.date < from || entry.date > to) continue;
    if (DEPOSITS.includes(entry.kind)) sums.deposits += entry.dwzh === dwzh ? line.fen : 0n;
    else if (holds(entry.date) !== dwzh) continue;
    else if (isInterest(posting)) sums.interest += line.fen;
    else if (WITHDRAWALS.includes(entry.kind)) sums.withdrawn -= line.fen;
  }
  const held = (day: PlainDate): Fen => (holds(day) === dwzh ? balanceAt(store, account, day) : 0n);
  const [opening, closing] = [held(addDays(from, -1)), held(to)];
  // Other movements: transfer between units, merge, correction.
  const moved = closing - opening - sums.deposits + sums.withdrawn - sums.interest;
  return { person, ...sums, opening, moved, closing };
}

/** Returns a person's unit on a day by the bookings so far: the last transfer, else the last deposit. */
function holderOf({ spans }: PersonRecord, postings: readonly Posting[]): (day: PlainDate) => string | undefined {
  const isTransfer = ({ entry, line }: Posting) => entry.kind === '06' && line.fen === 0n;
  const transferred = postings.filter(isTransfer);
  const paid = postings.filter(({ entry }) => DEPOSITS.includes(entry.kind) || entry.kind === '99');
  return (day) => {
    const until = ({ entry }: Posting) => entry.date <= day;
    return (transferred.findLast(until) ?? paid.findLast(until))?.entry.dwzh ?? spans[0]?.dwzh;
  };
}

function rowOf({ person, deposits, interest }: Sums): InterestRow {
  const { grzh, xingming, zjhm } = person;
  return { grzh, xingming, zjhm: maskIdNumber(zjhm), bngj: toYuan(deposits), lxje: toYuan(interest) };
}
