import { type CaseRecord, cases } from '@mocks/centre/cases/case-states';
import { depositCertificate, outOfTownCertificate } from '@mocks/centre/certificates/deposit-certificate';
import { issueYearStatement, statementYears, yearStatement } from '@mocks/centre/certificates/year-statement';
import { issuedDocuments } from '@mocks/centre/documents/document';
import { memberAccount } from '@mocks/centre/kernel/accounts/ledger';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { persons } from '@mocks/centre/kernel/people';
import { type Actor, actorOf, ownerOf, type Transaction } from '@mocks/centre/kernel/transaction';
import { depositComparison } from '@mocks/centre/members/deposit-comparison';
import { depositEntries } from '@mocks/centre/members/deposit-entries';
import { inputConfig } from '@mocks/centre/members/input-config';
import { balanceHistoryOf, depositAccount } from '@mocks/centre/members/person-views';
import { monthOf } from '@/domain/dates';
import { moneyText } from '@/domain/money';
import { fenIn, type Line, linesOf, same, sumOf, total } from './ledger-lines';

type Person = Actor & { kind: 'person' };

const isDeposit = ({ kind }: Line) => kind === '01' || kind === '02';
const isWithdrawal = ({ kind, interest }: Line) => (kind === '11' || kind === '12') && interest === 0n;
const isTransfer = ({ kind }: Line) => ['06', '07', '08'].includes(kind);
const before = (day: string) => (line: Line) => line.date < day;

/** Everything a person is shown of the own deposit account, against the ledger. */
export function checkDepositViews(tx: Transaction, grzh: string): void {
  const actor: Person = { kind: 'person', grzh };
  const lines = linesOf(tx, memberAccount(grzh));
  for (const { nd } of statementYears(tx, actor)) checkYear(tx, actor, nd, lines);
  checkEntries(tx, actor, lines);
  checkComparison(tx, actor, lines);
  checkAccount(tx, actor, lines);
  checkPeriodCertificate(tx, actor, lines);
  checkHistory(tx, actor, lines);
  checkCounts(tx, actor, lines);
  for (const record of cases(tx.store).values()) {
    if (record.owner !== ownerOf({ kind: 'person', grzh }) || record.ywzt !== '99') continue;
    if (record.ywlx === 'GD0605') checkDrawnCase(tx, record);
    else checkPaidCase(tx, record, lines);
  }
  checkInterestMessages(tx, grzh, lines);
}

/** 缴存对比: what came is every deposit booked, in all years and in their rows. */
function checkComparison(tx: Transaction, actor: Person, lines: readonly Line[]): void {
  const shown = depositComparison(tx, actor, { nd: '', page: 1, size: 1000 });
  same(`${actor.grzh} compared`, fenIn(shown.sjhj), sumOf(lines.filter(isDeposit)));
  same(`${actor.grzh} compared rows`, total(shown.list.map(({ sjje }) => fenIn(sjje))), fenIn(shown.sjhj));
  for (const { ksny, yjje, sjje, ce, yjys, sjys, wjny } of shown.list) {
    same(`${actor.grzh} compared ${ksny}`, fenIn(ce), fenIn(sjje) - fenIn(yjje));
    if (yjys > 0) same(`${actor.grzh} months ${ksny}`, yjys, sjys + wjny.length);
  }
}

