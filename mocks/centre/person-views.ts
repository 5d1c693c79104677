import type {
  BalancePoint,
  Completeness,
  DepositAccount,
  DepositEntries,
  DepositEntry,
  LoanSummary,
  PersonalInfo,
} from '@/api/person';
import { fundTime, monthOf, monthsFrom } from '@/domain/dates';
import { maskBankCard, maskIdNumber, maskPhone } from '@/domain/mask';
import { type Fen, toYuan } from '@/domain/money';
import { banks } from '../data/banks';
import { monthlyOf, paidMonths } from './account-figures';
import type { Actor, Desk } from './desk';
import { balanceOf, loanAccount, memberAccount, type Posting, postingsOf } from './ledger';
import { dueDateOf, type LoanRecord, loansOf, penaltyOf, publicStatus, scheduleOf } from './loans';
import { lastSpan, type PersonRecord, personOf, units } from './people';
import type { Store } from './store';

export function personalInfo(desk: Desk, actor: Actor): PersonalInfo {
  const { grzh, xingming, zjlx, zjhm, sjhm } = personOf(desk, actor);
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
    bdk: boundCard(person),
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

/** Ledger entries with the running balance, newest first; the dates are inclusive. */
export function depositEntries(
  desk: Desk,
  actor: Actor,
  input: { ksrq?: string; jsrq?: string; gjmxlx?: string; page: number; size: number },
): DepositEntries {
  let balance = 0n;
  const all = postingsOf(desk.store, memberAccount(personOf(desk, actor).grzh)).map((posting) => {
    balance += posting.line.fen;
    return { posting, balance };
  });
  const chosen = all.filter(
    ({ posting: { entry } }) =>
      (!input.ksrq || entry.date >= input.ksrq) &&
      (!input.jsrq || entry.date <= input.jsrq) &&
      (!input.gjmxlx || entry.kind === input.gjmxlx),
  );
  const from = (input.page - 1) * input.size;
  const shown = chosen.toReversed().slice(from, from + input.size);
  const sum = (pick: (fen: Fen) => boolean) =>
    chosen.map(({ posting }) => posting.line.fen).reduce((total, fen) => (pick(fen) ? total + fen : total), 0n);
  return {
    list: shown.map((row) => entryOf(desk.store, row.posting, row.balance)),
    total: chosen.length,
    srhj: toYuan(sum((fen) => fen > 0n)),
    zchj: toYuan(-sum((fen) => fen < 0n)),
    sjjz: fundTime(desk.now()),
  };
}

export function loans(desk: Desk, actor: Actor): LoanSummary[] {
  return loansOf(desk.store, personOf(desk, actor).grzh)
    .filter((loan) => loan.disbursed <= desk.today())
    .map((loan) => loanSummary(desk, loan));
}

export function completeness(desk: Desk, actor: Actor): Completeness {
  return { status: personOf(desk, actor).completeness };
}

function entryOf(store: Store, { entry, line }: Posting, balance: Fen): DepositEntry {
  const unitFen = line.unitFen ?? 0n;
  return {
    ywlsh: entry.ywlsh,
    jzrq: entry.date,
    gjmxlx: entry.kind,
    zhaiyao: entry.zhaiyao,
    hjny: entry.hjny ?? '',
    dwmc: entry.dwzh ? unitName(store, entry.dwzh) : '',
    dwfse: toYuan(unitFen),
    grfse: toYuan(line.unitFen === undefined ? 0n : line.fen - unitFen),
    fse: toYuan(line.fen),
    lxje: toYuan(entry.kind === '09' ? line.fen : 0n),
    grzhye: toYuan(balance),
  };
}

function loanSummary({ store, today }: Desk, loan: LoanRecord): LoanSummary {
  const next = scheduleOf(loan)[loan.paid + loan.missed.length];
  const sum = (pick: (one: LoanRecord['missed'][number]) => Fen) =>
    loan.missed.reduce((total, one) => total + pick(one), 0n);
  return {
    dkzh: loan.dkzh,
    jkhtbh: loan.jkhtbh,
    dklx: loan.dklx,
    htdkje: toYuan(loan.htdkje),
    dkye: toYuan(-balanceOf(store, loanAccount(loan.dkzh))),
    htdkqx: loan.months,
    syqs: loan.months - loan.paid,
    dkhkfs: loan.hkfs,
    zxll: percentText(loan.zxll),
    dqyhje: toYuan(next ? next.principal + next.interest : 0n),
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

function unitName(store: Store, dwzh: string): string {
  return units(store).get(dwzh)?.dwmc ?? '';
}

/** '2.6' → '2.600'. */
function percentText(percent: string): string {
  const [whole = '0', decimals = ''] = percent.split('.');
  return `${whole}.${decimals.padEnd(3, '0')}`;
}
