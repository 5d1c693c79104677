import { get } from './client';

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

/** The branches with their addresses, for what cannot be done in the hall. */
export function fetchCounters(signal?: AbortSignal): Promise<Counter[]> {
  return get(`${HALL}/wdxx/getList`, { errors: 'caller', data: 'list', signal });
}
