import type { Draft } from '@/api/drafts';

/** One person's draft of one business. */
export interface DraftRecord extends Omit<Draft, 'bzcg'> {
  key: string;
  owner: string;
  /** Put back by the centre, and not saved by anybody since. */
  untouched?: true;
}
