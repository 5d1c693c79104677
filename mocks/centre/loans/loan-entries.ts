import type { LoanEntries, LoanEntry } from '@/api/loan-queries';
import { type Fen, toYuan } from '@/domain/money';
import type { Actor, Desk } from '../kernel/desk';
import { chosenRows, type Paging, pageOfRows } from '../kernel/list-page';
import { ownLoan } from './applications/loan-views';
import { isRepayment, type LoanMovement, movementsOf } from './loan-movements';

/** The conditions of 还款明细 (domain catalogue 12.1); '' is open, the days of booking are inclusive. */
interface EntrySearch extends Paging {
  dkzh: string;
  ksrq: string;
  jsrq: string;
  dkywmxlx: string;
}

/** What was booked on an own loan, newest first; sums are of all repayments that were asked for. */
export function loanEntries(desk: Desk, actor: Actor, search: EntrySearch): LoanEntries {
  const all = movementsOf(desk.store, ownLoan(desk, actor, search.dkzh));
  const chosen = chosenRows(all, search, { same: ['dkywmxlx'], day: ({ booked }) => booked });
  const paid = chosen.filter(isRepayment);
  const sum = (pick: (one: LoanMovement) => Fen) => toYuan(paid.reduce((total, one) => total + pick(one), 0n));
  return {
    ...pageOfRows(desk, chosen.reverse(), search, entryOf),
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
