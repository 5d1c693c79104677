// Evaluation of finished services (domain catalogue 13): one per case, within the days after its result, never before.
import type { EvaluationItem, EvaluationRequest } from '@/api/evaluation';
import { fundTime, type PlainDate } from '@/domain/dates';
import { type EvaluationErrors, evaluationErrors, isLowGrade } from '@/domain/evaluation';
import { voiceLimits } from '@/domain/voice-limits';
import { dictionaries } from '../../../data/dictionaries';
import { complaints, departments, praise, terminals } from '../../../data/evaluation/evaluation-lists';
import { policyCount, policyValue } from '../../../data/policy';
import type { CaseRecord } from '../../cases/case-states';
import { answeredOnce } from '../../kernel/answered-once';
import { type Actor, type Desk, ownerOf, REFUSED, Refusal } from '../../kernel/desk';
import type { Store } from '../../kernel/store';
import { addWorkingDays } from '../../kernel/working-days';
import { caseSubject, type EvaluationSubject, isOpenFor, lastDay, ownSubject } from './evaluation-subjects';

export interface EvaluationRecord {
  /** Public number: says nothing about the case. PJ + yyyyMMdd + 6 digits. */
  pjbh: string;
  ywlsh: string;
  /** '' for one from before the hall. */
  owner: string;
  ywlx: string;
  ywmc: string;
  zgbm: string;
  pjzd: string;
  pjdj: string;
  pjx: readonly string[];
  pjnr: string;
  /** Without the name: whoever reads it does not see whose it is. */
  anonymous: boolean;
  /** Of one from before the hall, masked already. */
  name: string;
  pjsj: string;
  /** After a low grade: somebody calls within the working days of p.pjHf. */
  callBack?: CallBackTask;
  followUp?: { words: string; at: string };
}

export interface CallBackTask {
  /** Last day. */
  due: PlainDate;
  /** Made at, with what the centre did. */
  made?: { at: string; result: string };
  /** The person has been told that it is late. */
  toldLate?: true;
}

export const evaluations = (store: Store) => store.table<EvaluationRecord>('evaluations');

export function evaluationItems(pjdj: string): readonly EvaluationItem[] {
  if (!gradeName(pjdj)) throw new Refusal(REFUSED, '请选择总体评价');
  return isLowGrade(pjdj) ? complaints : praise;
}

/** '1' may be evaluated now, '2' has been, '0' not (yet, or any more). */
export function evaluationState(desk: Desk, record: CaseRecord): '0' | '1' | '2' {
  return subjectState(desk, caseSubject(desk.store, record));
}

export function subjectState(desk: Desk, subject: EvaluationSubject): '0' | '1' | '2' {
  if (evaluations(desk.store).get(subject.ywlsh)) return '2';
  return isOpenFor(desk, subject) ? '1' : '0';
}

/** The same evaluation sent again is answered as before. @throws Refusal for a foreign or unfinished service, a second evaluation, or fields that do not hold */
export function evaluate(desk: Desk, actor: Actor, input: EvaluationRequest): { pjsj: string; clsm: string } {
  const act = { name: 'hcp', number: input.ywlsh, content: input };
  return answeredOnce(desk, actor, act, () => take(desk, actor, input));
}

function take(desk: Desk, actor: Actor, input: EvaluationRequest): { pjsj: string; clsm: string } {
  const subject = ownSubject(desk, actor, input.ywlsh);
  if (!subject) throw new Refusal(REFUSED, '未找到该业务，请从“我的办件”进入');
  if (evaluations(desk.store).get(subject.ywlsh)) {
    throw new Refusal(REFUSED, '该办件已经评价过，每个办件只能评价一次');
  }
  refuseOutOfTime(desk, subject);
  const pjx = input.pjx.split(',').filter((item) => item !== '');
  // What the request leaves out is the case's own.
  const zgbm = input.zgbm || subject.zgbm;
  const pjzd = input.pjzd || subject.pjzd;
  const fieldErrors = errorsOf({ ...input, zgbm, pjzd }, pjx);
  if (Object.keys(fieldErrors).length > 0) {
    throw new Refusal(REFUSED, '业务信息填写有误或不完整，请检查业务信息', { fieldErrors });
  }
  const pjsj = fundTime(desk.now());
  const { ywlsh, ywlx, ywmc } = subject;
  const { pjdj, pjnr, sfnm } = input;
  const low = isLowGrade(pjdj);
  const days = policyCount('p.pjHf');
  evaluations(desk.store).put(ywlsh, {
    ...{ pjbh: nextEvaluationNumber(desk), ywlsh, owner: ownerOf(actor), ywlx, ywmc, zgbm, pjzd, pjdj },
    ...{ pjx: [...new Set(pjx)], pjnr: pjnr.trim(), anonymous: sfnm === '1', name: '', pjsj },
    ...(low && { callBack: { due: addWorkingDays(desk.today(), days) } }),
  });
  const clsm = low
    ? `感谢您的意见，我们将在${days}个工作日内与您联系，并公布整改结果。`
    : '感谢您的评价，我们会继续努力。';
  return { pjsj, clsm };
}

/** @throws Refusal before the result is known, and when the days after it are over */
export function refuseOutOfTime(desk: Desk, subject: EvaluationSubject): void {
  if (!subject.finished) throw new Refusal(REFUSED, '该办件还没有结果，办结后才能评价');
  if (desk.today() > lastDay(subject)) {
    throw new Refusal(REFUSED, `办结已超过${policyCount('p.pjQx')}天，不能再评价`);
  }
}

/** Label of a grade; undefined for what is none. */
export function gradeName(pjdj: string): string | undefined {
  return dictionaries.pjdj?.find(({ value }) => value === pjdj)?.label;
}

function nextEvaluationNumber(desk: Desk): string {
  const counters = desk.store.table<{ day: PlainDate; last: number }>('counters');
  const day = desk.today();
  const former = counters.get('pjbh');
  const last = former?.day === day ? former.last + 1 : 1;
  counters.put('pjbh', { day, last });
  return `PJ${day.replaceAll('-', '')}${String(last).padStart(6, '0')}`;
}

function errorsOf(
  { pjdj, pjnr, zgbm, pjzd }: EvaluationRequest,
  pjx: readonly string[],
): EvaluationErrors & { zgbm?: string; pjzd?: string } {
  const graded = gradeName(pjdj) !== undefined;
  const known = graded ? evaluationItems(pjdj).map(({ value }) => value) : [];
  return {
    ...evaluationErrors({ pjdj: graded ? pjdj : '', pjx, pjnr }, voiceLimits(policyValue)),
    ...(graded && pjx.some((item) => !known.includes(item)) && { pjx: '评价项不在可选范围内' }),
    ...(departments.every(({ value }) => value !== zgbm) && { zgbm: '请选择主管部门' }),
    ...(terminals.every(({ value }) => value !== pjzd) && { pjzd: '请选择评价终端' }),
  };
}
