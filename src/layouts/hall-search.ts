import type { MenuEntry, RouteTable } from '@/session/menu-store';

/** Pinyin initials of a Chinese text: 租房提取 → zftq. */
export type Initials = (text: string) => string;

export interface SearchRow {
  entry: MenuEntry;
  title: string;
  /** Name of the group it stands in. */
  group: string;
  code: string;
}

const MOST = 10;

export function searchRows(
  byPath: RouteTable['byPath'],
  byId: RouteTable['byId'],
  codes: ReadonlyMap<string, string>,
): SearchRow[] {
  const rows: SearchRow[] = [];
  for (const entry of byPath.values()) {
    if (entry.hidden || entry.component === '' || entry.title === '') continue;
    const parent = byId.get(entry.parents.at(-1) ?? '');
    rows.push({ entry, title: entry.title, group: parent?.title ?? '', code: codes.get(entry.path) ?? '' });
  }
  return rows;
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
