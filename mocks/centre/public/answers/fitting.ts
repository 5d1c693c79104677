import type { PushedMatter } from '@/api/public/answers';

/** A suggestion of a rule; its link is an address of the menu. */
export interface Fitting {
  /** Identifies the occasion, such as the month or the loan; a dismissal applies to this occasion only. */
  id: string;
  bt: string;
  yy: string;
  jj: PushedMatter['jj'];
  lj: string;
}
