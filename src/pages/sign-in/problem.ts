import { ApiError } from '@/api/errors';

/** What is wrong with a form: one sentence for the whole, and sentences for its fields. */
export interface Problem {
  /** For what belongs to no field. */
  general?: string;
  fields: Readonly<Record<string, string>>;
}

export const NO_PROBLEM: Problem = { fields: {} };

export function isEmpty(problem: Problem): boolean {
  return !problem.general && Object.keys(problem.fields).length === 0;
}

/** Puts a failure where it belongs. `places`: code of the centre → the form's field. */
export function problemOf(error: unknown, places: Readonly<Record<string, string>>): Problem {
  if (!(error instanceof ApiError)) return { general: '登录失败，请稍后重试', fields: {} };
  const place = places[error.code];
  if (place) return { fields: { ...error.fieldErrors, [place]: error.message } };
  const named = Object.keys(error.fieldErrors).length > 0;
  return named ? { fields: error.fieldErrors } : { general: error.message, fields: {} };
}
