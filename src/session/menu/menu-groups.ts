import type { LoginType } from '@/api/session/auth';
import type { MenuEntry } from '@/session/menu-store';
import { isRoute } from './first-usable-path';
import { AREA_SEGMENT, BUTTON_TYPES, HOME_PATH, PAGE_TYPE } from './menu-types';

const HOMES: ReadonlySet<string> = new Set(Object.values(HOME_PATH));

/** A top tab of the home area: its tiles in one group (two levels) or several (three levels). */
export interface MenuTab {
  id: string;
  title: string;
  groups: readonly { id: string; title: string; tiles: readonly MenuEntry[] }[];
}

/** The area's rows, without the wrapper row of some trees. */
export function areaRows(roots: readonly MenuEntry[], loginType: LoginType): readonly MenuEntry[] {
  const wrapper = `/${AREA_SEGMENT[loginType]}`;
  return roots.flatMap((root) => (root.path === wrapper ? root.children : [root])).filter(isShown);
}

/** Rows that are pages themselves: my business, messages. Home has its own place. */
export function areaPages(rows: readonly MenuEntry[]): MenuEntry[] {
  const isPage = (row: MenuEntry) => row.component !== '' || row.menuType === PAGE_TYPE;
  return rows.filter((row) => !HOMES.has(row.path) && isRoute(row) && isPage(row) && !row.children.some(isShown));
}

/** Rows with children: the top tabs. A tab without rows stays and shows the empty state; a tab with hidden rows only is dropped. */
export function areaTabs(rows: readonly MenuEntry[]): MenuTab[] {
  const pages = new Set(areaPages(rows));
  return rows
    .filter((row) => !pages.has(row) && !HOMES.has(row.path))
    .filter((row) => row.alwaysShow || row.children.length === 0 || row.children.some((child) => !child.hidden))
    .map((row) => ({ id: row.id, title: row.title, groups: groupsOf(row) }));
}

function groupsOf(tab: MenuEntry): MenuTab['groups'] {
  const rows = tab.children.filter(isShown);
  const isGroup = (row: MenuEntry) => row.children.some(isShown) || (row.alwaysShow && row.children.length > 0);
  const direct = rows.filter((row) => !isGroup(row) && isRoute(row));
  const nested = rows.filter((row) => !direct.includes(row));
  const groups = nested.map((row) => ({
    id: row.id,
    title: row.title,
    tiles: leavesOf(row),
    alwaysShow: row.alwaysShow,
  }));
  const own = direct.length > 0 ? [{ id: tab.id, title: '', tiles: direct }] : [];
  // A group marked always-show stays even if empty.
  return [...own, ...groups.filter(({ tiles, alwaysShow }) => alwaysShow || tiles.length > 0)];
}

/** The route table limits the depth. */
function leavesOf(row: MenuEntry): MenuEntry[] {
  return row.children.filter(isShown).flatMap((child) => {
    const below = leavesOf(child);
    if (below.length > 0) return below;
    return isRoute(child) ? [child] : [];
  });
}

function isShown(row: MenuEntry): boolean {
  return !row.hidden && row.title !== '' && !isButton(row);
}

/** Type 3 may be a tab: shown if it contains pages. */
function isButton(row: MenuEntry): boolean {
  return BUTTON_TYPES.has(row.menuType) && !(row.menuType === '3' && row.children.length > 0);
}
