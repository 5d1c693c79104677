import sm from 'sm-crypto';

/** Hashes account and password with SM3. Unsalted and fast: the simulated centre protects nothing real. */
export function passwordHash(account: string, password: string): string {
  return sm.sm3(`${account}:${password}`);
}
