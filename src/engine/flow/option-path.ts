import type { AvailableBusiness } from '@/api/cases/available-businesses';
import { flowPath, isBuilt } from './flow-index';

/** Returns the path on which a person applies, with the variant chosen; undefined if no page exists. */
export function optionPath({
  ywlx,
  xz = {},
}: Pick<AvailableBusiness, 'ywlx'> & Partial<Pick<AvailableBusiness, 'xz'>>): string | undefined {
  const path = flowPath(ywlx, 'individual');
  if (path === undefined || !isBuilt(path)) return undefined;
  const query = new URLSearchParams(xz).toString();
  return query === '' ? path : `${path}?${query}`;
}
