import { sm3 } from 'sm-crypto-v2';

/** What is kept of a password: SM3 over the account and the password. The simulated centre has nothing worth a slow hash. */
export function passwordHash(account: string, password: string): string {
  return sm3(`${account}:${password}`);
}
