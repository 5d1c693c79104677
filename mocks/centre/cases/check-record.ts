import type { FiledRow } from './filed-row';

/** What the unit's own check of a case knows, kept with it. */
export interface Check {
  zt: 'waiting' | 'passed';
  /** Why it waits for a second operator. */
  why?: string;
  /** The centre had taken it in before: it comes back to it after a correction. */
  taken?: true;
  /** Who said yes. */
  by?: { jbrzjhm: string; jbrxm: string; sj: string };
  /** The version that was looked at last: what the next one is compared with. */
  former?: CheckedVersion;
}

export interface CheckedVersion {
  sqnr: readonly FiledRow[];
  /** What the files hold. */
  files: string;
  /** Rows as texts, so that two versions can be compared. */
  rows: readonly string[];
}
