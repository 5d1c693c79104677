import { type Answer, amount, each, object, rowsOrNone, textValue } from '../client/read';

const laterTerms = object({
  qsny: textValue,
  /** New base and ratios (percent), '' where unchanged. */
  grjcjs: amount,
  ...each(textValue, 'dwjcbl', 'grjcbl'),
  /** Resulting contribution. */
  yjce: amount,
});

/** A member's base, contribution and ratios, each with the month it takes effect. Amounts are yuan as text. */
export const readTermsByMonth = object({
  /** First month (yyyy-MM) of the figures, for a member who joins later; '' for current ones. */
  qsny: textValue,
  /** Agreed later terms, each from `qsny` on, nearest first. */
  hxjc: rowsOrNone(laterTerms),
});
export type TermsByMonth = Answer<typeof readTermsByMonth>;
