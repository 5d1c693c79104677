import type { Actor, Desk } from '../kernel/desk';
import { type CaseRecord, openRecordsOf } from './case-states';
import { ruleFor } from './registered';
import type { RawValues } from './rule';

/**
 * The actor's case that another one with these values has to wait for: of the same thing where the business is about things, else
 * any of the business. While the thing is not chosen, the latest one if each of them has one.
 */
export function openCaseFor(desk: Desk, actor: Actor, ywlx: string, values: RawValues): CaseRecord | undefined {
  const open = openRecordsOf(desk, actor, ywlx);
  const subject = ruleFor(actor.kind, ywlx)?.subject;
  if (!subject) return open.at(-1);
  const caseOf = (one: string) => open.findLast((record) => subject.of(record.values) === one);
  const about = subject.of(values);
  if (about !== '') return caseOf(about);
  return subject.all?.(desk, actor).every(caseOf) ? open.at(-1) : undefined;
}

/** The one to be gone on with, where the way to it says which; else the one that another one has to wait for. */
export function openCaseNamed(desk: Desk, actor: Actor, ywlx: string, ywlsh: string): CaseRecord | undefined {
  const named = openRecordsOf(desk, actor, ywlx).find((record) => record.ywlsh === ywlsh);
  return named ?? openCaseFor(desk, actor, ywlx, {});
}
