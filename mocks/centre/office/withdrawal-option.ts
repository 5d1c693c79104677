import type { Condition } from '@/api/client/condition';
import type { RepaymentRoute } from '@/api/loan/repayment-guide';
import { paymentIn, repaymentSummary } from '@/domain/loan/repayment-summary';
import { type Fen, fenOf, moneyText } from '@/domain/money';
import { policyFen } from '../../data/policy/policy';
import type { Actor, Transaction } from '../kernel/transaction';
import type { LoanRecord } from '../loans/loans';
import type { Payoff } from '../loans/repayment/payoff';
import { PART } from '../loans/repayment/repayment-orders';
import { afterPrepayment } from '../loans/repayment/repayment-quote';
import { withQueriesNoted } from '../registers/register-queries';
import { LOAN } from '../withdrawals/loan/figures';
import { judge } from './applications';

const PURPOSE = { ywlx: LOAN, doing: '比较还款方式时' };

/** A computed way; amounts in fen. */
export interface WithdrawalOption
  extends Omit<RepaymentRoute, 'bm' | 'kb' | 'ywlx' | 'cs' | 'yy' | 'trje' | 'xyhke' | 'sylx' | 'yjlx' | 'jslx'> {
  put: Fen;
  payment: Fen;
  interest: Fen;
  /** Accrued interest, paid with a prepayment. */
  accrued?: Fen;
  saved: Fen;
  /** Form values, beside the loan. */
  query: Record<string, string>;
  /** Why this amount is not accepted. */
  fault?: string | undefined;
}

interface Compared {
  loan: LoanRecord;
  payoff: Payoff;
  /** Day of repayment in the other ways. */
  day: string;
  /** The other way with the highest savings. */
  best: Pick<RepaymentRoute, 'mc' | 'jslx'> | undefined;
}

/**
 * TQ0106 beside the ways to repay: the payout by the rule of the business, judged as in its form, and the savings if that money prepays the
 * loan. Queries marriage and bank registers with the person's consent.
 */
export function withdrawalOption(
  tx: Transaction,
  actor: Actor,
  { loan, payoff, day, best }: Compared,
): WithdrawalOption {
  const { tj, xe } = withQueriesNoted(tx, actor, PURPOSE, () => judge(tx, actor, { ywlx: LOAN, jkxz: loan.jkhtbh }));
  const unmet = firstUnmet(tj);
  // An ineligible person is shown no amount.
  const offered = unmet === undefined ? xe : null;
  const put = offered ? fenOf(offered.kytqe) : 0n;
  const usable = put >= policyFen('p.thZd') && put < payoff.principal;
  const order = { hklx: PART, fen: put, thfs: '02' } as const;
  const saved = usable ? afterPrepayment(tx.store, loan, order, day).saved : 0n;
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
    ...remainingSchedule(payoff.coming),
    saved: 0n,
    sm: words.join('；'),
    query: { jkxz: loan.jkhtbh, sqtqje: offered?.kytqe ?? '' },
    fault: unmet ?? (put > 0n ? undefined : '没有可以提取的金额'),
  };
}

/** Figures of the remaining instalments. */
export function remainingSchedule(coming: Payoff['coming']): Pick<WithdrawalOption, 'payment' | 'xsyqs' | 'interest'> {
  return { payment: paymentIn(coming[0]), xsyqs: coming.length, interest: repaymentSummary(coming).interest };
}

/** Returns the first unmet condition with its figure and advice. */
export function firstUnmet(conditions: readonly Condition[]): string | undefined {
  const open = conditions.find(({ mz }) => !mz);
  return open && `${open.tjmc}：${open.sjz}${open.xyb ? `。${open.xyb}` : ''}`;
}
