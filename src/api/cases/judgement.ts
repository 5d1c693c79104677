import { type Condition, readCondition } from '../client/condition';
import { type LabelledValue, readLabelledValue } from '../client/labelled-value';
import {
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
import { type ReservedFigures, reservedFields } from '../person/reserved-amount';
import { type PrefillValue, readPrefillValue } from './prefill-value';

/** Limit panel: amounts, formula as text and its basis. */
export interface AmountLimit extends ReservedFigures {
  /** Name of the amount, e.g. 可贷额度; absent for a withdrawal. */
  mc?: string;
  /** Owner of an account other than the applicant's, e.g. 被继承人. */
  zh?: string;
  grzhye: string;
  blje: string;
  djje: string;
  ljytq: string;
  /** Label of `ljytq`, where it covers another set than this business. */
  ytqmc?: string;
  kytqe: string;
  gs: string;
  yj: string;
  mx: LabelledValue[];
}

export const readAmountLimit = object<AmountLimit>({
  mc: maybe(textValue),
  ytqmc: maybe(textValue),
  ...each(amount, 'grzhye', 'blje', 'djje', 'ljytq', 'kytqe'),
  gs: textValue,
  yj: textValue,
  mx: rowsOrNone(readLabelledValue),
  zh: maybe(textValue),
  ...reservedFields,
});

/** The centre's judgement of unsubmitted values: eligibility, limit and errors. */
export interface Judgement {
  mz: boolean;
  tj: Condition[];
  xe: AmountLimit | null;
  /** Field → error that a submission of these values would bring; empty fields included. */
  cw?: Readonly<Record<string, string>>;
  /** Field → remark on a value that may be submitted: it differs from a register and needs a paper, or it gives something up. */
  cy?: Readonly<Record<string, string>>;
  /** What the conditions still depend on; present while eligibility is undecided. */
  hxsm?: string;
  /** Data that the centre has before the form is filled in. */
  yzxx?: readonly PrefillValue[];
  /** Registers that did not answer; a clerk verifies instead. */
  wyd?: readonly string[];
  /** Consequences of these values that are in no field. */
  tsxx?: readonly string[];
}

export const readJudgement = object<Judgement>({
  mz: flag,
  // All conditions must be readable: a missing one would count as met.
  tj: everyRow(readCondition),
  xe: orNull(readAmountLimit),
  cw: maybe(textOfEach),
  cy: maybe(textOfEach),
  hxsm: maybe(textValue),
  yzxx: maybe(rowsOrNone(readPrefillValue)),
  ...each(maybe(textList), 'wyd', 'tsxx'),
});
