// Accounts for a developer's sales proceeds, registered or applied for.
import { plainIdentifier } from '../text/plain-text';

/** Account for sales proceeds (dictionary sfzhxz: 1 ordinary, 2 supervised account of a presale). */
export interface SalesAccount {
  sfrkhyhmc: string;
  sfrzhhm: string;
  zhxz: string;
}

const spelled = ({ sfrkhyhmc, sfrzhhm, zhxz }: SalesAccount) => [sfrkhyhmc, plainIdentifier(sfrzhhm), zhxz].join(' ');

/** Accounts of the first list that the second lacks; order is ignored. */
export function missingAccounts<One extends SalesAccount>(of: readonly One[], from: readonly SalesAccount[]): One[] {
  const there = new Set(from.map(spelled));
  return of.filter((account) => !there.has(spelled(account)));
}

/** Returns true if both lists hold the same accounts. */
export const sameAccounts = (one: readonly SalesAccount[], other: readonly SalesAccount[]): boolean =>
  one.length === other.length && missingAccounts(one, other).length === 0;
