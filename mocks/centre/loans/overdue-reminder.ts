import type { TodoItem } from '@/api/todos';
import { moneyText } from '@/domain/money';
import type { Actor, Desk } from '../kernel/desk';
import { type LoanRecord, loansOf, overdueOf } from './loans';
import { otherOrder } from './open-orders';
import { OVERDUE } from './repayment-orders';

/** Each own loan that is overdue and for which no repayment is on its way, leading to the one by card. */
export function overdueTodos({ store, today }: Desk, actor: Actor): TodoItem[] {
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

/** Leads to the repayment by card of what is overdue. */
export const payNow = ({ dkzh }: Pick<LoanRecord, 'dkzh'>) => ({
  lj: `/grwt/dkSys/dkyw/yhk_hk?${new URLSearchParams({ dkzh, hklx: OVERDUE })}`,
  ljmc: '立即还款',
});

/** What remains to be done when a repayment was given up: each day costs more, so the sum is that of a day. */
export function afterGivenUp({ today }: Desk, loan: LoanRecord | undefined): string {
  if (!loan || loan.missed.length === 0) return '贷款和还款计划不变，需要时可以重新申请';
  const total = moneyText(overdueOf(loan, today()).total);
  return `截至${today()}贷款逾期${loan.missed.length}期，还清应付${total}，罚息按日继续计收，请备足款项后立即还款（重新办理“银行卡还款”）`;
}

/** The same as it is read later: nothing is demanded that was paid meanwhile. */
export function givenUpNow(loan: LoanRecord | undefined, said: string): string {
  return loan?.missed.length === 0 ? '贷款现在没有逾期，需要时可以重新申请' : said;
}
