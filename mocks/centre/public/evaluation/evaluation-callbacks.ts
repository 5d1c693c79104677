// Call-backs after low grades: task, deadline and notice to the person.
import { fundTime, type PlainDate } from '@/domain/dates';
import { lengthOf } from '@/domain/evaluation';
import { itemNames, measures } from '../../../data/evaluation/evaluation-lists';
import { notify } from '../../access/notify';
import { youOf } from '../../kernel/messages/messages';
import type { Store } from '../../kernel/store';
import { BusinessError, REFUSED, readOwner, type Transaction, transactionOn } from '../../kernel/transaction';
import { ownerName } from './evaluation-subjects';
import { type EvaluationRecord, evaluations } from './evaluations';

/** Maximum length of a clerk's note in characters. */
const LONGEST_RESULT = 200;

/** An open call-back in the clerk's list. */
export interface OpenCallBack {
  ywlsh: string;
  ywmc: string;
  pjx: string[];
  pjnr: string;
  due: PlainDate;
  /** Name of the person to call. */
  name: string;
}

export function openCallBacks(tx: Transaction): OpenCallBack[] {
  return waiting(tx.store)
    .map((record) => ({
      ...{ ywlsh: record.ywlsh, ywmc: record.ywmc, pjx: itemNames(record.pjx), pjnr: record.pjnr },
      due: record.callBack?.due ?? '',
      name: ownerName(tx.store, record.owner) || record.name,
    }))
    .sort((a, b) => (a.due + a.ywlsh < b.due + b.ywlsh ? -1 : 1));
}

/** Completes a call-back. @throws BusinessError without an open task or without a result */
export function completeCallBack(tx: Transaction, input: { ywlsh: string; result: string }): { ywlsh: string } {
  const record = evaluations(tx.store).get(input.ywlsh);
  if (!record?.callBack || record.callBack.made) throw new BusinessError(REFUSED, '没有待回访的评价');
  const length = lengthOf(input.result);
  if (length === 0 || length > LONGEST_RESULT)
    throw new BusinessError(REFUSED, `请填写整改结果，不超过${LONGEST_RESULT}个字`);
  finish(tx, record, input.result.trim());
  return { ywlsh: record.ywlsh };
}

/** Daily: on the last day the centre answers reasons that have a measure. Others wait for a clerk; once overdue, the person is notified. */
export function runCallBacks(store: Store, day: PlainDate): void {
  const tx = transactionOn(store, day);
  for (const record of waiting(store)) {
    const { callBack } = record;
    if (!callBack || day < callBack.due) continue;
    const result = measureFor(record);
    if (result) finish(tx, record, result);
    else if (day > callBack.due && !callBack.toldLate) notifyLate(tx, record);
  }
}

function waiting(store: Store): EvaluationRecord[] {
  return [...evaluations(store).values()].filter(({ callBack }) => callBack && !callBack.made);
}

/** Returns the measure for the reasons; '' when one of them needs a clerk. */
export function measureFor({ pjx }: Pick<EvaluationRecord, 'pjx'>): string {
  const known = pjx.map((item) => measures[item] ?? '');
  return known.includes('') ? '' : `${known.join('；')}。`;
}

function finish(tx: Transaction, record: EvaluationRecord, result: string): void {
  const at = fundTime(tx.now());
  const due = record.callBack?.due ?? at.slice(0, 10);
  evaluations(tx.store).put(record.ywlsh, { ...record, callBack: { ...record.callBack, due, made: { at, result } } });
  if (readOwner(record.owner).kind !== 'public')
    notify(tx, record.owner, 'evaluation-called-back', { ...evaluated(record), result });
}

function notifyLate(tx: Transaction, record: EvaluationRecord): void {
  const due = record.callBack?.due ?? '';
  evaluations(tx.store).put(record.ywlsh, { ...record, callBack: { ...record.callBack, due, toldLate: true } });
  if (readOwner(record.owner).kind !== 'public')
    notify(tx, record.owner, 'evaluation-call-overdue', { ...evaluated(record), due });
}

const evaluated = (record: EvaluationRecord) => {
  return { ywlsh: record.ywlsh, ywmc: record.ywmc, you: youOf(record) };
};
