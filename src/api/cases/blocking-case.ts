import { ApiError } from '../client/errors';

/** Returns the number of the case that blocks an application, submitted or draft, as the error's data names it. */
export function blockingCase(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || typeof error.data !== 'object' || error.data === null) return undefined;
  if (!('ywlsh' in error.data) || typeof error.data.ywlsh !== 'string') return undefined;
  // Code 9 (draft conflict) is excluded: its data is the newer draft, with a number of its own.
  return error.kind === 'business' && error.code !== '9' && error.data.ywlsh !== '' ? error.data.ywlsh : undefined;
}
