import type { MenuEnable } from '@/api/session/auth';
import { type MenuEntry, type RouteTable, useMenus } from '@/session/menu-store';
import { isUsable } from './first-usable-path';

/**
 * Opens rows that the centre has enabled since sign-in. Rows paused since then stay as loaded: a page in use is not removed, and the menu
 * reports the pause on click.
 */
export function adoptOpened(answer: readonly MenuEnable[]): void {
  const opened = new Map(answer.map(({ id, enable, bz }) => [id, { enable: String(enable), bz }]));
  const { roots, byPath, byId } = useMenus.getState();
  const gained = [...byId.values()].some(({ id, enable }) => {
    const now = opened.get(id);
    return now !== undefined && isUsable(now) && !isUsable({ enable });
  });
  if (gained) useMenus.setState(withOpened({ roots, byPath, byId }, opened));
}

type Entries = Pick<RouteTable, 'roots' | 'byPath' | 'byId'>;

/** The table with these rows opened; unchanged parts keep their identity. */
function withOpened({ roots, byPath, byId }: Entries, opened: ReadonlyMap<string, Pick<MenuEntry, 'enable' | 'bz'>>) {
  const renewed = new Map<MenuEntry, MenuEntry>();
  const renew = (entry: MenuEntry): MenuEntry => {
    const done = renewed.get(entry);
    if (done) return done;
    const children = entry.children.map(renew);
    const now = isUsable(entry) ? undefined : opened.get(entry.id);
    const own = now && isUsable(now) ? now : undefined;
    const same = !own && children.every((child, at) => child === entry.children[at]);
    const after = same ? entry : { ...entry, ...own, children };
    renewed.set(entry, after);
    return after;
  };
  const each = (table: ReadonlyMap<string, MenuEntry>) =>
    new Map([...table].map(([key, entry]) => [key, renew(entry)]));
  return { roots: roots.map(renew), byPath: each(byPath), byId: each(byId) };
}
