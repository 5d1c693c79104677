import type { YearFigures } from '@/api/centre-intro';
import { divideHalfUp, toYuan } from '@/domain/money';
import { OPENING, yearFlows } from '../../../data/year-figures';

/** The years with their balances, newest first: what was there, and what came and went. `wjbh`: where the report can be had. */
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

/** Ten thousand yuan as yuan text. */
const yuan = (amount: number) => `${amount}0000.00`;
