import type { LastRemittance } from '@/api/remittance';
import type { UnitRecord } from '../kernel/people';
import type { Store } from '../kernel/store';
import { agreedAccount } from './payers';
import { remittancesOf, snapshots } from './records';

/** How the last booked month was paid: by its list, and where there is none by the agreement of the counter; undefined for a unit's first month. */
export function lastRemittance(store: Store, { dwzh, jzny, firstMonth }: UnitRecord): LastRemittance | undefined {
  if (jzny < firstMonth) return undefined;
  const list = remittancesOf(store, dwzh).findLast(({ hjny, zt }) => hjny === jzny && zt === '4');
  if (list) {
    const { qcqrdh, hjfs, zhbh } = list;
    return { hjny: jzny, hjksfs: snapshots(store).get(qcqrdh)?.hjksfs ?? '', hjfs, zhbh };
  }
  const zhbh = agreedAccount(dwzh);
  return zhbh === '' ? undefined : { hjny: jzny, hjksfs: '2', hjfs: '02', zhbh };
}
