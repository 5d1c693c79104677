import { isRecord } from '@/lib/foreign-json';
import { type CallOptions, get } from '../client/client';
import { core } from '../client/path';
import { aList, anObject } from '../client/read';

/** Province, city or county in the address list. */
export interface PlaceNode {
  /** Six digits. */
  code: string;
  name: string;
  children: PlaceNode[];
}

/** Map data: service key and positions of the branches. */
export interface MapCode {
  /** Key of the map service; '' for none. */
  mapKey: string;
  /** Branches with longitude and latitude. */
  wd: { wdbh: string; wdmc: string; jd: string; wd: string }[];
}

/** Limit of the recursion; the address list has fewer levels, a cyclic response ends here. */
const DEEPEST = 4;

/** The centre's address list (docs/specification.md 3). Entries without a six-digit code or a name are omitted, repeated codes too. */
export async function fetchAddressList(options?: CallOptions): Promise<PlaceNode[]> {
  return get(core('address/getList'), (data) => readPlaces(aList(data), 1), { errors: 'silent', ...options });
}

/** Map key and branches with longitude and latitude (docs/specification.md 7.5: symap). */
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

function readPlaces(list: unknown, depth: number): PlaceNode[] {
  if (!Array.isArray(list) || depth > DEEPEST) return [];
  const places = new Map<string, PlaceNode>();
  for (const item of list as unknown[]) {
    if (!isRecord(item)) continue;
    const { code, name, children } = item;
    if (typeof code !== 'string' || !/^\d{6}$/.test(code) || places.has(code)) continue;
    if (typeof name !== 'string' || name.trim() === '') continue;
    places.set(code, { code, name: name.trim(), children: readPlaces(children, depth + 1) });
  }
  return [...places.values()];
}

/** A branch without a valid position is omitted. */
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
