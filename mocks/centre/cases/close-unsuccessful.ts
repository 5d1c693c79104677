import type { StateNote } from '@/api/cases/business';
import type { Transaction } from '../kernel/transaction';
import { endCase } from './case-end';
import { type CaseRecord, type CaseStepKey, type Move, moveCase } from './case-states';

interface GivenUp extends Pick<Move, 'jdmc'> {
  /** Handler of the step; 系统 by default. */
  clr?: string;
  key?: CaseStepKey;
  /** Failure with its rule and the next step. */
  sbyy: NonNullable<CaseRecord['sbyy']>;
  /** Consequences: what ends, and what stays unchanged. */
  yj: string;
  /** Handler who ends the case, if another. */
  endedBy?: string;
}

/** Final step of a failed case; its reason stands in the step before. */
export const ENDED = '申请终止';

/** Closes an approved case that cannot be carried out: through 81 into 80, at once. */
export function closeUnsuccessful(
  tx: Transaction,
  record: CaseRecord,
  { clr = '系统', endedBy = clr, sbyy, yj, ...step }: GivenUp,
) {
  const closed = { ...step, change: { sbyy } };
  const stopped = moveCase(tx, record, { to: '81', ...closed, clr, yj: sbyy.yy });
  return endCase(tx, stopped, { to: '80', ...closed, jdmc: ENDED, clr: endedBy, yj });
}

/** Returns the note of a case that waits in 02, with the text of its last step; `mc`: name of the state meanwhile. */
export function waitingNote(mc: string, { ywzt, lc }: CaseRecord): StateNote | undefined {
  if (ywzt !== '02') return undefined;
  return { mc, lx: 'waiting', nr: lc.at(-1)?.yj ?? '', mx: [], lj: '', ljmc: '' };
}
