import type { LoginType, MenuNode } from '@/api/auth';
import { menus } from './menus';

/** What is left of a login type's hall for a role. Whoever has a role that is not here has everything. */
interface RoleAccess {
  /** Menu paths, each with all that lies under it. */
  menus: readonly string[];
  /** Codes of the businesses that may be applied for. */
  businesses: RegExp;
  /** Paths of calls that belong to what the role does not have. */
  closedCalls: RegExp;
}

const HALL = '/api/izfgjj-zhfw/v1/';

const roleAccess: Readonly<Record<string, RoleAccess>> = {
  // Out-of-area borrower: loan area and queries (domain catalogue 11, /yddkryzc).
  ydjczgry: {
    menus: [
      '/grwt/GrwtHome',
      '/grwt/zhxx/zhxxbg/mmxg',
      '/grwt/dkSys',
      '/grwt/cxyw/dkcx',
      '/grwt/cxyw/aqcx',
      '/grwt/MyOffice',
      '/grwt/draftbox',
      '/grwt/qsqr',
      '/sysMsg',
    ],
    businesses: /^(GD|YT|ZM)/,
    closedCalls: new RegExp(`${HALL}(tqsq|lhjy|grxx/xxbg/hyxx|grxx/nddzd|zmkj/dzd)`),
  },
  // Other unit: deals with the centre without paying in.
  qtdwjbr: {
    menus: ['/dwwt/DwwtHome', '/dwwt/cxyw/dwzhxx', '/dwwt/xtgl/mmxg', '/sysMsg'],
    businesses: /^$/,
    closedCalls: new RegExp(`${HALL}(jstz|hjpz|zskmx|zgxx|jcdwxx/zgxx|dwdj/save|dwdzd|zmkj/(dwdzd|save)|dwfh)`),
  },
};

/** The menu of somebody of a login type with these roles, as pubClientTree answers it. */
export function menusOf(loginType: LoginType, roles: readonly string[]): MenuNode[] {
  const access = accessOf(roles);
  return access ? menus[loginType].flatMap((node) => kept(node, access.menus)) : menus[loginType];
}

/** Whether the roles may apply for a business. */
export function mayApply(roles: readonly string[], ywlx: string): boolean {
  return accessOf(roles)?.businesses.test(ywlx) ?? true;
}

/** Whether the roles may make a call. */
export function mayCall(roles: readonly string[], pathname: string): boolean {
  return !accessOf(roles)?.closedCalls.test(pathname);
}

/** One role without limits gives everything. */
function accessOf(roles: readonly string[]): RoleAccess | undefined {
  const limits = roles.map((role) => (Object.hasOwn(roleAccess, role) ? roleAccess[role] : undefined));
  return limits.includes(undefined) ? undefined : limits[0];
}

/** The node with what is left under it; none when nothing is. */
function kept(node: MenuNode, paths: readonly string[]): MenuNode[] {
  const { path = '', children } = node;
  if (paths.some((one) => path === one || path.startsWith(`${one}/`))) return [node];
  const left = (children ?? []).flatMap((child) => kept(child, paths));
  return left.length > 0 ? [{ ...node, children: left }] : [];
}
