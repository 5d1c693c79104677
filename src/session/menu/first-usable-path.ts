import type { MenuEntry } from '@/session/menu-store';
import { ROUTE_TYPES } from './menu-types';

/** 1, or 10 after a face check (specification 4). */
export function isUsable(entry: Pick<MenuEntry, 'enable'>): boolean {
  return entry.enable === '1' || entry.enable === '10';
}

export function isRoute(entry: Pick<MenuEntry, 'menuType' | 'path'>): boolean {
  return entry.path !== '' && ROUTE_TYPES.has(entry.menuType);
}

/** Where `/` leads: the first chain of first children that ends at a visible, usable address (specification 2.1). */
export function firstUsablePath(entries: readonly MenuEntry[]): string | undefined {
  for (const entry of entries) {
    if (entry.hidden) continue;
    const paused = ROUTE_TYPES.has(entry.menuType) && !isUsable(entry);
    if (paused) continue;
    const below = firstUsablePath(entry.children);
    if (below) return below;
    if (isRoute(entry) && entry.hrefType !== '1') return entry.path;
  }
  return undefined;
}
