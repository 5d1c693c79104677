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

/** Stops an approved case in 81 where no money is to be booked; `jdmc` (未能变更) names the state. */
export function stopUnsuccessful(
  tx: Transaction,
  record: CaseRecord,
  { jdmc, sbyy }: Pick<GivenUp, 'jdmc' | 'sbyy'>,
): CaseRecord {
  const step = { jdmc, clr: '系统', yj: sbyy.yy, key: 'not-carried-out' } as const;
  return moveCase(tx, record, { to: '81', ...step, change: { sbyy } });
}

/** Ends an open case whose subject no longer exists: 86, without a further act of the applicant. */
export function lapseCase(tx: Transaction, record: CaseRecord, sbyy: NonNullable<CaseRecord['sbyy']>): CaseRecord {
  return endCase(tx, record, { to: '86', jdmc: '申请失效', clr: '系统', yj: sbyy.yy, change: { sbyy } });
}

/** Returns the note of a case that waits in 02, with the text of its last step; `mc`: name of the state meanwhile. */
export function waitingNote(mc: string, { ywzt, lc }: CaseRecord): StateNote | undefined {
  if (ywzt !== '02') return undefined;
  return { mc, lx: 'waiting', nr: lc.at(-1)?.yj ?? '', mx: [], lj: '', ljmc: '' };
}
