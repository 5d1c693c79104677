// 好差评 for everybody: how satisfied people are, and what they wrote, without any trace of who they are.
import type { EvaluationCount, PublishedComment, Satisfaction, StatisticsFilter } from '@/api/evaluation-statistics';
import type { Page } from '@/api/person';
import { fundTime, isPlainMonth, monthOf, monthsFrom, type PlainMonth, shiftMonth } from '@/domain/dates';
import { isLowGrade } from '@/domain/evaluation';
import { dictionaries } from '../../../data/dictionaries';
import {
  departmentName,
  departments,
  itemNames,
  terminalName,
  terminals,
} from '../../../data/evaluation/evaluation-lists';
import { type Desk, REFUSED, Refusal } from '../../kernel/desk';
import { businessName } from '../../kernel/known-businesses';
import { chosenRows, type Paging, pageOfRows } from '../../kernel/list-page';
import { publicName, publicWords } from './evaluation-privacy';
import { ownerName } from './evaluation-subjects';
import { callBackView } from './evaluation-views';
import { type EvaluationRecord, evaluations, gradeName } from './evaluations';

/** Months that are shown when nobody says which. */
const USUAL_MONTHS = 12;

/** 满意度 = grades 5, 4 and 3 of all. @throws Refusal for a period that ends before it begins */
export function satisfaction(desk: Desk, filter: StatisticsFilter): Satisfaction {
  const period = periodOf(desk, filter);
  const records = chosen(desk, filter);
  const calls = records.filter(({ callBack }) => callBack).map((record) => callBackView(desk, record));
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
    sjjz: fundTime(desk.now()),
  };
}

/** Result by company: the departments that were evaluated. */
export function resultsByDepartment(desk: Desk, filter: StatisticsFilter): EvaluationCount[] {
  const records = chosen(desk, filter);
  return departments.map(({ value, label }) => count(records, 'zgbm', value, label)).filter(({ pjs }) => pjs > 0);
}

/** Words that were written, newest first. */
export function comments(desk: Desk, asked: StatisticsFilter & Paging & { pjfl: string }): Page<PublishedComment> {
  const { pjfl } = asked;
  const written = chosen(desk, asked).filter(
    ({ pjnr, followUp, pjdj }) => (pjnr !== '' || followUp) && (pjfl === '' || isLowGrade(pjdj) === (pjfl === 'c')),
  );
  const newest = chosenRows(written, asked, { newest: ({ pjsj, pjbh }) => pjsj + pjbh });
  return pageOfRows(desk, newest, asked, (record) => published(desk, record));
}

function published(desk: Desk, record: EvaluationRecord): PublishedComment {
  const { pjbh, owner, ywlx, ywmc, zgbm, pjzd, pjdj, pjx, pjnr, anonymous, pjsj } = record;
  const name = ownerName(desk.store, owner);
  const calls = callBackView(desk, record);
  return {
    ...{ pjbh, pjr: anonymous ? '匿名用户' : publicName(owner, name) || record.name },
    // The matter, without the months that tell one person's cases from each other.
    sxmc: businessName(ywlx) ?? ywmc,
    ...{ zgbmmc: departmentName(zgbm), pjzdmc: terminalName(pjzd), pjdj, pjdjmc: gradeName(pjdj) ?? '' },
    ...{ pjx: itemNames(pjx), pjnr: publicWords(pjnr, name), pjrq: pjsj.slice(0, 10) },
    zpnr: publicWords(record.followUp?.words ?? '', name),
    ...calls,
    zgjg: publicWords(calls.zgjg, name),
  };
}

function chosen(desk: Desk, filter: StatisticsFilter): EvaluationRecord[] {
  const { ksny, jsny } = periodOf(desk, filter);
  return [...evaluations(desk.store).values()].filter(({ pjsj, zgbm }) => {
    const month = pjsj.slice(0, 7);
    return ksny <= month && month <= jsny && (filter.zgbm === '' || zgbm === filter.zgbm);
  });
}

/** The months asked for, cut to those there are evaluations of. */
function periodOf(desk: Desk, { ksny, jsny }: StatisticsFilter) {
  const dqny = monthOf(desk.today());
  const first = [...evaluations(desk.store).values()].reduce(
    (least, { pjsj }) => (pjsj.slice(0, 7) < least ? pjsj.slice(0, 7) : least),
    dqny,
  );
  const to = isPlainMonth(jsny) && jsny < dqny ? jsny : dqny;
  const from = isPlainMonth(ksny) ? ksny : shiftMonth(to, 1 - USUAL_MONTHS);
  if (from > to) throw new Refusal(REFUSED, '起始月份不能晚于截止月份，也不能晚于本月');
  return { ksny: later(from, first), jsny: later(to, first), zzny: first, dqny };
}

function later(a: PlainMonth, b: PlainMonth): PlainMonth {
  return a > b ? a : b;
}

/** The services there are evaluations of, most evaluated first. */
function byService(records: readonly EvaluationRecord[]): EvaluationCount[] {
  // A matter of a business is called by its own name, the service is one.
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
