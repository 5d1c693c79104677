// What a person sees of their own services and evaluations.
import type { CallBack, EvaluableCase, OwnEvaluation } from '@/api/evaluation';
import type { Page } from '@/api/person';
import { addDays, fundTime, monthOf, shiftMonth } from '@/domain/dates';
import { followUpError } from '@/domain/evaluation';
import { voiceLimits } from '@/domain/voice-limits';
import { departmentName, itemNames, terminalName } from '../../../data/evaluation/evaluation-lists';
import { policyCount, policyValue } from '../../../data/policy';
import { type Actor, type Desk, ownerOf, REFUSED, Refusal } from '../../kernel/desk';
import { type Paging, pageOfRows } from '../../kernel/list-page';
import { type EvaluationSubject, lastDay, ownFinished, ownSubject, visits } from './evaluation-subjects';
import { type EvaluationRecord, evaluations, gradeName, refuseOutOfTime, subjectState } from './evaluations';

/** One sentence for a number that does not exist and for another's: nobody learns which numbers there are. */
const NOT_YOURS = '未查到您名下的这笔办件，请核对办件编号；编号印在受理回执上，共20位数字';

/** Own cases that may be evaluated now, then those that have been; with `ywlsh` the one of this number. @throws Refusal */
export function evaluableCases(desk: Desk, actor: Actor, input: Paging & { ywlsh: string }): Page<EvaluableCase> {
  const found = input.ywlsh === '' ? ownEvaluable(desk, actor) : [subjectOf(desk, actor, input.ywlsh)];
  return pageOfRows(desk, found, input, (subject) => evaluableView(desk, subject));
}

/** Own evaluations, newest first; `months`: up to the present one, 0 for all. */
export function ownEvaluations(
  desk: Desk,
  actor: Actor,
  input: Paging & { pjdj: string; months: number },
): Page<OwnEvaluation> {
  const from = input.months > 0 ? shiftMonth(monthOf(desk.today()), 1 - input.months) : '';
  const found = ownRecords(desk, actor).filter(
    ({ pjdj, pjsj }) => (input.pjdj === '' || pjdj === input.pjdj) && from <= pjsj.slice(0, 7),
  );
  return pageOfRows(desk, found, input, (record) => ownView(desk, record));
}

/** @throws Refusal for a case that the person has not evaluated */
export function evaluationDetail(desk: Desk, actor: Actor, ywlsh: string): OwnEvaluation {
  return ownView(desk, ownRecord(desk, actor, ywlsh));
}

/** 追评: once, within the days of p.pjZp. The same words again are the same follow-up. */
export function followUp(desk: Desk, actor: Actor, input: { ywlsh: string; zpnr: string }): OwnEvaluation {
  const record = ownRecord(desk, actor, input.ywlsh);
  const words = input.zpnr.trim();
  if (record.followUp?.words === words) return ownView(desk, record);
  if (record.followUp) throw new Refusal(REFUSED, '该办件已经追评过，每个评价只能追评一次');
  if (desk.today() > followUpLast(record)) {
    throw new Refusal(REFUSED, `评价已超过${policyCount('p.pjZp')}天，不能再追评`);
  }
  const zpnr = followUpError(words, voiceLimits(policyValue));
  if (zpnr) throw new Refusal(REFUSED, zpnr, { fieldErrors: { zpnr } });
  const followed = { ...record, followUp: { words, at: fundTime(desk.now()) } };
  evaluations(desk.store).put(record.ywlsh, followed);
  return ownView(desk, followed);
}

/** State of the call back, as the person and everybody sees it; the words are masked by who shows them to everybody. */
export function callBackView(desk: Desk, { callBack }: EvaluationRecord): CallBack {
  if (!callBack) return { hfzt: '', hfqx: '', hfsj: '', hfcq: '0', zgjg: '' };
  const { due, made } = callBack;
  const late = (made?.at.slice(0, 10) ?? desk.today()) > due;
  return {
    hfzt: made ? '2' : '1',
    hfqx: due,
    hfsj: made?.at ?? '',
    hfcq: late ? '1' : '0',
    zgjg: made?.result ?? '',
  };
}

function subjectOf(desk: Desk, actor: Actor, ywlsh: string): EvaluationSubject {
  const subject = ownSubject(desk, actor, ywlsh);
  if (!subject) throw new Refusal(REFUSED, NOT_YOURS);
  if (subjectState(desk, subject) === '0') refuseOutOfTime(desk, subject);
  return subject;
}

/** Those used elsewhere are listed once they have been evaluated: until then their number is proof enough, and needed. */
function ownEvaluable(desk: Desk, actor: Actor): EvaluationSubject[] {
  const elsewhere = [...visits(desk.store).values()].filter(
    (visit) => visit.owner === ownerOf(actor) && evaluations(desk.store).get(visit.ywlsh),
  );
  const states = ownFinished(desk, actor).map((subject) => ({ subject, state: subjectState(desk, subject) }));
  const of = (wanted: string) => states.filter(({ state }) => state === wanted).map(({ subject }) => subject);
  return [...of('1'), ...of('2'), ...elsewhere];
}

function evaluableView(desk: Desk, subject: EvaluationSubject): EvaluableCase {
  const { ywlsh, ywmc, zgbm, pjzd, since } = subject;
  const pj = subjectState(desk, subject) === '2' ? '2' : '1';
  return { ywlsh, sxmc: ywmc, zgbm, pjzd, pjzdmc: terminalName(pjzd), bjrq: since, jzrq: lastDay(subject), pj };
}

function ownRecords(desk: Desk, actor: Actor): EvaluationRecord[] {
  const owner = ownerOf(actor);
  return [...evaluations(desk.store).values()]
    .filter((record) => record.owner === owner)
    .sort((a, b) => (a.pjsj + a.pjbh < b.pjsj + b.pjbh ? 1 : -1));
}

function ownRecord(desk: Desk, actor: Actor, ywlsh: string): EvaluationRecord {
  const record = evaluations(desk.store).get(ywlsh);
  if (record?.owner !== ownerOf(actor)) throw new Refusal(REFUSED, '没有查到您对这笔办件的评价');
  return record;
}

function ownView(desk: Desk, record: EvaluationRecord): OwnEvaluation {
  const { ywlsh, ywmc, zgbm, pjzd, pjdj, pjx, pjnr, anonymous, pjsj } = record;
  const last = followUpLast(record);
  return {
    ...{ ywlsh, sxmc: ywmc, zgbmmc: departmentName(zgbm), pjzdmc: terminalName(pjzd) },
    ...{ pjdj, pjdjmc: gradeName(pjdj) ?? '', pjx: itemNames(pjx), pjnr, sfnm: anonymous ? '1' : '0', pjsj },
    ...callBackView(desk, record),
    zpnr: record.followUp?.words ?? '',
    zpsj: record.followUp?.at ?? '',
    zpjz: record.followUp || desk.today() > last ? '' : last,
  };
}

function followUpLast({ pjsj }: EvaluationRecord): string {
  return addDays(pjsj.slice(0, 10), policyCount('p.pjZp'));
}
