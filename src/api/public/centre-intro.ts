import { type CallOptions, get } from '../client/client';
import { hall } from '../client/path';
import { type Answer, count, each, object, pattern, rows, textValue } from '../client/read';

const readCentreIntro = object({
  /** Tasks and organisation of the centre: rich text, Base64. */
  ...each(textValue, 'zxgk', 'jgzn'),
  /** Directors. */
  ld: rows(object(each(textValue, 'xm', 'zw', 'fg'))),
  /** Departments. */
  bm: rows(object(each(textValue, 'bmmc', 'zz', 'lxdh'))),
});
export type CentreIntro = Answer<typeof readCentreIntro>;

const figure = pattern(/^\d{1,15}\.\d{2}$/);

/** A year of the centre's annual report. Amounts are yuan as text with two decimals. */
const readYearFigures = object({
  nd: pattern(/^\d{4}$/),
  /** Contributing units and people in the year. */
  ...each(count, 'sjdws', 'sjrs'),
  ...each(figure, 'jce', 'tqe'),
  /** Deposit balance at the end of the year. */
  jcye: figure,
  /** Loans granted: number and amount; balance at the end of the year. */
  dkbs: count,
  ...each(figure, 'ffe', 'dkye'),
  /** Loan balance divided by deposit balance, percent with two decimals. */
  gdl: pattern(/^\d{1,3}\.\d{2}$/),
  /** Number of the report's file in 常用下载, or ''. */
  wjbh: textValue,
});
export type YearFigures = Answer<typeof readYearFigures>;

/** 中心介绍 (docs/specification.md 7.3: zcxx/zxjs). */
export function fetchCentreIntro(options?: CallOptions): Promise<CentreIntro> {
  return get(hall('zcxx/zxjs'), readCentreIntro, options);
}

/** Figures by year, newest first. A year with an unreadable amount or count is omitted, because a wrong figure misleads. */
export async function fetchYearFigures(options?: CallOptions): Promise<YearFigures[]> {
  const years = await get(hall('zcxx/tjnb'), rows(readYearFigures), options);
  return years.sort((a, b) => (a.nd < b.nd ? 1 : -1));
}
