import type { RouteTable } from '@/session/menu-store';
import { isUsable } from './first-usable-path';

/** An address with the way back to another one of this person's menu (`from`: path and query, as it stands in the address). */
export function withBackNav(path: string, from: string): string {
  const [page = '', query = ''] = from.split('?');
  const own = new URLSearchParams(query);
  // One step back, not a chain of them.
  own.delete('backNav');
  const back = own.size > 0 ? `${page}?${own}` : page;
  return `${path}${path.includes('?') ? '&' : '?'}backNav=${encodeURIComponent(back)}`;
}

/**
 * The return path of a `backNav` parameter, or undefined when it is not exactly an address of this person's own menu:
 * nothing in it may lead to another origin, a script or a page outside the route table (specification 2.2).
 */
export function readBackNav(value: string | null, byPath: RouteTable['byPath']): string | undefined {
  if (!value || value.length > 500) return undefined;
  const [path = '', query, ...rest] = value.split('?');
  const entry = byPath.get(path);
  if (!entry || !isUsable(entry) || rest.length > 0) return undefined;
  if (query === undefined) return path;
  return /^[\w=&.-]*$/.test(query) ? `${path}?${query}` : undefined;
}
