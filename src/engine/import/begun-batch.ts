import { ApiError } from '@/api/errors';

/** A sending that may break off: the batch it opened, '' before, and the parts that have arrived. */
export interface BegunBatch {
  pcbh: string;
  readonly arrived: Set<number>;
}

const nothingBegun = (): BegunBatch => ({ pcbh: '', arrived: new Set() });

/** Remembers what has been sent of rows, `of` their state: other rows are sent from the beginning. */
export function rememberBegun(): (of: string) => BegunBatch {
  let last = { of: '', begun: nothingBegun() };
  return (of) => {
    if (last.of !== of) last = { of, begun: nothingBegun() };
    return last.begun;
  };
}

/** Runs one sending. What broke off on the way, or was cancelled, can be gone on with; whatever else came of it, the next one begins anew. */
export async function goingOn<T>(begun: BegunBatch, work: () => Promise<T>): Promise<T> {
  let goesOn = false;
  try {
    return await work();
  } catch (error) {
    goesOn = error instanceof ApiError && BROKEN_OFF.has(error.kind);
    throw error;
  } finally {
    if (!goesOn) {
      begun.pcbh = '';
      begun.arrived.clear();
    }
  }
}

const BROKEN_OFF: ReadonlySet<string> = new Set<ApiError['kind']>([
  'network',
  'timeout',
  'aborted',
  'http',
  'malformed',
]);
