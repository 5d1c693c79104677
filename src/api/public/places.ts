import { isRecord } from '@/lib/foreign-json';
import { type CallOptions, get } from '../client/client';
import { core } from '../client/path';
import { type Answer, aList, fallback, key, object, pattern, type Read, refine, rows, textValue } from '../client/read';

/** Province, city or county in the address list. */
export interface PlaceNode {
  /** Six digits. */
  code: string;
  name: string;
  children: PlaceNode[];
}

/** Degrees within these limits. */
const degrees = (most: number): Read<string> =>
  refine(pattern(/^-?\d{1,3}(\.\d{1,8})?$/), (one) => Math.abs(Number(one)) <= most);

/** Map data: service key and positions of the branches. */
const readMapCode = object({
  /** Key of the map service; '' for none. */
  mapKey: fallback(pattern(/^[\w-]{0,80}$/), ''),
  /** Branches with longitude and latitude; one without a valid position is omitted. */
  wd: fallback(rows(object({ wdbh: key, wdmc: textValue, jd: degrees(180), wd: degrees(90) })), []),
});
export type MapCode = Answer<typeof readMapCode>;

/** Limit of the recursion; the address list has fewer levels, a cyclic response ends here. */
const DEEPEST = 4;

/** The centre's address list (docs/specification.md 3). Entries without a six-digit code or a name are omitted, repeated codes too. */
export async function fetchAddressList(options?: CallOptions): Promise<PlaceNode[]> {
  return get(core('address/getList'), (data) => readPlaces(aList(data), 1), { errors: 'silent', ...options });
}

/** Map key and branches with longitude and latitude (docs/specification.md 7.5: symap). */
export function fetchMapCode(options?: CallOptions): Promise<MapCode> {
  return get(core('symap/getList'), readMapCode, { errors: 'silent', ...options });
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
