import { cases } from '@mocks/centre/cases/case-states';
import { repaymentCertificate, settledCertificate } from '@mocks/centre/certificates/loan-certificates';
import { loanAccount, memberAccount } from '@mocks/centre/kernel/accounts/ledger';
import type { Actor, Transaction } from '@mocks/centre/kernel/transaction';
import { loanDetail, repaymentPlan } from '@mocks/centre/loans/applications/loan-views';
import { loanEntries } from '@mocks/centre/loans/loan-entries';
import { type LoanRecord, loanTable, owedPrincipal } from '@mocks/centre/loans/loans';
import { listOffsetRuns } from '@mocks/centre/loans/offset/loan-offset-views';
import { loansOfPerson as loanList } from '@mocks/centre/members/person-views';
import { monthOf } from '@/domain/dates';
import { fenIn, type Line, linesOf, same, sumOf, total } from './ledger-lines';

const ALL = { page: 1, size: 10_000 };

/** Everything a borrower is shown of a loan, against the ledger. */
export function checkLoanViews(tx: Transaction): void {
  for (const loan of loanTable(tx.store).values()) {
    const actor: Actor = { kind: 'person', grzh: loan.grzh };
    const lines = linesOf(tx, loanAccount(loan.dkzh));
    if (lines.length === 0) continue;
    checkSummary(tx, actor, loan, lines);
    checkPlan(tx, actor, loan, lines);
    checkCertificate(tx, actor, loan, lines);
    checkEntries(tx, actor, loan, lines);
    checkRuns(tx, actor, loan, lines);
  }
}

const isPayment = ({ kind }: Line) => kind !== 'DK01';

function checkSummary(tx: Transaction, actor: Actor, { dkzh, htdkje }: LoanRecord, lines: readonly Line[]): void {
  const shown = loanList(tx, actor).find((one) => one.dkzh === dkzh);
  const detail = loanDetail(tx, actor, dkzh);
  const paid = lines.filter(isPayment);
  same(`${dkzh} term`, shown?.htdkqx, 24);
  same(`${dkzh} owed`, fenIn(shown?.dkye), -sumOf(lines));
  same(`${dkzh} principal paid`, fenIn(detail.hsbjze), sumOf(paid));
  same(
    `${dkzh} interest paid`,
    fenIn(detail.hslxze),
    sumOf(paid, ({ paidInterest }) => paidInterest),
  );
  same(
    `${dkzh} penalty paid`,
    fenIn(detail.hsfxze),
    sumOf(paid, ({ paidPenalty }) => paidPenalty),
  );
  same(`${dkzh} paid and owed`, fenIn(detail.hsbjze) + fenIn(shown?.dkye), htdkje);
}

/** The plan's coming instalments are what is owed, its past ones what was paid; home names the next of them. */
function checkPlan(tx: Transaction, actor: Actor, { dkzh }: LoanRecord, lines: readonly Line[]): void {
  const { list: plan } = repaymentPlan(tx, actor, { dkzh, ...ALL });
  const shown = loanList(tx, actor).find((one) => one.dkzh === dkzh);
  const principal = (zt: readonly string[]) =>
    total(plan.filter((row) => zt.includes(row.zt)).map((row) => fenIn(row.yhbj)));
  const interest = (zt: string) => total(plan.filter((row) => row.zt === zt).map((row) => fenIn(row.yhlx)));
  const ahead = sumOf(lines.filter(({ id }) => id.startsWith('bj:')));
  const owed = -sumOf(lines);
  for (const { dqqc, yhje, yhbj, yhlx } of plan)
    same(`${dkzh} instalment ${dqqc}`, fenIn(yhje), fenIn(yhbj) + fenIn(yhlx));
  same(`${dkzh} planned`, principal(['0', '2']), owed);
  same(`${dkzh} plan paid`, principal(['1']) + ahead, sumOf(lines.filter(isPayment)));
  same(`${dkzh} instalments left`, shown?.syqs, plan.filter(({ zt }) => zt !== '1').length);
  const next = plan.find(({ zt }) => zt === '0');
  same(`${dkzh} next`, `${shown?.xqhkrq} ${shown?.dqyhje}`, next ? `${next.yhrq} ${next.yhje}` : ' 0.00');
  same(`${dkzh} overdue`, `${fenIn(shown?.yqbj)} ${fenIn(shown?.yqlx)}`, `${principal(['2'])} ${interest('2')}`);
  same(`${dkzh} settled`, shown?.dkzhzt === '3', owed === 0n);
}

