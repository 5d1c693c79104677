import type { LastRemittance } from '@/api/last-remittance';
import { cases } from '../cases/case-states';
import type { UnitRecord } from '../kernel/people';
import type { Store } from '../kernel/store';
import { agreedAccount } from './payers';
import { remittancesOf } from './records';

/** How the month remitted last was paid, whatever was made up since; undefined for a unit's first month. */
export function lastRemittance(store: Store, { dwzh }: UnitRecord): LastRemittance | undefined {
  const paid = remittancesOf(store, dwzh).filter(({ zt }) => zt === '4');
  const list = paid.sort((a, b) => (a.hjny < b.hjny ? -1 : 1)).at(-1);
  if (!list) return undefined;
  // The list of the agreement names no account of its own.
  const zhbh = list.zhbh || (list.hjfs === '02' ? agreedAccount(store, dwzh) : '');
  return { hjny: list.hjny, hjksfs: cases(store).get(list.ywlsh)?.values.hjksfs ?? '', hjfs: list.hjfs, zhbh };
}
