import { addDays, type PlainDate } from '@/domain/dates';
import { type Fen, moneyText } from '@/domain/money';
import { deskOn } from '../kernel/desk';
import { loanAccount, post } from '../kernel/ledger';
import { nextNumber } from '../kernel/numbers';
import { persons } from '../kernel/people';
import { tellPerson } from '../kernel/reminders';
import type { Store } from '../kernel/store';
import { offsetFor } from '../loans/loan-offsets';
import {
  dueDateOf,
  instalmentDueIn,
  type LoanRecord,
  loans,
  penaltyOf,
  publicStatus,
  scheduleOf,
} from '../loans/loans';
import { collectByOffset, prepayByOffset } from './loan-offset';

const REMINDER_DAYS = 3;
/** Told whatever is subscribed to. */
const MONEY_OWED = { box: 'always', sms: 'always' } as const;
/** 已结清. */
const SETTLED = '3';

/** Pays out new loans, takes the instalment from the bank card on its day, reminds three days before. */
export function runLoans(store: Store, day: PlainDate, notify: boolean): void {
  for (const loan of [...loans(store).values()]) {
    if (day === loan.disbursed) disburse(store, loan, day);
    if (notify) remind(store, loan, day);
    prepayByOffset(store, loan.dkzh, day, notify);
    collectDue(store, loan.dkzh, day, notify);
    if (notify) tellSettled(store, loan, day);
  }
}

function collectDue(store: Store, dkzh: string, day: PlainDate, notify: boolean): void {
  // As it stands now: principal may have been paid ahead a moment ago.
  const loan = loans(store).get(dkzh);
  const dqqc = loan && instalmentDueIn(loan, day);
  if (loan && dqqc !== undefined && dueDateOf(loan, dqqc) === day && dqqc > loan.paid + loan.missed.length) {
    collect(store, loan, dqqc, day, notify);
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

function collect(store: Store, loan: LoanRecord, dqqc: number, day: PlainDate, notify: boolean): void {
  const instalment = scheduleOf(loan)[dqqc - 1];
  if (!instalment) return;
  const { principal, interest } = instalment;
  const offset = offsetFor(store, loan.dkzh, dqqc);
  if (offset?.chfs === '01') {
    collectByOffset(store, offset, loan, { dqqc, due: day, principal, interest }, notify);
    return;
  }
  if (loan.cardShortFrom !== undefined && day >= loan.cardShortFrom) {
    const missed = [...loan.missed, { dqqc, due: day, principal, interest }];
    loans(store).put(loan.dkzh, { ...loan, missed });
    if (notify) tellOverdue(store, { ...loan, missed }, dqqc, day);
    return;
  }
  post(store, {
    id: `hk:${loan.dkzh}:${dqqc}`,
    date: day,
    kind: 'DK02',
    zhaiyao: `第${dqqc}期还款`,
    ywlsh: nextNumber(store, day),
    lines: [
      { account: loanAccount(loan.dkzh), fen: principal },
      { account: 'interest-income', fen: interest },
      { account: 'bank', fen: -(principal + interest) },
    ],
  });
  loans(store).put(loan.dkzh, { ...loan, paid: dqqc });
  if (!notify) return;
  const debited = `第${dqqc}期还款${moneyText(principal + interest)}已从您的还款卡扣划（本金${moneyText(principal)}，利息${moneyText(interest)}）。`;
  tell(store, loan, `kk-${dqqc}`, '还款已扣划', debited, day, { box: 'always', sms: 'hk' });
}

/** Whatever has paid the last of it off today: the card, an offset of the instalment or of the principal. */
function tellSettled(store: Store, before: LoanRecord, day: PlainDate): void {
  const loan = loans(store).get(before.dkzh);
  if (!loan || publicStatus(before) === SETTLED || publicStatus(loan) !== SETTLED) return;
  tell(store, loan, 'jq', '贷款结清', '您的贷款已结清，结清证明可在网厅下载。', day, MONEY_OWED);
}

/** What failed, what it comes to with its penalty, and when the next one is due: also by SMS, as each day costs more. */
function tellOverdue(store: Store, loan: LoanRecord, dqqc: number, day: PlainDate): void {
  const sum = loan.missed.reduce((total, one) => total + one.principal + one.interest, 0n);
  const penalty = penaltyOf(loan, day);
  const next = dqqc < loan.months ? `；下一还款日${dueDateOf(loan, dqqc + 1)}` : '';
  const nr = `第${dqqc}期还款扣款未成功：还款卡余额不足。您的贷款已逾期${loan.missed.length}期，金额${moneyText(sum)}，罚息${moneyText(penalty)}，将影响征信，请立即还款${next}。`;
  tell(store, loan, `yq-${dqqc}`, '贷款逾期', nr, day, MONEY_OWED);
}

function remind(store: Store, loan: LoanRecord, day: PlainDate): void {
  const due = addDays(day, REMINDER_DAYS);
  const dqqc = instalmentDueIn(loan, due);
  const instalment = dqqc === undefined || dueDateOf(loan, dqqc) !== due ? undefined : scheduleOf(loan)[dqqc - 1];
  if (!instalment) return;
  const amount: Fen = instalment.principal + instalment.interest;
  const nr = `${Number(due.slice(8))}日应还${moneyText(amount)}，请保证还款卡或公积金账户余额充足。`;
  tell(store, loan, `tx-${instalment.dqqc}`, '还款提醒', nr, day, { box: 'hk', sms: 'hk' });
}

function tell(
  store: Store,
  loan: LoanRecord,
  key: string,
  title: string,
  nr: string,
  day: PlainDate,
  wanted: Parameters<typeof tellPerson>[2],
): void {
  const borrower = persons(store).get(loan.grzh);
  const message = { title, nr, xxlx: '贷款通知', fssj: `${day} 09:00:00`, ywlsh: '' };
  if (borrower) tellPerson(deskOn(store, day), borrower, wanted, { ...message, xxId: `dk-${loan.dkzh}-${key}` });
}
