import type { HomeLoansInfo } from '@/api/home-loans';
import { toYuan } from '@/domain/money';
import type { Actor, Desk } from '../../kernel/desk';
import { personOf } from '../../kernel/people';
import { drawnLoansOf } from './drawn-loans';
import { intervalOf, loanFigures } from './figures';

/** The home loans that somebody may draw for, each with what was paid back since the last withdrawal. */
export function homeLoansView(desk: Desk, actor: Actor): HomeLoansInfo {
  const person = personOf(desk, actor);
  const { store } = desk;
  const applicant = { store, today: desk.today(), slrq: desk.today(), person, balance: 0n, asked: [], ywlsh: '' };
  const list = drawnLoansOf(store, person, desk.today()).map((loan) => {
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
