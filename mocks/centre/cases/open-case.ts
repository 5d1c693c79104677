import type { Actor, Transaction } from '../kernel/transaction';
import { type CaseRecord, openRecordsOf } from './case-states';
import { ruleFor } from './registered';
import type { RawValues } from './rule';

/**
 * Returns the actor's open case that blocks a new one with these values: of the same subject if the business has subjects, else any. Before
 * the subject is chosen, the latest one if all subjects have one.
 */
export function openCaseFor(tx: Transaction, actor: Actor, ywlx: string, values: RawValues): CaseRecord | undefined {
  const open = openRecordsOf(tx, actor, ywlx);
  const subject = ruleFor(actor.kind, ywlx)?.subject;
  if (!subject) return open.at(-1);
  const caseOf = (one: string) => open.findLast((record) => subject.of(record.values) === one);
  const about = subject.of(values);
  if (about !== '') return caseOf(about);
  return subject.all?.(tx, actor).every(caseOf) ? open.at(-1) : undefined;
}

/** Returns the case to resume: the one of this number, else the blocking one. */
export function openCaseNamed(tx: Transaction, actor: Actor, ywlx: string, ywlsh: string): CaseRecord | undefined {
  const named = openRecordsOf(tx, actor, ywlx).find((record) => record.ywlsh === ywlsh);
  return named ?? openCaseFor(tx, actor, ywlx, {});
}
