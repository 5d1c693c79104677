import type { OwnOption } from '@/api/own-options';
import { flowPath, isBuilt } from './flow-index';

/** Where a person applies for it, the matter chosen; undefined while nothing stands there. */
export function optionPath({
  ywlx,
  xz = {},
}: Pick<OwnOption, 'ywlx'> & Partial<Pick<OwnOption, 'xz'>>): string | undefined {
  const path = flowPath(ywlx, 'individual');
  if (path === undefined || !isBuilt(path)) return undefined;
  const query = new URLSearchParams(xz).toString();
  return query === '' ? path : `${path}?${query}`;
}
