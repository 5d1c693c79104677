import type { OffsetLoan, OffsetMonthRow, OffsetRunRow } from '@/api/loan-offset';
import type { Page } from '@/api/person';
import { monthOf } from '@/domain/dates';
import { type OffsetMonth, simulateOffset } from '@/domain/loan-offset';
import { maskName } from '@/domain/mask';
import { type Fen, parseYuan, toYuan } from '@/domain/money';
import { policyFen } from '../../data/policy';
import { openCaseFor } from '../cases/open-case';
import { lastPaidMonth, monthlyOf } from '../kernel/account-figures';
import { type Actor, type Desk, REFUSED, Refusal } from '../kernel/desk';
import { balanceAt, balanceOf, memberAccount, postingsOf } from '../kernel/ledger';
import { chosenRows, type Paging, pageOfRows } from '../kernel/list-page';
import { lastSpan, personOf, persons, units } from '../kernel/people';
import type { Store } from '../kernel/store';
import { runningLoans } from './loan-conditions';
import {
  activeOffset,
  type OffsetRun,
  offsetAccount,
  offsetRuns,
  offsets,
  participantsOf,
  shareEntry,
} from './loan-offsets';
import { loanSummary } from './loan-summary';
import { dueDateOf, type LoanRecord, nextInstalment, scheduleOf } from './loans';
import { type OutsideRun, outsideRunsOf } from './outside-offsets';

const MONTHS_AHEAD = 12;

/** The person's running loans, each with what is signed and who may take part. */
export function offsetLoans(desk: Desk, actor: Actor): OffsetLoan[] {
  const person = personOf(desk, actor);
  return runningLoans(desk, actor).map((loan) => {
    const order = activeOffset(desk.store, loan.dkzh);
    return {
      ...loanSummary(desk, loan),
      sczt: offsetLoanState(desk, loan),
      order: order
        ? {
            chfs: order.chfs,
            thfs: order.thfs,
            cxr: order.cxr,
            blje: toYuan(order.keep),
            sxqc: order.from,
            chry: order.accounts.map((grzh) => persons(desk.store).get(grzh)?.xingming ?? ''),
          }
        : null,
      jcrq: order ? '' : endedOn(desk.store, loan.dkzh),
      participants: participantsOf(desk.store, loan).map(({ grzh, xingming, yjkrgx }) => ({
        grzh,
        xingming,
        yjkrgx,
        grzhye: grzh === person.grzh ? toYuan(balanceOf(desk.store, memberAccount(grzh))) : '',
      })),
      sxqc: nextInstalment(loan),
    };
  });
}

/** The day on which the last order for the loan was ended; '' where none was. */
function endedOn(store: Store, dkzh: string): string {
  const days = [...offsets(store).values()].flatMap((one) => (one.dkzh === dkzh && one.ended ? [one.ended.day] : []));
  return days.sort().at(-1) ?? '';
}

/** Whether a loan is signed for: code of dictionary chdqyzt. */
export function offsetLoanState(desk: Desk, { dkzh, grzh }: LoanRecord): '0' | '1' | '2' {
  if (openCaseFor(desk, { kind: 'person', grzh }, 'GD0601', { dkzh })) return '2';
  return activeOffset(desk.store, dkzh) ? '1' : '0';
}

/** A loan that this person may sign for. @throws Refusal for any other one, in the words of one that does not exist. */
export function ownLoan(desk: Desk, actor: Actor, dkzh: string): LoanRecord {
  const own = runningLoans(desk, actor);
  const loan = own.find((one) => one.dkzh === dkzh) ?? (dkzh === '' ? own[0] : undefined);
  if (!loan) throw new Refusal(REFUSED, '未找到您正在偿还的住房公积金贷款');
  return loan;
}

/** The next twelve instalments by the values so far; what cannot be read counts as the usual. */
export function offsetForecast(
  desk: Desk,
  actor: Actor,
  input: { dkzh: string; blje: string; chry: readonly { grzh: string; sxh: string }[] },
): OffsetMonthRow[] {
  const { store } = desk;
  const loan = ownLoan(desk, actor, input.dkzh);
  const person = personOf(desk, actor);
  const keep = input.blje === '' ? policyFen('p.zhBlje') : parseYuan(input.blje);
  if (keep === undefined || keep < 0n) throw new Refusal(REFUSED, '账户保留余额格式不正确');
  const allowed = new Set(participantsOf(store, loan).map(({ grzh }) => grzh));
  const order = input.chry
    .filter(({ grzh, sxh }) => allowed.has(grzh) && /^[1-9]$/.test(sxh))
    .sort((a, b) => Number(a.sxh) - Number(b.sxh))
    .map(({ grzh }) => grzh);
  const from = loan.paid + loan.missed.length;
  const months = simulateOffset({
    accounts: (order.length > 0 ? order : [person.grzh]).map((grzh) => {
      const member = persons(store).get(grzh);
      return { ...offsetAccount(store, grzh), monthly: member ? monthlyOf(member, desk.today()).yjce : 0n };
    }),
    keep,
    instalments: scheduleOf(loan)
      .slice(from, from + MONTHS_AHEAD)
      .map((one) => ({ ...one, due: dueDateOf(loan, one.dqqc) })),
    depositDay: units(store).get(lastSpan(person)?.dwzh ?? '')?.payday ?? 31,
    today: desk.today(),
    paidThisMonth: lastPaidMonth(store, person) >= monthOf(desk.today()),
  });
  return months.map((month) => forecastRow(month, person.grzh));
}

