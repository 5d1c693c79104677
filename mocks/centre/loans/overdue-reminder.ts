import type { TodoItem } from '@/api/cases/todos';
import { moneyText } from '@/domain/money';
import type { Actor, Transaction } from '../kernel/transaction';
import { type LoanRecord, loansOf, overdueOf } from './loans';
import { otherOrder } from './open-orders';
import { OVERDUE } from './repayment/repayment-orders';

/** To-dos of own overdue loans without a pending repayment, linked to the repayment by card. */
export function overdueTodos({ store, today }: Transaction, actor: Actor): TodoItem[] {
  if (actor.kind !== 'person') return [];
  return loansOf(store, actor.grzh).flatMap((loan) => {
    const { dkzh, missed } = loan;
    if (missed[0] === undefined || otherOrder(store, dkzh, '')) return [];
    const total = moneyText(overdueOf(loan, today()).total);
    return [
      {
        ywlx: 'GD0602',
        lj: payNow(loan).lj,
        ywlsh: '',
        title: `住房公积金贷款已逾期${missed.length}期，今日还清应付${total}`,
        sxsm: '罚息按日计收，请立即还款；逾期起始日',
        rq: missed[0].due,
      },
    ];
  });
}

/** Link to the repayment of arrears by card. */
export const payNow = ({ dkzh }: Pick<LoanRecord, 'dkzh'>) => ({
  lj: `/grwt/dkSys/dkyw/yhk_hk?${new URLSearchParams({ dkzh, hklx: OVERDUE })}`,
  ljmc: '立即还款',
});

/** Advice after a failed repayment; the sum is dated, because it grows daily. */
export function afterFailedRepayment({ today }: Transaction, loan: LoanRecord | undefined): string {
  if (!loan || loan.missed.length === 0) return '贷款和还款计划不变，需要时可以重新申请';
  const total = moneyText(overdueOf(loan, today()).total);
  return `截至${today()}贷款逾期${loan.missed.length}期，还清应付${total}，罚息按日继续计收，请备足款项后立即还款（重新办理“银行卡还款”）`;
}

/** The same advice at a later reading; demands nothing once the arrears are paid. */
export function failedRepaymentNow(loan: LoanRecord | undefined, reason: string): string {
  return loan?.missed.length === 0 ? '贷款现在没有逾期，需要时可以重新申请' : reason;
}
