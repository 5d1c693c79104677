import type { Condition } from '@/api/condition';
import type { RepaymentWay } from '@/api/repayment-guide';
import { type Fen, fenOf, moneyText } from '@/domain/money';
import { paymentIn, summaryOf } from '@/domain/repayment-summary';
import { policyFen } from '../../data/policy';
import type { Actor, Desk } from '../kernel/desk';
import type { LoanRecord } from '../loans/loans';
import type { Payoff } from '../loans/payoff';
import { PART } from '../loans/repayment-orders';
import { afterPrepayment } from '../loans/repayment-quote';
import { withQueriesNoted } from '../registers/register-queries';
import { LOAN } from '../withdrawals/loan/figures';
import { judge } from './applications';

const PURPOSE = { ywlx: LOAN, doing: '比较还款方式时' };

/** A way as it is reckoned: amounts in fen. */
export interface Given
  extends Omit<RepaymentWay, 'bm' | 'kb' | 'ywlx' | 'cs' | 'yy' | 'trje' | 'xyhke' | 'sylx' | 'yjlx' | 'jslx'> {
  put: Fen;
  payment: Fen;
  interest: Fen;
  /** Accrued, and paid with a prepayment. */
  accrued?: Fen;
  saved: Fen;
  /** What the form is opened with, beside the loan. */
  query: Record<string, string>;
  /** Why this very amount does not go. */
  fault?: string | undefined;
}

interface Compared {
  loan: LoanRecord;
  payoff: Payoff;
  /** The day on which the others are reckoned to be repaid. */
  day: string;
  /** The one of the others that saves most. */
  best: Pick<RepaymentWay, 'mc' | 'jslx'> | undefined;
}

/**
 * TQ0106 beside the ways to repay: what the rule of the business would pay out for what was repaid, judged as in its form, and
 * what that money saves once it is paid ahead. Asks marriage and bank registers, which the person has consented to.
 */
export function withdrawalWay(desk: Desk, actor: Actor, { loan, payoff, day, best }: Compared): Given {
  const { tj, xe } = withQueriesNoted(desk, actor, PURPOSE, () =>
    judge(desk, actor, { ywlx: LOAN, jkxz: loan.jkhtbh }),
  );
  const unmet = firstUnmet(tj);
  // Whoever may not draw is not promised a sum.
  const offered = unmet === undefined ? xe : null;
  const put = offered ? fenOf(offered.kytqe) : 0n;
  const usable = put >= policyFen('p.thZd') && put < payoff.principal;
  const order = { hklx: PART, fen: put, thfs: '02' } as const;
  const saved = usable ? afterPrepayment(desk.store, loan, order, day).saved : 0n;
  const words = [
    '已还的本金和利息提取到本人银行卡，贷款和月还款额不变，这一步不节省利息',
    ...(usable ? [`提取后再用这笔钱办理“银行卡还款，缩短期限”，节省利息${moneyText(saved)}`] : []),
    ...(best ? [`其他方式中“${best.mc}”节省${moneyText(best.jslx)}`] : []),
    ...(offered ? [`可提取金额：${offered.gs}`] : []),
  ];
  return {
    mc: '偿还购房贷款提取',
    zj: '公积金账户，划入本人银行卡',
    put,
    ...asItGoesOn(payoff.coming),
    saved: 0n,
    sm: words.join('；'),
    query: { jkxz: loan.jkhtbh, sqtqje: offered?.kytqe ?? '' },
    fault: unmet ?? (put > 0n ? undefined : '没有可以提取的金额'),
  };
}

/** The loan by the instalments that are to come. */
export function asItGoesOn(coming: Payoff['coming']): Pick<Given, 'payment' | 'xsyqs' | 'interest'> {
  return { payment: paymentIn(coming[0]), xsyqs: coming.length, interest: summaryOf(coming).interest };
}

/** The first condition that does not hold: its figure and what helps. */
export function firstUnmet(conditions: readonly Condition[]): string | undefined {
  const open = conditions.find(({ mz }) => !mz);
  return open && `${open.tjmc}：${open.sjz}${open.xyb ? `。${open.xyb}` : ''}`;
}
