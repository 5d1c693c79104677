import type { Hit, HitGroup, HitKind } from '@/api/public/hall-search';
import type { MenuEntry, RouteTable } from '@/session/menu-store';
import { isPublicPath } from '@/session/public-paths';
import { safeHallPath } from '@/session/safe-hall-path';
import type { BusinessCodes } from './hall-search-wiring';

/** Pinyin initials of a Chinese text: 租房提取 → zftq. */
export type Initials = (text: string) => string;

export interface SearchRow {
  /** Menu entry; absent for guests. */
  entry?: MenuEntry;
  path: string;
  title: string;
  /** Title of the menu group. */
  group: string;
  code: string;
}

/** A line of the result list. */
export interface SearchOption {
  key: string;
  kind: HitKind | 'all';
  title: string;
  note: string;
  path: string;
  entry?: MenuEntry;
}

const MOST = 10;
/** Limits of lines per kind. */
const BUSINESSES = 5;
const OTHERS = 3;
const NEEDS_SIGN_IN = '需登录';
const AREAS: readonly [start: string, name: string][] = [
  ['/grwt/', '个人业务'],
  ['/dwwt/', '单位业务'],
  ['/kfswt/', '开发商业务'],
];

export function searchRows(byPath: RouteTable['byPath'], byId: RouteTable['byId'], codes: BusinessCodes): SearchRow[] {
  const rows: SearchRow[] = [];
  for (const entry of byPath.values()) {
    if (entry.hidden || entry.component === '' || entry.title === '') continue;
    const parent = byId.get(entry.parents.at(-1) ?? '');
    const { path, title } = entry;
    rows.push({ entry, path, title, group: parent?.title ?? '', code: codes.get(path)?.code ?? '' });
  }
  return rows;
}

/** Rows for guests: all businesses of the hall, for any login type. */
export function guestRows(codes: BusinessCodes): SearchRow[] {
  return [...codes].map(([path, { code, title }]) => {
    const group = AREAS.find(([start]) => path.startsWith(start))?.[1] ?? '';
    return { path, title, group, code };
  });
}

/** Best matches first: name starts with the query, code starts with it, name contains it, initials start with or contain it. */
export function findBusinesses(rows: readonly SearchRow[], query: string, initials?: Initials): SearchRow[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return [];
  const latin = /^[a-z]+$/.test(wanted);
  const ranked: [rank: number, row: SearchRow][] = [];
  for (const row of rows) {
    const rank = rankOf(row, wanted, latin ? initials : undefined);
    if (rank !== undefined) ranked.push([rank, row]);
  }
  return ranked
    .sort(([a], [b]) => a - b)
    .slice(0, MOST)
    .map(([, row]) => row);
}

/**
 * Lines by kind: local businesses first, then the centre's hits. Signed-in people see only businesses of their menu; addresses outside
 * the hall are omitted.
 */
export function searchOptions(
  local: readonly SearchRow[],
  groups: readonly HitGroup[],
  byPath: RouteTable['byPath'],
  guest: boolean,
): SearchOption[] {
  const hits = (kind: HitKind) => groups.find(({ lb }) => lb === kind)?.list ?? [];
  const own = local.map(
    ({ entry, path, title, group, code }): SearchOption => ({
      ...{ key: `yw ${path}`, kind: 'yw', title, path },
      note: [group, code, guest ? NEEDS_SIGN_IN : ''].filter(Boolean).join(' · '),
      ...(entry && { entry }),
    }),
  );
  const known = new Set(local.map(({ path }) => path));
  const further = hits('yw').flatMap(({ bt, zy, lj, yhlx }): SearchOption[] => {
    if (known.has(lj)) return [];
    const line = { key: `yw ${lj}`, kind: 'yw', title: bt } as const;
    if (yhlx === '') return isPublicPath(lj) ? [{ ...line, note: zy, path: lj }] : [];
    const path = safeHallPath(lj);
    const entry = byPath.get(lj);
    if (!path || (!guest && (!entry || entry.hidden))) return [];
    return [{ ...line, note: guest ? [zy, NEEDS_SIGN_IN].join(' · ') : zy, path, ...(entry && { entry }) }];
  });
  const rest = (['zc', 'zn', 'wd'] as const).flatMap((kind) =>
    hits(kind)
      .flatMap((hit) => publicOption(kind, hit))
      .slice(0, OTHERS),
  );
  return [...[...own, ...further].slice(0, BUSINESSES), ...rest];
}

/** The summary shows a policy's validity and a guide's content; a question needs none. */
function publicOption(kind: HitKind, { id, bt, zy, lj }: Hit): SearchOption[] {
  if (!isPublicPath(lj.split('?')[0] ?? '')) return [];
  return [
    {
      key: `${kind} ${id}`,
      kind,
      title: bt,
      note: { zc: zy, zn: zy.split(' · ', 2).join(' · '), wd: '', yw: '' }[kind],
      path: lj,
    },
  ];
}

function rankOf(row: SearchRow, wanted: string, initials: Initials | undefined): number | undefined {
  const title = row.title.toLowerCase();
  if (title.startsWith(wanted)) return 0;
  if (row.code !== '' && row.code.toLowerCase().startsWith(wanted)) return 1;
  if (title.includes(wanted)) return 2;
  if (!initials) return undefined;
  const letters = initials(row.title);
  if (letters.startsWith(wanted)) return 3;
  return letters.includes(wanted) ? 4 : undefined;
}
