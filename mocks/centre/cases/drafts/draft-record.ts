import type { Draft } from '@/api/cases/drafts';
import type { OwnerKey } from '../../kernel/transaction';

/** An owner's draft of one business. */
export interface DraftRecord extends Omit<Draft, 'bzcg' | 'bcr'> {
  key: string;
  owner: OwnerKey;
  /** Operator of a unit who saved it last. */
  czy?: string | undefined;
  /** Number of the case, over without effect, from which the draft was restored; kept while the draft is edited. */
  from?: string | undefined;
  /** Restored by the centre and not saved since. */
  untouched?: true;
}
