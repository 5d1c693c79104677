import { readCondition } from '../client/condition';
import { readLabelledValue } from '../client/labelled-value';
import {
  type Answer,
  amount,
  each,
  everyRow,
  flag,
  maybe,
  object,
  orNull,
  rowsOrNone,
  textList,
  textOfEach,
  textValue,
} from '../client/read';
import { readReservedFigures } from '../person/reserved-amount';
import { readPrefillValue } from './prefill-value';

/** Limit panel: amounts, formula as text and its basis. */
export const readAmountLimit = object({
  ...readReservedFigures.fields,
  /** Name of the amount, e.g. 可贷额度; absent for a withdrawal. */
  mc: maybe(textValue),
  /** Owner of an account other than the applicant's, e.g. 被继承人. */
  zh: maybe(textValue),
  ...each(amount, 'grzhye', 'blje', 'djje', 'ljytq'),
  /** Label of `ljytq`, where it covers another set than this business. */
  ytqmc: maybe(textValue),
  kytqe: amount,
  ...each(textValue, 'gs', 'yj'),
  mx: rowsOrNone(readLabelledValue),
});
export type AmountLimit = Answer<typeof readAmountLimit>;

/** The centre's judgement of unsubmitted values: eligibility, limit and errors. */
export const readJudgement = object({
  mz: flag,
  xe: orNull(readAmountLimit),
  // All conditions must be readable: a missing one would count as met.
  tj: everyRow(readCondition),
  /** Field → error that a submission of these values would bring; empty fields included. */
  cw: maybe(textOfEach),
  /** Field → remark on a value that may be submitted: it differs from a register and needs a paper, or it gives something up. */
  cy: maybe(textOfEach),
  /** What the conditions still depend on; present while eligibility is undecided. */
  hxsm: maybe(textValue),
  /** Data that the centre has before the form is filled in. */
  yzxx: maybe(rowsOrNone(readPrefillValue)),
  /** Registers that did not answer; a clerk verifies instead. */
  wyd: maybe(textList),
  /** Consequences of these values that are in no field. */
  tsxx: maybe(textList),
});
export type Judgement = Answer<typeof readJudgement>;
