import { isPlainDate } from '@/domain/dates';
import { isRecord } from '@/lib/foreign-json';
import { type CallOptions, get } from '../client/client';
import { hall } from '../client/path';
import { aList, anObject } from '../client/read';
import { wireCount, wireRows, wireText, wireTime } from '../client/wire';

/** A branch open to visitors. */
export interface Counter {
  wdbh: string;
  wdmc: string;
  /** Address. */
  dz: string;
  lxdh: string;
  /** Opening hours. */
  gzsj: string;
}

/** A branch on the centre's public page. */
export interface Branch extends Counter {
  /** District, '' when missing. */
  ssq: string;
  /** Directions. */
  jtxl: string;
  /** Businesses handled. */
  kbyw: string[];
}

/** Current waiting time at a branch. */
export interface BranchQueue {
  wdbh: string;
  /** '1' 正在办公, '2' 午间休息, '0' 不在办公时间, '3' 今日休息. */
  zt: '0' | '1' | '2' | '3';
  /** People waiting; 0 outside opening hours. */
  dhrs: number;
  /** People waiting with an appointment; 0 when the centre does not count them apart. */
  yyrs: number;
  /** Estimated wait of a newcomer, in minutes. */
  yjdd: number;
}

/** Kind of the current day, by the centre's calendar of working days. */
export interface BranchDay {
  /** '1': a working day. */
  gzr: '0' | '1';
  /** Name of the public holiday, or ''. */
  jr: string;
  /** Next working day. */
  xgzr: string;
}

/** A public holiday, current or upcoming. */
export interface HolidayNotice {
  jrmc: string;
  /** First and last day off. */
  ksrq: string;
  jsrq: string;
  /** Weekend days worked in exchange. */
  sbrq: string[];
  /** '0': only the statutory days; the exchanged days are not announced yet. */
  qd: '0' | '1';
}

/** Queues and calendar at a moment. */
export interface BranchQueues {
  /** Time of the count, yyyy-MM-dd HH:mm:ss; '' when missing. */
  sjjz: string;
  /** Absent when the centre has no calendar or it is unreadable. */
  jt?: BranchDay;
  fj: HolidayNotice[];
  list: BranchQueue[];
}

/** Branches with addresses, for businesses that the hall does not offer. */
export function fetchCounters(signal?: AbortSignal, options?: CallOptions): Promise<Counter[]> {
  return fetchBranches({ signal, ...options });
}

/** Branches with district, directions and businesses; rows without number or name are omitted. */
export async function fetchBranches(options?: CallOptions): Promise<Branch[]> {
  return get(
    hall('wdxx/getList'),
    (data) => {
      const list = aList(data);
      return wireRows(list, readBranch, ({ wdbh }) => wdbh);
    },
    options,
  );
}

function readBranch(row: Record<string, unknown>): Branch | undefined {
  const [wdbh, wdmc] = [wireText(row.wdbh), wireText(row.wdmc)];
  if (wdbh === '' || wdmc === '') return undefined;
  return {
    wdbh,
    wdmc,
    dz: wireText(row.dz),
    lxdh: wireText(row.lxdh),
    gzsj: wireText(row.gzsj),
    ssq: wireText(row.ssq),
    jtxl: wireText(row.jtxl),
    kbyw: Array.isArray(row.kbyw) ? row.kbyw.map(wireText).filter((name) => name !== '') : [],
  };
}

/** Queues of all branches, with the kind of day. */
export async function fetchBranchQueues(options?: CallOptions): Promise<BranchQueues> {
  return get(
    hall('wdxx/getPdxx'),
    (data) => {
      const answer = anObject(data);
      const list = wireRows(answer.list, (row): BranchQueue | undefined => {
        const [dhrs, yjdd] = [wireCount(row.dhrs), wireCount(row.yjdd)];
        const zt = STATES.find((state) => state === wireText(row.zt));
        return dhrs === undefined || yjdd === undefined || !zt
          ? undefined
          : { wdbh: wireText(row.wdbh), zt, dhrs, yyrs: wireCount(row.yyrs) ?? 0, yjdd };
      });
      const fj = Array.isArray(answer.fj)
        ? wireRows(answer.fj, readHoliday, ({ jrmc, ksrq }) => `${jrmc} ${ksrq}`)
        : [];
      return { sjjz: wireTime(answer.sjjz), jt: readDay(answer.jt), fj, list };
    },
    {
      ...options,
    },
  );
}

const STATES = ['0', '1', '2', '3'] as const;

function readDay(read: unknown): BranchDay | undefined {
  if (!isRecord(read)) return undefined;
  const [gzr, jr, xgzr] = [wireText(read.gzr), wireText(read.jr), wireText(read.xgzr)];
  return (gzr === '0' || gzr === '1') && isPlainDate(xgzr) ? { gzr, jr, xgzr } : undefined;
}

function readHoliday(row: Record<string, unknown>): HolidayNotice | undefined {
  const [jrmc, ksrq, jsrq] = [wireText(row.jrmc), wireText(row.ksrq), wireText(row.jsrq)];
  const sbrq = Array.isArray(row.sbrq) ? row.sbrq.map(wireText) : [];
  if (jrmc === '' || ![ksrq, jsrq, ...sbrq].every(isPlainDate) || ksrq > jsrq) return undefined;
  return { jrmc, ksrq, jsrq, sbrq, qd: wireText(row.qd) === '0' ? '0' : '1' };
}
