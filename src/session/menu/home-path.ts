import type { LoginType } from '@/api/session/auth';
import type { RouteTable } from '@/session/menu-store';
import { firstUsablePath } from './first-usable-path';
import { HOME_PATH } from './menu-types';

/** Redirect of `/` (docs/specification.md 2.1): the first route and its chain of first children. Menus list the area's home first. */
export function homePath(table: Pick<RouteTable, 'roots'>, loginType: LoginType): string | undefined {
  return firstUsablePath(table.roots, HOME_PATH[loginType]);
}
