import type { MenuEntry } from '@/session/menu-store';
import { ROUTE_TYPES } from './menu-types';

/** 1, or 10 after a face check (docs/specification.md 4). A row that says nothing is usable, as it is visible. */
export function isUsable({ enable }: Pick<MenuEntry, 'enable'>): boolean {
  return enable === '' || enable === '1' || enable === '10';
}

export function isRoute(entry: Pick<MenuEntry, 'menuType' | 'path'>): boolean {
  return entry.path !== '' && ROUTE_TYPES.has(entry.menuType);
}

/**
 * Path of the first chain of first children that ends at a visible, usable address (docs/specification.md 2.1).
 * @param home address of the area's home, which menus hide from the grid since it is no tile: it counts as visible
 */
export function firstUsablePath(entries: readonly MenuEntry[], home?: string): string | undefined {
  for (const entry of entries) {
    if (entry.hidden && entry.path !== home) continue;
    const paused = ROUTE_TYPES.has(entry.menuType) && !isUsable(entry);
    if (paused) continue;
    const below = firstUsablePath(entry.children, home);
    if (below) return below;
    if (isRoute(entry) && entry.hrefType !== '1') return entry.path;
  }
  return undefined;
}
