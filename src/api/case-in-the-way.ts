import { ApiError } from './errors';

/** The application for which something was refused, as the refusal names it: handed in already, or still open. */
export function caseInTheWay(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || typeof error.data !== 'object' || error.data === null) return undefined;
  if (!('ywlsh' in error.data) || typeof error.data.ywlsh !== 'string') return undefined;
  // The newer draft that comes with a conflict names a number of its own.
  return error.kind === 'business' && error.code !== '9' && error.data.ywlsh !== '' ? error.data.ywlsh : undefined;
}
