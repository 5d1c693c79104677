import type { LabelledValue } from '@/api/client/labelled-value';
import type { OverdueInfo } from '@/api/loan/loan-queries';
import { daysBetween, fundTime } from '@/domain/dates';
import { overduePenalty } from '@/domain/loan/overdue';
import { formatMoney, moneyText, toYuan } from '@/domain/money';
import { policy } from '../../data/policy/policy';
import { openCaseFor } from '../cases/open-case';
import { stateName } from '../cases/state-notes';
import type { Actor, Transaction } from '../kernel/transaction';
import { loanOfActor } from './applications/loan-views';
import { type LoanRecord, type Overdue, overdueOf, penaltyOn } from './loans';

/** 逾期信息 of an own loan: unpaid instalments, penalty up to today and consequences. */
export function overdueInfo(tx: Transaction, actor: Actor, dkzh: string): OverdueInfo {
  const loan = loanOfActor(tx, actor, dkzh);
  const today = tx.today();
  const overdue = overdueOf(loan, today);
  const order = openCaseFor(tx, actor, 'GD0602', { dkzh });
  return {
    dkzh,
    yqqs: loan.missed.length,
    qsrq: loan.missed[0]?.due ?? '',
    yqbj: toYuan(overdue.principal),
    yqlx: toYuan(overdue.interest),
    yqfx: toYuan(overdue.penalty),
    yqhj: toYuan(overdue.total),
    yj: policy('p.fxbl').basis,
    mx: loan.missed.map((one) => {
      const penalty = penaltyOn(loan, one, today);
      const days = daysBetween(one.due, today);
      return {
        dqqc: one.dqqc,
        yhrq: one.due,
        yqts: days,
        yqbj: toYuan(one.principal),
        yqlx: toYuan(one.interest),
        yqfx: toYuan(penalty),
        yqhj: toYuan(one.principal + one.interest + penalty),
        gs: `${formatMoney(one.principal + one.interest, '')} × ${loan.zxll}% ÷ 360 × ${policy('p.fxbl').value} × ${days}天`,
      };
    }),
    yxsm: loan.missed.length > 0 ? meaning(loan, overdue) : [],
    ztyw: order
      ? {
          ywlsh: order.ywlsh,
          ywmc: order.ywmc,
          sm: stateName(tx.store, order),
        }
      : null,
    sjjz: fundTime(tx.now()),
  };
}

/** Consequences: the centre's own measures (its conditions apply the same) and its reporting duties. */
function meaning(loan: LoanRecord, { principal, interest }: Overdue): LabelledValue[] {
  const daily = overduePenalty(principal + interest, loan.zxll, policy('p.fxbl').value, 1);
  return [
    {
      label: '罚息',
      value: `逾期本息按合同利率的${policy('p.fxbl').value}倍逐日计收罚息，现在每天约${moneyText(daily)}，还清之日停止。`,
    },
    { label: '信用记录', value: '逾期情况按规定报送征信机构，还清后仍会保留；早一天还清，影响就小一些。' },
    { label: '提取', value: '还清以前，不能办理租房、购房、装修等提取；提取住房公积金归还本笔贷款的除外。' },
    { label: '贷款', value: '还清以前，不能签约冲还贷，也不能部分提前还款；可以归还逾期款项，或者提前结清。' },
  ];
}
