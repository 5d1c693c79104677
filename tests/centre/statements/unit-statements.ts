import { issueUnitStatement, unitStatement } from '@mocks/centre/certificates/unit-statement';
import { issuedDocuments } from '@mocks/centre/documents/document';
import { type LedgerEntry, pendingAccount } from '@mocks/centre/kernel/accounts/ledger';
import { persons, spanIn } from '@mocks/centre/kernel/people';
import type { Actor, Transaction } from '@mocks/centre/kernel/transaction';
import { searchMembers } from '@mocks/centre/members/unit/unit-members';
import { unitInfo } from '@mocks/centre/members/unit/unit-views';
import { listRemittances, remittanceDetail } from '@mocks/centre/remittance/list/list-views';
import { rosterOfBookedMonth } from '@mocks/centre/remittance/list/roster-views';
import { listPending } from '@mocks/centre/remittance/pending-views';
import { issueVoucherFor } from '@mocks/centre/remittance/voucher';
import { monthOf, shiftMonth } from '@/domain/dates';
import { monthlyDeposit } from '@/domain/deposit/interest';
import { fenIn, type Line, linesOf, same, sumOf, total } from './ledger-lines';

type Unit = Actor & { kind: 'unit' };

const ALL = { page: 1, size: 10_000 };
const NO_DAYS = { ksrq: '', jsrq: '' };

/** Everything a unit is shown of its money and its members, against the ledger. */
export function checkUnitViews(tx: Transaction, dwzh: string): void {
  const actor: Unit = { kind: 'unit', dwzh };
  const lines = linesOf(tx, pendingAccount(dwzh));
  const last = monthOf(tx.today());
  for (const [from, to] of [
    [shiftMonth(last, -23), last],
    [shiftMonth(last, -6), shiftMonth(last, -3)],
    [last, last],
  ]) {
    checkStatement(tx, actor, from ?? last, to ?? last, lines);
  }
  checkPending(tx, actor, lines);
  checkLists(tx, actor);
  checkHome(tx, actor, lines);
}

function checkStatement(tx: Transaction, actor: Unit, ksny: string, jsny: string, lines: readonly Line[]): void {
  const what = `${actor.dwzh} statement ${ksny} to ${jsny}`;
  const { zmbh } = issueUnitStatement(tx, actor, { ksny, jsny });
  const shown = unitStatement(tx, actor, { ksny, jsny });
  const opening = sumOf(lines.filter(({ date }) => monthOf(date) < ksny));
  const rows = lines.filter(({ date }) => monthOf(date) >= ksny && monthOf(date) <= jsny);
  same(`${what} opening`, fenIn(shown.qcye), opening);
  same(`${what} came`, fenIn(shown.dfhj), sumOf(rows.filter(({ fen }) => fen > 0n)));
  same(`${what} went`, fenIn(shown.jfhj), -sumOf(rows.filter(({ fen }) => fen < 0n)));
  same(`${what} closing`, fenIn(shown.qmye), opening + sumOf(rows));
  same(`${what} adds up`, fenIn(shown.qcye) + fenIn(shown.dfhj) - fenIn(shown.jfhj), fenIn(shown.qmye));
  same(`${what} rows`, shown.mx.map(({ jf, df }) => fenIn(df) - fenIn(jf)).join(), rows.map(({ fen }) => fen).join());
  if (shown.mx.length > 0) same(`${what} last balance`, shown.mx.at(-1)?.ye, shown.qmye);
  const paper = issuedDocuments(tx.store).get(zmbh)?.content;
  const facts = new Map(paper?.facts.map(({ label, value }) => [label, value]));
  const figures = [shown.qcye, shown.dfhj, shown.jfhj, shown.qmye].map(fenIn).join();
  same(
    `${what} paper`,
    ['期初余额', '单位缴款', '记入职工账户和退回单位', '期末余额'].map((label) => fenIn(facts.get(label))).join(),
    figures,
  );
  same(`${what} paper rows`, paper?.tables?.[0]?.rows.length, rows.length);
}

