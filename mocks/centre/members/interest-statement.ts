// 单位利息单: what the accounts of a unit's members came to in a year of interest, and that the unit agrees to it (specification 4).
import type { InterestRow, InterestStatement, InterestTotals } from '@/api/unit-interest';
import { addDays, fundTime, type PlainDate } from '@/domain/dates';
import { maskIdNumber } from '@/domain/mask';
import { type Fen, toYuan } from '@/domain/money';
import { operatorOf } from '../access/acting';
import { isInterest } from '../kernel/deposit-interest';
import { type Actor, type Desk, REFUSED, Refusal } from '../kernel/desk';
import { balanceAt, type LedgerEntry, memberAccount, type Posting, postingsOf } from '../kernel/ledger';
import { pageOfRows } from '../kernel/list-page';
import { type PersonRecord, unitOf, units } from '../kernel/people';
import type { Store } from '../kernel/store';
import { whileUnchanged } from '../kernel/while-unchanged';
import { tellUnit } from '../remittance/tell-unit';

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

/** The statement of a year, the newest when none is named, with a page of its members. */
export function interestStatement(
  desk: Desk,
  actor: Actor,
  asked: { nd: string; page: number; size: number },
): InterestStatement {
  const unit = unitOf(desk, actor);
  // None from before it first paid in.
  const ndlb = settledYears(desk).filter((year) => unit.firstMonth <= `${year}-06`);
  const nd = ndlb.includes(asked.nd) ? asked.nd : (ndlb[0] ?? '');
  const [ksrq, jsrq] = nd === '' ? ['', ''] : yearOf(nd);
  const { sums, total } = nd === '' ? NOBODY : sumsIn(desk.store, unit.dwzh, ksrq, jsrq);
  const confirmed = confirmations(desk.store).get(keyOf(unit.dwzh, nd));
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
    // An earlier year is settled by the ones after it.
    sfqr: unit.statementConfirmed || nd !== ndlb[0],
    qrsj: confirmed ? `${confirmed.qrsj.slice(0, 10)}（${confirmed.jbr}）` : '',
    kbsm: sums.length > 0 || nd === '' ? '' : whyEmpty(desk.store, unit.dwzh, { nd, jsrq }),
    ndlb,
  };
  return { ...pageOfRows(desk, sums, asked, rowOf), ...totals };
}

/** Nobody is on the statement: the accounts came into the books after its year, or there was none in it. */
function whyEmpty(store: Store, dwzh: string, { nd, jsrq }: { nd: string; jsrq: PlainDate }): string {
  const opening = store.table<LedgerEntry>('ledger').get(`qc:${dwzh}`);
  if (opening && opening.date > jsrq)
    return `本单位职工的账户于${opening.date}以期初余额转入本系统，${nd}年度的利息已在期初余额内，没有单独的利息单`;
  return `${nd}年度本单位没有职工账户，没有需要核对的利息`;
}

/** The unit agrees to the newest statement, which opens its businesses. */
export function confirmInterest(desk: Desk, actor: Actor, nd: string): null {
  const unit = unitOf(desk, actor);
  const newest = newestStatement(desk);
  if (nd === '' || nd !== newest)
    throw new Refusal(REFUSED, `只能确认最近一个结息年度（${newest || '尚未结息'}）的利息单`);
  const id = keyOf(unit.dwzh, nd);
  if (confirmations(desk.store).get(id)) return null;
  const { jbrxm } = operatorOf(desk, actor) ?? unit.operator;
  confirmations(desk.store).put(id, { dwzh: unit.dwzh, nd, qrsj: fundTime(desk.now()), jbr: jbrxm });
  units(desk.store).put(unit.dwzh, { ...unit, statementConfirmed: true });
  return null;
}

/** A year is settled: each unit with members on its statement has to agree to it, and hears so. */
export function openStatements(desk: Desk, nd: string, notify: boolean): void {
  const [ksrq, jsrq] = yearOf(nd);
  for (const unit of [...units(desk.store).values()]) {
    const { dwzh, dwzhzt, tyshxydm, other } = unit;
    // What the centre itself keeps as a unit (custody, flexible workers) has no code, and nobody to agree.
    if (other || dwzhzt === '04' || tyshxydm === '' || sumsIn(desk.store, dwzh, ksrq, jsrq).sums.length === 0) continue;
    units(desk.store).put(dwzh, { ...unit, statementConfirmed: false });
    if (!notify) continue;
    const nr = `${nd}年度单位利息单已生成，请在“单位利息单”中核对并确认，有异议的可以提出；确认前暂不能办理业务。`;
    tellUnit(desk, dwzh, { id: `dzd-${dwzh}-${nd}`, title: `${nd}年度单位利息单待确认`, nr, ywlsh: '' });
  }
}

/** What units agreed to before `day`: each settled year but, where the newest is still open (`open`), that one. For the seed. */
export function agreedBefore(desk: Desk, dwzh: string, open: boolean): void {
  const unit = units(desk.store).get(dwzh);
  if (!unit) return;
  for (const nd of settledYears(desk).slice(open ? 1 : 0)) {
    const [ksrq, jsrq] = yearOf(nd);
    if (sumsIn(desk.store, dwzh, ksrq, jsrq).sums.length === 0) continue;
    const usual = `${nd}-07-06`;
    const day = usual < desk.today() ? usual : desk.today();
    const record = { dwzh, nd, qrsj: `${day} 09:30:00`, jbr: unit.operator.jbrxm };
    confirmations(desk.store).put(keyOf(dwzh, nd), record);
  }
  units(desk.store).put(dwzh, { ...unit, statementConfirmed: !open });
}

/** First and last day of the year of interest that is settled in `nd`. */
const yearOf = (nd: string): [PlainDate, PlainDate] => [`${Number(nd) - 1}-07-01`, `${nd}-06-30`];

/** The newest year of which the interest is settled, '' before the first. */
export const newestStatement = (desk: Desk): string => settledYears(desk)[0] ?? '';

/** Years of which the interest is settled, newest first. */
function settledYears(desk: Desk): string[] {
  const entries = desk.store.table<LedgerEntry>('ledger');
  const last = Number(desk.today().slice(0, 4));
  const years = Array.from({ length: Math.max(last - FIRST_YEAR + 1, 0) }, (_, back) => String(last - back));
  return years.filter((year) => entries.get(`jx:${year}`) !== undefined);
}

/** Whoever was with the unit at an end of the year, or paid in through it: also who lies sealed with it. */
function sumsIn(store: Store, dwzh: string, from: PlainDate, to: PlainDate): Statement {
  return whileUnchanged(store, dwzh, { name: 'interest-statement', key: to }, (members) => {
    const sums = members.flatMap((person) => {
      // Whose account came into the books later: all ten thousand of a unit, in each year before it.
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

/** Before the first settlement. */
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
  // Whatever else came or went: with the account from another unit or to one, by a merger, by a correction.
  const moved = closing - opening - sums.deposits + sums.withdrawn - sums.interest;
  return { person, ...sums, opening, moved, closing };
}

/** Whose member somebody was on a day, by what was booked until then: a transfer, else the last deposit. */
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
