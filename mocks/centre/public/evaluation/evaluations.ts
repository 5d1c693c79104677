// Evaluation of finished services (docs/rules/complaints-and-evaluation.md): one per case, within a period after its result.
import type { EvaluationItem } from '@/api/cases/evaluation';
import { fundTime, type PlainDate } from '@/domain/dates';
import { isLowGrade } from '@/domain/evaluation';
import { typedText } from '@/lib/foreign-json';
import { evaluationFields } from '@/schema/public/evaluation';
import { dictionaries } from '../../../data/dictionaries';
import { complaintChoices, evaluationDepartments, praise, terminals } from '../../../data/evaluation/evaluation-lists';
import { policyCount } from '../../../data/policy/policy';
import type { CaseRecord } from '../../cases/case-states';
import { readForm, refuseErrors } from '../../cases/read-fields';
import type { RawValues } from '../../cases/rule';
import { idempotent } from '../../kernel/idempotency';
import type { Store } from '../../kernel/store';
import { type Actor, BusinessError, type OwnerKey, ownerOf, REFUSED, type Transaction } from '../../kernel/transaction';
import { addWorkingDays } from '../../kernel/working-days';
import {
  caseSubject,
  type EvaluationSubject,
  evaluationSubjectOf,
  isOpenFor,
  lastEvaluationDay,
} from './evaluation-subjects';

export interface EvaluationRecord {
  /** Public number without relation to the case: PJ + yyyyMMdd + 6 digits. */
  pjbh: string;
  ywlsh: string;
  /** `PUBLIC` for an evaluation from before the hall. */
  owner: OwnerKey;
  ywlx: string;
  ywmc: string;
  zgbm: string;
  pjzd: string;
  pjdj: string;
  pjx: readonly string[];
  pjnr: string;
  /** The name is hidden from readers. */
  anonymous: boolean;
  /** Masked name of an evaluation from before the hall. */
  name: string;
  pjsj: string;
  /** Call-back after a low grade, due within p.pjHf working days. */
  callBack?: CallBackTask;
  followUp?: { words: string; at: string };
}

export interface CallBackTask {
  /** Last day for the call. */
  due: PlainDate;
  /** Time of the call, and the centre's measure. */
  made?: { at: string; result: string };
  /** The person has been notified of the delay. */
  toldLate?: true;
}

export const evaluations = (store: Store) => store.table<EvaluationRecord>('evaluations');

export function evaluationItems(pjdj: string): readonly EvaluationItem[] {
  if (!gradeName(pjdj)) throw new BusinessError(REFUSED, '请选择总体评价');
  return itemsFor(pjdj);
}

/** '1' open for evaluation, '2' evaluated, '0' not or no longer open. */
export function evaluationState(tx: Transaction, record: CaseRecord): '0' | '1' | '2' {
  return subjectState(tx, caseSubject(tx.store, record));
}

export function subjectState(tx: Transaction, subject: EvaluationSubject): '0' | '1' | '2' {
  if (evaluations(tx.store).get(subject.ywlsh)) return '2';
  return isOpenFor(tx, subject) ? '1' : '0';
}

/**
 * Stores an evaluation; idempotent for the same request. @throws BusinessError for another actor's or unfinished service, a second
 * evaluation, or invalid fields
 */
export function evaluate(tx: Transaction, actor: Actor, raw: RawValues): { pjsj: string; clsm: string } {
  const act = { name: 'hcp', number: typedText(raw.ywlsh), content: raw };
  return idempotent(tx, actor, act, () => take(tx, actor, raw));
}

function take(tx: Transaction, actor: Actor, raw: RawValues): { pjsj: string; clsm: string } {
  const subject = evaluationSubjectOf(tx, actor, typedText(raw.ywlsh));
  if (!subject) throw new BusinessError(REFUSED, '未找到该业务，请从“我的办件”进入');
  if (evaluations(tx.store).get(subject.ywlsh)) {
    throw new BusinessError(REFUSED, '该办件已经评价过，每个办件只能评价一次');
  }
  refuseExpiredEvaluation(tx, subject);
  const { values, errors } = readEvaluation(tx, subject, raw);
  refuseErrors(errors);
  const pjsj = fundTime(tx.now());
  const { ywlsh, ywlx, ywmc } = subject;
  const { pjdj, pjx, pjnr, sfnm, ...places } = values;
  const low = isLowGrade(pjdj);
  const days = policyCount('p.pjHf');
  evaluations(tx.store).put(ywlsh, {
    ...{ pjbh: nextEvaluationNumber(tx), ywlsh, owner: ownerOf(actor), ywlx, ywmc, ...places, pjdj },
    ...{ pjx: listIn(pjx), pjnr, anonymous: sfnm === '1', name: '', pjsj },
    ...(low && { callBack: { due: addWorkingDays(tx.today(), days) } }),
  });
  const clsm = low
    ? `感谢您的意见，我们将在${days}个工作日内与您联系，并公布整改结果。`
    : '感谢您的评价，我们会继续努力。';
  return { pjsj, clsm };
}

/** @throws BusinessError before the result, and after the evaluation period */
export function refuseExpiredEvaluation(tx: Transaction, subject: EvaluationSubject): void {
  if (!subject.finished) throw new BusinessError(REFUSED, '该办件还没有结果，办结后才能评价');
  if (tx.today() > lastEvaluationDay(subject)) {
    throw new BusinessError(REFUSED, `办结已超过${policyCount('p.pjQx')}天，不能再评价`);
  }
}

/** Label of a grade; undefined for an invalid one. */
export function gradeName(pjdj: string): string | undefined {
  return dictionaries.pjdj?.find(({ value }) => value === pjdj)?.label;
}

function nextEvaluationNumber(tx: Transaction): string {
  const counters = tx.store.table<{ day: PlainDate; last: number }>('counters');
  const day = tx.today();
  const former = counters.get('pjbh');
  const last = former?.day === day ? former.last + 1 : 1;
  counters.put('pjbh', { day, last });
  return `PJ${day.replaceAll('-', '')}${String(last).padStart(6, '0')}`;
}

/** Reads the fields; an omitted department or terminal is taken from the case. */
function readEvaluation({ today }: Transaction, subject: EvaluationSubject, raw: RawValues) {
  const options = { zgbm: evaluationDepartments, pjzd: terminals, pjx: itemsFor(typedText(raw.pjdj)) };
  const sent = {
    ...raw,
    zgbm: raw.zgbm || subject.zgbm,
    pjzd: raw.pjzd || subject.pjzd,
    pjx: listIn(typedText(raw.pjx)),
  };
  return readForm(evaluationFields, sent, { today: today(), options });
}

const itemsFor = (pjdj: string) => (isLowGrade(pjdj) ? complaintChoices : praise);

/** Codes of a comma-joined text, each once. */
const listIn = (text: string) => [...new Set(text.split(','))].filter((code) => code !== '');