/** Opening and what came and went by kind come to the closing balance; the paper says the same as the page. */
function checkYear(tx: Transaction, actor: Person, nd: string, lines: readonly Line[]): void {
  const what = `${actor.grzh} statement of ${nd}`;
  const { zmbh } = issueYearStatement(tx, actor, nd);
  const shown = yearStatement(tx, actor, nd);
  const [from, end] = [`${Number(nd) - 1}-07-01`, `${nd}-06-30`];
  const since = lines.filter(({ date }) => date >= from && date <= end);
  const inYear = since.filter((line) => !isBroughtOver(line));
  const opening = sumOf([...lines.filter(before(from)), ...since.filter(isBroughtOver)]);
  const plain = inYear.filter(({ interest }) => interest === 0n);
  const transfers = plain.filter(isTransfer);
  const expected: Record<string, bigint> = {
    qcye: opening,
    jchj: sumOf(plain.filter(isDeposit)),
    tqhj: -sumOf(plain.filter(isWithdrawal)),
    zrhj: sumOf(transfers.filter(({ fen }) => fen > 0n)),
    zchj: -sumOf(transfers.filter(({ fen }) => fen < 0n)),
    lxje: sumOf(inYear, ({ interest }) => interest),
    qthj: sumOf(plain.filter((line) => !isDeposit(line) && !isWithdrawal(line) && !isTransfer(line))),
    qmye: opening + sumOf(inYear),
  };
  const figures = new Map(Object.entries(shown));
  for (const [name, fen] of Object.entries(expected)) same(`${what} ${name}`, fenIn(String(figures.get(name))), fen);
  const { qcye, jchj, tqhj, zrhj, zchj, lxje, qthj, qmye } = shown;
  const [came, went] = [
    [qcye, jchj, zrhj, lxje, qthj],
    [tqhj, zchj],
  ];
  same(`${what} adds up`, total(came.map(fenIn)) - total(went.map(fenIn)), fenIn(qmye));
  let balance = opening;
  same(`${what} rows`, shown.mx.length, inYear.length);
  shown.mx.forEach((row, index) => {
    balance += inYear[index]?.fen ?? 0n;
    same(`${what} row ${index}`, `${row.fse} ${row.grzhye}`, `${yuan(inYear[index]?.fen ?? 0n)} ${yuan(balance)}`);
    same(`${what} row ${index} interest`, fenIn(row.lxje), inYear[index]?.interest);
  });
  const paper = issuedDocuments(tx.store).get(zmbh)?.content;
  const labels = ['期初余额', '缴存合计', '提取合计', '转入合计', '转出合计', '结息', '其他', '期末余额'];
  const facts = new Map(paper?.facts.map(({ label, value }) => [label, value]));
  labels.forEach((label, index) => {
    same(`${what} paper ${label}`, fenIn(facts.get(label)), Object.values(expected)[index]);
  });
  const rows = paper?.tables?.[0]?.rows ?? [];
  same(`${what} paper rows`, rows.map((row) => fenIn(row[4])).join(), inYear.map(({ fen }) => fen).join());
  same(`${what} paper balance`, rows.length === 0 ? qmye : yuan(fenIn(rows.at(-1)?.[5])), qmye);
}

/** The list as a whole, each page of it, each year and each kind. */
function checkEntries(tx: Transaction, actor: Person, lines: readonly Line[]): void {
  for (const gjmxlx of ['', ...new Set(lines.map(({ kind }) => kind))]) {
    const chosen = lines.filter(({ kind }) => gjmxlx === '' || kind === gjmxlx);
    const what = `${actor.grzh} entries ${gjmxlx}`;
    const search = { gjmxlx: gjmxlx || undefined };
    const shown = depositEntries(tx, actor, { ...search, page: 1, size: 10_000 });
    const pages = [1, 2, 3].flatMap((page) => depositEntries(tx, actor, { ...search, page, size: 7 }).list);
    same(`${what} pages`, JSON.stringify(pages), JSON.stringify(shown.list.slice(0, 21)));
    same(`${what} count`, shown.total, chosen.length);
    same(
      `${what} rows`,
      shown.list.map(({ fse }) => fenIn(fse)).join(),
      chosen
        .map(({ fen }) => fen)
        .reverse()
        .join(),
    );
    for (const row of shown.list.filter(isShared)) {
      same(`${what} parts`, fenIn(row.dwfse) + fenIn(row.grfse), fenIn(row.fse));
    }
    same(`${what} in`, fenIn(shown.srhj), came(chosen));
    same(`${what} out`, fenIn(shown.zchj), went(chosen));
    const years = new Set(shown.ndhz.map(({ nd }) => nd));
    same(
      `${what} years`,
      chosen.every(({ date }) => years.has(date.slice(0, 4))),
      true,
    );
    for (const year of shown.ndhz) checkCalendarYear(what, year, lines);
  }
}

type CalendarYear = ReturnType<typeof depositEntries>['ndhz'][number];

/** A year's line is of the whole year, whatever part of it is asked for. */
function checkCalendarYear(what: string, { nd, srhj, zchj, lxhj, qmye }: CalendarYear, lines: readonly Line[]): void {
  const inYear = lines.filter(({ date }) => date.startsWith(nd));
  same(`${what} ${nd} in`, fenIn(srhj), came(inYear));
  same(`${what} ${nd} out`, fenIn(zchj), went(inYear));
  same(
    `${what} ${nd} interest`,
    fenIn(lxhj),
    sumOf(inYear, ({ interest }) => interest),
  );
  same(`${what} ${nd} end`, fenIn(qmye), sumOf(lines.filter(({ date }) => date.slice(0, 4) <= nd)));
}

