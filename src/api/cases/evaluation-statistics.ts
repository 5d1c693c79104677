import { isPlainMonth } from '@/domain/dates';
import { type CallOptions, get } from '../client/client';
import { ApiError, MALFORMED_TEXT } from '../client/errors';
import { hall } from '../client/path';
import { aList, anObject } from '../client/read';
import { firstOfEach } from '../client/wire';
import type { Page } from '../person/person';
import type { CallBack } from './evaluation';
import { checkedPage, checkedRow } from './evaluation-shape';

/** Period in months 'yyyy-MM' ('' for the last twelve) and department in charge ('' for all). */
export interface StatisticsFilter {
  ksny: string;
  jsny: string;
  zgbm: string;
}

/** Number of evaluations of a subject; satisfied are grades 5, 4 and 3. */
export interface EvaluationCount {
  /** Code, or month. */
  value: string;
  label: string;
  /** Number of evaluations. */
  pjs: number;
  /** Number of satisfied ones. */
  mys: number;
}

export interface Satisfaction {
  /** First and last month that the centre evaluated. */
  ksny: string;
  jsny: string;
  /** Month of the first evaluation, and the current month. */
  zzny: string;
  dqny: string;
  pjs: number;
  mys: number;
  /** By grade, 5 first; by service, by terminal, by month. */
  dj: EvaluationCount[];
  sx: EvaluationCount[];
  zd: EvaluationCount[];
  yf: EvaluationCount[];
  /** Callbacks after low grades: made or overdue, made, made in time; still within their deadline. */
  hfs: number;
  yhfs: number;
  ashfs: number;
  dhfs: number;
  sjjz: string;
}

/** A published evaluation, anonymised. */
export interface PublishedComment extends CallBack {
  pjbh: string;
  /** Masked name or 匿名用户. */
  pjr: string;
  sxmc: string;
  zgbmmc: string;
  pjzdmc: string;
  pjdj: string;
  pjdjmc: string;
  pjx: string[];
  pjnr: string;
  /** Day. */
  pjrq: string;
  zpnr: string;
}

/** 满意度 by grade, service, terminal and month. */
export async function fetchSatisfaction(filter: StatisticsFilter, options?: CallOptions): Promise<Satisfaction> {
  return get(
    hall('hcp/getMyd'),
    (data) => {
      const read = anObject(data);
      const answer = checkedRow<Satisfaction>(
        read,
        ['ksny', 'jsny', 'zzny', 'dqny', 'sjjz'],
        [],
        ['pjs', 'mys', 'hfs', 'yhfs', 'ashfs', 'dhfs'],
      );
      const { pjs, mys, hfs, yhfs, ashfs, ksny, jsny } = answer;
      const sound = mys <= pjs && ashfs <= yhfs && yhfs <= hfs && isPlainMonth(ksny) && isPlainMonth(jsny);
      if (!sound) throw new ApiError('malformed', MALFORMED_TEXT);
      for (const rows of [answer.dj, answer.sx, answer.zd, answer.yf]) checkCounts(rows, pjs);
      return answer;
    },
    {
      ...options,
      params: { ...filter },
    },
  );
}

/** Evaluation results by department. */
export async function fetchResultsByDepartment(
  filter: StatisticsFilter,
  options?: CallOptions,
): Promise<EvaluationCount[]> {
  return get(
    hall('hcp/getPjjgByDw'),
    (data) => {
      const read = aList(data);
      return checkCounts(read);
    },
    {
      ...options,
      params: { ...filter },
    },
  );
}

const COMMENT_TEXTS = [
  ...(['pjbh', 'pjr', 'sxmc', 'zgbmmc', 'pjzdmc', 'pjdj', 'pjdjmc', 'pjnr', 'pjrq', 'zpnr'] as const),
  ...(['hfzt', 'hfqx', 'hfsj', 'hfcq', 'zgjg'] as const),
];

/** Published comments, newest first. `pjfl`: 'h' grades 5 to 3, 'c' 2 and 1, '' all. */
export async function fetchComments(
  params: StatisticsFilter & { pjfl: string; page: number; size: number },
  options?: CallOptions,
): Promise<Page<PublishedComment>> {
  return get(
    hall('hcp/getPjList'),
    (data) => {
      const read = anObject(data);
      return checkedPage<PublishedComment>(read, params, 'pjbh', COMMENT_TEXTS, ['pjx']);
    },
    {
      ...options,
      params: { ...params },
    },
  );
}

/** Rejects counts where the satisfied exceed the total, a part exceeds the whole, or a subject occurs twice. */
function checkCounts(read: unknown, whole = Number.POSITIVE_INFINITY): EvaluationCount[] {
  if (!Array.isArray(read)) throw new ApiError('malformed', MALFORMED_TEXT);
  const counts = read.map((row: unknown) => checkedRow<EvaluationCount>(row, ['value', 'label'], [], ['pjs', 'mys']));
  const sound = counts.every(({ mys, pjs }) => mys <= pjs && pjs <= whole);
  if (!sound || firstOfEach(counts, ({ value }) => value).length < counts.length) {
    throw new ApiError('malformed', MALFORMED_TEXT);
  }
  return counts;
}
