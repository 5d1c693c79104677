// What may be evaluated: cases handled in the hall, and services used at a counter, a machine or by phone.
import { addDays, type PlainDate } from '@/domain/dates';
import { policyCount } from '../../../data/policy';
import { type CaseRecord, cases, casesOf } from '../../cases/case-states';
import { isFinished } from '../../cases/state-notes';
import { type Actor, type Desk, ownerOf } from '../../kernel/desk';
import { developers, persons, units } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { departmentOf } from './departments';

export interface EvaluationSubject {
  ywlsh: string;
  owner: string;
  ywlx: string;
  ywmc: string;
  zgbm: string;
  pjzd: string;
  /** The result is known. */
  finished: boolean;
  /** Day of the result; while there is none, of the last move. */
  since: PlainDate;
}

/** States with a result: carried out, or refused. What was taken back or has expired has none. */
const WITH_RESULT: readonly string[] = ['99', '80'];
const HALL_TERMINAL = '1';

/** Services used elsewhere than in the hall, by their number. */
export const visits = (store: Store) => store.table<EvaluationSubject>('service-visits');

export function caseSubject(store: Store, record: CaseRecord): EvaluationSubject {
  const { ywlsh, owner, ywlx, ywmc, ywzt, since } = record;
  const finished = WITH_RESULT.includes(ywzt) && isFinished(store, record);
  return { ywlsh, owner, ywlx, ywmc, zgbm: departmentOf(ywlx), pjzd: HALL_TERMINAL, finished, since };
}

/** The actor's own service of this number; another's is none. */
export function ownSubject(desk: Desk, actor: Actor, ywlsh: string): EvaluationSubject | undefined {
  const record = cases(desk.store).get(ywlsh);
  const found = record ? caseSubject(desk.store, record) : visits(desk.store).get(ywlsh);
  return found?.owner === ownerOf(actor) ? found : undefined;
}

/** The actor's cases of the hall that have a result, the newest result first. */
export function ownFinished(desk: Desk, actor: Actor): EvaluationSubject[] {
  return casesOf(desk.store, ownerOf(actor))
    .map((record) => caseSubject(desk.store, record))
    .filter(({ finished }) => finished)
    .sort((a, b) => (a.since + a.ywlsh < b.since + b.ywlsh ? 1 : -1));
}

export function lastDay({ since }: EvaluationSubject): PlainDate {
  return addDays(since, policyCount('p.pjQx'));
}

export function isOpenFor(desk: Desk, subject: EvaluationSubject): boolean {
  return subject.finished && desk.today() <= lastDay(subject);
}

/** A service used elsewhere than in the hall, as QA's list shows it: what stands on the person's receipt. */
export interface OpenVisit {
  ywlsh: string;
  ywmc: string;
  /** Whose it is. */
  name: string;
  /** Day of the result, '' while there is none. */
  bjrq: string;
}

export function openVisits(desk: Desk): OpenVisit[] {
  return [...visits(desk.store).values()].map(({ ywlsh, ywmc, owner, finished, since }) => {
    return { ywlsh, ywmc, name: ownerName(desk.store, owner), bjrq: finished ? since : '' };
  });
}

/** The full name of whoever owns something, or ''. */
export function ownerName(store: Store, owner: string): string {
  const number = owner.slice(owner.indexOf(':') + 1);
  return (
    persons(store).get(number)?.xingming ?? units(store).get(number)?.dwmc ?? developers(store).get(number)?.kfsmc ?? ''
  );
}
