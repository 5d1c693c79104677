import type { LoginType, MenuNode } from '@/api/session/auth';
import type { BusinessArea } from './business-areas';
import { menus } from './menus';

/** Roles that have only a part of their login type's hall. Whoever has another one has everything. */
export type LimitedRole = 'ydjczgry' | 'qtdwjbr';

/** What is left of the hall for such a role; which calls are, stands next to each call. */
interface RoleAccess {
  /** Menu paths, each with all that lies under it. */
  menus: readonly string[];
  /** Rows among them that need what the role has not. */
  without?: readonly string[];
  /** Which businesses may be applied for. */
  businesses: readonly BusinessArea[];
}

const roleAccess: Readonly<Record<LimitedRole, RoleAccess>> = {
  // Out-of-area borrower: loan area and queries (docs/rules/registration-and-passwords.md, /yddkryzc).
  ydjczgry: {
    menus: [
      '/grwt/GrwtHome',
      '/grwt/zhxx/zhxxbg/mmxg',
      '/grwt/dkSys',
      '/grwt/cxyw/dkcx',
      '/grwt/cxyw/aqcx',
      '/grwt/wnbl',
      '/grwt/MyOffice',
      '/grwt/draftbox',
      '/grwt/qsqr',
      '/sysMsg',
    ],
    // Both pay from an account of the fund here.
    without: ['/grwt/dkSys/dkyw/gjj_tqhd', '/grwt/dkSys/dkyw/ydychdqy'],
    businesses: ['loan', 'certificate'],
  },
  // Other unit: deals with the centre without paying in.
  qtdwjbr: {
    menus: ['/dwwt/DwwtHome', '/dwwt/cxyw/dwzhxx', '/dwwt/xtgl/mmxg', '/sysMsg'],
    businesses: [],
  },
};

/** The menu of somebody of a login type with these roles, as pubClientTree answers it. */
export function menusOf(loginType: LoginType, roles: readonly string[]): MenuNode[] {
  const limited = limitedRoles(roles);
  if (limited.length === 0) return menus[loginType];
  const paths = limited.flatMap((role) => roleAccess[role].menus);
  const without = limited.flatMap((role) => roleAccess[role].without ?? []);
  return menus[loginType].flatMap((node) => kept(node, paths, without));
}

/** Whether the roles may apply for a business of this area; for one that nobody knows only whoever has everything. */
export function mayApply(roles: readonly string[], area: BusinessArea | undefined): boolean {
  const limited = limitedRoles(roles);
  return limited.length === 0 || limited.some((role) => roleAccess[role].businesses.some((one) => one === area));
}

/** The roles where all of them are limited ones; one role without limits gives everything. */
export function limitedRoles(roles: readonly string[]): LimitedRole[] {
  return roles.every(isLimited) ? roles.filter(isLimited) : [];
}

function isLimited(role: string): role is LimitedRole {
  return Object.hasOwn(roleAccess, role);
}

/** The node with what is left under it; none when nothing is. */
function kept(node: MenuNode, paths: readonly string[], without: readonly string[]): MenuNode[] {
  const { path = '', children } = node;
  if (without.includes(path)) return [];
  const taken = paths.some((one) => path === one || path.startsWith(`${one}/`));
  if (taken && !without.some((one) => one.startsWith(`${path}/`))) return [node];
  // All that is in it but for those.
  const within = taken ? [...paths, ...(children ?? []).map((child) => child.path ?? '')] : paths;
  const left = (children ?? []).flatMap((child) => kept(child, within, without));
  return left.length > 0 ? [{ ...node, children: left }] : [];
}