/** Rows, sums and balances of the paper, for the whole time and for a part of it. */
function checkCertificate(tx: Transaction, actor: Actor, loan: LoanRecord, lines: readonly Line[]): void {
  const months = [...new Set(lines.map(({ date }) => monthOf(date)))];
  const half = months[Math.floor(months.length / 2)] ?? '';
  for (const from of [months[0] ?? '', half]) {
    const what = `${loan.dkzh} certificate from ${from}`;
    const shown = lines.filter(({ date }) => monthOf(date) >= from);
    const paper = repaymentCertificate(tx, actor, loan, '', [from, monthOf(tx.today())]);
    const facts = new Map(paper.facts.map(({ label, value }) => [label, value]));
    const column = (head: string) => {
      const at = paper.tables?.[0]?.head.indexOf(head) ?? -1;
      return (paper.tables?.[0]?.rows ?? []).map((row) => fenIn(row[at]));
    };
    same(`${what} owed`, fenIn(facts.get('贷款余额')), -sumOf(lines));
    same(`${what} principal`, fenIn(facts.get('期间归还本金')), total(column('本金（元）')));
    same(`${what} interest`, fenIn(facts.get('期间支付利息')), total(column('利息（元）')));
    same(`${what} principal booked`, total(column('本金（元）')), sumOf(shown.filter(isPayment)));
    same(
      `${what} interest booked`,
      total(column('利息（元）')),
      sumOf(shown, ({ paidInterest }) => paidInterest),
    );
    same(
      `${what} penalty booked`,
      total(column('罚息（元）')),
      sumOf(shown, ({ paidPenalty }) => paidPenalty),
    );
    same(`${what} penalty`, fenIn(facts.get('期间支付罚息')), total(column('罚息（元）')));
    same(`${what} count`, facts.get('期间还款次数'), `${shown.filter(isPayment).length}次`);
    same(`${what} ends`, column('贷款余额（元）').at(-1), owedPrincipal(tx.store, loan));
  }
  const settled = new Map(settledCertificate(tx, actor, loan, '').facts.map(({ label, value }) => [label, value]));
  same(`${loan.dkzh} settlement paper`, fenIn(settled.get('贷款余额')), -sumOf(lines));
}

/** 还款明细: each entry is the ledger's in its parts, each balance follows from the one before, the sums are those of the rows. */
function checkEntries(tx: Transaction, actor: Actor, { dkzh }: LoanRecord, lines: readonly Line[]): void {
  const shown = loanEntries(tx, actor, { dkzh, ksrq: '', jsrq: '', dkywmxlx: '', ...ALL });
  same(`${dkzh} entries`, shown.list.length, lines.length);
  let owed = 0n;
  for (const [at, entry] of shown.list.toReversed().entries()) {
    const line = lines[at];
    if (!line) continue;
    const { kind, fen, paidInterest, paidPenalty } = line;
    owed -= fen;
    const parts = [entry.bjje, entry.lxje, entry.fxje].map((part) => fenIn(part || '0.00'));
    const what = `${dkzh} entry ${entry.jzrq} ${entry.dkywmxlx}`;
    same(`${what} kind`, `DK${entry.dkywmxlx}`, kind);
    same(`${what} owed`, fenIn(entry.dkye), owed);
    const paid = kind === 'DK01' ? [0n, 0n, 0n] : [fen, paidInterest, paidPenalty];
    same(`${what} parts`, parts.join(' '), paid.join(' '));
    same(`${what} whole`, fenIn(entry.fse), kind === 'DK01' ? -fen : total(parts));
    same(`${what} source`, entry.hkly !== '', kind !== 'DK01');
  }
  const paid = lines.filter(isPayment);
  const all = sumOf(paid, ({ fen, paidInterest, paidPenalty }) => fen + paidInterest + paidPenalty);
  same(`${dkzh} entries paid`, `${shown.hkcs} ${fenIn(shown.hkhj)}`, `${paid.length} ${all}`);
  same(`${dkzh} entries sums`, fenIn(shown.bjhj) + fenIn(shown.lxhj) + fenIn(shown.fxhj), all);
}

/** 冲还贷记录: what each run took from accounts and card is what was booked. */
function checkRuns(
  tx: Transaction,
  actor: Actor,
  { dkzh, coBorrowers = [] }: LoanRecord,
  lines: readonly Line[],
): void {
  const runs = listOffsetRuns(tx, actor, { ksrq: '', jsrq: '', ...ALL }).list;
  for (const { hkrq, dqqc, yhje, gjjje, ykje, jg, kh } of runs) {
    same(`${dkzh} run ${hkrq} ${dqqc} shares`, total(kh.map(({ fse }) => fenIn(fse))), fenIn(gjjje));
    // Principal paid ahead is owed by nobody and belongs to no instalment.
    if (dqqc === 0) same(`${dkzh} ahead ${hkrq}`, `${yhje} ${jg === '4' || jg === '3'}`, '0.00 true');
    else if (jg !== '3') same(`${dkzh} run ${hkrq} ${dqqc}`, fenIn(gjjje) + fenIn(ykje), fenIn(yhje));
    if (jg === '3') same(`${dkzh} failed run ${hkrq}`, fenIn(gjjje) + fenIn(ykje), 0n);
  }
  const done = runs.filter(({ jg }) => jg !== '3');
  // Deposits that repay by application have the same kind of entry and no run.
  const applied = (ywlsh: string) => cases(tx.store).get(ywlsh)?.ywlx === 'GD0605';
  const booked = lines.filter(({ kind, ywlsh }) => kind === 'DK05' && !applied(ywlsh));
  const all = sumOf(booked) + sumOf(booked, ({ paidInterest, paidPenalty }) => paidInterest + paidPenalty);
  same(`${dkzh} runs`, total(done.map(({ gjjje, ykje }) => fenIn(gjjje) + fenIn(ykje))), all);
  const members = [actor.kind === 'person' ? actor.grzh : '', ...coBorrowers];
  const taken = members.flatMap((grzh) =>
    linesOf(tx, memberAccount(grzh)).filter(({ id }) => id.startsWith(`ch:${dkzh}:`)),
  );
  same(`${dkzh} taken`, total(done.map(({ gjjje }) => fenIn(gjjje))), -sumOf(taken));
}
