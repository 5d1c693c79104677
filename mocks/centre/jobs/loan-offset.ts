import type { PlainDate } from '@/domain/dates';
import { type OffsetShare, shareOut } from '@/domain/loan/loan-offset';
import { principalBetween } from '@/domain/loan/prepayment';
import { type Fen, moneyText } from '@/domain/money';
import { maskName } from '@/domain/text/mask';
import { notify } from '../access/notify';
import { balanceOf, memberAccount } from '../kernel/accounts/ledger';
import { persons } from '../kernel/people';
import type { Store } from '../kernel/store';
import { ownerOf, transactionOn } from '../kernel/transaction';
import { cardRefusal } from '../loans/card';
import { clearingAccount, drawShares } from '../loans/deposit-shares';
import { type LoanRecord, loanTable, type MissedInstalment, penaltyOn } from '../loans/loans';
import {
  activeOffset,
  type OffsetRecord,
  type OffsetRun,
  offsetAccount,
  offsetRuns,
  shareEntry,
} from '../loans/offset/loan-offsets';
import { payNow } from '../loans/overdue-reminder';
import { payoffOn } from '../loans/repayment/payoff';
import { rebuiltLoan } from '../loans/repayment/rebuilt-schedule';
import { bookRepayment, instalmentEntry, payInstalments } from '../loans/repayment/repayments';
import { reservedOf } from '../loans/reserved-amount';

/**
 * Collects instalments, oldest first, from the deposit accounts in their order, the rest from the bank card. Arrears come first, with
 * penalty; an instalment is paid in full or not at all, and a failure stops the later ones.
 */
export function collectByOffset(
  store: Store,
  offset: OffsetRecord,
  loan: LoanRecord,
  { queue, day }: { queue: readonly MissedInstalment[]; day: PlainDate },
  notices: boolean,
): void {
  payInstalments(store, loan, queue, (one) => payWhole(store, offset, loan, one, day, notices));
}

function payWhole(
  store: Store,
  offset: OffsetRecord,
  loan: LoanRecord,
  one: MissedInstalment,
  day: PlainDate,
  notices: boolean,
): boolean {
  const penalty = penaltyOn(loan, one, day);
  const amount = one.principal + one.interest + penalty;
  const accounts = offset.accounts.map((grzh) => offsetAccount(store, grzh));
  const { shares, rest } = shareOut(amount, accounts, offset.keep);
  const refusal = rest > 0n ? cardRefusal(store, loan, day) : undefined;
  if (!refusal) {
    const zhaiyao = `第${one.dqqc}期还款（公积金冲还贷）`;
    takeFor(store, loan.dkzh, one.dqqc, shares, day);
    bookRepayment(store, loan.dkzh, {
      id: instalmentEntry(loan.dkzh, one.dqqc),
      date: day,
      kind: 'DK05',
      zhaiyao,
      dqqc: one.dqqc,
      principal: one.principal,
      interest: one.interest,
      penalty,
      from: [
        { account: clearingAccount(loan.dkzh), fen: amount - rest },
        { account: 'bank', fen: rest },
      ],
    });
  }
  const run: OffsetRun = {
    id: `${loan.dkzh}:${one.dqqc}:${day}`,
    dkzh: loan.dkzh,
    dqqc: one.dqqc,
    hkrq: day,
    yhje: amount,
    shares: explained(store, shares, amount, offset.keep, refusal !== undefined),
    card: refusal ? 0n : rest,
    jg: refusal ? '3' : rest > 0n ? '2' : '1',
    sm: refusal
      ? `公积金账户可扣划${moneyText(amount - rest)}，其余${moneyText(rest)}应由银行卡支付，银行卡${refusal.yy}，本期未还款并计入逾期。${refusal.short ? '请存入还款卡后尽快还款' : '请恢复还款卡或办理“还款账户变更”，并尽快还款'}`
      : penalty > 0n
        ? `含罚息${moneyText(penalty)}`
        : '',
  };
  offsetRuns(store).put(run.id, run);
  if (notices) notifyRun(store, loan, run);
  return !refusal;
}

