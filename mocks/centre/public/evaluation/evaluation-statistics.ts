// Public 好差评: satisfaction and comments, anonymized.
import type {
  EvaluationCount,
  PublishedComment,
  Satisfaction,
  StatisticsFilter,
} from '@/api/cases/evaluation-statistics';
import type { Page } from '@/api/person/person';
import { fundTime, isPlainMonth, monthOf, monthsFrom, type PlainMonth, shiftMonth } from '@/domain/dates';
import { isLowGrade } from '@/domain/evaluation';
import { dictionaries } from '../../../data/dictionaries';
import {
  evaluationDepartmentName,
  evaluationDepartments,
  itemNames,
  terminalName,
  terminals,
} from '../../../data/evaluation/evaluation-lists';
import { businessName } from '../../kernel/business-names';
import { chosenRows, type Paging, pageOfRows } from '../../kernel/list-page';
import { BusinessError, REFUSED, type Transaction } from '../../kernel/transaction';
import { publicName, publicText } from './evaluation-privacy';
import { ownerName } from './evaluation-subjects';
import { callBackView } from './evaluation-views';
import { type EvaluationRecord, evaluations, gradeName } from './evaluations';

/** Default period in months. */
const USUAL_MONTHS = 12;

/** Returns 满意度: the share of grades 5, 4 and 3. @throws BusinessError for a period that ends before it begins */
export function satisfaction(tx: Transaction, filter: StatisticsFilter): Satisfaction {
  const period = periodOf(tx, filter);
  const records = chosen(tx, filter);
  const calls = records.filter(({ callBack }) => callBack).map((record) => callBackView(tx, record));
  const made = calls.filter(({ hfzt }) => hfzt === '2');
  const pending = calls.filter(({ hfzt, hfcq }) => hfzt === '1' && hfcq === '0').length;
  return {
    ...period,
    ...{ pjs: records.length, mys: satisfied(records) },
    dj: (dictionaries.pjdj ?? []).map(({ value, label }) => count(records, 'pjdj', value, label)),
    sx: byService(records),
    zd: terminals.map(({ value, label }) => count(records, 'pjzd', value, label)),
    yf: monthsFrom(period.ksny, period.jsny).map((month) => {
      const own = records.filter(({ pjsj }) => pjsj.startsWith(month));
      return { value: month, label: month, pjs: own.length, mys: satisfied(own) };
    }),
    ...{ hfs: calls.length - pending, yhfs: made.length, ashfs: made.filter(({ hfcq }) => hfcq === '0').length },
    dhfs: pending,
    sjjz: fundTime(tx.now()),
  };
}

/** Returns results by department, for departments with evaluations. */
export function resultsByDepartment(tx: Transaction, filter: StatisticsFilter): EvaluationCount[] {
  const records = chosen(tx, filter);
  return evaluationDepartments
    .map(({ value, label }) => count(records, 'zgbm', value, label))
    .filter(({ pjs }) => pjs > 0);
}

/** Returns comments, newest first. */
export function comments(
  tx: Transaction,
  request: StatisticsFilter & Paging & { pjfl: string },
): Page<PublishedComment> {
  const { pjfl } = request;
  const written = chosen(tx, request).filter(
    ({ pjnr, followUp, pjdj }) => (pjnr !== '' || followUp) && (pjfl === '' || isLowGrade(pjdj) === (pjfl === 'c')),
  );
  const newest = chosenRows(written, request, { newest: ({ pjsj, pjbh }) => pjsj + pjbh });
  return pageOfRows(tx, newest, request, (record) => published(tx, record));
}

function published(tx: Transaction, record: EvaluationRecord): PublishedComment {
  const { pjbh, owner, ywlx, ywmc, zgbm, pjzd, pjdj, pjx, pjnr, anonymous, pjsj } = record;
  const name = ownerName(tx.store, owner);
  const calls = callBackView(tx, record);
  return {
    ...{ pjbh, pjr: anonymous ? '匿名用户' : publicName(owner, name) || record.name },
    // The business name without months, which could identify a case.
    sxmc: businessName(ywlx) ?? ywmc,
    ...{ zgbmmc: evaluationDepartmentName(zgbm), pjzdmc: terminalName(pjzd), pjdj, pjdjmc: gradeName(pjdj) ?? '' },
    ...{ pjx: itemNames(pjx), pjnr: publicText(pjnr, name), pjrq: pjsj.slice(0, 10) },
    zpnr: publicText(record.followUp?.words ?? '', name),
    ...calls,
    zgjg: publicText(calls.zgjg, name),
  };
}

function chosen(tx: Transaction, filter: StatisticsFilter): EvaluationRecord[] {
  const { ksny, jsny } = periodOf(tx, filter);
  return [...evaluations(tx.store).values()].filter(({ pjsj, zgbm }) => {
    const month = pjsj.slice(0, 7);
    return ksny <= month && month <= jsny && (filter.zgbm === '' || zgbm === filter.zgbm);
  });
}

/** The requested months, limited to those with evaluations. */
function periodOf(tx: Transaction, { ksny, jsny }: StatisticsFilter) {
  const dqny = monthOf(tx.today());
  const first = [...evaluations(tx.store).values()].reduce(
    (least, { pjsj }) => (pjsj.slice(0, 7) < least ? pjsj.slice(0, 7) : least),
    dqny,
  );
  const to = isPlainMonth(jsny) && jsny < dqny ? jsny : dqny;
  const from = isPlainMonth(ksny) ? ksny : shiftMonth(to, 1 - USUAL_MONTHS);
  if (from > to) throw new BusinessError(REFUSED, '起始月份不能晚于截止月份，也不能晚于本月');
  return { ksny: later(from, first), jsny: later(to, first), zzny: first, dqny };
}

function later(a: PlainMonth, b: PlainMonth): PlainMonth {
  return a > b ? a : b;
}

/** Evaluated services, the most evaluated first. */
function byService(records: readonly EvaluationRecord[]): EvaluationCount[] {
  // Groups by business, because variants have names of their own.
  const names = new Map(records.map(({ ywlx, ywmc }) => [ywlx, businessName(ywlx) ?? ywmc]));
  return [...names]
    .map(([ywlx, ywmc]) => count(records, 'ywlx', ywlx, ywmc))
    .sort((a, b) => b.pjs - a.pjs || (a.value < b.value ? -1 : 1));
}

function count(
  records: readonly EvaluationRecord[],
  field: 'pjdj' | 'ywlx' | 'pjzd' | 'zgbm',
  value: string,
  label: string,
): EvaluationCount {
  const own = records.filter((record) => record[field] === value);
  return { value, label, pjs: own.length, mys: satisfied(own) };
}

function satisfied(records: readonly EvaluationRecord[]): number {
  return records.filter(({ pjdj }) => !isLowGrade(pjdj)).length;
}
