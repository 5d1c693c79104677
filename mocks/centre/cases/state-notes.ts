import type { StateNote, SubmitAnswer } from '@/api/cases/business';
import type { Store } from '../kernel/store';
import { type CaseRecord, FINAL } from './case-states';
import { holdsForCheck, waitsForCheck } from './check/check-state';
import { labelOf } from './field-reader';
import { ruleOfCase } from './registered';

/** Returns the business's note on the state of a case; undefined where the name of the state suffices. */
export function stateNote(store: Store, record: CaseRecord): StateNote | undefined {
  if (holdsForCheck(record)) return waitsForCheck(store, record);
  const note = ruleOfCase(record)?.note?.(store, record) ?? stoppedNote(record);
  const ending = caseEnding(store, record);
  return note && ending ? { ...note, nr: `${note.nr}；${ending}` } : note;
}

/** Returns when and why an open case will end by itself; '' for any other. */
export const caseEnding = (store: Store, record: CaseRecord): string =>
  FINAL.includes(record.ywzt) ? '' : (ruleOfCase(record)?.ending?.(store, record) ?? '');

/** Note of an approved case that could not be carried out and books no money, by the name of its last step (close-unsuccessful.ts). */
function stoppedNote({ ywzt, lc, sbyy }: CaseRecord): StateNote | undefined {
  const last = lc.at(-1);
  if (ywzt !== '81' || last?.key !== 'not-carried-out' || !sbyy) return undefined;
  return { mc: last.jdmc, lx: 'attention', nr: `${sbyy.yy}。${sbyy.xyb}`, mx: [], lj: '', ljmc: '' };
}

/** Returns whether nothing more follows: a case in a final state may still wait for others. */
export const isFinished = (store: Store, record: CaseRecord): boolean =>
  FINAL.includes(record.ywzt) && stateNote(store, record)?.lx !== 'waiting';

/** Returns the name of a case's state, for lists, receipts, to-dos, refusals and documents. */
export function stateName(store: Store, record: CaseRecord): string {
  return stateNote(store, record)?.mc ?? labelOf('ywzt', record.ywzt);
}

/** Returns the failure with its rule and the present advice. */
export function failureOf(store: Store, record: CaseRecord): CaseRecord['sbyy'] {
  const { sbyy } = record;
  return sbyy && { ...sbyy, xyb: ruleOfCase(record)?.nextStep?.(store, record) ?? sbyy.xyb };
}

/** Returns the note and failure for the response to a submission. */
export function submissionState(store: Store, record: CaseRecord): Pick<SubmitAnswer, 'ztsm' | 'sbyy'> {
  const ztsm = stateNote(store, record);
  const sbyy = failureOf(store, record);
  return { ...(ztsm && { ztsm }), ...(sbyy && { sbyy }) };
}
