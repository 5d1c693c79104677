import { amount, each, object, rowsOrNone, textValue } from '../client/read';

/** A member's base, contribution and ratios, each with the month it takes effect. Amounts are yuan as text. */
export interface TermsByMonth {
  /** First month (yyyy-MM) of the figures, for a member who joins later; '' for current ones. */
  qsny: string;
  /** Agreed later terms, each from `qsny` on, nearest first. */
  hxjc: LaterTerms[];
}

interface LaterTerms {
  qsny: string;
  /** New base and ratios (percent), '' where unchanged. */
  grjcjs: string;
  dwjcbl: string;
  grjcbl: string;
  /** Resulting contribution. */
  yjce: string;
}

export const termsFields = {
  qsny: textValue,
  hxjc: rowsOrNone(
    object<LaterTerms>({ ...each(textValue, 'qsny', 'dwjcbl', 'grjcbl'), ...each(amount, 'grjcjs', 'yjce') }),
  ),
};
