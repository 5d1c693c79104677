// A phone code that was right proves the number for the rest of one registration: who mistyped a name needs no second code.
import type { Desk } from '../../kernel/desk';
import { isRightPhoneCode } from './phone-codes';

interface ProofRecord {
  key: string;
  code: string;
  until: number;
  /** Identities that did not hold with it. */
  wrong: number;
}

const VALID_MS = 10 * 60_000;
export const MOST_IDENTITIES = 5;

const proofs = (desk: Desk) => desk.store.table<ProofRecord>('phone-proofs');
const keyOf = (purpose: string, sjhm: string) => `${purpose}:${sjhm}`;

/** Whether the number has been proved with this code, now or a few minutes ago. */
export function provePhone(desk: Desk, wall: number, purpose: string, sjhm: string, code: string): boolean {
  for (const old of [...proofs(desk).values()]) if (old.until < wall) proofs(desk).delete(old.key);
  const key = keyOf(purpose, sjhm);
  const known = proofs(desk).get(key);
  if (known && code !== '' && known.code === code.trim()) return true;
  if (!isRightPhoneCode(desk, wall, purpose, sjhm, code)) return false;
  proofs(desk).put(key, { key, code: code.trim(), until: wall + VALID_MS, wrong: 0 });
  return true;
}

/** Counts an identity that did not hold. @returns whether that was the last one the proof allows: it is void then */
export function countIdentity(desk: Desk, purpose: string, sjhm: string): boolean {
  const key = keyOf(purpose, sjhm);
  const known = proofs(desk).get(key);
  if (!known) return false;
  const wrong = known.wrong + 1;
  if (wrong >= MOST_IDENTITIES) proofs(desk).delete(key);
  else proofs(desk).put(key, { ...known, wrong });
  return wrong >= MOST_IDENTITIES;
}

/** What it was for is done: the code opens nothing more. */
export function spendProof(desk: Desk, purpose: string, sjhm: string): void {
  proofs(desk).delete(keyOf(purpose, sjhm));
}
