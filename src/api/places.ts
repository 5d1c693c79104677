import { isRecord } from '@/lib/foreign-json';
import { type CallOptions, get } from './client';
import { core } from './path';
import { aList, anObject } from './read';

/** Province, city or county of the address list. */
export interface Place {
  /** Six digits. */
  code: string;
  name: string;
  children: Place[];
}

/** A map the hall may show: its key and where a branch is. */
export interface MapCode {
  /** Key of the map service; '' when the centre has none. */
  mapKey: string;
  /** Branches with their place. */
  wd: { wdbh: string; wdmc: string; jd: string; wd: string }[];
}

/** Deeper than any address list goes: an answer that holds itself ends here. */
const DEEPEST = 4;

/** The centre's address list (specification 3). Entries without a code of six digits or a name are left out, repeated codes too. */
export async function fetchAddressList(options?: CallOptions): Promise<Place[]> {
  return get(core('address/getList'), (data) => readPlaces(aList(data), 1), { errors: 'silent', ...options });
}

/** Map key and branches with longitude and latitude (specification 7.5: symap). */
export async function fetchMapCode(options?: CallOptions): Promise<MapCode> {
  return get(
    core('symap/getList'),
    (data) => {
      const answer = anObject(data);
      const mapKey = typeof answer.mapKey === 'string' && /^[\w-]{0,80}$/.test(answer.mapKey) ? answer.mapKey : '';
      return { mapKey, wd: Array.isArray(answer.wd) ? answer.wd.flatMap(readBranch) : [] };
    },
    {
      errors: 'silent',
      ...options,
    },
  );
}

function readPlaces(list: unknown, depth: number): Place[] {
  if (!Array.isArray(list) || depth > DEEPEST) return [];
  const places = new Map<string, Place>();
  for (const item of list as unknown[]) {
    if (!isRecord(item)) continue;
    const { code, name, children } = item;
    if (typeof code !== 'string' || !/^\d{6}$/.test(code) || places.has(code)) continue;
    if (typeof name !== 'string' || name.trim() === '') continue;
    places.set(code, { code, name: name.trim(), children: readPlaces(children, depth + 1) });
  }
  return [...places.values()];
}

/** Without a place on earth a branch cannot be shown on a map. */
function readBranch(item: unknown): MapCode['wd'] {
  if (!isRecord(item)) return [];
  const { wdbh, wdmc, jd, wd } = item;
  if (typeof wdbh !== 'string' || typeof wdmc !== 'string' || wdbh === '') return [];
  const [longitude, latitude] = [degrees(jd), degrees(wd)];
  if (!(Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90)) return [];
  return [{ wdbh, wdmc, jd: String(jd), wd: String(wd) }];
}

function degrees(value: unknown): number {
  return typeof value === 'string' && /^-?\d{1,3}(\.\d{1,8})?$/.test(value) ? Number(value) : Number.NaN;
}
