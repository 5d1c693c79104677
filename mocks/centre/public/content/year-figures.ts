import type { YearFigures } from '@/api/public/centre-intro';
import { divideHalfUp, toYuan } from '@/domain/money';
import { OPENING, yearFlows } from '../../../data/policy/year-figures';

/** Returns balances, income and expenses by year, newest first. `wjbh`: the report to download. */
export function yearFigures(): YearFigures[] {
  let { jcye, dkye } = OPENING;
  const years = yearFlows.map(({ nd, sjdws, sjrs, jce, tqe, dkbs, ffe, hse }): YearFigures => {
    jcye += jce - tqe;
    dkye += ffe - hse;
    return {
      nd,
      sjdws,
      sjrs,
      jce: yuan(jce),
      tqe: yuan(tqe),
      jcye: yuan(jcye),
      dkbs,
      ffe: yuan(ffe),
      dkye: yuan(dkye),
      gdl: toYuan(divideHalfUp(BigInt(dkye) * 10_000n, BigInt(jcye))),
      wjbh: reportNumber(nd),
    };
  });
  return years.reverse();
}

export const reportNumber = (year: string) => `NB${year}`;

/** Converts ten thousand yuan to yuan text. */
const yuan = (amount: number) => `${amount}0000.00`;
