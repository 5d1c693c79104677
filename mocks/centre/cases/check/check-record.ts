import type { FiledRow } from '../batch/filed-row';

/** The unit's own check of a case, stored with the case. */
export interface Check {
  zt: 'waiting' | 'passed';
  /** Reason for the check by a second operator. */
  why?: string;
  /** The centre accepted the case before; after a correction and its check it returns to the centre. */
  taken?: true;
  /** Operator who passed it. */
  by?: { jbrzjhm: string; jbrxm: string; sj: string };
  /** The version checked last, for comparison with the next one. */
  former?: CheckedVersion;
}

export interface CheckedVersion {
  sqnr: readonly FiledRow[];
  /** Content of the files. */
  files: string;
  /** Rows as JSON texts, for comparison of two versions. */
  rows: readonly string[];
}
