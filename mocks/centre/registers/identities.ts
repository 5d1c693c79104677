import type { Store } from '../kernel/store';
import { askRegister } from './register-queries';

/** Somebody as the register of residents has them. */
interface Identity {
  zjhm: string;
  xingming: string;
}

export const identities = (store: Store) => store.table<Identity>('register-identities');

/** Undefined for a number that the register does not know. */
export function identityOf(store: Store, zjhm: string): Identity | undefined {
  if (!askRegister(store, '户籍登记', zjhm)) return undefined;
  return identities(store).get(zjhm);
}
