import { type Answer, each, flag, key, maybe, object, rowsOrNone, textValue } from './read';

/** A condition of the eligibility check, with the person's figure. */
export const readCondition = object({
  tjbh: key,
  tjmc: textValue,
  mz: flag,
  /** To be verified by a clerk: the register did not answer or is contradicted; the application is allowed. */
  dhc: maybe(flag),
  /** The person's figure and the required one, both as display text. */
  sjz: textValue,
  ...each(textValue, 'yqz', 'yj'),
  /** Next step when it is not met, and the page for it. */
  xyb: maybe(textValue),
  lj: maybe(textValue),
  /** Several next steps: page and link text of each. */
  ljs: maybe(rowsOrNone(object({ lj: key, mc: textValue }))),
});
export type Condition = Answer<typeof readCondition>;
