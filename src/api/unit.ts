import { type CallOptions, get } from './client';
import type { Completeness } from './person';

const HALL = '/api/izfgjj-zhfw/v1';

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
