import { each, flag, key, maybe, object, rowsOrNone, textValue } from './read';

/** A condition of the eligibility check, with the person's figure. */
export interface Condition {
  tjbh: string;
  tjmc: string;
  mz: boolean;
  /** To be verified by a clerk: the register did not answer or is contradicted; the application is allowed. */
  dhc?: boolean;
  /** The person's figure and the required one, both as display text. */
  sjz: string;
  yqz: string;
  yj: string;
  /** Next step when it is not met, and the page for it. */
  xyb?: string;
  lj?: string;
  /** Several next steps: page and link text of each. */
  ljs?: { lj: string; mc: string }[];
}

export const readCondition = object<Condition>({
  tjbh: key,
  ...each(textValue, 'tjmc', 'sjz', 'yqz', 'yj'),
  mz: flag,
  dhc: maybe(flag),
  ...each(maybe(textValue), 'xyb', 'lj'),
  ljs: maybe(rowsOrNone(object({ lj: key, mc: textValue }))),
});
