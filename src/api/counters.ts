import { type CallOptions, get } from './client';
import { wireCount, wireRows, wireText } from './wire';

const HALL = '/api/izfgjj-zhfw/v1';

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
  /** '1' 正在办公, '2' 午间休息, '0' 未到办公时间. */
  zt: '0' | '1' | '2';
  /** People waiting; 0 while nobody is served. */
  dhrs: number;
  /** Minutes one who comes now is likely to wait. */
  yjdd: number;
}

/** The branches with their addresses, for what cannot be done in the hall. */
export function fetchCounters(signal?: AbortSignal): Promise<Counter[]> {
  return get(`${HALL}/wdxx/getList`, { errors: 'caller', data: 'list', signal });
}

/** The same branches with district, way and businesses; a row without number or name is left out. */
export async function fetchBranches(options?: CallOptions): Promise<Branch[]> {
  const list = await get(`${HALL}/wdxx/getList`, { errors: 'caller', data: 'list', ...options });
  return wireRows(list, (row) => {
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
  });
}

/** Queues of all branches and the time they were counted at, yyyy-MM-dd HH:mm:ss. */
export async function fetchBranchQueues(options?: CallOptions): Promise<{ sjjz: string; list: BranchQueue[] }> {
  const answer = await get<Record<string, unknown>>(`${HALL}/wdxx/getPdxx`, {
    errors: 'caller',
    data: 'object',
    ...options,
  });
  const list = wireRows(answer.list, (row): BranchQueue | undefined => {
    const [dhrs, yjdd] = [wireCount(row.dhrs), wireCount(row.yjdd)];
    const zt = STATES.find((state) => state === wireText(row.zt));
    return dhrs === undefined || yjdd === undefined || !zt ? undefined : { wdbh: wireText(row.wdbh), zt, dhrs, yjdd };
  });
  return { sjjz: wireText(answer.sjjz), list };
}

const STATES = ['0', '1', '2'] as const;
