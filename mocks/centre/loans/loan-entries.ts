import type { LoanEntries, LoanEntry } from '@/api/loan-queries';
import { type Fen, toYuan } from '@/domain/money';
import type { Actor, Desk } from '../kernel/desk';
import { pageOfRows } from '../kernel/list-page';
import { ownLoan } from './applications/loan-views';
import { isRepayment, type LoanMovement, movementsOf } from './loan-movements';

/** The conditions of 还款明细 (domain catalogue 12.1); '' is open, the days of booking are inclusive. */
interface EntrySearch {
  dkzh: string;
  ksrq: string;
  jsrq: string;
  dkywmxlx: string;
  page: number;
  size: number;
}

/** What was booked on an own loan, newest first; sums are of all repayments that were asked for. */
export function loanEntries(desk: Desk, actor: Actor, search: EntrySearch): LoanEntries {
  const { dkzh, ksrq, jsrq, dkywmxlx } = search;
  const chosen = movementsOf(desk.store, ownLoan(desk, actor, dkzh)).filter(
    (one) => (!ksrq || one.booked >= ksrq) && (!jsrq || one.booked <= jsrq) && (!dkywmxlx || one.dkywmxlx === dkywmxlx),
  );
  const paid = chosen.filter(isRepayment);
  const sum = (pick: (one: LoanMovement) => Fen) => toYuan(paid.reduce((total, one) => total + pick(one), 0n));
  const page = pageOfRows(desk, chosen.reverse(), search);
  return {
    ...page,
    list: page.list.map(entryOf),
    hkcs: paid.length,
    hkhj: sum((one) => one.fen),
    bjhj: sum((one) => one.principal),
    lxhj: sum((one) => one.interest),
    fxhj: sum((one) => one.penalty),
  };
}

function entryOf(one: LoanMovement): LoanEntry {
  const part = (fen: Fen) => (isRepayment(one) ? toYuan(fen) : '');
  return {
    ywlsh: one.ywlsh,
    ywfsrq: one.happened,
    jzrq: one.booked,
    dkywmxlx: one.dkywmxlx,
    fse: toYuan(one.fen),
    bjje: part(one.principal),
    lxje: part(one.interest),
    fxje: part(one.penalty),
    dqqc: one.dqqc ?? 0,
    dkye: toYuan(one.balance),
    hkly: one.hkly,
  };
}
