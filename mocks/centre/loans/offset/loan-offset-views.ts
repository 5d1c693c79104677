import type { OffsetLoan, OffsetMonthRow, OffsetRunRow } from '@/api/loan/loan-offset';
import type { Page } from '@/api/person/person';
import { monthOf } from '@/domain/dates';
import { type OffsetMonth, simulateOffset } from '@/domain/loan/loan-offset';
import { type Fen, parseYuan, toYuan } from '@/domain/money';
import { maskName } from '@/domain/text/mask';
import { policyFen } from '../../../data/policy/policy';
import { openCaseFor } from '../../cases/open-case';
import { lastPaidMonth, monthlyOf } from '../../kernel/accounts/account-figures';
import { balanceAt, balanceOf, memberAccount, postingsOf } from '../../kernel/accounts/ledger';
import { chosenRows, type Paging, pageOfRows } from '../../kernel/list-page';
import { lastSpan, personOf, persons, units } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { type Actor, BusinessError, REFUSED, type Transaction } from '../../kernel/transaction';
import { runningLoans } from '../loan-conditions';
import { loanSummary } from '../loan-summary';
import { dueDateOf, type LoanRecord, loanSchedule, nextInstalment } from '../loans';
import {
  activeOffset,
  type OffsetRun,
  offsetAccount,
  offsetRuns,
  offsets,
  participantsOf,
  shareEntry,
} from './loan-offsets';
import { type OtherCityRun, otherCityRunsOf } from './other-city-offsets';

const MONTHS_AHEAD = 12;

/** Returns the person's running loans with the agreement and possible participants. */
export function offsetLoans(tx: Transaction, actor: Actor): OffsetLoan[] {
  const person = personOf(tx, actor);
  return runningLoans(tx, actor).map((loan) => {
    const order = activeOffset(tx.store, loan.dkzh);
    return {
      ...loanSummary(tx, loan),
      sczt: offsetLoanState(tx, loan),
      order: order
        ? {
            chfs: order.chfs,
            thfs: order.thfs,
            cxr: order.cxr,
            blje: toYuan(order.keep),
            sxqc: order.from,
            chry: order.accounts.map((grzh) => persons(tx.store).get(grzh)?.xingming ?? ''),
          }
        : null,
      jcrq: order ? '' : endedOn(tx.store, loan.dkzh),
      participants: participantsOf(tx.store, loan).map(({ grzh, xingming, yjkrgx }) => ({
        grzh,
        xingming,
        yjkrgx,
        grzhye: grzh === person.grzh ? toYuan(balanceOf(tx.store, memberAccount(grzh))) : '',
      })),
      sxqc: nextInstalment(loan),
    };
  });
}

/** Returns the day the last agreement of the loan ended; '' for none. */
function endedOn(store: Store, dkzh: string): string {
  const days = [...offsets(store).values()].flatMap((one) => (one.dkzh === dkzh && one.ended ? [one.ended.day] : []));
  return days.sort().at(-1) ?? '';
}

/** Agreement state of a loan: code of dictionary chdqyzt. */
export function offsetLoanState(tx: Transaction, { dkzh, grzh }: LoanRecord): '0' | '1' | '2' {
  if (openCaseFor(tx, { kind: 'person', grzh }, 'GD0601', { dkzh })) return '2';
  return activeOffset(tx.store, dkzh) ? '1' : '0';
}

/** Returns a loan that this person can sign for. @throws BusinessError for any other loan, with the text for one that does not exist */
export function signableLoan(tx: Transaction, actor: Actor, dkzh: string): LoanRecord {
  const own = runningLoans(tx, actor);
  const loan = own.find((one) => one.dkzh === dkzh) ?? (dkzh === '' ? own[0] : undefined);
  if (!loan) throw new BusinessError(REFUSED, '未找到您正在偿还的住房公积金贷款');
  return loan;
}

/**
 * Forecast of the next twelve instalments by the values so far; unreadable values count as the default. From the person's own account
 * alone: what another's account can pay would tell its balance, which is for its holder only.
 */
export function offsetForecast(
  tx: Transaction,
  actor: Actor,
  input: { dkzh: string; blje: string; chry: readonly { grzh: string; sxh: string }[] },
): OffsetMonthRow[] {
  const { store } = tx;
  const loan = signableLoan(tx, actor, input.dkzh);
  const person = personOf(tx, actor);
  const keep = input.blje === '' ? policyFen('p.zhBlje') : parseYuan(input.blje);
  if (keep === undefined || keep < 0n) throw new BusinessError(REFUSED, '账户保留余额格式不正确');
  const named = input.chry.filter(({ sxh }) => /^[1-9]$/.test(sxh));
  const isOut = named.length > 0 && !named.some(({ grzh }) => grzh === person.grzh);
  const own = { ...offsetAccount(store, person.grzh), monthly: monthlyOf(person, tx.today()).yjce };
  const from = loan.paid + loan.missed.length;
  const months = simulateOffset({
    accounts: isOut ? [] : [own],
    keep,
    instalments: loanSchedule(loan)
      .slice(from, from + MONTHS_AHEAD)
      .map((one) => ({ ...one, due: dueDateOf(loan, one.dqqc) })),
    depositDay: units(store).get(lastSpan(person)?.dwzh ?? '')?.payday ?? 31,
    today: tx.today(),
    paidThisMonth: lastPaidMonth(store, person) >= monthOf(tx.today()),
  });
  return months.map(forecastRow);
}

function forecastRow(month: OffsetMonth): OffsetMonthRow {
  const [own] = month.left;
  return {
    dqqc: month.dqqc,
    hkrq: month.due,
    yhje: toYuan(month.amount),
    gjjje: toYuan(month.deposit),
    ykje: toYuan(month.card),
    grzhye: own ? toYuan(own.fen) : '',
  };
}

/** Returns runs of the person's loans and of loans paid from the person's account, newest first. */
export function listOffsetRuns(
  tx: Transaction,
  actor: Actor,
  input: Paging & { ksrq: string; jsrq: string },
): Page<OffsetRunRow> {
  const { store } = tx;
  const { grzh } = personOf(tx, actor);
  const mine = new Set(
    [...offsets(store).values()]
      .filter(({ dkzh, accounts }) => accounts.includes(grzh) || isBorrower(tx, actor, dkzh))
      .map(({ dkzh }) => dkzh),
  );
  const own = [...offsetRuns(store).values()]
    .filter((run) => mine.has(run.dkzh))
    .map((run) => ({ id: run.id, day: run.hkrq, row: () => runRow(store, run, grzh) }));
  const outside = otherCityRunsOf(store, grzh).map((run) => ({
    id: run.ywlsh,
    // Dated by the run, which precedes the due day of the instalment, so that it can be found today.
    day: run.day,
    row: () => otherCityRunRow(run, personOf(tx, actor).xingming),
  }));
  const chosen = chosenRows([...own, ...outside], input, { day: ({ day }) => day, newest: ({ day, id }) => day + id });
  return pageOfRows(tx, chosen, input, ({ row }) => row());
}

function isBorrower(tx: Transaction, actor: Actor, dkzh: string): boolean {
  return runningLoans(tx, actor).some((loan) => loan.dkzh === dkzh);
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

/** Row of an other-city loan; the part paid by its repayment account is unknown here. */
function otherCityRunRow({ dkzxmc, jkhtbh, ...run }: OtherCityRun, xingming: string): OffsetRunRow {
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

/** Balance of the own account right after the run's debit, or at the end of the day without one. */
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
