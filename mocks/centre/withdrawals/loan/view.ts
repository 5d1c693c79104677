import type { HomeLoansInfo } from '@/api/home-loans';
import { toYuan } from '@/domain/money';
import type { Actor, Desk } from '../../kernel/desk';
import { applicantOpening } from '../applicant';
import { drawnLoansOf } from './drawn-loans';
import { intervalOf, LOAN, loanFigures } from './figures';

/** The home loans that somebody may draw for, each with what was paid back since the last withdrawal. */
export function homeLoansView(desk: Desk, actor: Actor): HomeLoansInfo {
  const applicant = applicantOpening(desk, actor, LOAN);
  const { store, person, today } = applicant;
  const list = drawnLoansOf(store, person, today).map((loan) => {
    const figures = loanFigures(applicant, { ...loan, ...intervalOf(applicant, loan) });
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
