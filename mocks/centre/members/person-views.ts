import type { Completeness } from '@/api/completeness';
import type { BalancePoint, DepositAccount, LoanSummary, PersonalInfo } from '@/api/person';
import { fundTime, monthOf, monthsFrom } from '@/domain/dates';
import { maskBankCard, maskIdNumber, maskPhone } from '@/domain/mask';
import { toYuan } from '@/domain/money';
import { banks } from '../../data/banks';
import { completenessOf } from '../access/key-gaps';
import { lastBranch } from '../cases/last-branch';
import { monthlyOf, openingMonthOf, paidMonths, presentTerms } from '../kernel/account-figures';
import { interestDue } from '../kernel/deposit-interest';
import type { Actor, Desk } from '../kernel/desk';
import { balanceOf, memberAccount, postingsOf, prepaidAccount } from '../kernel/ledger';
import { hasAccount, lastSpan, type PersonRecord, personOf, units } from '../kernel/people';
import type { Store } from '../kernel/store';
import { askedFigures, askedOf } from '../loans/asked-money';
import { loanSummary } from '../loans/loan-summary';
import { loansOf } from '../loans/loans';
import { outsideDeposits } from '../registers/outside-deposits';
import { openPaymentOf } from './flexible/payment-records';
import { latestAdjustment } from './latest-adjustment';
import { termsByMonth } from './terms-by-month';
import { yearOf, yearSums } from './year-sums';

export function personalInfo(desk: Desk, actor: Actor): PersonalInfo {
  const person = personOf(desk, actor);
  const { xingming, zjlx, zjhm, sjhm } = person;
  // The number is only kept for somebody without an account.
  const grzh = hasAccount(person) ? person.grzh : '';
  return { grzh, xingming, zjlx, zjhm: maskIdNumber(zjhm), sjhm: maskPhone(sjhm) };
}

export function depositAccount(desk: Desk, actor: Actor): DepositAccount {
  const person = personOf(desk, actor);
  const latest = lastSpan(person);
  const span = presentTerms(person, desk.today());
  const { dwyjce, gryjce, yjce } = monthlyOf(person, desk.today());
  const { jzny, consecutive, total, last } = paidMonths(desk.store, person, desk.today());
  const prepaid = balanceOf(desk.store, prepaidAccount(person.grzh));
  const paying = openPaymentOf(desk.store, person.grzh);
  return {
    ...personalInfo(desk, actor),
    grzhzt: person.grzhzt,
    dwmc: latest ? unitName(desk.store, latest.dwzh) : '',
    dwzh: latest?.dwzh ?? '',
    grzhye: toYuan(balanceOf(desk.store, memberAccount(person.grzh))),
    djje: toYuan(person.frozenFen),
    ...askedFigures(askedOf(desk.store, person.grzh)),
    grjcjs: toYuan(span?.base ?? 0n),
    dwjcbl: span?.dwjcbl ?? '0',
    grjcbl: span?.grjcbl ?? '0',
    dwyjce: toYuan(dwyjce),
    gryjce: toYuan(gryjce),
    yjce: toYuan(yjce),
    ...termsByMonth(person, desk.today()),
    ...(prepaid > 0n && { yjye: toYuan(prepaid) }),
    ...(paying && { dfny: [...paying.months] }),
    jzny,
    qcny: openingMonthOf(desk.store, person) ?? '',
    khrq: person.khrq,
    lxzcjcys: consecutive,
    ljjcys: total,
    zjhj: last ? { hjny: last.entry.hjny ?? '', jzrq: last.entry.date, fse: toYuan(last.line.fen) } : null,
    jstz: latestAdjustment(desk.store, person),
    bnd: presentYear(desk, person),
    bdk: boundCard(person),
    ydjc: outsideOf(desk.store, person.grzh),
    sywd: lastBranch(desk, actor),
    sjjz: fundTime(desk.now()),
  };
}

/** The interest year that is running, up to today, with the interest that it has earned so far and is not booked yet. */
function presentYear({ store, today }: Desk, { grzh }: PersonRecord): DepositAccount['bnd'] {
  const account = memberAccount(grzh);
  const from = `${yearOf(today()) - 1}-07-01`;
  const sums = yearSums(store, account, from, today());
  return {
    ksrq: from,
    grzhsnjzye: toYuan(sums.opening),
    grzhdngjye: toYuan(sums.deposit),
    dntqje: toYuan(-sums.withdrawal),
    dnlxje: toYuan(sums.interest),
    yjlx: toYuan(interestDue(postingsOf(store, account), today())),
    dnqtje: toYuan(sums.transferIn + sums.transferOut + sums.other),
  };
}

/** Balance at the end of each month from the first movement to now, oldest first. */
export function balanceHistory(desk: Desk, actor: Actor): BalancePoint[] {
  const postings = postingsOf(desk.store, memberAccount(personOf(desk, actor).grzh));
  const first = postings[0];
  if (!first) return [];
  let at = 0;
  let balance = 0n;
  return monthsFrom(monthOf(first.entry.date), monthOf(desk.today())).map((ny) => {
    for (let next = postings[at]; next && monthOf(next.entry.date) <= ny; next = postings[at]) {
      balance += next.line.fen;
      at += 1;
    }
    return { ny, grzhye: toYuan(balance) };
  });
}

export function loans(desk: Desk, actor: Actor): LoanSummary[] {
  return loansOf(desk.store, personOf(desk, actor).grzh)
    .filter((loan) => loan.disbursed <= desk.today())
    .map((loan) => loanSummary(desk, loan));
}

export function completeness(desk: Desk, actor: Actor): Completeness {
  return completenessOf(personOf(desk, actor));
}

function boundCard({ bankCard, xingming }: PersonRecord): DepositAccount['bdk'] {
  if (!bankCard) return null;
  const yhmc = banks.find((bank) => bank.yhdm === bankCard.yhdm)?.yhmc ?? '';
  return { yhdm: bankCard.yhdm, yhmc, zhhm: xingming, yhzh: maskBankCard(bankCard.yhzh) };
}

function outsideOf(store: Store, grzh: string): DepositAccount['ydjc'] {
  const outside = outsideDeposits(store).get(grzh);
  if (!outside) return null;
  const { jcgjjzxmc, jcdwmc, ydgrzh, jczmbh, exchange } = outside;
  const { grzhzt = '', lxjcys = 0, jzny = '' } = exchange ?? {};
  return { jcgjjzxmc, jcdwmc, ydgrzh, jczmbh, hyzt: exchange ? '1' : '0', grzhzt, lxjcys, jzny };
}

/** '' for a unit that the centre does not know. */
export function unitName(store: Store, dwzh: string): string {
  return units(store).get(dwzh)?.dwmc ?? '';
}
