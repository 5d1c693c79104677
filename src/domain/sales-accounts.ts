// The accounts that a developer is paid to, as they are registered and as they are applied for.
import { plainIdentifier } from './plain-text';

/** An account that homes are paid into (dictionary sfzhxz: 1 ordinary, 2 supervised account of a presale). */
export interface SalesAccount {
  sfrkhyhmc: string;
  sfrzhhm: string;
  zhxz: string;
}

const spelled = ({ sfrkhyhmc, sfrzhhm, zhxz }: SalesAccount) => [sfrkhyhmc, plainIdentifier(sfrzhhm), zhxz].join(' ');

/** Those of the one list that the other has not: in whatever order they stand, an account is the same. */
export function missingAccounts<One extends SalesAccount>(of: readonly One[], from: readonly SalesAccount[]): One[] {
  const there = new Set(from.map(spelled));
  return of.filter((account) => !there.has(spelled(account)));
}

/** Whether both say the same accounts. */
export const sameAccounts = (one: readonly SalesAccount[], other: readonly SalesAccount[]): boolean =>
  one.length === other.length && missingAccounts(one, other).length === 0;
