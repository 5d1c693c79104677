import { isPlainDate } from '@/domain/dates';
import { isRecord } from '@/lib/foreign-json';
import { type CallOptions, get } from './client';
import { hall } from './path';
import { aList, anObject } from './read';
import { wireCount, wireRows, wireText, wireTime } from './wire';

/** A branch that can be visited. */
export interface Counter {
  wdbh: string;
  wdmc: string;
  /** Address. */
  dz: string;
  lxdh: string;
  /** Opening hours. */
  gzsj: string;
}

/** A branch as the centre's own page shows it. */
export interface Branch extends Counter {
  /** District, '' when not said. */
  ssq: string;
  /** How to get there. */
  jtxl: string;
  /** What can be done there. */
  kbyw: string[];
}

/** How long one waits at a branch now. */
export interface BranchQueue {
  wdbh: string;
  /** '1' 正在办公, '2' 午间休息, '0' 不在办公时间, '3' 今日休息. */
  zt: '0' | '1' | '2' | '3';
  /** People waiting; 0 while nobody is served. */
  dhrs: number;
  /** Those of them with an appointment; 0 from a centre that does not tell them apart. */
  yyrs: number;
  /** Minutes one who comes now is likely to wait. */
  yjdd: number;
}

/** What day it is at the branches, by the centre's calendar of working days. */
export interface BranchDay {
  /** '1' a working day. */
  gzr: '0' | '1';
  /** The public holiday it belongs to, or ''. */
  jr: string;
  /** Next working day. */
  xgzr: string;
}

/** A public holiday soon to come or just now. */
export interface HolidayNotice {
  jrmc: string;
  /** First and last day off. */
  ksrq: string;
  jsrq: string;
  /** Days of a weekend that are worked instead. */
  sbrq: string[];
  /** '0': only the days fixed by law, what is moved around them is not announced yet. */
  qd: '0' | '1';
}

/** The state of the branches at a moment. */
export interface BranchQueues {
  /** When it was counted, yyyy-MM-dd HH:mm:ss; '' when not said. */
  sjjz: string;
  /** Left out by a centre that keeps no calendar, and when it cannot be read. */
  jt?: BranchDay;
  fj: HolidayNotice[];
  list: BranchQueue[];
}

/** The branches with their addresses, for what cannot be done in the hall. */
export function fetchCounters(signal?: AbortSignal): Promise<Counter[]> {
  return fetchBranches({ signal });
}

/** The same branches with district, way and businesses; a row without number or name is left out. */
export async function fetchBranches(options?: CallOptions): Promise<Branch[]> {
  return get(
    hall('wdxx/getList'),
    (data) => {
      const list = aList(data);
      return wireRows(list, readBranch, ({ wdbh }) => wdbh);
    },
    { errors: 'caller', ...options },
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

/** Queues of all branches, with what day it is there. */
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
      errors: 'caller',
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
