import { type CallOptions, get } from '../client/client';
import { hall } from '../client/path';
import {
  type Answer,
  code,
  count,
  each,
  everyRow,
  fallback,
  key,
  object,
  refine,
  requiredDay,
  rows,
  rowsOrNone,
  textList,
  textValue,
  time,
} from '../client/read';

/** A branch on the centre's public page. */
const readBranch = object({
  ...each(key, 'wdbh', 'wdmc'),
  /** Address. */
  dz: textValue,
  lxdh: textValue,
  /** Opening hours. */
  gzsj: textValue,
  /** District, '' when missing. */
  ssq: textValue,
  /** Directions. */
  jtxl: textValue,
  /** Businesses handled. */
  kbyw: fallback(textList, []),
});
export type Branch = Answer<typeof readBranch>;

/** A branch open to visitors. */
export type Counter = Pick<Branch, 'wdbh' | 'wdmc' | 'dz' | 'lxdh' | 'gzsj'>;

/** Current waiting time at a branch. */
const readBranchQueue = object({
  wdbh: textValue,
  /** '1' 正在办公, '2' 午间休息, '0' 不在办公时间, '3' 今日休息. */
  zt: code('0', '1', '2', '3'),
  /** People waiting; 0 outside opening hours. */
  dhrs: count,
  /** People waiting with an appointment; 0 when the centre does not count them apart. */
  yyrs: fallback(count, 0),
  /** Estimated wait of a newcomer, in minutes. */
  yjdd: count,
});
export type BranchQueue = Answer<typeof readBranchQueue>;

/** Kind of the current day, by the centre's calendar of working days. */
const readBranchDay = object({
  /** '1': a working day. */
  gzr: code('0', '1'),
  /** Name of the public holiday, or ''. */
  jr: textValue,
  /** Next working day. */
  xgzr: requiredDay,
});
export type BranchDay = Answer<typeof readBranchDay>;

/** A public holiday, current or upcoming. */
const readHolidayNotice = refine(
  object({
    jrmc: key,
    /** First and last day off. */
    ...each(requiredDay, 'ksrq', 'jsrq'),
    /** Weekend days worked in exchange. */
    sbrq: everyRow(requiredDay),
    /** '0': only the statutory days; the exchanged days are not announced yet. */
    qd: fallback(code('0'), '1'),
  }),
  ({ ksrq, jsrq }) => ksrq <= jsrq,
);
export type HolidayNotice = Answer<typeof readHolidayNotice>;

/** Queues and calendar at a moment. */
const readBranchQueues = object({
  /** Time of the count, yyyy-MM-dd HH:mm:ss; '' when missing. */
  sjjz: time,
  /** Absent when the centre has no calendar or it is unreadable. */
  jt: fallback(readBranchDay, undefined),
  fj: rowsOrNone(readHolidayNotice, ({ jrmc, ksrq }) => `${jrmc} ${ksrq}`),
  list: rows(readBranchQueue),
});
export type BranchQueues = Answer<typeof readBranchQueues>;

/** Branches with addresses, for businesses that the hall does not offer. */
export function fetchCounters(signal?: AbortSignal, options?: CallOptions): Promise<Counter[]> {
  return fetchBranches({ signal, ...options });
}

/** Branches with district, directions and businesses; rows without number or name are omitted. */
export function fetchBranches(options?: CallOptions): Promise<Branch[]> {
  return get(
    hall('wdxx/getList'),
    rows(readBranch, ({ wdbh }) => wdbh),
    options,
  );
}

/** Queues of all branches, with the kind of day. */
export function fetchBranchQueues(options?: CallOptions): Promise<BranchQueues> {
  return get(hall('wdxx/getPdxx'), readBranchQueues, options);
}
