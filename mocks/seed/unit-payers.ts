// Payment accounts of the fixed units, and what the bank says of them and of some that nobody has added yet.
import { units } from '../centre/kernel/people';
import type { Store } from '../centre/kernel/store';
import { bankAccounts } from '../centre/registers/registers';
import { payers } from '../centre/remittance/payers';
import { paymentAccountsOf } from '../data/unit-payers';

/** Accounts of the units' own that are to be added. */
const SPARE: readonly (readonly [fkzh: string, fkyhdm: string, dwzh: string])[] = [
  ['11050162510000009988', '105', '1000000001'],
  ['110907330010202', '308', '1000000003'],
];

/** Runs after the units are there. */
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
