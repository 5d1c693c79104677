// Rules of 好差评 shared by form and centre (docs/rules/complaints-and-evaluation.md).
import type { VoiceLimits } from './voice-limits';

/** Low grades: they require reasons and a text, and lead to a follow-up call. */
const LOW_GRADES: readonly string[] = ['2', '1'];

export interface EvaluationAnswers {
  /** Dictionary pjdj: 5 非常满意 … 1 非常不满意, '' for none. */
  pjdj: string;
  pjx: readonly string[];
  pjnr: string;
}

export type EvaluationErrors = Partial<Record<'pjdj' | 'pjx' | 'pjnr', string>>;

export function isLowGrade(pjdj: string): boolean {
  return LOW_GRADES.includes(pjdj);
}

/** Returns the problems of grade, items and text; empty if valid. */
export function evaluationErrors(
  { pjdj, pjx, pjnr }: EvaluationAnswers,
  { evaluation, items }: VoiceLimits,
): EvaluationErrors {
  if (pjdj === '') return { pjdj: '请选择总体评价' };
  const errors: EvaluationErrors = {};
  const low = isLowGrade(pjdj);
  const count = lengthOf(pjnr);
  if (low && pjx.length === 0) errors.pjx = '请至少选择一项不满意的原因';
  else if (new Set(pjx).size > items) errors.pjx = `评价项最多选${items}项`;
  if (low && count < evaluation.least) errors.pjnr = `请填写意见，不少于${evaluation.least}个字`;
  else if (count > evaluation.most) errors.pjnr = `意见不能超过${evaluation.most}个字`;
  return errors;
}

/** Length in characters (a surrogate pair counts as one), without surrounding blanks. */
export function lengthOf(words: string): number {
  return Array.from(words.trim()).length;
}

/** Share in tenths of a percent, half up, in integers: 1 of 3 is 333. `undefined` if the total is 0. */
export function shareInTenths(part: number, all: number): number | undefined {
  if (!(Number.isSafeInteger(part) && Number.isSafeInteger(all) && all > 0)) return undefined;
  return Number((BigInt(part) * 2000n + BigInt(all)) / (BigInt(all) * 2n));
}

/** Formats a share: '97.3%', or '--' if the total is 0. */
export function shareText(part: number, all: number): string {
  const tenths = shareInTenths(part, all);
  return tenths === undefined ? '--' : `${Math.trunc(tenths / 10)}.${tenths % 10}%`;
}
