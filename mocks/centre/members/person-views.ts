import type { Completeness } from '@/api/completeness';
import type { BalancePoint, DepositAccount, LoanSummary, PersonalInfo } from '@/api/person';
import { fundTime, monthOf, monthsFrom } from '@/domain/dates';
import { maskBankCard, maskIdNumber, maskPhone } from '@/domain/mask';
import { type Fen, toYuan } from '@/domain/money';
import { banks } from '../../data/banks';
import type { Actor, Desk } from '../kernel/desk';
import { balanceOf, loanAccount, memberAccount, postingsOf } from '../kernel/ledger';
import { hasAccount, lastSpan, type PersonRecord, personOf, units } from '../kernel/people';
import type { Store } from '../kernel/store';
import { dueDateOf, type LoanRecord, loansOf, penaltyOf, publicStatus, scheduleOf, termOf } from '../loans/loans';
import { outsideDeposits } from '../registers/outside-deposits';
import { monthlyOf, paidMonths } from './account-figures';
import { completenessOf } from './key-gaps';
import { latestAdjustment } from './latest-adjustment';
import { personGroup } from './person-groups';

export function personalInfo(desk: Desk, actor: Actor): PersonalInfo {
  const person = personOf(desk, actor);
  const { xingming, zjlx, zjhm, sjhm } = person;
  // The number is only kept for somebody without an account.
  const grzh = hasAccount(person) ? person.grzh : '';
  return { grzh, xingming, zjlx, zjhm: maskIdNumber(zjhm), sjhm: maskPhone(sjhm) };
}

export function depositAccount(desk: Desk, actor: Actor): DepositAccount {
  const person = personOf(desk, actor);
  const span = lastSpan(person);
  const { dwyjce, gryjce, yjce } = monthlyOf(person);
  const { jzny, consecutive, total, last } = paidMonths(desk.store, person, desk.today());
  return {
    ...personalInfo(desk, actor),
    grzhzt: person.grzhzt,
    dwmc: span ? unitName(desk.store, span.dwzh) : '',
    dwzh: span?.dwzh ?? '',
    grzhye: toYuan(balanceOf(desk.store, memberAccount(person.grzh))),
    djje: toYuan(person.frozenFen),
    grjcjs: toYuan(span?.base ?? 0n),
    dwjcbl: span?.dwjcbl ?? '0',
    grjcbl: span?.grjcbl ?? '0',
    dwyjce: toYuan(dwyjce),
    gryjce: toYuan(gryjce),
    yjce: toYuan(yjce),
    jzny,
    khrq: person.khrq,
    lxzcjcys: consecutive,
    ljjcys: total,
    zjhj: last ? { hjny: last.entry.hjny ?? '', jzrq: last.entry.date, fse: toYuan(last.line.fen) } : null,
    jstz: latestAdjustment(desk.store, person),
    bdk: boundCard(person),
    ydjc: outsideOf(desk.store, person.grzh),
    rydj: personGroup(desk.store, person, desk.today()),
    sjjz: fundTime(desk.now()),
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

export function loanSummary({ store, today }: Desk, loan: LoanRecord): LoanSummary {
  const next = scheduleOf(loan)[loan.paid + loan.missed.length];
  const sum = (pick: (one: LoanRecord['missed'][number]) => Fen) =>
    loan.missed.reduce((total, one) => total + pick(one), 0n);
  return {
    dkzh: loan.dkzh,
    jkhtbh: loan.jkhtbh,
    dklx: loan.dklx,
    htdkje: toYuan(loan.htdkje),
    dkye: toYuan(-balanceOf(store, loanAccount(loan.dkzh))),
    htdkqx: termOf(loan),
    syqs: loan.months - loan.paid,
    dkhkfs: loan.hkfs,
    zxll: percentText(loan.zxll),
    dqyhje: toYuan(next ? next.principal + next.interest : 0n),
    schkrq: loan.firstDue,
    mqhkrq: dueDateOf(loan, loan.months),
    xqhkrq: next ? dueDateOf(loan, next.dqqc) : '',
    ydhkr: Number(loan.firstDue.slice(8)),
    hkzh: maskBankCard(loan.hkzh),
    dkzhzt: publicStatus(loan),
    yqbj: toYuan(sum((one) => one.principal)),
    yqlx: toYuan(sum((one) => one.interest)),
    yqfx: toYuan(penaltyOf(loan, today())),
  };
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

/** '2.6' → '2.600'. */
function percentText(percent: string): string {
  const [whole = '0', decimals = ''] = percent.split('.');
  return `${whole}.${decimals.padEnd(3, '0')}`;
}
