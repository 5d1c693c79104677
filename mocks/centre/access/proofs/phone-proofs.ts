// A right phone code proves the number for the rest of one registration: a mistyped name needs no second code.
import type { Transaction } from '../../kernel/transaction';
import { isRightPhoneCode } from './phone-codes';

interface ProofRecord {
  key: string;
  code: string;
  until: number;
  /** Failed identities under this proof. */
  wrong: number;
}

const VALID_MS = 10 * 60_000;
export const MAX_IDENTITIES = 5;

const proofs = (tx: Transaction) => tx.store.table<ProofRecord>('phone-proofs');
const keyOf = (purpose: string, sjhm: string) => `${purpose}:${sjhm}`;

/** Returns whether this code proves the number, now or within the last minutes. */
export function provePhone(tx: Transaction, wall: number, purpose: string, sjhm: string, code: string): boolean {
  for (const old of [...proofs(tx).values()]) if (old.until < wall) proofs(tx).delete(old.key);
  const key = keyOf(purpose, sjhm);
  const known = proofs(tx).get(key);
  if (known && code !== '' && known.code === code.trim()) return true;
  if (!isRightPhoneCode(tx, wall, purpose, sjhm, code)) return false;
  proofs(tx).put(key, { key, code: code.trim(), until: wall + VALID_MS, wrong: 0 });
  return true;
}

/** Counts a failed identity. @returns whether the limit is reached and the proof void */
export function countIdentity(tx: Transaction, purpose: string, sjhm: string): boolean {
  const key = keyOf(purpose, sjhm);
  const known = proofs(tx).get(key);
  if (!known) return false;
  const wrong = known.wrong + 1;
  if (wrong >= MAX_IDENTITIES) proofs(tx).delete(key);
  else proofs(tx).put(key, { ...known, wrong });
  return wrong >= MAX_IDENTITIES;
}

/** Ends the proof after its use: the code becomes invalid. */
export function spendProof(tx: Transaction, purpose: string, sjhm: string): void {
  proofs(tx).delete(keyOf(purpose, sjhm));
}
