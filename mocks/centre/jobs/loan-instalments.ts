import { addDays, type PlainDate } from '@/domain/dates';
import { moneyText } from '@/domain/money';
import { notify } from '../access/notify';
import { loanAccount, post } from '../kernel/accounts/ledger';
import { nextNumber } from '../kernel/business-numbers';
import type { Store } from '../kernel/store';
import { ownerOf, transactionOn } from '../kernel/transaction';
import { cardRefusal } from '../loans/card';
import { isLateDebit } from '../loans/debit-days';
import {
  dueDateOf,
  instalmentDueIn,
  type LoanRecord,
  loanSchedule,
  loanTable,
  type MissedInstalment,
  nextInstalment,
  nextInstalmentDay,
  overdueOf,
  owedPrincipal,
  penaltyOn,
  publicStatus,
} from '../loans/loans';
import { offsetFor } from '../loans/offset/loan-offsets';
import { payNow } from '../loans/overdue-reminder';
import { afterText, settledProof } from '../loans/repayment/repayment-quote';
import { bookRepayment, instalmentEntry, payInstalments } from '../loans/repayment/repayments';
import { settleLoan } from '../loans/settlement';
import { remindOfDebits } from './debit-reminders';
import { collectByOffset, prepayByOffset } from './loan-offset';

/** 已结清. */
const SETTLED = '3';

/** Daily job: pays out new loans, debits instalments from the bank card on their day, reminds some days before. */
export function runLoans(store: Store, day: PlainDate, notices: boolean): void {
  for (const loan of [...loanTable(store).values()]) {
    if (day === loan.disbursed) disburse(store, loan, day);
    if (notices) remindOfDebits(store, loan, day);
    prepayByOffset(store, loan.dkzh, day, notices);
    collectDue(store, loan.dkzh, day, notices);
    settle(store, loan, day, notices);
  }
}

function collectDue(store: Store, dkzh: string, day: PlainDate, notices: boolean): void {
  // Read again: an earlier step of the day may have prepaid principal.
  const loan = loanTable(store).get(dkzh);
  if (!loan) return;
  const dqqc = instalmentDueIn(loan, day);
  const isDue = dqqc !== undefined && dueDateOf(loan, dqqc) === day && dqqc >= nextInstalment(loan);
  const instalment = isDue ? loanSchedule(loan)[dqqc - 1] : undefined;
  if (instalment) {
    const { principal, interest } = instalment;
    collect(store, loan, [...loan.missed, { dqqc: instalment.dqqc, due: day, principal, interest }], day, notices);
  } else if (isLateDebit(loan, day)) {
    collect(store, loan, loan.missed, day, notices);
  }
}

function disburse(store: Store, loan: LoanRecord, day: PlainDate): void {
  post(store, {
    id: `ff:${loan.dkzh}`,
    date: day,
    kind: 'DK01',
    zhaiyao: loan.payee ? `贷款发放至${loan.payee}` : '贷款发放',
    ywlsh: nextNumber(store, day),
    lines: [
      { account: loanAccount(loan.dkzh), fen: -loan.htdkje },
      { account: 'bank', fen: loan.htdkje },
    ],
  });
}

/** Collects everything due by `day`, oldest first, from deposit accounts or the card as agreed. */
function collect(
  store: Store,
  loan: LoanRecord,
  queue: readonly MissedInstalment[],
  day: PlainDate,
  notices: boolean,
): void {
  const newest = queue.at(-1)?.dqqc ?? 0;
  const offset = offsetFor(store, loan.dkzh, newest);
  if (offset?.chfs === '01') {
    collectByOffset(store, offset, loan, { queue, day }, notices);
    return;
  }
  const refusal = cardRefusal(store, loan, day);
  const after = payInstalments(
    store,
    loan,
    queue,
    (one) => refusal === undefined && payByCard(store, loan, one, day, notices),
  );
  if (refusal !== undefined && notices) notifyFailed(store, after, newest, day, refusal.yy);
}

/** Debits one instalment from the bank card, an overdue one with its penalty. */
function payByCard(store: Store, loan: LoanRecord, one: MissedInstalment, day: PlainDate, notices: boolean): true {
  const { dqqc, principal, interest } = one;
  const penalty = penaltyOn(loan, one, day);
  const late = one.due < day;
  const fen = principal + interest + penalty;
  bookRepayment(store, loan.dkzh, {
    id: instalmentEntry(loan.dkzh, dqqc),
    date: day,
    kind: late ? 'DK04' : 'DK02',
    zhaiyao: late ? `第${dqqc}期逾期还款` : `第${dqqc}期还款`,
    dqqc,
    principal,
    interest,
    penalty,
    from: [{ account: 'bank', fen }],
  });
  if (!notices) return true;
  const parts = `本金${moneyText(principal)}，利息${moneyText(interest)}${late ? `，罚息${moneyText(penalty)}` : ''}`;
  const next = !late && dqqc < loan.months ? `，下次扣款日${dueDateOf(loan, dqqc + 1)}` : '';
  const data = { dkzh: loan.dkzh, dqqc, fen, parts, owed: owedPrincipal(store, loan), next };
  notify(transactionOn(store, day), borrowerOwner(loan), 'instalment-debited', data);
  return true;
}

/** Settles a loan whose last amount was paid today, by card or by an offset of instalment or principal. */
function settle(store: Store, before: LoanRecord, day: PlainDate, notices: boolean): void {
  const loan = loanTable(store).get(before.dkzh);
  if (!loan || publicStatus(before) === SETTLED || publicStatus(loan) !== SETTLED) return;
  settleLoan(transactionOn(store, day), loan);
  if (!notices) return;
  const data = { dkzh: loan.dkzh, after: afterText(store, loan), proof: settledProof(loan) };
  notify(transactionOn(store, day), borrowerOwner(loan), 'loan-settled', data);
}

/** Notifies of a failed debit with the overdue total, its penalty and the next due date; by SMS too, as the penalty grows daily. */
function notifyFailed(store: Store, loan: LoanRecord, dqqc: number, day: PlainDate, refusal: string): void {
  const { principal, interest, penalty } = overdueOf(loan, day);
  const again = dqqc < loan.months ? '还款日' : '扣款日';
  const data = {
    ...{ dkzh: loan.dkzh, dqqc, day, refusal, missed: loan.missed.length, fen: principal + interest, penalty },
    ...{ next: `${again}${nextInstalmentDay(loan, addDays(day, 1))}`, page: payNow(loan) },
  };
  notify(transactionOn(store, day), borrowerOwner(loan), 'instalment-failed', data);
}

const borrowerOwner = ({ grzh }: LoanRecord) => ownerOf({ kind: 'person', grzh });
