import type { StateNote } from './business';
import { type CallOptions, get } from './client';
import type { Completeness } from './person';

const HALL = '/api/izfgjj-zhfw/v1';

/** The month that is due: its last day, days left (below 0: past it), what is still to be paid, all overdue months and what they come to. */
export interface UnitDue {
  hjny: string;
  jzrq: string;
  syts: number;
  je: string;
  yqyf: string[];
  yqje: string;
  /** Its list is handed in. */
  ztsm?: StateNote;
}

/** Block B2: amounts are yuan as text, ratios percent. */
export interface UnitInfo {
  dwzh: string;
  dwmc: string;
  tyshxydm: string;
  dwzhzt: string;
  dwjcbl: string;
  grjcbl: string;
  dwjcrs: number;
  dwfcrs: number;
  jzny: string;
  dwyhjny: string;
  zsye: string;
  /** Money that came without its code and waits to be claimed. */
  drlje: string;
  /** What is to be remitted next; absent for a unit that owes nothing. */
  yj?: UnitDue;
  dwfxr: number;
  /** Monthly deposit of all members together. */
  yjcezj: string;
  /** Operator, masked. */
  jbrxm: string;
  jbrsjhm: string;
  /** Data as of, yyyy-MM-dd HH:mm:ss by the centre's clock. */
  sjjz: string;
}

export interface DeveloperProject {
  lpbh: string;
  lpmc: string;
  lpdz: string;
  ysxkz: string;
  zts: number;
  kdts: number;
  ydts: number;
  zt: string;
}

export function fetchUnitInfo(options?: CallOptions): Promise<UnitInfo> {
  return get(`${HALL}/jcdwxx/getInfo`, { errors: 'caller', data: 'object', ...options });
}

export function fetchUnitCompleteness(): Promise<Completeness> {
  return get(`${HALL}/jcdwxx/dwzhxxsfwz`, { errors: 'caller' });
}

/** Whether the unit has confirmed the interest statement of the last year: '1' confirmed. */
export function fetchStatementConfirmed(): Promise<{ sfqr: string | number }> {
  return get(`${HALL}/jcdwxx/dwfwyqrdzd`, { errors: 'caller' });
}

/** The signed-in developer's own projects. */
export function fetchOwnProjects(options?: CallOptions): Promise<DeveloperProject[]> {
  return get(`${HALL}/kfslpxx/getHzlpList`, { errors: 'caller', ...options });
}
