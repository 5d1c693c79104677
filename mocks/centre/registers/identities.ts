import type { Store } from '../kernel/store';
import { queryRegister } from './register-queries';

/** A person in the register of residents. */
interface Identity {
  zjhm: string;
  xingming: string;
}

export const identities = (store: Store) => store.table<Identity>('register-identities');

/** Returns the identity of an ID number; undefined if unknown. */
export function registeredIdentity(store: Store, zjhm: string): Identity | undefined {
  if (!queryRegister(store, '户籍登记', zjhm)) return undefined;
  return identities(store).get(zjhm);
}
