import type { LoginType } from '@/api/auth';
import { firstUsablePath, isUsable } from '@/session/menu/first-usable-path';
import { homePath } from '@/session/menu/home-path';
import type { MenuEntry, RouteTable } from '@/session/menu-store';

export type MemberTarget =
  | { kind: 'page'; entry: MenuEntry }
  /** The address stands for another one. */
  | { kind: 'elsewhere'; to: string }
  | { kind: 'paused'; entry: MenuEntry };

/** Role of flexible-employment depositors: their info change is a business of its own (specification 2.5). */
const FLEXIBLE = 'lhjyjczgry';
const INFO_CHANGE = '/grwt/zhxx/zhxxbg/grzhxxbg';
const FLEXIBLE_INFO_CHANGE = '/grwt/zhxx/lhjyryyw/lhjyryxxbg';

/** What a signed-in person finds at an address the menu knows. */
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
  // A container: its own redirect if that is ours, else its first usable child.
  const [path = '', query = ''] = entry.redirect.split('?');
  const redirect = table.byPath.get(path);
  const to =
    redirect && redirect !== entry ? `${redirect.path}${query && `?${query}`}` : firstUsablePath(entry.children);
  return to && to !== pathname ? { kind: 'elsewhere', to } : { kind: 'page', entry };
}
