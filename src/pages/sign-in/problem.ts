import { ApiError } from '@/api/client/errors';
import { failureText } from '@/lib/shown-errors';

/** Errors of a form: a general one, and one per field. */
export interface SignInProblem {
  /** Error without a field. */
  general?: string;
  fields: Readonly<Record<string, string>>;
  /** The original problem that this one was reduced from. */
  attempt?: SignInProblem;
}

export const NO_PROBLEM: SignInProblem = { fields: {} };

export function hasNoProblem(problem: SignInProblem): boolean {
  return !problem.general && Object.keys(problem.fields).length === 0;
}

/** The problem without an edited field, whose error no longer applies. */
export function withoutField(problem: SignInProblem, name: string): SignInProblem {
  if (!(name in problem.fields)) return problem;
  const { [name]: _, ...fields } = problem.fields;
  return { ...problem, fields, attempt: problem.attempt ?? problem };
}

/** Assigns a failure to its field. `places`: code of the centre → field. */
export function signInProblemOf(error: unknown, places: Readonly<Record<string, string>>): SignInProblem {
  if (!(error instanceof ApiError)) return { general: '登录失败，请稍后重试', fields: {} };
  const place = places[error.code];
  if (place) return { fields: { ...error.fieldErrors, [place]: error.message } };
  const named = Object.keys(error.fieldErrors).length > 0;
  return named
    ? { fields: error.fieldErrors }
    : { general: failureText(error, '登录没有完成，请稍后重试'), fields: {} };
}
