import type { Draft } from '@/api/business';

/** One person's draft of one business. */
export interface DraftRecord extends Draft {
  key: string;
  owner: string;
}