const isShared = ({ dwfse, grfse }: { dwfse: string; grfse: string }) => fenIn(dwfse) + fenIn(grfse) !== 0n;
/** What was brought over when the ledger began is no income, nor what a bank sent back. */
const isBroughtOver = ({ id }: Line) => id.startsWith('qc:');
const came = (lines: readonly Line[]) => sumOf(lines.filter((line) => !isOut(line) && !isBroughtOver(line)));
const went = (lines: readonly Line[]) => -sumOf(lines.filter(isOut));
const isOut = ({ fen, kind }: Line) => fen < 0n || kind === '11';
const yuan = (fen: bigint) =>
  `${fen < 0n ? '-' : ''}${String(abs(fen) / 100n)}.${String(abs(fen) % 100n).padStart(2, '0')}`;
const abs = (fen: bigint) => (fen < 0n ? -fen : fen);

/** Home, account page and both certificates. */
function checkAccount(tx: Transaction, actor: Person, lines: readonly Line[]): void {
  const shown = depositAccount(tx, actor);
  const paid = lines.filter((line) => isDeposit(line) && line.hjny !== '');
  const months = new Set(paid.map(({ hjny }) => hjny));
  same(`${actor.grzh} balance`, fenIn(shown.grzhye), sumOf(lines));
  same(`${actor.grzh} paid to`, shown.jzny, [...months].sort().at(-1) ?? '2025-12');
  same(`${actor.grzh} months`, shown.ljjcys, months.size + 60);
  const { grzhsnjzye, grzhdngjye, dntqje, dnlxje, dnqtje } = shown.bnd ?? {};
  const came = total([grzhsnjzye, grzhdngjye, dnlxje, dnqtje].map(fenIn));
  same(`${actor.grzh} this year`, came - fenIn(dntqje), sumOf(lines));
  const last = paid.filter(({ kind }) => kind === '01').at(-1);
  same(`${actor.grzh} last month`, fenIn(shown.zjhj?.fse ?? '0'), last?.fen ?? 0n);
  for (const paper of [depositCertificate(tx, actor, ''), outOfTownCertificate(tx, actor, '', '')]) {
    const facts = new Map(paper.facts.map(({ label, value }) => [label, value]));
    same(`${actor.grzh} certified balance`, fenIn(facts.get('账户余额')), sumOf(lines));
    same(`${actor.grzh} certified months`, facts.get('累计缴存月数'), `${months.size + 60}个月`);
    for (const [index, row] of (paper.tables?.[0]?.rows ?? []).entries()) {
      const line = lines.filter(isDeposit).toReversed()[index];
      const shares = [line?.unitFen ?? 0n, (line?.fen ?? 0n) - (line?.unitFen ?? 0n), line?.fen];
      same(`${actor.grzh} certified deposit ${index}`, row.slice(3).map(fenIn).join(), shares.join());
    }
  }
}

/** 缴存证明 of a period: its rows and sum are the ledger's; a hidden balance is nowhere on it. */
function checkPeriodCertificate(tx: Transaction, actor: Person, lines: readonly Line[]): void {
  const months = [...new Set(lines.filter(isDeposit).map(({ hjny }) => hjny))].sort();
  const [from = '2026-01', to = '2026-01'] = [months[Math.floor(months.length / 2)], months.at(-1)];
  const chosen = lines.filter((line) => isDeposit(line) && line.hjny >= from && line.hjny <= to);
  const paper = depositCertificate(tx, actor, '', { balance: 'hidden', period: [from, to] });
  const facts = new Map(paper.facts.map(({ label, value }) => [label, value]));
  same(`${actor.grzh} certified period`, fenIn(facts.get('期间缴存合计')), sumOf(chosen));
  same(
    `${actor.grzh} certified rows`,
    total((paper.tables?.[0]?.rows ?? []).map((row) => fenIn(row[5]))),
    sumOf(chosen),
  );
  same(`${actor.grzh} hidden balance`, facts.has('账户余额'), false);
}

