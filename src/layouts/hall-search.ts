import type { Hit, HitGroup, HitKind } from '@/api/hall-search';
import type { MenuEntry, RouteTable } from '@/session/menu-store';
import { ownPath } from '@/session/own-path';
import { isPublicPath } from '@/session/public-paths';
import type { BusinessCodes } from './hall-search-wiring';

/** Pinyin initials of a Chinese text: 租房提取 → zftq. */
export type Initials = (text: string) => string;

export interface SearchRow {
  /** The menu's own entry; guests have no menu. */
  entry?: MenuEntry;
  path: string;
  title: string;
  /** Name of the group it stands in. */
  group: string;
  code: string;
}

/** One line of what is found. */
export interface Option {
  key: string;
  kind: HitKind | 'all';
  title: string;
  note: string;
  path: string;
  entry?: MenuEntry;
}

const MOST = 10;
/** Lines of each kind. */
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

/** Businesses as guests find them: all of the hall, whoever they are for. */
export function guestRows(codes: BusinessCodes): SearchRow[] {
  return [...codes].map(([path, { code, title }]) => {
    const group = AREAS.find(([start]) => path.startsWith(start))?.[1] ?? '';
    return { path, title, group, code };
  });
}

/** Best matches first: name begins with it, code begins with it, name holds it, initials begin with or hold it. */
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
 * The lines by kind: the businesses found here come first and at once, then what the centre knows by everyday words. To the
 * signed-in only businesses of their own menu are shown; an address that is not the hall's is left out.
 */
export function optionsOf(
  local: readonly SearchRow[],
  groups: readonly HitGroup[],
  byPath: RouteTable['byPath'],
  guest: boolean,
): Option[] {
  const hits = (kind: HitKind) => groups.find(({ lb }) => lb === kind)?.list ?? [];
  const own = local.map(
    ({ entry, path, title, group, code }): Option => ({
      ...{ key: `yw ${path}`, kind: 'yw', title, path },
      note: [group, code, guest ? NEEDS_SIGN_IN : ''].filter(Boolean).join(' · '),
      ...(entry && { entry }),
    }),
  );
  const known = new Set(local.map(({ path }) => path));
  const further = hits('yw').flatMap(({ bt, zy, lj, yhlx }): Option[] => {
    if (known.has(lj)) return [];
    const line = { key: `yw ${lj}`, kind: 'yw', title: bt } as const;
    if (yhlx === '') return isPublicPath(lj) ? [{ ...line, note: zy, path: lj }] : [];
    const path = ownPath(lj);
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

/** What is said of a policy tells whether it is still in force, the beginning of a guide's what it is; a question speaks for itself. */
function publicOption(kind: HitKind, { id, bt, zy, lj }: Hit): Option[] {
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
