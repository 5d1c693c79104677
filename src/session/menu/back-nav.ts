import type { RouteTable } from '@/session/menu-store';
import { isUsable } from './first-usable-path';

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
