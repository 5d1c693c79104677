import type { StateNote, SubmitAnswer } from '@/api/cases/business';
import type { Store } from '../kernel/store';
import { type CaseRecord, FINAL } from './case-states';
import { holdsForCheck, waitsForCheck } from './check/check-state';
import { labelOf } from './field-reader';
import { ruleOfCase } from './registered';

/** Returns the business's note on the state of a case; undefined where the name of the state suffices. */
export function stateNote(store: Store, record: CaseRecord): StateNote | undefined {
  return holdsForCheck(record) ? waitsForCheck(store, record) : ruleOfCase(record)?.note?.(store, record);
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