function forecastRow(month: OffsetMonth, grzh: string): OffsetMonthRow {
  const own = month.left.find((account) => account.grzh === grzh);
  return {
    dqqc: month.dqqc,
    hkrq: month.due,
    yhje: toYuan(month.amount),
    gjjje: toYuan(month.deposit),
    ykje: toYuan(month.card),
    grzhye: own ? toYuan(own.fen) : '',
  };
}

/** Runs of the person's loans, and of loans that the person's account helps to pay, newest first. */
export function listOffsetRuns(
  desk: Desk,
  actor: Actor,
  input: Paging & { ksrq: string; jsrq: string },
): Page<OffsetRunRow> {
  const { store } = desk;
  const { grzh } = personOf(desk, actor);
  const mine = new Set(
    [...offsets(store).values()]
      .filter(({ dkzh, accounts }) => accounts.includes(grzh) || isBorrower(desk, actor, dkzh))
      .map(({ dkzh }) => dkzh),
  );
  const own = [...offsetRuns(store).values()]
    .filter((run) => mine.has(run.dkzh))
    .map((run) => ({ id: run.id, day: run.hkrq, row: () => runRow(store, run, grzh) }));
  const outside = outsideRunsOf(store, grzh).map((run) => ({
    id: run.ywlsh,
    // Days before the instalment falls due: whoever looks today finds it.
    day: run.day,
    row: () => outsideRunRow(run, personOf(desk, actor).xingming),
  }));
  const chosen = chosenRows([...own, ...outside], input, { day: ({ day }) => day, newest: ({ day, id }) => day + id });
  return pageOfRows(desk, chosen, input, ({ row }) => row());
}

function isBorrower(desk: Desk, actor: Actor, dkzh: string): boolean {
  return runningLoans(desk, actor).some((loan) => loan.dkzh === dkzh);
}

function runRow(store: Store, run: OffsetRun, grzh: string): OffsetRunRow {
  const shares = run.shares.toSorted((a, b) => Number(b.grzh === grzh) - Number(a.grzh === grzh));
  return {
    dqqc: run.dqqc,
    hkrq: run.hkrq,
    yhje: toYuan(run.yhje),
    kh: shares.map((share) => ({
      xingming: share.grzh === grzh ? share.xingming : maskName(share.xingming),
      fse: toYuan(share.fen),
      sm: share.sm,
    })),
    gjjje: toYuan(run.shares.reduce((sum, { fen }) => sum + fen, 0n)),
    ykje: toYuan(run.card),
    grzhye: toYuan(balanceAfter(store, run, grzh)),
    jg: run.jg,
    sm: run.sm,
  };
}

/** For a loan of another city: what its repayment account gives to the rest is not known here. */
function outsideRunRow({ dkzxmc, jkhtbh, ...run }: OutsideRun, xingming: string): OffsetRunRow {
  return {
    dqqc: 0,
    hkrq: run.hkrq,
    yhje: toYuan(run.yhje),
    kh: [{ xingming, fse: toYuan(run.fen), sm: '' }],
    gjjje: toYuan(run.fen),
    ykje: '',
    grzhye: toYuan(run.left),
    jg: run.fen === run.yhje ? '1' : run.fen > 0n ? '5' : '3',
    sm: `异地贷款（${dkzxmc}，合同${jkhtbh}）：${run.sm}`,
  };
}

/** Of the person's own account: right after what the run took from it, or at the end of the day when it took nothing. */
function balanceAfter(store: Store, run: OffsetRun, grzh: string): Fen {
  const account = memberAccount(grzh);
  const id = shareEntry(run.dkzh, run, grzh);
  let balance = 0n;
  for (const { entry, line } of postingsOf(store, account)) {
    balance += line.fen;
    if (entry.id === id) return balance;
  }
  return balanceAt(store, account, run.hkrq);
}
