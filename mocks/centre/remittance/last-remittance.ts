import type { LastRemittance } from '@/api/last-remittance';
import { cases } from '../cases/case-states';
import type { UnitRecord } from '../kernel/people';
import type { Store } from '../kernel/store';
import { agreedAccount } from './payers';
import { remittancesOf } from './records';

/** How the month remitted last was paid; undefined for a unit's first month. */
export function lastRemittance(store: Store, { dwzh, jzny, firstMonth }: UnitRecord): LastRemittance | undefined {
  if (jzny < firstMonth) return undefined;
  const list = remittancesOf(store, dwzh).findLast(({ hjny, zt }) => hjny === jzny && zt === '4');
  if (!list) return undefined;
  // The list of the agreement names no account of its own.
  const zhbh = list.zhbh || (list.hjfs === '02' ? agreedAccount(store, dwzh) : '');
  return { hjny: jzny, hjksfs: cases(store).get(list.ywlsh)?.values.hjksfs ?? '', hjfs: list.hjfs, zhbh };
}
