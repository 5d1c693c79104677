// Reminders some days before a debit for a loan, computed from account and loan as of that day (docs/rules/messages.md).
import { addDays, type PlainDate } from '@/domain/dates';
import { type OffsetShare, shareOut } from '@/domain/loan/loan-offset';
import { type Fen, moneyText } from '@/domain/money';
import { maskName } from '@/domain/text/mask';
import { policyCount } from '../../data/policy/policy';
import { notify } from '../access/notify';
import { balanceOf, memberAccount } from '../kernel/accounts/ledger';
import { persons } from '../kernel/people';
import type { Store } from '../kernel/store';
import { ownerOf, type Transaction, transactionOn } from '../kernel/transaction';
import { coBorrowersOf } from '../loans/loan-parties';
import { dueDateOf, instalmentDueIn, type LoanRecord, loanSchedule, nextInstalment, overdueOf } from '../loans/loans';
import { activeOffset, type OffsetRecord, offsetAccount, offsetFor } from '../loans/offset/loan-offsets';
import { payoffOn } from '../loans/repayment/payoff';

/** Returns the day of the debits that are reminded of on `day`. */
export const remindedOn = (day: PlainDate): PlainDate => addDays(day, policyCount('p.hkTx'));

/**
 * Reminds of an instalment with its arrears, and of the yearly principal: the borrower, the holders of drawn accounts, and the
 * co-borrowers.
 */
export function remindOfDebits(store: Store, loan: LoanRecord, day: PlainDate): void {
  const due = remindedOn(day);
  const dqqc = instalmentDueIn(loan, due);
  const comes = dqqc !== undefined && dueDateOf(loan, dqqc) === due && dqqc >= nextInstalment(loan);
  const instalment = comes ? loanSchedule(loan)[dqqc - 1] : undefined;
  if (instalment)
    remindOfInstalment(store, loan, {
      day,
      due,
      dqqc: instalment.dqqc,
      fen: instalment.principal + instalment.interest,
    });
  const yearly = activeOffset(store, loan.dkzh);
  if (yearly?.chfs === '02' && yearly.cxr === due.slice(5) && due >= yearly.first && loan.paid < loan.months)
    remindOfPrincipal(store, loan, yearly, { day, due });
}

interface Coming {
  day: PlainDate;
  due: PlainDate;
}

function remindOfInstalment(
  store: Store,
  loan: LoanRecord,
  { day, due, dqqc, fen }: Coming & { dqqc: number; fen: Fen },
): void {
  const overdue = overdueOf(loan, due);
  const total = fen + overdue.total;
  const late = overdue.total > 0n ? `，连同逾期${moneyText(overdue.total)}共${moneyText(total)}` : '';
  const order = offsetFor(store, loan.dkzh, dqqc);
  const { shares, rest } = order?.chfs === '01' ? sharesNow(store, order, total) : { shares: [], rest: total };
  const deposit = total - rest;
  const card = `尾号${loan.hkzh.slice(-4)}的还款卡`;
  const from =
    deposit === 0n
      ? `从${card}扣款`
      : `按现在的余额从公积金账户扣划约${moneyText(deposit)}${rest > 0n ? `，其余约${moneyText(rest)}从${card}扣款` : ''}`;
  const tx = transactionOn(store, day);
  const data = { dkzh: loan.dkzh, key: String(dqqc), due };
  notify(tx, ownerOf({ kind: 'person', grzh: loan.grzh }), 'instalment-coming', { ...data, fen, late, from });
  remindHelpers(tx, loan, shares, data);
  // Where deposits cover all of it, nobody has to provide money.
  for (const { grzh } of rest === 0n ? [] : coBorrowersOf(store, loan)) {
    if (grzh === '' || shares.some((share) => share.grzh === grzh && share.fen > 0n)) continue;
    const owed = { ...data, borrower: borrowerName(store, loan), fen, late };
    notify(tx, ownerOf({ kind: 'person', grzh }), 'instalment-coming-co-borrower', owed);
  }
}

function remindOfPrincipal(store: Store, loan: LoanRecord, order: OffsetRecord, { day, due }: Coming): void {
  const { shares, rest } = sharesNow(store, order, payoffOn(store, loan, due).total);
  const fen = shares.reduce((sum, share) => sum + share.fen, 0n);
  const all = rest === 0n ? '，可还清贷款' : '';
  const what =
    fen > 0n
      ? `按现在的余额扣划约${moneyText(fen)}冲还本金${all}`
      : '各账户现在没有可冲还的金额，到时仍没有的，本年度不冲还';
  const late = loan.missed.length > 0 ? '；贷款已逾期，还清逾期后才冲还本金' : '';
  const tx = transactionOn(store, day);
  const data = { dkzh: loan.dkzh, key: `bj-${due}`, due };
  notify(tx, ownerOf({ kind: 'person', grzh: loan.grzh }), 'principal-coming', { ...data, what, late });
  remindHelpers(tx, loan, shares, data);
}

/** Reminds the holders whose accounts pay another person's loan of their own part. */
function remindHelpers(
  tx: Transaction,
  loan: LoanRecord,
  shares: readonly OffsetShare[],
  data: { dkzh: string; key: string; due: PlainDate },
): void {
  const { store } = tx;
  for (const { grzh, fen } of shares) {
    if (grzh === loan.grzh || fen === 0n) continue;
    const figures = { borrower: borrowerName(store, loan), fen, balance: balanceOf(store, memberAccount(grzh)) };
    notify(tx, ownerOf({ kind: 'person', grzh }), 'offset-share-coming', { ...data, ...figures });
  }
}

const sharesNow = (store: Store, { accounts, keep }: OffsetRecord, due: Fen) =>
  shareOut(
    due,
    accounts.map((grzh) => offsetAccount(store, grzh)),
    keep,
  );

const borrowerName = (store: Store, { grzh }: LoanRecord) => maskName(persons(store).get(grzh)?.xingming ?? '');
