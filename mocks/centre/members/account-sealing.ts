import { endAgreementsByState } from '../cases/agreements';
import { type PersonRecord, persons } from '../kernel/people';
import type { Transaction } from '../kernel/transaction';
import { type AccountSeal, accountSeals } from '../registers/life-registers';

/** Seals an account today and ends the agreements that are paid from its deposits. @returns the sealed account */
export function sealAccount(
  tx: Transaction,
  person: PersonRecord,
  why: Pick<AccountSeal, 'fcyy' | 'lzrq'>,
): PersonRecord {
  const { grzh } = person;
  const sealed: PersonRecord = { ...person, grzhzt: '02' };
  persons(tx.store).put(grzh, sealed);
  accountSeals(tx.store).put(grzh, { grzh, fcrq: tx.today(), ...why });
  endAgreementsByState(tx, sealed);
  return sealed;
}