/** Prepays principal yearly from the free balance; the schedule is computed again from the next instalment. */
export function prepayByOffset(store: Store, dkzh: string, day: PlainDate, notices: boolean): void {
  const offset = activeOffset(store, dkzh);
  const loan = loanTable(store).get(dkzh);
  if (!loan || offset?.chfs !== '02' || offset.cxr !== day.slice(5) || loan.missed.length > 0) return;
  if (loan.paid >= loan.months || day < offset.first) return;
  const { principal: owed, days, rate, total: whole } = payoffOn(store, loan, day);
  const accounts = offset.accounts.map((grzh) => offsetAccount(store, grzh));
  const { shares, rest } = shareOut(whole, accounts, offset.keep);
  const paid = whole - rest;
  const principal = rest === 0n ? owed : principalBetween(paid, 0n, rate, days);
  const interest = paid - principal;
  const id = `${dkzh}:bj:${day}`;
  const runOf = (sm: string): OffsetRun => ({
    id,
    dkzh,
    // 0: a prepayment, not an instalment.
    dqqc: 0,
    hkrq: day,
    yhje: 0n,
    shares: explained(store, shares, whole, offset.keep, false),
    card: 0n,
    jg: paid > 0n ? '4' : '3',
    sm,
  });
  if (paid === 0n) {
    const run = runOf('各账户扣除保留余额后没有可冲还的金额，本年度未冲还本金');
    offsetRuns(store).put(id, run);
    if (notices) notifyRun(store, loan, run);
    return;
  }
  takeFor(store, dkzh, 0, shares, day);
  bookRepayment(store, dkzh, {
    id: `bj:${dkzh}:${day}`,
    date: day,
    kind: 'DK05',
    zhaiyao: '年度冲本金（公积金冲还贷）',
    principal,
    interest,
    from: [{ account: clearingAccount(dkzh), fen: paid }],
  });
  loanTable(store).put(dkzh, rebuiltLoan(loan, owed - principal, offset.thfs === '02' ? '02' : '01'));
  const paidFor = `归还本金${moneyText(principal)}${interest > 0n ? `、${days}天利息${moneyText(interest)}` : ''}`;
  const stays = loan.hkfs === '02' ? '每月本金不变' : '月还款额不变';
  const effect = offset.thfs === '02' ? `${stays}，期限缩短` : '期限不变，月还款额减少';
  const run = runOf(`${paidFor}，${rest === 0n ? '贷款本金已还清' : effect}`);
  offsetRuns(store).put(id, run);
  if (notices) notifyRun(store, loan, run);
}

/** `dqqc`: 0 for principal. */
function takeFor(store: Store, dkzh: string, dqqc: number, shares: readonly OffsetShare[], day: PlainDate): void {
  const idOf = (grzh: string) => shareEntry(dkzh, { dqqc, hkrq: day }, grzh);
  drawShares(store, shares, { dkzh, day, zhaiyao: '冲还贷', idOf });
}

/** Explains each account's share of `due`. */
function explained(
  store: Store,
  shares: readonly OffsetShare[],
  due: Fen,
  keep: Fen,
  failed: boolean,
): OffsetRun['shares'] {
  const kept = keep > 0n ? `保留余额${moneyText(keep)}` : '';
  let rest = due;
  return shares.map(({ grzh, fen }) => {
    const person = persons(store).get(grzh);
    const needed = rest > 0n;
    rest -= fen;
    const blocked =
      person?.grzhzt === '06' ? '账户已冻结，未扣划' : person?.grzhzt === '05' ? '账户已销户，未扣划' : '';
    const short =
      reservedOf(store, grzh).length > 0 ? '余额被在办申请占用，可用余额不足，未扣划' : '可用余额不足，未扣划';
    const nothing = needed ? short : '前面的账户已足额，无需扣划';
    const sm = blocked || (failed ? '整期不足额，未扣划' : fen === 0n ? nothing : kept);
    return { grzh, xingming: person?.xingming ?? '', fen: failed ? 0n : fen, sm };
  });
}

function notifyRun(store: Store, loan: LoanRecord, run: OffsetRun): void {
  const owners = new Set([loan.grzh, ...run.shares.filter(({ fen }) => fen > 0n).map(({ grzh }) => grzh)]);
  for (const grzh of owners) {
    const outcome = grzh === loan.grzh ? borrowerText(store, run, grzh) : helperText(store, loan, run, grzh);
    const data = { id: run.id, outcome, ...(run.dqqc > 0 && { page: payNow(loan) }) };
    const id = run.jg === '3' ? 'offset-failed' : 'offset-run';
    notify(transactionOn(store, run.hkrq), ownerOf({ kind: 'person', grzh }), id, data);
  }
}

/** Message to the borrower: instalment or principal, the accounts drawn, and the balance of the own one. */
function borrowerText(store: Store, run: OffsetRun, grzh: string): string {
  if (run.jg === '3') return `您的冲还贷未成功：${run.sm}。`;
  const deposit = run.shares.reduce((sum, share) => sum + share.fen, 0n);
  const others = run.shares.reduce((sum, share) => (share.grzh === grzh ? sum : sum + share.fen), 0n);
  const whose = others > 0n ? `（其中其他参与人账户${moneyText(others)}）` : '';
  const left = `您的公积金账户余额${moneyText(balanceOf(store, memberAccount(grzh)))}`;
  if (run.jg === '4') return `本年度冲还贷扣划${moneyText(deposit)}${whose}，${run.sm}。${left}。`;
  return `本期应还${moneyText(run.yhje)}，公积金扣划${moneyText(deposit)}${whose}，银行卡扣款${moneyText(run.card)}。${left}。`;
}

/** Message to a holder whose account pays another person's loan: amount and borrower. */
function helperText(store: Store, loan: LoanRecord, run: OffsetRun, grzh: string): string {
  const own = run.shares.reduce((sum, share) => (share.grzh === grzh ? sum + share.fen : sum), 0n);
  const name = maskName(persons(store).get(loan.grzh)?.xingming ?? '');
  const balance = moneyText(balanceOf(store, memberAccount(grzh)));
  return `您参与的冲还贷（借款人${name}）本期从您的账户扣划${moneyText(own)}，您的账户余额${balance}。`;
}
