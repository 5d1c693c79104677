import type { LoanEntries, LoanEntry } from '@/api/loan/loan-queries';
import { type Fen, toYuan } from '@/domain/money';
import { chosenRows, type Paging, pageOfRows } from '../kernel/list-page';
import type { Actor, Transaction } from '../kernel/transaction';
import { loanOfActor } from './applications/loan-views';
import { isRepayment, type LoanMovement, movementsOf } from './loan-movements';

/** Filters of 还款明细 (docs/rules/loans.md); '' is unset, the booking days are inclusive. */
interface EntrySearch extends Paging {
  dkzh: string;
  ksrq: string;
  jsrq: string;
  dkywmxlx: string;
}

/** Returns the entries of an own loan, newest first; sums cover all repayments that match the filter. */
export function loanEntries(tx: Transaction, actor: Actor, search: EntrySearch): LoanEntries {
  const all = movementsOf(tx.store, loanOfActor(tx, actor, search.dkzh));
  const chosen = chosenRows(all, search, { same: ['dkywmxlx'], day: ({ booked }) => booked });
  const paid = chosen.filter(isRepayment);
  const sum = (pick: (one: LoanMovement) => Fen) => toYuan(paid.reduce((total, one) => total + pick(one), 0n));
  return {
    ...pageOfRows(tx, chosen.reverse(), search, entryOf),
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
