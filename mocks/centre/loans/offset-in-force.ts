import type { Store } from '../kernel/store';
import { offsets } from './loan-offsets';
import { activeOutsideOrder } from './outside-offsets';

/** The standing order that draws on an account for a loan, here or in another city, and where it is ended. */
export function offsetDrawingOn(store: Store, grzh: string): { name: string; lj: string } | undefined {
  const here = [...offsets(store).values()].some(({ accounts, ended }) => !ended && accounts.includes(grzh));
  if (here) return { name: '冲还贷', lj: '/grwt/dkSys/dkyw/qychd' };
  if (activeOutsideOrder(store, grzh)) return { name: '异地月冲还贷', lj: '/grwt/dkSys/dkyw/ydychdqy' };
  return undefined;
}
