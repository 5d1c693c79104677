import type { MenuEntry } from '@/session/menu-store';
import { isRoute, isUsable } from './first-usable-path';

export interface Crumb {
  id: string;
  title: string;
  /** Undefined for a crumb without a link. */
  path: string | undefined;
}

/** The chain from the outermost parent to the entry itself; rows marked without breadcrumb are left out. */
export function breadcrumb(entry: MenuEntry, byId: ReadonlyMap<string, MenuEntry>): Crumb[] {
  const above = entry.parents.flatMap((id) => byId.get(id) ?? []).filter((parent) => parent.breadcrumb && parent.title);
  const crumbs: Crumb[] = above.map((parent) => ({
    id: parent.id,
    title: parent.title,
    path: isRoute(parent) && isUsable(parent) && parent.component !== '' ? parent.path : undefined,
  }));
  return [...crumbs, { id: entry.id, title: entry.title, path: undefined }];
}