function checkPending(tx: Transaction, actor: Unit, lines: readonly Line[]): void {
  const { list, zsye, total: count } = listPending(tx, actor, { ...NO_DAYS, ...ALL });
  same(`${actor.dwzh} pending`, fenIn(zsye), sumOf(lines));
  same(`${actor.dwzh} pending rows`, count, lines.length);
  same(`${actor.dwzh} pending sum`, total(list.map(({ fse, syje }) => fenIn(fse) - fenIn(syje))), sumOf(lines));
  if (list[0]) same(`${actor.dwzh} pending last`, list[0].zsye, zsye);
}

/** 汇缴记录, voucher and list of each booked month. */
function checkLists(tx: Transaction, actor: Unit): void {
  for (const row of listRemittances(tx, actor, { ksny: '', jsny: '', zt: '', ...ALL }).list) {
    if (row.zt !== '4') continue;
    const what = `${actor.dwzh} ${row.hjny}`;
    const entry = tx.store.table<LedgerEntry>('ledger').get(`hj:${actor.dwzh}:${row.hjny}`);
    const members = entry?.lines.filter(({ account }) => account.startsWith('member:')) ?? [];
    const sum = total(members.map(({ fen }) => fen));
    same(`${what} sum`, fenIn(row.hjje), sum);
    same(`${what} people`, row.hjrs, members.length);
    const roster = rosterOfBookedMonth(tx, actor, { hjny: row.hjny, bd: '', ...ALL });
    const column = (name: 'dwyjce' | 'gryjce' | 'yjce' | 'syyjce') => total(roster.list.map((one) => fenIn(one[name])));
    same(`${what} list`, fenIn(roster.hjje), sum);
    same(`${what} list rows`, column('yjce'), sum);
    same(
      `${what} list parts`,
      `${column('dwyjce')} ${column('gryjce')}`,
      `${fenIn(roster.dwhjje)} ${fenIn(roster.grhjje)}`,
    );
    same(`${what} list former`, column('syyjce'), fenIn(roster.syje));
    const { syje, zjje, jsje, tzje } = roster;
    same(`${what} list adds up`, fenIn(syje) + fenIn(zjje) - fenIn(jsje) + fenIn(tzje), sum);
    same(`${what} unit's part`, fenIn(roster.dwhjje), total(members.map(({ unitFen = 0n }) => unitFen)));
    const detail = remittanceDetail(tx, actor, { qcqrdh: row.qcqrdh });
    same(
      `${what} detail`,
      `${detail.hjje} ${detail.dwhjje} ${detail.grhjje}`,
      `${roster.hjje} ${roster.dwhjje} ${roster.grhjje}`,
    );
    const { zmbh } = issueVoucherFor(tx, actor, { qcqrdh: row.qcqrdh });
    const facts = new Map(
      issuedDocuments(tx.store)
        .get(zmbh)
        ?.content.facts.map(({ label, value }) => [label, value]),
    );
    same(
      `${what} voucher`,
      `${fenIn(facts.get('汇缴金额'))} ${facts.get('汇缴人数')}`,
      `${sum} ${members.length.toLocaleString('en-US')}人`,
    );
  }
}

/** Home says what the month's payers come to, at the ratios that stand beside it. */
function checkHome(tx: Transaction, actor: Unit, lines: readonly Line[]): void {
  const info = unitInfo(tx, actor);
  const members = searchMembers(tx, actor, ALL).list;
  same(`${actor.dwzh} home pending`, fenIn(info.zsye), sumOf(lines));
  const paying = [...persons(tx.store).values()].flatMap((person) => spanIn(person, info.yjceny) ?? []);
  const shares = paying
    .filter(({ dwzh }) => dwzh === actor.dwzh)
    .map(({ base }) => monthlyDeposit(base, info.dwjcbl) + monthlyDeposit(base, info.grjcbl));
  same(`${actor.dwzh} home monthly`, fenIn(info.yjcezj), total(shares));
  same(`${actor.dwzh} home paying`, info.dwjcrs, members.filter(({ yjce }) => fenIn(yjce) > 0n).length);
  same(`${actor.dwzh} home sealed`, info.dwfcrs, members.filter(({ grzhzt }) => grzhzt === '02').length);
}
