import { ApiError } from '@/api/errors';

/** What is wrong with a form: one sentence for the whole, and sentences for its fields. */
export interface Problem {
  /** For what belongs to no field. */
  general?: string;
  fields: Readonly<Record<string, string>>;
  /** The problem that this is the rest of. */
  attempt?: Problem;
}

export const NO_PROBLEM: Problem = { fields: {} };

export function isEmpty(problem: Problem): boolean {
  return !problem.general && Object.keys(problem.fields).length === 0;
}

/** What is left of a problem when a field is being put right: what was said of it is no longer true. */
export function withoutField(problem: Problem, name: string): Problem {
  if (!(name in problem.fields)) return problem;
  const { [name]: _, ...fields } = problem.fields;
  return { ...problem, fields, attempt: problem.attempt ?? problem };
}

/** Puts a failure where it belongs. `places`: code of the centre → the form's field. */
export function problemOf(error: unknown, places: Readonly<Record<string, string>>): Problem {
  if (!(error instanceof ApiError)) return { general: '登录失败，请稍后重试', fields: {} };
  const place = places[error.code];
  if (place) return { fields: { ...error.fieldErrors, [place]: error.message } };
  const named = Object.keys(error.fieldErrors).length > 0;
  return named ? { fields: error.fieldErrors } : { general: error.message, fields: {} };
}
