import type { LoginType } from '@/api/auth';
import type { RouteTable } from '@/session/menu-store';
import { firstUsablePath, isUsable } from './first-usable-path';
import { HOME_PATH } from './menu-types';

/**
 * Where `/` leads (specification 2.1): the area's home, which menus list first but hide from the grid, since it is no
 * tile; without it, the first chain of first children that is visible and usable.
 */
export function homePath(table: Pick<RouteTable, 'roots' | 'byPath'>, loginType: LoginType): string | undefined {
  const home = table.byPath.get(HOME_PATH[loginType]);
  return home && isUsable(home) ? home.path : firstUsablePath(table.roots);
}
