import { amount, each, object, rowsOrNone, text } from './read';

/** Base, deposit and ratios of a member stand with the month from which they hold. Amounts are yuan as text. */
export interface TermsByMonth {
  /** The month (yyyy-MM) that the figures shown are of, where who begins with a unit later; '' where they are those of now. */
  qsny: string;
  /** Other terms agreed for later, each from `qsny` on, the nearest first. */
  hxjc: LaterTerms[];
}

interface LaterTerms {
  qsny: string;
  /** The base and the ratios (percent) from then on, each '' where it stays as it was before. */
  grjcjs: string;
  dwjcbl: string;
  grjcbl: string;
  /** What they come to. */
  yjce: string;
}

export const termsFields = {
  qsny: text,
  hxjc: rowsOrNone(
    object<LaterTerms>({ ...each(text, 'qsny', 'dwjcbl', 'grjcbl'), ...each(amount, 'grjcjs', 'yjce') }),
  ),
};
