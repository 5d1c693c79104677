import type { RouteTable } from '@/session/menu-store';
import { isUsable } from './first-usable-path';

/** Adds a return address (`from`: path and query) within the person's menu to an address. */
export function withBackNav(path: string, from: string): string {
  const [page = '', query = ''] = from.split('?');
  const own = new URLSearchParams(query);
  // One level only: nested return addresses are dropped.
  own.delete('backNav');
  const back = own.size > 0 ? `${page}?${own}` : page;
  return `${path}${path.includes('?') ? '&' : '?'}backNav=${encodeURIComponent(back)}`;
}

/**
 * Return path of a `backNav` parameter, or undefined unless it is exactly an address of the person's own menu: prevents redirects to
 * another origin, a script or a page outside the route table (docs/specification.md 2.2).
 */
export function readBackNav(value: string | null, byPath: RouteTable['byPath']): string | undefined {
  if (!value || value.length > 500) return undefined;
  const [path = '', query, ...rest] = value.split('?');
  const entry = byPath.get(path);
  if (!entry || !isUsable(entry) || rest.length > 0) return undefined;
  if (query === undefined) return path;
  return /^[\w=&.-]*$/.test(query) ? `${path}?${query}` : undefined;
}
