// Payment accounts of the seeded units, with the bank's data on them and on unregistered ones.
import { units } from '../centre/kernel/people';
import type { Store } from '../centre/kernel/store';
import { bankAccounts } from '../centre/registers/registers';
import { payers } from '../centre/remittance/debit/payers';
import { paymentAccountsOf } from '../data/unit-payers';

/** Unregistered accounts of the units, for additions. */
const SPARE: readonly (readonly [fkzh: string, fkyhdm: string, dwzh: string])[] = [
  ['11050162510000009988', '105', '1000000001'],
  ['110907330010202', '308', '1000000003'],
];

/** Runs after the units are seeded. */
export function seedPayers(store: Store): void {
  for (const { dwzh, dwmc } of [...units(store).values()]) {
    for (const [at, account] of paymentAccountsOf(dwzh).entries()) {
      const { zhbh, hjfs, fkyhdm, yhmc, fkhm, fkzh } = account;
      const there = { zhbh, dwzh, hjfs, fkyhdm, yhmc, khhmc: '', khhlhh: '', fkhm, fkzh };
      payers(store).put(zhbh, { ...there, signed: true, standard: at === 0, kkr: 0, state: 'used' });
      bankAccounts(store).put(fkzh, { yhzh: fkzh, yhdm: fkyhdm, hm: fkhm });
    }
    for (const [fkzh, fkyhdm, of] of SPARE) {
      if (of === dwzh) bankAccounts(store).put(fkzh, { yhzh: fkzh, yhdm: fkyhdm, hm: dwmc });
    }
  }
}
