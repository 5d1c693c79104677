import type { Draft } from '@/api/drafts';

/** One person's draft of one business. */
export interface DraftRecord extends Omit<Draft, 'bzcg' | 'bcr'> {
  key: string;
  owner: string;
  /** Operator of a unit who saved it last. */
  czy?: string | undefined;
  /** Of which case, over without effect, it was put back for another application: kept while it is gone on with. */
  from?: string | undefined;
  /** Put back by the centre, and not saved by anybody since. */
  untouched?: true;
}
