import { isPlainMonth } from '@/domain/dates';
import { type CallOptions, get } from '../client/client';
import { hall } from '../client/path';
import {
  type Answer,
  count,
  each,
  everyRow,
  key,
  object,
  pageReader,
  refine,
  textList,
  textValue,
} from '../client/read';
import { firstOfEach } from '../client/wire';
import type { Page } from '../person/person';
import { readCallBack } from './evaluation';

/** Period in months 'yyyy-MM' ('' for the last twelve) and department in charge ('' for all). */
export interface StatisticsFilter {
  ksny: string;
  jsny: string;
  zgbm: string;
}

/** Number of evaluations of a subject; satisfied are grades 5, 4 and 3. */
const readEvaluationCount = refine(
  object({
    /** Code, or month. */
    value: textValue,
    label: textValue,
    /** Number of evaluations, and of satisfied ones. */
    ...each(count, 'pjs', 'mys'),
  }),
  ({ mys, pjs }) => mys <= pjs,
);
export type EvaluationCount = Answer<typeof readEvaluationCount>;

/** No subject occurs twice. */
const readEvaluationCounts = refine(
  everyRow(readEvaluationCount),
  (counts) => firstOfEach(counts, ({ value }) => value).length === counts.length,
);

const readSatisfaction = refine(
  object({
    /** First and last month that the centre evaluated. */
    ...each(refine(textValue, isPlainMonth), 'ksny', 'jsny'),
    /** Month of the first evaluation, and the current month. */
    ...each(textValue, 'zzny', 'dqny'),
    ...each(count, 'pjs', 'mys'),
    /** By grade, 5 first; by service, by terminal, by month. */
    ...each(readEvaluationCounts, 'dj', 'sx', 'zd', 'yf'),
    /** Callbacks after low grades: made or overdue, made, made in time; still within their deadline. */
    ...each(count, 'hfs', 'yhfs', 'ashfs', 'dhfs'),
    sjjz: textValue,
  }),
  ({ pjs, mys, hfs, yhfs, ashfs, dj, sx, zd, yf }) =>
    mys <= pjs && ashfs <= yhfs && yhfs <= hfs && [dj, sx, zd, yf].flat().every((part) => part.pjs <= pjs),
);
export type Satisfaction = Answer<typeof readSatisfaction>;

/** A published evaluation, anonymised. */
const readPublishedComment = object({
  pjbh: key,
  /** Masked name or 匿名用户. */
  pjr: textValue,
  ...each(textValue, 'sxmc', 'zgbmmc', 'pjzdmc', 'pjdj', 'pjdjmc'),
  pjx: textList,
  pjnr: textValue,
  /** Day. */
  pjrq: textValue,
  zpnr: textValue,
  ...readCallBack.fields,
});
export type PublishedComment = Answer<typeof readPublishedComment>;

/** 满意度 by grade, service, terminal and month. */
export function fetchSatisfaction(filter: StatisticsFilter, options?: CallOptions): Promise<Satisfaction> {
  return get(hall('hcp/getMyd'), readSatisfaction, { ...options, params: { ...filter } });
}

/** Evaluation results by department. */
export function fetchResultsByDepartment(filter: StatisticsFilter, options?: CallOptions): Promise<EvaluationCount[]> {
  return get(hall('hcp/getPjjgByDw'), readEvaluationCounts, { ...options, params: { ...filter } });
}

/** Published comments, newest first. `pjfl`: 'h' grades 5 to 3, 'c' 2 and 1, '' all. */
export function fetchComments(
  params: StatisticsFilter & { pjfl: string; page: number; size: number },
  options?: CallOptions,
): Promise<Page<PublishedComment>> {
  const read = pageReader(readPublishedComment, params, ({ pjbh }) => pjbh);
  return get(hall('hcp/getPjList'), read, { ...options, params: { ...params } });
}
