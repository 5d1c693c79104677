import type { StateNote } from '@/api/business';
import type { Desk } from '../kernel/desk';
import { endCase } from './case-end';
import { type CaseRecord, type Move, moveCase, type StepKey } from './case-states';

interface GivenUp extends Pick<Move, 'jdmc'> {
  /** Who found it out; 系统 unless said otherwise. */
  clr?: string;
  key?: StepKey;
  /** Why, by which rule, and what helps. */
  sbyy: NonNullable<CaseRecord['sbyy']>;
  /** What ends with it and what stays as it was. */
  yj: string;
  /** Who ends it, where that is somebody else. */
  endedBy?: string;
}

/** The step with which what could not be carried out is over: its reason stands in the step before. */
export const ENDED = '申请终止';

/** What was approved turns out to be impossible: through 81 into 80, at once. */
export function giveUp(desk: Desk, record: CaseRecord, { clr = '系统', endedBy = clr, sbyy, yj, ...step }: GivenUp) {
  const told = { ...step, change: { sbyy } };
  const stopped = moveCase(desk, record, { to: '81', ...told, clr, yj: sbyy.yy });
  return endCase(desk, stopped, { to: '80', ...told, jdmc: ENDED, clr: endedBy, yj });
}

/** A case in 02 waits for something, which its last step tells; `mc`: what the state is called meanwhile. */
export function waitingNote(mc: string, { ywzt, lc }: CaseRecord): StateNote | undefined {
  if (ywzt !== '02') return undefined;
  return { mc, lx: 'waiting', nr: lc.at(-1)?.yj ?? '', mx: [], lj: '', ljmc: '' };
}