function checkHistory(tx: Transaction, actor: Person, lines: readonly Line[]): void {
  const points = balanceHistoryOf(tx, actor);
  for (const { ny, grzhye } of points) {
    same(`${actor.grzh} end of ${ny}`, fenIn(grzhye), sumOf(lines.filter(({ date }) => monthOf(date) <= ny)));
  }
  same(`${actor.grzh} history ends`, points.at(-1)?.ny, monthOf(tx.today()));
}

/** How often money was withdrawn this year; interest that a closing pays is none. */
function checkCounts(tx: Transaction, actor: Person, lines: readonly Line[]): void {
  const year = tx.today().slice(0, 4);
  const { tqsl = {} } = inputConfig(tx, actor, { code: 'tqsl' });
  const shown = Object.values(tqsl).reduce((sum, count) => sum + count, 0);
  same(
    `${actor.grzh} withdrawals`,
    shown,
    lines.filter((line) => isWithdrawal(line) && line.date.startsWith(year)).length,
  );
}

/** What came of a withdrawal: case, settlement paper and ledger say one amount. */
function checkPaidCase(
  tx: Transaction,
  { ywlsh, ywlx, dzje, grzhye, owner }: CaseRecord,
  lines: readonly Line[],
): void {
  const at = lines.findIndex((line) => line.ywlsh === ywlsh && line.fen < 0n);
  if (at < 0) return;
  same(`${ywlsh} paid`, dzje, -(lines[at]?.fen ?? 0n));
  same(`${ywlsh} left`, grzhye, sumOf(lines.slice(0, at + 1)));
  const said = messagesOf(tx, actorOf(owner)).filter((one) => one.ywlsh === ywlsh);
  const words = `提取${moneyText(dzje ?? 0n)}已转入`;
  same(
    `${ywlsh} told`,
    said.some(({ nr }) => nr.includes(words) && nr.includes(`余额${moneyText(grzhye ?? 0n)}`)),
    true,
  );
  if (ywlx !== 'TQ0103') return;
  const paper = [...issuedDocuments(tx.store).values()].find(
    (one) => one.ywlsh === ywlsh && one.content.title.includes('结算单'),
  );
  const facts = new Map(paper?.content.facts.map(({ label, value }) => [label, value]));
  const interest = sumOf(
    lines.filter((line) => line.ywlsh === ywlsh),
    (line) => line.interest,
  );
  same(`${ywlsh} settled interest`, fenIn(facts.get('截至结算日利息')), interest);
  same(`${ywlsh} settled sum`, fenIn(facts.get('账户余额')) + interest, fenIn(facts.get('本息合计')));
  same(`${ywlsh} settled payment`, fenIn(facts.get('本次支付')), dzje);
}

/** Deposits that repaid a loan: what was taken of everybody is what the borrower is told was taken. */
function checkDrawnCase(tx: Transaction, { ywlsh, je, owner }: CaseRecord): void {
  const taken = [...persons(tx.store).values()].flatMap(({ grzh }) =>
    linesOf(tx, memberAccount(grzh)).filter((line) => line.ywlsh === ywlsh && line.fen < 0n),
  );
  const drawn = -sumOf(taken);
  same(`${ywlsh} drawn within the case`, drawn > 0n && drawn <= je, true);
  const rest = drawn < je ? '，从' : '，本金';
  const said = messagesOf(tx, actorOf(owner)).filter((one) => one.ywlsh === ywlsh);
  const words = `从公积金账户提取${moneyText(drawn)}${rest}`;
  same(
    `${ywlsh} told`,
    said.some(({ nr }) => nr.includes(words)),
    true,
  );
}

/** "2027年结息…，余额…" is what was booked and what was there right then. */
function checkInterestMessages(tx: Transaction, grzh: string, lines: readonly Line[]): void {
  const all = messagesOf(tx, { kind: 'person', grzh });
  lines.forEach(({ id, kind, fen }, index) => {
    if (kind !== '09') return;
    const nr = all.find(({ xxId }) => xxId === `${id.replace(':', '-')}-${grzh}`)?.nr;
    const told = `${moneyText(fen)}，余额${moneyText(sumOf(lines.slice(0, index + 1)))}`;
    same(`${grzh} told interest`, nr?.includes(told), true);
  });
}

const messagesOf = (tx: Transaction, actor: Actor) => listMessages(tx, actor, { page: 1, size: 10_000 }).list;
