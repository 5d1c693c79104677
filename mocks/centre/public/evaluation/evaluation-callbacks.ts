// Call backs after low grades: who makes them, until when, and what the person is told.
import { fundTime, type PlainDate } from '@/domain/dates';
import { lengthOf } from '@/domain/evaluation';
import { itemNames, measures } from '../../../data/evaluation/evaluation-lists';
import { type Desk, deskOn, REFUSED, Refusal } from '../../kernel/desk';
import { sendMessage, youOf } from '../../kernel/messages';
import type { Store } from '../../kernel/store';
import { ownerName } from './evaluation-subjects';
import { type EvaluationRecord, evaluations } from './evaluations';

/** Characters of a clerk's note. */
const LONGEST_RESULT = 200;

/** A call back that is still to be made, as the clerk's list shows it. */
export interface CallBackToDo {
  ywlsh: string;
  ywmc: string;
  pjx: string[];
  pjnr: string;
  due: PlainDate;
  /** Whom to call. */
  name: string;
}

export function callBacksToDo(desk: Desk): CallBackToDo[] {
  return waiting(desk.store)
    .map((record) => ({
      ...{ ywlsh: record.ywlsh, ywmc: record.ywmc, pjx: itemNames(record.pjx), pjnr: record.pjnr },
      due: record.callBack?.due ?? '',
      name: ownerName(desk.store, record.owner) || record.name,
    }))
    .sort((a, b) => (a.due + a.ywlsh < b.due + b.ywlsh ? -1 : 1));
}

/** The clerk has called. @throws Refusal without a task that waits, or without a result */
export function makeCallBack(desk: Desk, input: { ywlsh: string; result: string }): { ywlsh: string } {
  const record = evaluations(desk.store).get(input.ywlsh);
  if (!record?.callBack || record.callBack.made) throw new Refusal(REFUSED, '没有待回访的评价');
  const length = lengthOf(input.result);
  if (length === 0 || length > LONGEST_RESULT)
    throw new Refusal(REFUSED, `请填写整改结果，不超过${LONGEST_RESULT}个字`);
  finish(desk, record, input.result.trim());
  return { ywlsh: record.ywlsh };
}

/**
 * Each morning: on the last day the centre answers what it has a measure for. A reason that a clerk has to find out about
 * waits for the clerk; when its last day is over the person is told so.
 */
export function runCallBacks(store: Store, day: PlainDate): void {
  const desk = deskOn(store, day);
  for (const record of waiting(store)) {
    const { callBack } = record;
    if (!callBack || day < callBack.due) continue;
    const result = measureFor(record);
    if (result) finish(desk, record, result);
    else if (day > callBack.due && !callBack.toldLate) tellLate(desk, record);
  }
}

function waiting(store: Store): EvaluationRecord[] {
  return [...evaluations(store).values()].filter(({ callBack }) => callBack && !callBack.made);
}

/** What is done about the reasons; '' when one of them needs a clerk. */
export function measureFor({ pjx }: Pick<EvaluationRecord, 'pjx'>): string {
  const known = pjx.map((item) => measures[item] ?? '');
  return known.includes('') ? '' : `${known.join('；')}。`;
}

function finish(desk: Desk, record: EvaluationRecord, result: string): void {
  const at = fundTime(desk.now());
  const due = record.callBack?.due ?? at.slice(0, 10);
  evaluations(desk.store).put(record.ywlsh, { ...record, callBack: { ...record.callBack, due, made: { at, result } } });
  tell(
    desk,
    record,
    'hf',
    `${record.ywmc}：评价回访与整改结果`,
    `${youOf(record)}对${record.ywmc}的评价我们已经回访。整改结果：${result}`,
  );
}

function tellLate(desk: Desk, record: EvaluationRecord): void {
  const due = record.callBack?.due ?? '';
  evaluations(desk.store).put(record.ywlsh, { ...record, callBack: { ...record.callBack, due, toldLate: true } });
  const nr = `${youOf(record)}对${record.ywmc}的评价最迟应在${due}回访，我们没有按时做到，深表歉意。已转负责人督办，也可以拨打12329询问。`;
  tell(desk, record, 'cq', `${record.ywmc}：评价回访超期`, nr);
}

function tell(desk: Desk, { owner, ywlsh }: EvaluationRecord, kind: 'hf' | 'cq', title: string, nr: string): void {
  if (owner === '') return;
  const fssj = fundTime(desk.now());
  sendMessage(desk.store, { xxId: `pj-${kind}-${ywlsh}`, owner, title, nr, xxlx: '办件通知', fssj, ywlsh });
}
