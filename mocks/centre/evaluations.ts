// Evaluation of finished cases (domain catalogue 13): one per case, within the days after its result, never before.
import type { EvaluationItem } from '@/api/evaluation';
import { addDays, fundTime } from '@/domain/dates';
import { dictionaries } from '../data/dictionaries';
import { policyCount } from '../data/policy';
import { type CaseRecord, cases } from './case-states';
import { type Actor, type Desk, ownerOf, REFUSED, Refusal } from './desk';
import type { Store } from './store';

export interface EvaluationRecord {
  ywlsh: string;
  owner: string;
  ywlx: string;
  ywmc: string;
  pjdj: string;
  pjx: readonly string[];
  pjnr: string;
  /** Without the name: whoever reads it does not see whose it is. */
  anonymous: boolean;
  pjsj: string;
}

/** States with a result: carried out, or refused. What was taken back or has expired has none. */
const WITH_RESULT: readonly string[] = ['99', '80'];
const LOW_GRADES: readonly string[] = ['2', '1'];
const SHORTEST_WORDS = 5;
const LONGEST_WORDS = 200;
const MOST_ITEMS = 5;

const PRAISE: readonly EvaluationItem[] = [
  { value: '01', label: '流程简便' },
  { value: '02', label: '办理快速' },
  { value: '03', label: '材料精简' },
  { value: '04', label: '说明清楚' },
  { value: '05', label: '页面好用' },
];
const COMPLAINTS: readonly EvaluationItem[] = [
  { value: '51', label: '等待时间长' },
  { value: '52', label: '流程繁琐' },
  { value: '53', label: '材料过多' },
  { value: '54', label: '说明不清楚' },
  { value: '55', label: '页面不好用' },
  { value: '56', label: '未按承诺办结' },
  { value: '59', label: '其他' },
];

const evaluations = (store: Store) => store.table<EvaluationRecord>('evaluations');

export function evaluationItems(pjdj: string): readonly EvaluationItem[] {
  if (!isGrade(pjdj)) throw new Refusal(REFUSED, '请选择总体评价');
  return LOW_GRADES.includes(pjdj) ? COMPLAINTS : PRAISE;
}

/** '1' may be evaluated now, '2' has been, '0' not (yet, or any more). */
export function evaluationState(desk: Desk, record: CaseRecord): '0' | '1' | '2' {
  if (evaluations(desk.store).get(record.ywlsh)) return '2';
  const last = addDays(record.since, policyCount('p.pjQx'));
  return WITH_RESULT.includes(record.ywzt) && desk.today() <= last ? '1' : '0';
}

/** @throws Refusal for a foreign or unfinished case, a second evaluation, or fields that do not hold */
export function evaluate(
  desk: Desk,
  actor: Actor,
  input: { ywlsh: string; pjdj: string; pjx: string; pjnr: string; sfnm: string },
): { pjsj: string; clsm: string } {
  const record = cases(desk.store).get(input.ywlsh);
  if (record?.owner !== ownerOf(actor)) throw new Refusal(REFUSED, '未找到该业务，请从“我的办件”进入');
  const state = evaluationState(desk, record);
  if (state === '2') throw new Refusal(REFUSED, '该办件已经评价过，每个办件只能评价一次');
  if (!WITH_RESULT.includes(record.ywzt)) throw new Refusal(REFUSED, '该办件还没有结果，办结后才能评价');
  if (state === '0') throw new Refusal(REFUSED, `办结已超过${policyCount('p.pjQx')}天，不能再评价`);
  const items = input.pjx.split(',').filter((item) => item !== '');
  const fieldErrors = errorsOf(input.pjdj, items, input.pjnr);
  if (Object.keys(fieldErrors).length > 0) {
    throw new Refusal(REFUSED, '业务信息填写有误或不完整，请检查业务信息', { fieldErrors });
  }
  const pjsj = fundTime(desk.now());
  const { ywlsh, ywlx, ywmc, owner } = record;
  const { pjdj, pjnr, sfnm } = input;
  evaluations(desk.store).put(ywlsh, {
    ywlsh,
    owner,
    ywlx,
    ywmc,
    pjdj,
    pjx: items,
    pjnr,
    anonymous: sfnm === '1',
    pjsj,
  });
  const clsm = LOW_GRADES.includes(pjdj)
    ? '感谢您的意见，我们将在1个工作日内与您联系，并公布整改结果。'
    : '感谢您的评价，我们会继续努力。';
  return { pjsj, clsm };
}

function errorsOf(pjdj: string, items: readonly string[], words: string): Record<string, string> {
  if (!isGrade(pjdj)) return { pjdj: '请选择总体评价' };
  const errors: Record<string, string> = {};
  const known = evaluationItems(pjdj).map(({ value }) => value);
  const low = LOW_GRADES.includes(pjdj);
  const count = Array.from(words.trim()).length;
  if (items.some((item) => !known.includes(item))) errors.pjx = '评价项不在可选范围内';
  else if (new Set(items).size > MOST_ITEMS) errors.pjx = `评价项最多选${MOST_ITEMS}项`;
  else if (low && items.length === 0) errors.pjx = '请至少选择一项不满意的原因';
  if (low && count < SHORTEST_WORDS) errors.pjnr = `请填写意见，不少于${SHORTEST_WORDS}个字`;
  else if (count > LONGEST_WORDS) errors.pjnr = `意见不能超过${LONGEST_WORDS}个字`;
  return errors;
}

function isGrade(pjdj: string): boolean {
  return (dictionaries.pjdj ?? []).some(({ value }) => value === pjdj);
}
