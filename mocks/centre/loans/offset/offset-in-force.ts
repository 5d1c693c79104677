import type { Store } from '../../kernel/store';
import { offsets } from './loan-offsets';
import { activeOtherCityOrder } from './other-city-offsets';

/** Returns the agreement that debits an account for a loan here or in another city, with the link to end it. */
export function offsetDrawingOn(store: Store, grzh: string): { name: string; lj: string } | undefined {
  const here = [...offsets(store).values()].some(({ accounts, ended }) => !ended && accounts.includes(grzh));
  if (here) return { name: '冲还贷', lj: '/grwt/dkSys/dkyw/qychd' };
  if (activeOtherCityOrder(store, grzh)) return { name: '异地月冲还贷', lj: '/grwt/dkSys/dkyw/ydychdqy' };
  return undefined;
}
