import type { Draft } from '@/api/drafts';

/** One person's draft of one business. */
export interface DraftRecord extends Draft {
  key: string;
  owner: string;
}
