import { each, flag, key, maybe, object, rowsOrNone, text } from './read';

/** One condition of the eligibility check, with the person's own figure. */
export interface Condition {
  tjbh: string;
  tjmc: string;
  mz: boolean;
  /** Nothing is against it, and nothing shows it yet: the register did not answer, or is contradicted, and a clerk finds out. */
  dhc?: boolean;
  /** The person's figure and what is required, both as text to be shown. */
  sjz: string;
  yqz: string;
  yj: string;
  /** What to do next when it does not hold, and the page where that is done. */
  xyb?: string;
  lj?: string;
  /** Where there are several ways on: each page and what is done there. */
  ljs?: { lj: string; mc: string }[];
}

export const readCondition = object<Condition>({
  tjbh: key,
  ...each(text, 'tjmc', 'sjz', 'yqz', 'yj'),
  mz: flag,
  dhc: maybe(flag),
  ...each(maybe(text), 'xyb', 'lj'),
  ljs: maybe(rowsOrNone(object({ lj: key, mc: text }))),
});
