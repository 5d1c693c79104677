// Subjects of evaluation: hall cases, and services at a counter, a machine or by phone.
import { addDays, type PlainDate } from '@/domain/dates';
import { policyCount } from '../../../data/policy/policy';
import { type CaseRecord, cases, casesOf } from '../../cases/case-states';
import { isFinished } from '../../cases/state-notes';
import { developers, persons, units } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { type Actor, type OwnerKey, ownerOf, readOwner, type Transaction } from '../../kernel/transaction';
import { departmentOf } from './departments';

export interface EvaluationSubject {
  ywlsh: string;
  owner: OwnerKey;
  ywlx: string;
  ywmc: string;
  zgbm: string;
  pjzd: string;
  /** The service has a result. */
  finished: boolean;
  /** Day of the result; before it, of the last step. */
  since: PlainDate;
}

/** States with a result: completed or refused; withdrawn and expired cases have none. */
const WITH_RESULT: readonly string[] = ['99', '80'];
const HALL_TERMINAL = '1';

/** Services outside the hall, by number. */
export const visits = (store: Store) => store.table<EvaluationSubject>('service-visits');

export function caseSubject(store: Store, record: CaseRecord): EvaluationSubject {
  const { ywlsh, owner, ywlx, ywmc, ywzt, since } = record;
  const finished = WITH_RESULT.includes(ywzt) && isFinished(store, record);
  return { ywlsh, owner, ywlx, ywmc, zgbm: departmentOf(ywlx), pjzd: HALL_TERMINAL, finished, since };
}

/** Returns the actor's service of this number; undefined for another's. */
export function evaluationSubjectOf(tx: Transaction, actor: Actor, ywlsh: string): EvaluationSubject | undefined {
  const record = cases(tx.store).get(ywlsh);
  const found = record ? caseSubject(tx.store, record) : visits(tx.store).get(ywlsh);
  return found?.owner === ownerOf(actor) ? found : undefined;
}

/** Returns the actor's hall cases with a result, the newest result first. */
export function finishedSubjects(tx: Transaction, actor: Actor): EvaluationSubject[] {
  return casesOf(tx.store, ownerOf(actor))
    .map((record) => caseSubject(tx.store, record))
    .filter(({ finished }) => finished)
    .sort((a, b) => (a.since + a.ywlsh < b.since + b.ywlsh ? 1 : -1));
}

export function lastEvaluationDay({ since }: EvaluationSubject): PlainDate {
  return addDays(since, policyCount('p.pjQx'));
}

export function isOpenFor(tx: Transaction, subject: EvaluationSubject): boolean {
  return subject.finished && tx.today() <= lastEvaluationDay(subject);
}

/** A service outside the hall in QA's list, with the data of the person's receipt. */
export interface OpenVisit {
  ywlsh: string;
  ywmc: string;
  /** Name of the person. */
  name: string;
  /** Day of the result; '' before it. */
  bjrq: string;
}

export function openVisits(tx: Transaction): OpenVisit[] {
  return [...visits(tx.store).values()].map(({ ywlsh, ywmc, owner, finished, since }) => {
    return { ywlsh, ywmc, name: ownerName(tx.store, owner), bjrq: finished ? since : '' };
  });
}

/** Full name of an owner; '' for an unknown one. */
export function ownerName(store: Store, owner: OwnerKey): string {
  const number = readOwner(owner).id;
  return (
    persons(store).get(number)?.xingming ?? units(store).get(number)?.dwmc ?? developers(store).get(number)?.kfsmc ?? ''
  );
}
