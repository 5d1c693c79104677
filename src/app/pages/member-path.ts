import type { LoginType } from '@/api/session/auth';
import { firstUsablePath, isUsable } from '@/session/menu/first-usable-path';
import { homePath } from '@/session/menu/home-path';
import type { MenuEntry, RouteTable } from '@/session/menu-store';

export type MemberTarget =
  | { kind: 'page'; entry: MenuEntry }
  /** The address is an alias. */
  | { kind: 'elsewhere'; to: string }
  | { kind: 'paused'; entry: MenuEntry };

/** Role of flexible-employment depositors: their info change is a separate business (docs/specification.md 2.5). */
const FLEXIBLE = 'lhjyjczgry';
const INFO_CHANGE = '/grwt/zhxx/zhxxbg/grzhxxbg';
const FLEXIBLE_INFO_CHANGE = '/grwt/zhxx/lhjyryyw/lhjyryxxbg';

/** Resolves the target of a signed-in person's address that the menu contains. */
export function memberPath(
  pathname: string,
  table: Pick<RouteTable, 'roots' | 'byPath'>,
  loginType: LoginType,
  roles: readonly string[],
): MemberTarget {
  if (pathname === '/') return { kind: 'elsewhere', to: homePath(table, loginType) ?? '/404' };
  const entry = table.byPath.get(pathname);
  if (!entry) return { kind: 'elsewhere', to: '/404' };
  if (pathname === INFO_CHANGE && roles.includes(FLEXIBLE) && table.byPath.has(FLEXIBLE_INFO_CHANGE)) {
    return { kind: 'elsewhere', to: FLEXIBLE_INFO_CHANGE };
  }
  if (!isUsable(entry)) return { kind: 'paused', entry };
  if (entry.component !== '') return { kind: 'page', entry };
  // A container redirects to its configured path if that is in the menu, else to its first usable child.
  const [path = '', query = ''] = entry.redirect.split('?');
  const redirect = table.byPath.get(path);
  const to =
    redirect && redirect !== entry ? `${redirect.path}${query && `?${query}`}` : firstUsablePath(entry.children);
  return to && to !== pathname ? { kind: 'elsewhere', to } : { kind: 'page', entry };
}
