import type { BalancePoint, DepositAccount, LoanSummary, PersonalInfo } from '@/api/person/person';
import type { Completeness } from '@/api/session/completeness';
import { fundTime, monthOf, monthsFrom } from '@/domain/dates';
import { objectionUntil } from '@/domain/deposit/base-adjustment';
import { toYuan } from '@/domain/money';
import { maskBankCard, maskIdNumber, maskPhone } from '@/domain/text/mask';
import { banks } from '../../data/banks';
import { policyCount } from '../../data/policy/policy';
import { completenessOf } from '../access/key-gaps';
import { lastBranch } from '../cases/last-branch';
import { monthlyOf, openingMonthOf, paidMonths, presentTerms } from '../kernel/accounts/account-figures';
import { interestDue } from '../kernel/accounts/deposit-interest';
import { balanceOf, memberAccount, postingsOf, prepaidAccount } from '../kernel/accounts/ledger';
import { hasAccount, lastSpan, type PersonRecord, personOf, spanIn, units } from '../kernel/people';
import { lacksExtras } from '../kernel/person-info';
import type { Store } from '../kernel/store';
import type { Actor, Transaction } from '../kernel/transaction';
import { loanSummary } from '../loans/loan-summary';
import { loansOf } from '../loans/loans';
import { reservedFigures, reservedOf } from '../loans/reserved-amount';
import { otherCityDeposits } from '../registers/other-city-deposits';
import { openPaymentOf } from './flexible/payment-records';
import { termsByMonth } from './terms-by-month';
import { yearOf, yearSums } from './year-sums';

export function personalInfo(tx: Transaction, actor: Actor): PersonalInfo {
  const person = personOf(tx, actor);
  const { xingming, zjlx, zjhm, sjhm } = person;
  // Without an account the number is only reserved and not shown.
  const grzh = hasAccount(person) ? person.grzh : '';
  return { grzh, xingming, zjlx, zjhm: maskIdNumber(zjhm), sjhm: maskPhone(sjhm) };
}

export function depositAccount(tx: Transaction, actor: Actor): DepositAccount {
  const person = personOf(tx, actor);
  const latest = lastSpan(person);
  const span = presentTerms(person, tx.today());
  const { dwyjce, gryjce, yjce } = monthlyOf(person, tx.today());
  const { jzny, consecutive, total, last } = paidMonths(tx.store, person, tx.today());
  const prepaid = balanceOf(tx.store, prepaidAccount(person.grzh));
  const paying = openPaymentOf(tx.store, person.grzh);
  return {
    ...personalInfo(tx, actor),
    grzhzt: person.grzhzt,
    dwmc: latest ? unitName(tx.store, latest.dwzh) : '',
    dwzh: latest?.dwzh ?? '',
    grzhye: toYuan(balanceOf(tx.store, memberAccount(person.grzh))),
    djje: toYuan(person.frozenFen),
    ...reservedFigures(reservedOf(tx.store, person.grzh)),
    grjcjs: toYuan(span?.base ?? 0n),
    dwjcbl: span?.dwjcbl ?? '0',
    grjcbl: span?.grjcbl ?? '0',
    dwyjce: toYuan(dwyjce),
    gryjce: toYuan(gryjce),
    yjce: toYuan(yjce),
    ...termsByMonth(person, tx.today()),
    ...(prepaid > 0n && { yjye: toYuan(prepaid) }),
    ...(paying && { dfny: [...paying.months] }),
    jzny,
    qcny: openingMonthOf(tx.store, person) ?? '',
    khrq: person.khrq,
    lxzcjcys: consecutive,
    ljjcys: total,
    zjhj: last ? { hjny: last.entry.hjny ?? '', jzrq: last.entry.date, fse: toYuan(last.line.fen) } : null,
    jstz: latestAdjustment(tx.store, person),
    bnd: presentYear(tx, person),
    bdk: boundCard(person),
    ydjc: otherCityAccounts(tx.store, person.grzh),
    sywd: lastBranch(tx, actor),
    sjjz: fundTime(tx.now()),
  };
}

/** Returns the running interest year up to today, with interest accrued and not booked yet. */
function presentYear({ store, today }: Transaction, { grzh }: PersonRecord): DepositAccount['bnd'] {
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

/** Returns the balance at each month's end since the first movement, oldest first. */
export function balanceHistoryOf(tx: Transaction, actor: Actor): BalancePoint[] {
  const postings = postingsOf(tx.store, memberAccount(personOf(tx, actor).grzh));
  const first = postings[0];
  if (!first) return [];
  let at = 0;
  let balance = 0n;
  return monthsFrom(monthOf(first.entry.date), monthOf(tx.today())).map((ny) => {
    for (let next = postings[at]; next && monthOf(next.entry.date) <= ny; next = postings[at]) {
      balance += next.line.fen;
      at += 1;
    }
    return { ny, grzhye: toYuan(balance) };
  });
}

export function loansOfPerson(tx: Transaction, actor: Actor): LoanSummary[] {
  return loansOf(tx.store, personOf(tx, actor).grzh)
    .filter((loan) => loan.disbursed <= tx.today())
    .map((loan) => loanSummary(tx, loan));
}

export function completeness(tx: Transaction, actor: Actor): Completeness {
  const person = personOf(tx, actor);
  return { ...completenessOf(person), type: lacksExtras(tx.store, person) ? '1' : '0' };
}

function boundCard({ bankCard, xingming }: PersonRecord): DepositAccount['bdk'] {
  if (!bankCard) return null;
  const yhmc = banks.find((bank) => bank.yhdm === bankCard.yhdm)?.yhmc ?? '';
  return { yhdm: bankCard.yhdm, yhmc, zhhm: xingming, yhzh: maskBankCard(bankCard.yhzh) };
}

function otherCityAccounts(store: Store, grzh: string): DepositAccount['ydjc'] {
  const outside = otherCityDeposits(store).get(grzh);
  if (!outside) return null;
  const { jcgjjzxmc, jcdwmc, ydgrzh, jczmbh, exchange } = outside;
  const { grzhzt = '', lxjcys = 0, jzny = '' } = exchange ?? {};
  return { jcgjjzxmc, jcdwmc, ydgrzh, jczmbh, hyzt: exchange ? '1' : '0', grzhzt, lxjcys, jzny };
}

/** Returns the unit's name, '' for an unknown unit. */
export function unitName(store: Store, dwzh: string): string {
  return units(store).get(dwzh)?.dwmc ?? '';
}

const ADJUSTED = '10';

/** Returns the last change of a member's base while it is in force: start, former base, deadline to object. */
function latestAdjustment(store: Store, person: PersonRecord): DepositAccount['jstz'] {
  const posting = postingsOf(store, memberAccount(person.grzh)).findLast(({ entry }) => entry.kind === ADJUSTED);
  const sxny = posting?.entry.hjny;
  const last = person.spans.at(-1);
  if (!posting || !sxny || !last || last.to !== undefined || last.from < sxny) return null;
  const present = spanIn(person, sxny) ?? last;
  const former = person.spans.findLast(({ from }) => from < sxny);
  return {
    sxny,
    tzqgrjcjs: former && former.dwzh === present.dwzh ? toYuan(former.base) : '',
    tzhgrjcjs: toYuan(present.base),
    yyjzrq: objectionUntil(posting.entry.date, policyCount('p.jsYy')),
  };
}
