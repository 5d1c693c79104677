import type { StateNote, SubmitAnswer } from '@/api/business';
import type { Store } from '../kernel/store';
import { type CaseRecord, FINAL } from './case-states';
import { holdsForCheck, waitsForCheck } from './check-state';
import { labelOf } from './field-reader';
import { ruleOfCase } from './registered';

/** How a case stands in the words of its business; undefined where the state's own name says it all. */
export function stateNote(store: Store, record: CaseRecord): StateNote | undefined {
  return holdsForCheck(record) ? waitsForCheck(store, record) : ruleOfCase(record)?.note?.(store, record);
}

/** Whether nothing more comes of it: one that the centre has done its part of may wait for others. */
export const isFinished = (store: Store, record: CaseRecord): boolean =>
  FINAL.includes(record.ywzt) && stateNote(store, record)?.lx !== 'waiting';

/** What the state of a case is called: lists, receipts, to-dos, refusals and documents all say this. */
export function stateName(store: Store, record: CaseRecord): string {
  return stateNote(store, record)?.mc ?? labelOf('ywzt', record.ywzt);
}

/** Why it failed, by which rule, and what can be done about it as things stand now. */
export function failureOf(store: Store, record: CaseRecord): CaseRecord['sbyy'] {
  const { sbyy } = record;
  return sbyy && { ...sbyy, xyb: ruleOfCase(record)?.nextStep?.(store, record) ?? sbyy.xyb };
}

/** What the answer to a submission says beside the state: how the case stands now, and why it failed. */
export function standing(store: Store, record: CaseRecord): Pick<SubmitAnswer, 'ztsm' | 'sbyy'> {
  const ztsm = stateNote(store, record);
  const sbyy = failureOf(store, record);
  return { ...(ztsm && { ztsm }), ...(sbyy && { sbyy }) };
}
