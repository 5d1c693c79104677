import { menusOf } from '@mocks/data/menus/role-access';
import type { LoginType } from '@/api/session/auth';
import { memberPath } from '@/app/pages/member-path';
import { publicPages } from '@/app/pages/public-pages';
import { resolvePage } from '@/app/pages/resolve-page';
import { buildRouteTable } from '@/session/menu/build-route-table';
import type { RouteTable } from '@/session/menu-store';

/** Who is looking: a guest has no login type. */
export interface Looker {
  loginType?: LoginType;
  roles: readonly string[];
}

/** Pages of Root and of the sign-in that publicPages does not hold. */
const OF_ROOT = new Set(['/', '/login', '/loginOut']);
/** An amount, an ID number, a mobile number: an address is kept in the history, shared and logged. */
const PERSONAL = /\d\.\d\d(?!\d)|(?<!\d)(?:\d{17}[\dX]|1[3-9]\d{9})(?!\d)/i;
/** Whether an address tells of somebody. */
export const isPersonal = (address: string) => PERSONAL.test(decodeURIComponent(address.replaceAll('+', ' ')));

const tables = new Map<string, RouteTable>();

/** What is wrong with an address of the hall for somebody; '' where it leads to a page that works. */
export function nowhere(address: string, looker: Looker): string {
  const path = address.split(/[?#]/)[0] ?? '';
  if (publicPages.has(path) || OF_ROOT.has(path)) return '';
  const { loginType, roles } = looker;
  // Guests are led to the sign-in of whoever the address belongs to and then on.
  if (!loginType) return ['1', '2', '3'].some((one) => nowhereIn(path, one as LoginType, []) === '') ? '' : 'nobody’s';
  return nowhereIn(path, loginType, roles);
}

function nowhereIn(path: string, loginType: LoginType, roles: readonly string[]): string {
  const table = tableOf(loginType, roles);
  let at = path;
  for (let steps = 0; steps < 5; steps += 1) {
    const target = memberPath(at, table, loginType, roles);
    // Says what the centre wrote, or that it is closed for now.
    if (target.kind === 'paused') return '';
    if (target.kind === 'page') return resolvePage(target.entry).kind === 'none' ? 'not built' : '';
    if (target.to === '/404') return 'not in the menu';
    at = target.to.split('?')[0] ?? '';
  }
  return 'goes in a circle';
}

function tableOf(loginType: LoginType, roles: readonly string[]): RouteTable {
  const key = `${loginType} ${roles.join()}`;
  const known = tables.get(key) ?? buildRouteTable(menusOf(loginType, roles), loginType);
  tables.set(key, known);
  return known;
}

const AREA = /^\/(?:grwt|dwwt|kfswt|sysMsg)\/[\w/.-]*(?:\?.*)?$/;

/** Addresses in an answer of the centre: whole texts, and links of rich text, plain or Base64. */
export function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') {
    if (AREA.test(value)) return [value];
    return linksIn(/^[\w+/]{40,}={0,2}$/.test(value) ? Buffer.from(value, 'base64').toString('utf8') : value);
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) =>
    // An address of a public page stands in `lj` as well.
    key === 'lj' && typeof below === 'string' && below.startsWith('/') ? [below] : addressesIn(below),
  );
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/href=["']#(\/[^"']*)/g)].map(([, path = '']) => path.replaceAll('&amp;', '&'));
}

/** The hall's own addresses among the links of what is on show. */
export function linksOf(root: ParentNode): string[] {
  return [...root.querySelectorAll('a[href]')]
    .map((link) => (link.getAttribute('href') ?? '').replace(/^#/, ''))
    .filter((path) => path.startsWith('/') && !path.startsWith('//'));
}
