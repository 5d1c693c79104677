import { addDays, type PlainDate } from '@/domain/dates';
import { moneyText } from '@/domain/money';
import { deskOn } from '../kernel/desk';
import { loanAccount, post } from '../kernel/ledger';
import { nextNumber } from '../kernel/numbers';
import { persons } from '../kernel/people';
import { tellPerson } from '../kernel/reminders';
import type { Store } from '../kernel/store';
import { cardRefusal } from '../loans/card';
import { isLateDebit } from '../loans/debit-days';
import { endOffsetOfPaidLoan } from '../loans/loan-offset-orders';
import { offsetFor } from '../loans/loan-offsets';
import {
  dueDateOf,
  instalmentDueIn,
  type LoanRecord,
  loans,
  type MissedInstalment,
  nextDebit,
  nextInstalment,
  overdueOf,
  owedOf,
  penaltyOn,
  publicStatus,
  scheduleOf,
} from '../loans/loans';
import { payNow } from '../loans/overdue-reminder';
import { afterText, settledProof } from '../loans/repayment-quote';
import { bookRepayment, instalmentEntry, payInstalments } from '../loans/repayments';
import { remindOfDebits } from './debit-reminders';
import { collectByOffset, prepayByOffset } from './loan-offset';

/** Told whatever is subscribed to. */
const MONEY_OWED = { box: 'always', sms: 'always' } as const;
/** 已结清. */
const SETTLED = '3';

/** Pays out new loans, takes the instalment from the bank card on its day, reminds some days before. */
export function runLoans(store: Store, day: PlainDate, notify: boolean): void {
  for (const loan of [...loans(store).values()]) {
    if (day === loan.disbursed) disburse(store, loan, day);
    if (notify) remindOfDebits(store, loan, day);
    prepayByOffset(store, loan.dkzh, day, notify);
    collectDue(store, loan.dkzh, day, notify);
    settle(store, loan, day, notify);
  }
}

function collectDue(store: Store, dkzh: string, day: PlainDate, notify: boolean): void {
  // As it stands now: principal may have been paid ahead a moment ago.
  const loan = loans(store).get(dkzh);
  if (!loan) return;
  const dqqc = instalmentDueIn(loan, day);
  const isDue = dqqc !== undefined && dueDateOf(loan, dqqc) === day && dqqc >= nextInstalment(loan);
  const instalment = isDue ? scheduleOf(loan)[dqqc - 1] : undefined;
  if (instalment) {
    const { principal, interest } = instalment;
    collect(store, loan, [...loan.missed, { dqqc: instalment.dqqc, due: day, principal, interest }], day, notify);
  } else if (isLateDebit(loan, day)) {
    collect(store, loan, loan.missed, day, notify);
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

/** Everything due by `day`, the oldest first, as the loan is paid: from deposit accounts or from the card. */
function collect(
  store: Store,
  loan: LoanRecord,
  queue: readonly MissedInstalment[],
  day: PlainDate,
  notify: boolean,
): void {
  const newest = queue.at(-1)?.dqqc ?? 0;
  const offset = offsetFor(store, loan.dkzh, newest);
  if (offset?.chfs === '01') {
    collectByOffset(store, offset, loan, { queue, day }, notify);
    return;
  }
  const refusal = cardRefusal(store, loan, day);
  const after = payInstalments(
    store,
    loan,
    queue,
    (one) => refusal === undefined && payByCard(store, loan, one, day, notify),
  );
  if (refusal !== undefined && notify) tellOverdue(store, after, newest, day, refusal.yy);
}

/** One instalment from the bank card; one that is overdue with its penalty. */
function payByCard(store: Store, loan: LoanRecord, one: MissedInstalment, day: PlainDate, notify: boolean): true {
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
  if (!notify) return true;
  const parts = `本金${moneyText(principal)}，利息${moneyText(interest)}${late ? `，罚息${moneyText(penalty)}` : ''}`;
  const next = !late && dqqc < loan.months ? `，下次扣款日${dueDateOf(loan, dqqc + 1)}` : '';
  const debited = `第${dqqc}期还款${moneyText(fen)}已从您的还款卡扣划（${parts}），贷款余额${moneyText(owedOf(store, loan))}${next}。`;
  tell(store, loan, `kk-${dqqc}`, '还款已扣划', debited, day, { box: 'always', sms: 'hk' });
  return true;
}

/** Whatever has paid the last of it off today: the card, an offset of the instalment or of the principal. */
function settle(store: Store, before: LoanRecord, day: PlainDate, notify: boolean): void {
  const loan = loans(store).get(before.dkzh);
  if (!loan || publicStatus(before) === SETTLED || publicStatus(loan) !== SETTLED) return;
  endOffsetOfPaidLoan(deskOn(store, day), loan);
  if (notify)
    tell(store, loan, 'jq', '贷款结清', `您的${afterText(store, loan)}。`, day, MONEY_OWED, settledProof(loan));
}

/** What failed, what it comes to with its penalty, and when the next one is due: also by SMS, as each day costs more. */
function tellOverdue(store: Store, loan: LoanRecord, dqqc: number, day: PlainDate, refusal: string): void {
  const { principal, interest, penalty } = overdueOf(loan, day);
  const again = dqqc < loan.months ? '还款日' : '扣款日';
  const next = `；下一${again}${nextDebit(loan, addDays(day, 1))}`;
  const nr = `第${dqqc}期还款扣款未成功：还款卡${refusal}。您的贷款已逾期${loan.missed.length}期，金额${moneyText(principal + interest)}，罚息${moneyText(penalty)}，将影响征信，请立即还款${next}。`;
  tell(store, loan, `yq-${dqqc}-${day}`, '贷款逾期', nr, day, MONEY_OWED, payNow(loan));
}

function tell(
  store: Store,
  loan: LoanRecord,
  key: string,
  title: string,
  nr: string,
  day: PlainDate,
  wanted: Parameters<typeof tellPerson>[2],
  page?: { lj: string; ljmc: string },
): void {
  const borrower = persons(store).get(loan.grzh);
  const message = { title, nr, xxlx: '贷款通知', fssj: `${day} 09:00:00`, ywlsh: '', ...page };
  if (borrower) tellPerson(deskOn(store, day), borrower, wanted, { ...message, xxId: `dk-${loan.dkzh}-${key}` });
}
