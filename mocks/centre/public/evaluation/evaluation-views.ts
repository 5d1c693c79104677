// A person's own services and evaluations.
import type { CallBack, EvaluableCase, MyEvaluation } from '@/api/cases/evaluation';
import type { Page } from '@/api/person/person';
import { addDays, fundTime, monthOf, shiftMonth } from '@/domain/dates';
import { followUpFields } from '@/schema/public/evaluation';
import { evaluationDepartmentName, itemNames, terminalName } from '../../../data/evaluation/evaluation-lists';
import { policyCount } from '../../../data/policy/policy';
import { readStatement } from '../../cases/read-fields';
import { type Paging, pageOfRows } from '../../kernel/list-page';
import { type Actor, BusinessError, ownerOf, REFUSED, type Transaction } from '../../kernel/transaction';
import {
  type EvaluationSubject,
  evaluationSubjectOf,
  finishedSubjects,
  lastEvaluationDay,
  visits,
} from './evaluation-subjects';
import { type EvaluationRecord, evaluations, gradeName, refuseExpiredEvaluation, subjectState } from './evaluations';

/** One text for unknown numbers and another person's, so that existing numbers are not disclosed. */
const NOT_YOURS = '未查到您名下的这笔办件，请核对办件编号；编号印在受理回执上，共20位数字';

/** Returns own cases open for evaluation, then evaluated ones; with `ywlsh` only that one. @throws BusinessError */
export function evaluableCases(tx: Transaction, actor: Actor, input: Paging & { ywlsh: string }): Page<EvaluableCase> {
  const found = input.ywlsh === '' ? ownEvaluable(tx, actor) : [subjectOf(tx, actor, input.ywlsh)];
  return pageOfRows(tx, found, input, (subject) => evaluableView(tx, subject));
}

/** Returns own evaluations, newest first; `months`: counted back from the present one, 0 for all. */
export function evaluationsOfActor(
  tx: Transaction,
  actor: Actor,
  input: Paging & { pjdj: string; months: number },
): Page<MyEvaluation> {
  const from = input.months > 0 ? shiftMonth(monthOf(tx.today()), 1 - input.months) : '';
  const found = ownRecords(tx, actor).filter(
    ({ pjdj, pjsj }) => (input.pjdj === '' || pjdj === input.pjdj) && from <= pjsj.slice(0, 7),
  );
  return pageOfRows(tx, found, input, (record) => ownView(tx, record));
}

/** @throws BusinessError for a case the person has not evaluated */
export function evaluationDetail(tx: Transaction, actor: Actor, ywlsh: string): MyEvaluation {
  return ownView(tx, ownRecord(tx, actor, ywlsh));
}

/** 追评: one per evaluation, within p.pjZp days; idempotent for the same text. @throws BusinessError */
export function followUp(tx: Transaction, actor: Actor, input: { ywlsh: string; zpnr: string }): MyEvaluation {
  const record = ownRecord(tx, actor, input.ywlsh);
  const words = input.zpnr.trim();
  if (record.followUp?.words === words) return ownView(tx, record);
  if (record.followUp) throw new BusinessError(REFUSED, '该办件已经追评过，每个评价只能追评一次');
  if (tx.today() > followUpLast(record)) {
    throw new BusinessError(REFUSED, `评价已超过${policyCount('p.pjZp')}天，不能再追评`);
  }
  readStatement(tx, followUpFields, input);
  const followed = { ...record, followUp: { words, at: fundTime(tx.now()) } };
  evaluations(tx.store).put(record.ywlsh, followed);
  return ownView(tx, followed);
}

/** State of the call-back for the person and the public; a public caller masks the texts. */
export function callBackView(tx: Transaction, { callBack }: EvaluationRecord): CallBack {
  if (!callBack) return { hfzt: '', hfqx: '', hfsj: '', hfcq: '0', zgjg: '' };
  const { due, made } = callBack;
  const late = (made?.at.slice(0, 10) ?? tx.today()) > due;
  return {
    hfzt: made ? '2' : '1',
    hfqx: due,
    hfsj: made?.at ?? '',
    hfcq: late ? '1' : '0',
    zgjg: made?.result ?? '',
  };
}

function subjectOf(tx: Transaction, actor: Actor, ywlsh: string): EvaluationSubject {
  const subject = evaluationSubjectOf(tx, actor, ywlsh);
  if (!subject) throw new BusinessError(REFUSED, NOT_YOURS);
  if (subjectState(tx, subject) === '0') refuseExpiredEvaluation(tx, subject);
  return subject;
}

/** Services outside the hall are listed after their evaluation only; before it, their number serves as proof. */
function ownEvaluable(tx: Transaction, actor: Actor): EvaluationSubject[] {
  const elsewhere = [...visits(tx.store).values()].filter(
    (visit) => visit.owner === ownerOf(actor) && evaluations(tx.store).get(visit.ywlsh),
  );
  const states = finishedSubjects(tx, actor).map((subject) => ({ subject, state: subjectState(tx, subject) }));
  const of = (wanted: string) => states.filter(({ state }) => state === wanted).map(({ subject }) => subject);
  return [...of('1'), ...of('2'), ...elsewhere];
}

function evaluableView(tx: Transaction, subject: EvaluationSubject): EvaluableCase {
  const { ywlsh, ywmc, zgbm, pjzd, since } = subject;
  const pj = subjectState(tx, subject) === '2' ? '2' : '1';
  return {
    ywlsh,
    sxmc: ywmc,
    zgbm,
    pjzd,
    pjzdmc: terminalName(pjzd),
    bjrq: since,
    jzrq: lastEvaluationDay(subject),
    pj,
  };
}

function ownRecords(tx: Transaction, actor: Actor): EvaluationRecord[] {
  const owner = ownerOf(actor);
  return [...evaluations(tx.store).values()]
    .filter((record) => record.owner === owner)
    .sort((a, b) => (a.pjsj + a.pjbh < b.pjsj + b.pjbh ? 1 : -1));
}

function ownRecord(tx: Transaction, actor: Actor, ywlsh: string): EvaluationRecord {
  const record = evaluations(tx.store).get(ywlsh);
  if (record?.owner !== ownerOf(actor)) throw new BusinessError(REFUSED, '没有查到您对这笔办件的评价');
  return record;
}

function ownView(tx: Transaction, record: EvaluationRecord): MyEvaluation {
  const { ywlsh, ywmc, zgbm, pjzd, pjdj, pjx, pjnr, anonymous, pjsj } = record;
  const last = followUpLast(record);
  return {
    ...{ ywlsh, sxmc: ywmc, zgbmmc: evaluationDepartmentName(zgbm), pjzdmc: terminalName(pjzd) },
    ...{ pjdj, pjdjmc: gradeName(pjdj) ?? '', pjx: itemNames(pjx), pjnr, sfnm: anonymous ? '1' : '0', pjsj },
    ...callBackView(tx, record),
    zpnr: record.followUp?.words ?? '',
    zpsj: record.followUp?.at ?? '',
    zpjz: record.followUp || tx.today() > last ? '' : last,
  };
}

function followUpLast({ pjsj }: EvaluationRecord): string {
  return addDays(pjsj.slice(0, 10), policyCount('p.pjZp'));
}
