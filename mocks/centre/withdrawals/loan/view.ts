import type { HomeLoansInfo } from '@/api/loan/home-loans';
import { toYuan } from '@/domain/money';
import type { Actor, Transaction } from '../../kernel/transaction';
import { applicantOpening } from '../applicant';
import { drawnLoansOf } from './drawn-loans';
import { intervalOf, LOAN, loanWithdrawalFigures } from './figures';

/** Returns the home loans that the person may withdraw for, with the repayments since the last withdrawal. */
export function homeLoansView(tx: Transaction, actor: Actor): HomeLoansInfo {
  const applicant = applicantOpening(tx, actor, LOAN);
  const { store, person, today } = applicant;
  const list = drawnLoansOf(store, person, today).map((loan) => {
    const figures = loanWithdrawalFigures(applicant, { ...loan, ...intervalOf(applicant, loan) });
    const { jkhtbh, jkly, jkyhmc, jkrxm, yjkrgx, fwzl, dkffrq } = loan;
    return {
      ...{ jkhtbh, jkly, jkyhmc, jkrxm, yjkrgx, fwzl, dkffrq },
      htdkje: toYuan(loan.htdkje),
      dkye: toYuan(loan.dkye),
      sfjq: loan.settled ? '1' : '0',
      hkksrq: figures.from,
      hkjsrq: figures.to,
      yhbj: toYuan(figures.principal),
      yhlx: toYuan(figures.interest),
    };
  });
  return { list };
}
