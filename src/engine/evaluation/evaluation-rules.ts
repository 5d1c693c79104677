/** Grades that ask for reasons and words (domain catalogue 13). */
const LOW_GRADES: readonly string[] = ['2', '1'];
export const SHORTEST_WORDS = 5;
export const LONGEST_WORDS = 200;
const MOST_ITEMS = 5;

export interface EvaluationValues {
  pjdj: string;
  pjx: readonly string[];
  pjnr: string;
  anonymous: boolean;
}

export type EvaluationErrors = Partial<Record<'pjdj' | 'pjx' | 'pjnr', string>>;

export function isLow(pjdj: string): boolean {
  return LOW_GRADES.includes(pjdj);
}

export function evaluationErrors({ pjdj, pjx, pjnr }: EvaluationValues): EvaluationErrors {
  if (pjdj === '') return { pjdj: '请选择总体评价' };
  const errors: EvaluationErrors = {};
  const low = isLow(pjdj);
  // By character, as the centre counts: one of two code units is one.
  const count = Array.from(pjnr.trim()).length;
  if (low && pjx.length === 0) errors.pjx = '请至少选择一项不满意的原因';
  else if (pjx.length > MOST_ITEMS) errors.pjx = `评价项最多选${MOST_ITEMS}项`;
  if (low && count < SHORTEST_WORDS) errors.pjnr = `请填写意见，不少于${SHORTEST_WORDS}个字`;
  else if (count > LONGEST_WORDS) errors.pjnr = `意见不能超过${LONGEST_WORDS}个字`;
  return errors;
}
