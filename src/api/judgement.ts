import { type AskedFigures, askedFields } from './asked-money';
import { type Condition, readCondition } from './condition';
import { type KnownValue, readKnownValue } from './known-value';
import { type LabelledValue, readLabelledValue } from './labelled-value';
import { amount, each, everyRow, flag, maybe, object, orNull, rowsOrNone, text, textOfEach, texts } from './read';

/** Limit panel (domain 8.0): the amounts, the formula in words and its basis. */
export interface AmountLimit extends AskedFigures {
  /** What the sum is called, e.g. 可贷额度; without it the limit is that of a withdrawal. */
  mc?: string;
  /** Whose account it is when it is not the applicant's own, e.g. 被继承人. */
  zh?: string;
  grzhye: string;
  blje: string;
  djje: string;
  ljytq: string;
  /** What `ljytq` counts, where it is not all of this business. */
  ytqmc?: string;
  kytqe: string;
  gs: string;
  yj: string;
  mx: LabelledValue[];
}

export const readAmountLimit = object<AmountLimit>({
  mc: maybe(text),
  ytqmc: maybe(text),
  ...each(amount, 'grzhye', 'blje', 'djje', 'ljytq', 'kytqe'),
  gs: text,
  yj: text,
  mx: rowsOrNone(readLabelledValue),
  zh: maybe(text),
  ...askedFields,
});

/** What the centre finds of values before they are handed in: whether the person may, how much, and what is wrong with them. */
export interface Judgement {
  mz: boolean;
  tj: Condition[];
  xe: AmountLimit | null;
  /** Field → what a submission of these values would be refused for; also of fields that are still empty. */
  cw?: Readonly<Record<string, string>>;
  /**
   * Field → what is remarked on its value, which may be handed in so: what of it differs from a register, for a clerk to find out by
   * a paper, or what is given up with it.
   */
  cy?: Readonly<Record<string, string>>;
  /** What the conditions still depend on, as long as it is open: without it nobody can say whether the person may. */
  hxsm?: string;
  /** Known of the person before anything is filled in. */
  yzxx?: readonly KnownValue[];
  /** Registers that were asked and did not answer: what they would have shown is for a clerk to find out. */
  wyd?: readonly string[];
  /** What these values bring with them that nobody typed. */
  tsxx?: readonly string[];
}

export const readJudgement = object<Judgement>({
  mz: flag,
  // Without its conditions it would read as if none were broken.
  tj: everyRow(readCondition),
  xe: orNull(readAmountLimit),
  cw: maybe(textOfEach),
  cy: maybe(textOfEach),
  hxsm: maybe(text),
  yzxx: maybe(rowsOrNone(readKnownValue)),
  ...each(maybe(texts), 'wyd', 'tsxx'),
});
